import QuickActionModel

/// Reads an example line by line.
struct ExampleReader {
    private var example = ExampleCatalog()
    private var app = AppCatalog(id: "app")
    private var codes: [String] = ["en"]
    private var number = 0

    init() { app.facts.propertyList = SourceLocation(path: ExampleCatalog.path) }

    mutating func read(_ line: Substring) {
        number += 1
        let line = ExampleLine(line, number: number)
        example.lines.append(line.text)
        example.spots += line.spots
        if line.scalars.first == "@" {
            guard let (name, value) = line.parts[0].dropping(1).split(at: "=") else { return }
            let whole = ExamplePart(text: line.text, location: line.location(0, line.scalars.count))
            set(name.text, value, line: whole)
        } else if !line.scalars.isEmpty {
            if app.menus.isEmpty { open(.static(.any)) }
            add(line)
        }
    }

    func finished() -> ExampleCatalog {
        var example = example
        var app = app
        app.languages = codes.map {
            AppLanguage(code: $0, table: SourceLocation(path: "\($0).lproj/InfoPlist.strings"), chain: [$0])
        }
        for menu in app.menus.indices where app.menus[menu].kind == .static {
            for item in app.menus[menu].items.indices { complete(&app.menus[menu].items[item]) }
        }
        for menu in app.menus.indices where !app.menus[menu].items.isEmpty { app.menus[menu].state = .known }
        example.catalog.apps = [app]
        return example
    }

    /// Gives every language a text, as the readers do.
    private func complete(_ item: inout QuickAction) {
        item.title.languages = filled(item.title)
        if let subtitle = item.subtitle { item.subtitle?.languages = filled(subtitle) }
    }

    private func filled(_ text: LocalizedText) -> [LanguageText] {
        codes.map { code in
            if let own = text.text(in: code) { return own }
            if var base = text.languages.first, base.language.hasSameBytes(as: codes[0]) {
                base.language = code
                base.origin = .fallback(language: codes[0])
                return base
            }
            return LanguageText(language: code, text: text.value, origin: .declared)
        }
    }

    private mutating func open(_ origin: ActionMenu.Origin) {
        app.menus.append(ActionMenu(origin: origin, location: SourceLocation(path: ExampleCatalog.path), items: []))
    }

    // MARK: Quick actions

    private mutating func add(_ line: ExampleLine) {
        let menu = app.menus.count - 1
        var parts = line.parts
        var title = parts.removeFirst()
        var subtitle: ExamplePart?
        if let (before, after) = title.split(at: " | ") { (title, subtitle) = (before, after) }
        let origin = app.menus[menu].origin
        var item = QuickAction(
            key: ActionKey(kind: app.menus[menu].kind, type: ByteText(typeName)),
            position: app.menus[menu].items.count + 1,
            source: ActionSource(location: line.location(0, line.scalars.count)),
            title: LocalizedText(value: title.text, location: title.location),
            subtitle: subtitle.map { LocalizedText(value: $0.text, location: $0.location) })
        if case .static(let variant) = origin { item.key.variant = variant }
        for part in parts {
            guard let (name, value) = part.split(at: "=") else { continue }
            set(name.text, value, of: &item)
        }
        if case .dynamic(_, let language) = origin {
            item.title.languages = [literal(item.title, language)]
            if let subtitle = item.subtitle { item.subtitle?.languages = [literal(subtitle, language)] }
        }
        item.key.identity = ActionIdentity.of(item.userInfo)
        app.menus[menu].items.append(item)
    }

    /// A type that no rule has anything against: "lineA" for the first line.
    private var typeName: String {
        let letter = Unicode.Scalar(UInt8(65 + (number - 1) % 26))
        return "line" + String(repeating: Character(letter), count: 1 + (number - 1) / 26)
    }

    private func literal(_ text: LocalizedText, _ language: String) -> LanguageText {
        LanguageText(language: language, text: text.value, origin: .literal, location: text.location)
    }

    private mutating func set(_ name: String, _ value: ExamplePart, of item: inout QuickAction) {
        switch name {
        case "type":
            item.key.type = ByteText(value.text)
            item.source.type = value.location
        case "symbol": item.icon.declared.append(IconReference(.symbol, value.text, at: value.location))
        case "file": item.icon.declared.append(IconReference(.file, value.text, at: value.location))
        case "icon":
            let name = "UIApplicationShortcutIconType" + value.text
            item.icon.declared.append(IconReference(.type, name, at: value.location))
        case "userInfo":
            let pairs = value.text.split(separator: ",").map { $0.split(separator: ":", maxSplits: 1).map(String.init) }
            item.userInfo = .dictionary(
                pairs.map { PropertyEntry(ByteText($0[0]), .string(ByteText($0.count > 1 ? $0[1] : ""))) })
            item.source.userInfo = value.location
        case "target": item.target = value.text
        default: translate(name, value, &item)
        }
    }

    private mutating func translate(_ name: String, _ value: ExamplePart, _ item: inout QuickAction) {
        if name.hasSuffix(".state") {
            let code = name.dropLast(".state".count)
            for index in item.title.languages.indices where item.title.languages[index].language == code {
                item.title.languages[index].state = value.text
            }
            return
        }
        let isSubtitle = name.hasSuffix(".subtitle")
        let code = isSubtitle ? String(name.dropLast(".subtitle".count)) : name
        if !codes.contains(code) { codes.append(code) }
        let text = LanguageText(language: code, text: value.text, origin: .table, location: value.location)
        if isSubtitle { item.subtitle?.languages.append(text) } else { item.title.languages.append(text) }
    }

    // MARK: Settings

    private mutating func set(_ name: String, _ value: ExamplePart, line: ExamplePart) {
        let words = value.text.split(separator: " ").map(String.init)
        switch name {
        case "name": app.facts.name = value.text
        case "minimumOS": app.facts.minimumOS = value.text
        case "development":
            app.facts.developmentLanguage = value.text
            codes[0] = value.text
        case "languages": codes += words.filter { !codes.contains($0) }
        case "bundle": app.facts.bundleKind = BundleKind(rawValue: value.text) ?? .app
        case "handled": app.lifecycle.handledTypes = words.map { ByteText($0) }
        case "retired": app.lifecycle.retired = words.map { RetiredType(type: ByteText($0)) }
        case "previous": example.inputs.previousTypes = ["app": words]
        case "static":
            open(.static(DeviceVariant(rawValue: value.text) ?? .any))
            app.menus[app.menus.count - 1].location = line.location
        case "dynamic": openDynamic(words, line)
        case "today": example.inputs.today = value.text
        case "brands": example.settings.terms.brands += words
        case "forbidden": example.settings.terms.forbidden += words
        case "same": example.settings.sameAsSource.append(value.text)
        case "limit": app.settings.limit = Int(value.text) ?? 4
        default: setTables(name, value, words)
        }
    }

    /// `@dynamic=id language available`.
    private mutating func openDynamic(_ words: [String], _ line: ExamplePart) {
        var scenario = Scenario(id: words.first ?? "scenario", name: words.first ?? "scenario")
        if words.count > 2 { scenario.available = Int(words[2]) }
        open(.dynamic(scenario, language: words.count > 1 ? words[1] : codes[0]))
        app.menus[app.menus.count - 1].location = line.location
    }

    private mutating func setTables(_ name: String, _ value: ExamplePart, _ words: [String]) {
        let pairs = words.map { $0.split(separator: ":", maxSplits: 1).map(String.init) }.filter { $0.count == 2 }
        switch name {
        case "symbols":
            var table = example.inputs.symbols ?? SymbolTable(symbols: [:])
            for pair in pairs { table.symbols[pair[0]] = pair[1] }
            example.inputs.symbols = table
        case "aliases":
            var table = example.inputs.symbols ?? SymbolTable(symbols: [:])
            for pair in pairs { table.aliases[pair[0]] = pair[1] }
            example.inputs.symbols = table
        case "restricted":
            guard let first = words.first else { return }
            example.inputs.symbols?.restrictions[first] = words.dropFirst().joined(separator: " ")
        case "asset": addAsset(words)
        case "option":
            guard words.count >= 3 else { return }
            var setting = RuleSetting(rule: words[0])
            setting.options = [RuleOption(name: words[1], values: Array(words.dropFirst(2)))]
            example.settings.rules.append(setting)
        case "ignore": addIgnore(value)
        default: return
        }
    }

    /// `@asset=name 105x105 clear`, `@asset=name catalog`, `@asset=name 64x48 opaque`.
    private mutating func addAsset(_ words: [String]) {
        var table = example.inputs.assets?["app"] ?? AssetTable([:])
        var facts = AssetFacts(isInAssetCatalog: words.contains("catalog"))
        if words.contains("clear") { facts.isTransparent = true }
        if words.contains("opaque") { facts.isTransparent = false }
        for word in words.dropFirst() {
            let sides = word.split(separator: "x").compactMap { Int($0) }
            if sides.count == 2 { facts.pixels = PixelSize(sides[0], sides[1]) }
        }
        if let name = words.first { table.assets[ByteText(name)] = facts }
        example.inputs.assets = ["app": table]
    }

    /// `@ignore=rule until 2026-11-30 because reason`.
    private mutating func addIgnore(_ value: ExamplePart) {
        let rule = value.split(at: " ")?.0 ?? value
        var entry = IgnoreEntry(rule: rule.text)
        entry.location = rule.location
        entry.reason = value.split(at: " because ")?.1.text
        entry.until = value.split(at: " until ").map { String($0.1.text.prefix { $0 != " " }) }
        example.settings.ignore.append(entry)
    }
}
