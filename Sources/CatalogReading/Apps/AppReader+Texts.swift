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
                let title = app.menus[menu].items[item].title.value
                app.menus[menu].items[item].title.languages = all.texts(for: title)
                if let subtitle = app.menus[menu].items[item].subtitle?.value {
                    app.menus[menu].items[item].subtitle?.languages = all.texts(for: subtitle)
                }
            }
        }
    }
}
