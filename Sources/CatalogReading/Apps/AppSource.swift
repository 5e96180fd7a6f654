import QuickActionModel

/// Where an app's property list and tables are, as `source:` says.
struct AppSource {
    /// Path of the folder or archive.
    var folder: String
    /// Whether it is a root of its own: outside of the catalog's folder, or a bundle.
    var isOutside: Bool
    /// Name of the root in locations; empty inside of the catalog.
    var rootName: String
    /// Name of the property list in the folder.
    var propertyList = "Info.plist"

    /// Kinds of source that are understood, for messages.
    static let kinds = "a folder, an Info.plist, an .app folder, an .xcarchive, an .ipa or a .zip"

    /// Endings of what holds an app in a layout of its own; the input tree opens it.
    private static let bundles = [".app", ".xcarchive", ".ipa", ".zip"]

    /// A source as it is written; `base` is the folder of the file that says it.
    ///
    /// Nil for a kind that is not understood.
    init?(_ written: String, relativeTo base: String) {
        var text = written
        while text.utf8.count > 1, text.utf8.last == UInt8(ascii: "/") { text.removeLast() }
        let lowered = text.lowercased()
        if lowered.hasSuffix(".xcodeproj") { return nil }
        if lowered.hasSuffix(".plist") {
            let cut = text.utf8.lastIndex(of: UInt8(ascii: "/"))
            propertyList = cut.map { String(text[text.utf8.index(after: $0)...]) } ?? text
            text = cut.map { $0 == text.utf8.startIndex ? "/" : String(text[..<$0]) } ?? "."
        }
        let joined = text.utf8.first == UInt8(ascii: "/") ? text : base.isEmpty ? text : "\(base)/\(text)"
        if Self.bundles.contains(where: { lowered.hasSuffix($0) }) {
            (folder, isOutside, rootName) = (joined, true, text)
        } else if let inside = Self.inside(joined) {
            (folder, isOutside, rootName) = (inside, false, "")
        } else {
            (folder, isOutside, rootName) = (joined, true, text)
        }
    }

    /// A folder, whatever its name looks like.
    init?(folder path: String) {
        guard !path.utf8.contains(0) else { return nil }
        if let inside = Self.inside(path) {
            (folder, isOutside, rootName) = (inside, false, "")
        } else {
            (folder, isOutside, rootName) = (path, true, path)
        }
    }

    /// A path without dot segments; nil when it is absolute or leads out.
    private static func inside(_ path: String) -> String? {
        guard path.utf8.first != UInt8(ascii: "/") else { return nil }
        var parts: [Substring.UTF8View] = []
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            if part.elementsEqual(".".utf8) { continue }
            if part.elementsEqual("..".utf8) {
                guard !parts.isEmpty else { return nil }
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.map { String(Substring($0)) }.joined(separator: "/")
    }
}
