import HomeScreen
import QuickActionModel
import SourceTrees

/// Reads the static quick actions of one property list.
struct StaticItemReader {
    let file: SourceFile
    let identity: IdentitySettings
    var values: VariableTexts
    var log: ReadingLog

    init(file: SourceFile, variables: BuildVariables, identity: IdentitySettings, log: ReadingLog) {
        self.file = file
        self.identity = identity
        self.values = VariableTexts(variables)
        self.log = log
    }

    /// The declared lists: any device first, then iPhone and iPad where they have their own.
    mutating func menus(of root: [SourceEntry]) -> [ActionMenu] {
        var lists: [(variant: DeviceVariant, entry: SourceEntry)] = []
        for entry in root where Self.looksLikeShortcutKey(entry.key) {
            if let variant = Self.variant(entry.key) {
                lists.removeAll { $0.variant == variant }
                lists.append((variant, entry))
            } else {
                reportRootKey(entry)
            }
        }
        if lists.isEmpty { for entry in root { reportList(entry) } }
        let menus = DeviceVariant.allCases.compactMap { variant in
            lists.first { $0.variant == variant }.flatMap { menu(variant, $0.entry) }
        }
        values.reportOpen(&log)
        return menus
    }

    private mutating func menu(_ variant: DeviceVariant, _ entry: SourceEntry) -> ActionMenu? {
        let location = file.location(of: entry.keySpan, keyPath: entry.key)
        guard let nodes = entry.value.array else {
            reportNoArray(entry)
            return nil
        }
        var items: [QuickAction] = []
        for (index, node) in nodes.enumerated() {
            guard let entries = node.dictionary else {
                reportNoDictionary(node, index, entry.key)
                continue
            }
            if let item = item(entries, ItemPlace(node: node, variant: variant, list: entry.key, index: index)) {
                items.append(item)
            }
        }
        return ActionMenu(origin: .static(variant), location: location, items: items)
    }

    private mutating func item(_ entries: [SourceEntry], _ place: ItemPlace) -> QuickAction? {
        let before = log.findings.count
        var fields = StaticItemFields(entries)
        for (order, entry) in entries.enumerated() {
            if let key = StaticItemKey.of(entry.key) {
                fields.set(key, at: order)
            } else {
                reportUnknown(entry, place)
            }
        }
        let type = requiredText(.type, fields, place)
        let title = requiredText(.title, fields, place)
        guard let type, let title else { return nil }
        let userInfo = userInfo(fields, place)
        let identity = ActionIdentity.of(userInfo, keys: self.identity.keys, versionKey: self.identity.versionKey)
        let key = ActionKey(variant: place.variant, kind: .static, type: ByteText(type.value), identity: identity)
        let item = QuickAction(
            key: key, position: place.index + 1, source: source(of: place, type: type.location, fields),
            title: title, subtitle: text(.subtitle, fields, place), icon: icon(fields, place), userInfo: userInfo,
            target: text(.target, fields, place)?.value)
        log.name(key, since: before)
        return item
    }

    private func source(of place: ItemPlace, type: SourceLocation?, _ fields: StaticItemFields) -> ActionSource {
        let userInfo = fields[.userInfo]?.entry.value
        return ActionSource(
            location: file.location(of: place.node.span, keyPath: place.path), excerpt: file.excerpt(of: place.node.span),
            type: type,
            userInfo: userInfo.map { file.location(of: $0, keyPath: place.path(.userInfo)) },
            suppressions: place.node.comments.compactMap {
                InlineSuppression.of(comment: $0.text, at: file.location(of: $0.span, keyPath: place.path))
            })
    }

    /// A text of an optional key; nil when missing or of another type.
    private mutating func text(_ key: StaticItemKey, _ fields: StaticItemFields, _ place: ItemPlace) -> LocalizedText? {
        guard let node = fields[key]?.entry.value else { return nil }
        guard let text = node.string else {
            reportWrongType(key, node, "a string", place)
            return nil
        }
        let location = file.location(of: node, keyPath: place.path(key))
        let filled = values.filled(text, at: location, what: place.name(key), &log)
        return LocalizedText(value: filled, location: location)
    }

    /// The type or title; nil when the system would drop the item.
    private mutating func requiredText(_ key: StaticItemKey, _ fields: StaticItemFields, _ place: ItemPlace) -> LocalizedText? {
        guard let node = fields[key]?.entry.value, let string = node.string else {
            reportMissing(key, fields[key]?.entry.value, place)
            return nil
        }
        if string.isEmpty { reportMissing(key, node, place) }
        return text(key, fields, place)
    }

    private mutating func icon(_ fields: StaticItemFields, _ place: ItemPlace) -> QuickActionIcon {
        var found: [(order: Int, icon: IconReference)] = []
        let kinds: [(StaticItemKey, IconKind)] = [(.iconSymbolName, .symbol), (.iconFile, .file), (.iconType, .type)]
        for (key, kind) in kinds {
            guard let field = fields[key], let text = text(key, fields, place) else { continue }
            if key == .iconType, SystemIconType.of(constant: text.value) == nil { reportIconType(text, place) }
            found.append((field.order, IconReference(kind, text.value, at: text.location)))
        }
        return QuickActionIcon(declared: found.sorted { $0.order < $1.order }.map(\.icon))
    }

    private mutating func userInfo(_ fields: StaticItemFields, _ place: ItemPlace) -> PropertyValue? {
        guard let node = fields[.userInfo]?.entry.value else { return nil }
        guard node.dictionary != nil else {
            reportWrongType(.userInfo, node, "a dictionary", place)
            return nil
        }
        var reader = PropertyValueReader(file: file, values: values, log: log.taken())
        let value = reader.value(of: node, path: place.path(.userInfo))
        values = reader.values ?? values
        log = reader.log
        return value
    }

    /// The variant of a key that holds a list.
    static func variant(_ key: String) -> DeviceVariant? {
        if key.hasSameBytes(as: StaticItemKey.list) { return .any }
        return [DeviceVariant.iphone, .ipad].first { key.hasSameBytes(as: "\(StaticItemKey.list)~\($0.rawValue)") }
    }

    /// Whether a key of the root begins like the keys of quick actions, upper and lower case counting as equal.
    static func looksLikeShortcutKey(_ key: String) -> Bool {
        guard key.utf8.count >= prefix.count else { return false }
        return key.utf8.prefix(prefix.count).elementsEqual(prefix) { ($0 | 32) == $1 }
    }

    private static let prefix = StaticItemKey.prefix.lowercased().utf8.map { $0 }
}

/// The entries of one item by key; the last one of a key counts.
struct StaticItemFields {
    /// Place among the item's entries, and the entry.
    typealias Field = (order: Int, entry: SourceEntry)
    private let entries: [SourceEntry]
    private var places = KeyPlaces()

    init(_ entries: [SourceEntry]) { self.entries = entries }

    /// Says that the entry at a place has a key.
    mutating func set(_ key: StaticItemKey, at place: Int) { places[key.index] = place }

    subscript(key: StaticItemKey) -> Field? { places[key.index].map { ($0, entries[$0]) } }
}

extension StaticItemKey {
    fileprivate var index: Int {
        switch self {
        case .type: 0
        case .title: 1
        case .subtitle: 2
        case .iconType: 3
        case .iconFile: 4
        case .iconSymbolName: 5
        case .userInfo: 6
        case .target: 7
        case .activationMode: 8
        }
    }
}

/// Where one item stands.
struct ItemPlace {
    /// Its dictionary.
    let node: SourceNode
    /// The variant of its list.
    let variant: DeviceVariant
    /// The key of its list.
    let list: String
    /// 0-based place in its list.
    let index: Int

    /// The way to it.
    var path: String { "\(list)[\(index)]" }
    /// The way to one of its keys.
    func path(_ key: StaticItemKey) -> String { "\(path).\(key.rawValue)" }
    /// A key in the words of a finding.
    func name(_ key: StaticItemKey) -> String { "\(key.field) of item \(index + 1)" }
}
