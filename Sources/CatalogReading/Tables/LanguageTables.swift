import QuickActionModel

/// All InfoPlist tables of an app, and the two questions asked of them.
struct LanguageTables: Sendable {
    /// The app's languages: the development language first, the rest by code.
    let languages: [AppLanguage]
    private let byCode: [ByteText: LanguageTable]
    private let development: ByteText

    /// Tables of an app; `listed` are codes that must be among the languages even without a table.
    init(tables: [LanguageTable], listed: [String], development: String) {
        var byCode: [ByteText: LanguageTable] = [:]
        for table in tables { byCode[ByteText(table.code)] = table }
        let base = byCode.removeValue(forKey: ByteText(LanguageTable.base))
        for code in listed + [development] where byCode[ByteText(code)] == nil {
            byCode[ByteText(code)] = LanguageTable(code: code)
        }
        let developmentKey = ByteText(development)
        // Base holds the development language's texts where that has no table of its own.
        if let base, byCode[developmentKey]?.location == nil {
            var table = base
            table.code = development
            byCode[developmentKey] = table
        } else if let base {
            byCode[ByteText(LanguageTable.base)] = base
        }
        self.byCode = byCode
        self.development = developmentKey
        let codes = byCode.keys.filter { $0 != ByteText(LanguageTable.base) }
            .sorted { ($0 == developmentKey ? 0 : 1, $0) < ($1 == developmentKey ? 0 : 1, $1) }
        let hasBase = byCode[ByteText(LanguageTable.base)] != nil
        languages = codes.compactMap { code in
            guard let table = byCode[code] else { return nil }
            var chain = [code.string]
            if code != developmentKey { chain.append(development) }
            if hasBase { chain.append(LanguageTable.base) }
            return AppLanguage(code: code.string, table: table.location, isUnreadable: table.isUnreadable, chain: chain)
        }
    }

    /// Fills in what every language shows for a text.
    func localize(_ text: inout LocalizedText) {
        text.languages = texts(for: text.value)
        text.keys = keys(for: text.value, shownAs: text.languages)
    }

    /// What every language shows for a declared value.
    func texts(for value: String) -> [LanguageText] {
        let key = ByteText(value)
        let fallback = fallbackText(for: key)
        return languages.map { language in
            if let own = byCode[ByteText(language.code)]?.texts[key] {
                return LanguageText(
                    language: language.code, text: own.text, origin: .table, location: own.location, state: own.state)
            }
            if let fallback {
                return LanguageText(
                    language: language.code, text: fallback.text.text, origin: .fallback(language: fallback.code),
                    location: fallback.text.location, state: fallback.text.state)
            }
            return LanguageText(language: language.code, text: value, origin: .declared)
        }
    }

    /// Where tables have a declared value as a key, each place once; empty where every language takes its text from a table, because
    /// then nobody sees the value itself.
    func keys(for value: String, shownAs texts: [LanguageText]) -> [SourceLocation] {
        guard texts.contains(where: { $0.origin == .declared }) else { return [] }
        let key = ByteText(value)
        var seen: Set<SourceLocation> = []
        return byCode.values.flatMap { $0.texts[key]?.keys ?? [] }.filter { seen.insert($0).inserted }.sorted()
    }

    private func fallbackText(for key: ByteText) -> (code: String, text: TableText)? {
        if let text = byCode[development]?.texts[key] { return (development.string, text) }
        return byCode[ByteText(LanguageTable.base)]?.texts[key].map { (LanguageTable.base, $0) }
    }
}
