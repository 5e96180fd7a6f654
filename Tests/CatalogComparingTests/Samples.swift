import QuickActionModel

@testable import CatalogComparing

/// A short way to write a quick action.
struct Sample {
    var type: String
    var title: String
    var subtitle: String?
    var icon: String?
    var info: [(String, PropertyValue)]?
    var target: String?
    var languages: [String: String] = [:]

    init(
        _ type: String, _ title: String, subtitle: String? = nil, icon: String? = nil, info: [(String, PropertyValue)]? = nil,
        target: String? = nil, languages: [String: String] = [:]
    ) {
        self.type = type
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
        self.info = info
        self.target = target
        self.languages = languages
    }

    func action(kind: ActionKind, at position: Int, language: String = "en", variant: DeviceVariant = .any) -> QuickAction {
        let userInfo = info.map { PropertyValue.dictionary($0.map { PropertyEntry(ByteText($0.0), $0.1) }) }
        var icons: [IconReference] = []
        for name in (icon ?? "").split(separator: "|").map(String.init) {
            icons.append(
                name.hasPrefix("UIApplication")
                    ? IconReference(.type, name)
                    : name.hasPrefix("file:") ? IconReference(.file, String(name.dropFirst(5))) : IconReference(.symbol, name))
        }
        return QuickAction(
            key: ActionKey(variant: variant, kind: kind, type: ByteText(type), identity: ActionIdentity.of(userInfo)),
            position: position,
            source: ActionSource(location: SourceLocation(path: "Info.plist", line: position, column: 1)),
            title: text(title, kind, language, languages),
            subtitle: subtitle.map { text($0, kind, language, [:]) }, icon: QuickActionIcon(declared: icons),
            userInfo: userInfo, target: target)
    }

    private func text(_ value: String, _ kind: ActionKind, _ language: String, _ others: [String: String]) -> LocalizedText {
        let own = LanguageText(language: language, text: value, origin: kind == .static ? .declared : .literal)
        let codes = others.keys.map { ByteText($0) }.sorted()
        return LocalizedText(
            value: value,
            languages: [own]
                + codes.map { code in
                    LanguageText(
                        language: code.string, text: others[code.string] ?? "", origin: kind == .static ? .table : .literal)
                })
    }
}

/// An app with static items, and dynamic ones by scenario.
func app(
    _ id: String = "notes", _ items: [Sample]? = nil, ipad: [Sample]? = nil, exports: [String: [Sample]] = [:],
    lifecycle: TypeLifecycle = TypeLifecycle(), limit: Int = 4
) -> AppCatalog {
    var menus: [ActionMenu] = []
    let place = SourceLocation(path: "Info.plist")
    func list(_ items: [Sample], _ kind: ActionKind, _ variant: DeviceVariant = .any) -> [QuickAction] {
        items.enumerated().map { $1.action(kind: kind, at: $0 + 1, variant: variant) }
    }
    if let items { menus.append(ActionMenu(origin: .static(.any), location: place, items: list(items, .static))) }
    if let ipad { menus.append(ActionMenu(origin: .static(.ipad), location: place, items: list(ipad, .static, .ipad))) }
    for id in exports.keys.map({ ByteText($0) }).sorted() {
        menus.append(
            ActionMenu(
                origin: .dynamic(Scenario(id: id.string, name: id.string), language: "en"), location: place,
                items: list(exports[id.string] ?? [], .dynamic)))
    }
    var app = AppCatalog(id: id, menus: menus, lifecycle: lifecycle)
    app.settings.limit = limit
    return app
}

/// The single changes as `kind key: before -> after`, with the level where it is not the usual one.
func lines(_ set: ChangeSet, singles: Bool = true) -> [String] {
    (singles ? set.singles : set.changes).map { change in
        var line = change.kind.rawValue
        if change.level != change.kind.usualLevel { line += " (\(change.level.rawValue))" }
        if let key = change.key { line += " " + key.type.string }
        if let language = change.language, language != "en" { line += " [\(language)]" }
        if change.before != nil || change.after != nil { line += ": \(change.before ?? "-") -> \(change.after ?? "-")" }
        return line
    }
}

/// The changes of two lists of static items.
func changes(_ old: [Sample], _ new: [Sample], lifecycle: TypeLifecycle = TypeLifecycle()) -> [String] {
    lines(CatalogComparer().compare(app("notes", old), app("notes", new, lifecycle: lifecycle)))
}

/// The changes of two exports of one scenario.
func exportChanges(_ old: [Sample], _ new: [Sample], lifecycle: TypeLifecycle = TypeLifecycle()) -> [String] {
    lines(
        CatalogComparer().compare(
            app("notes", [], exports: ["one": old]), app("notes", [], exports: ["one": new], lifecycle: lifecycle)))
}
