import QuickActionModel

extension AppReader {
    /// Looks every static text up in the tables beside the property list.
    mutating func localize(_ app: inout AppCatalog, _ folder: InputFolder?, _ facts: inout AppFactReader) {
        var tables: [LanguageTable] = []
        var listed = Set(facts.languages.map { ByteText($0) })
        if let folder {
            var wanted: Set<ByteText> = []
            for item in app.menus.lazy.flatMap(\.items) {
                wanted.insert(ByteText(item.title.value))
                if let subtitle = item.subtitle { wanted.insert(ByteText(subtitle.value)) }
            }
            var reader = StringTableReader(wanted: wanted, input: folder, log: log.taken())
            tables = reader.read()
            log = reader.log
            listed.formUnion(reader.listed)
            if !facts.saysDevelopmentLanguage, let source = reader.sourceLanguage { app.facts.developmentLanguage = source }
            if !wanted.isEmpty { reportNoTable(reader.foldersWithoutTable, folder, app.facts.developmentLanguage) }
            reportBase(tables, app.facts.developmentLanguage)
        }
        let codes = listed.sorted().map(\.string)
        if codes.count > Self.mostLanguages {
            log.add(
                Finding(
                    .tooLarge, "the app has \(codes.count) languages; the limit is \(Self.mostLanguages)",
                    explanation: "The first \(Self.mostLanguages) by code are read.", at: folder?.location("")))
        }
        let kept = Set(codes.prefix(Self.mostLanguages).map { ByteText($0) } + [ByteText(app.facts.developmentLanguage)])
        tables.removeAll { !kept.contains(ByteText($0.code)) && !$0.code.hasSameBytes(as: LanguageTable.base) }
        let all = LanguageTables(
            tables: tables, listed: Array(codes.prefix(Self.mostLanguages)), development: app.facts.developmentLanguage)
        app.languages = all.languages
        for menu in app.menus.indices {
            for item in app.menus[menu].items.indices {
                all.localize(&app.menus[menu].items[item].title)
                if var subtitle = app.menus[menu].items[item].subtitle {
                    all.localize(&subtitle)
                    app.menus[menu].items[item].subtitle = subtitle
                }
            }
        }
    }

    /// Tells languages that have a folder and no table; the development language may rely on the property list.
    private mutating func reportNoTable(_ folders: [ByteText: String], _ home: InputFolder, _ development: String) {
        let base = ByteText(LanguageTable.base)
        for (code, folder) in folders.sorted(by: { $0.key < $1.key }) where code != base && code != ByteText(development) {
            log.add(
                Finding(
                    .noTable, "\(code) has no InfoPlist table",
                    explanation: "Titles are shown as \(development) or the property list has them. "
                        + "Put an InfoPlist.strings into \(folder).",
                    at: home.location(folder), subject: FindingSubject(language: code.string, value: folder)))
        }
    }

    /// Tells texts of `Base` that differ from those of the development language, which count.
    private mutating func reportBase(_ tables: [LanguageTable], _ development: String) {
        guard let base = tables.first(where: { $0.code.hasSameBytes(as: LanguageTable.base) }),
            let own = tables.first(where: { $0.code.hasSameBytes(as: development) })
        else { return }
        for (key, text) in own.texts.sorted(by: { $0.key < $1.key }) {
            guard let other = base.texts[key], !other.text.hasSameBytes(as: text.text) else { continue }
            log.add(
                Finding(
                    .baseDiffers, "\"\(key)\" is \"\(text.text)\" in \(development) and \"\(other.text)\" in Base",
                    explanation: "The text of \(development) is shown. Give both the same text, or remove one of them.",
                    at: other.location, subject: FindingSubject(language: development, value: key.string),
                    related: [RelatedLocation(text.location, "this one is shown")]))
        }
    }
}
