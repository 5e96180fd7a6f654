import QuickActionModel

/// Which of an app's languages is shown to somebody, by two pure functions.
///
/// The rules are stricter than any system is known to be, so that no page promises a text that nobody sees: a script is never
/// crossed, a foreign language is never borrowed, and one region never takes another region's texts.
public enum LanguageChoice {
    /// The code of a language folder's name without `.lproj`, or of a tag of any spelling; nil for `Base` and for what is no language.
    ///
    /// Case, underscores, old names (`English`), old codes (`iw`) and the usual script of Chinese (`zh_CN` → `zh-Hans`) become one
    /// form.
    public static func normalize(_ folderName: String) -> String? {
        guard folderName.utf8.count <= 64 else { return nil }
        let lowered = folderName.lowercased()
        if lowered.hasSameBytes(as: "base") { return nil }
        if let code = LanguageNames.old[lowered] { return code }
        guard let tag = LanguageParts(lowered) else { return nil }
        return tag.code
    }

    /// The language of `available` that somebody with the languages `wanted`, the dearest first, is shown; else `development`.
    ///
    /// For each wanted language: itself, its parents (`es-MX` → `es-419` → `es`), then the same language and script without a region.
    /// The result is spelt as in `available`.
    public static func choose(wanted: [String], available: [String], development: String) -> String {
        var offered: [(parts: LanguageParts, name: String)] = []
        for name in available {
            guard let code = normalize(name), let parts = LanguageParts(code) else { continue }
            offered.append((parts, name))
        }
        for name in wanted {
            guard let code = normalize(name), let parts = LanguageParts(code) else { continue }
            for parent in parts.chain {
                if let found = offered.first(where: { $0.parts == parent }) { return found.name }
            }
            if let found = offered.first(where: { $0.parts.isWhole(of: parts) }) { return found.name }
        }
        return development
    }
}
