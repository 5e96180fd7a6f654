import QuickActionModel

/// What differs between two quick actions that are one.
struct ItemComparison {
    let app: String
    let old: QuickAction
    let new: QuickAction
    let match: ChangeMatch
    /// The device variant of the lists that are compared, which the keys of changes carry.
    let variant: DeviceVariant
    let settings: ComparisonSettings
    /// Whether another example of a dynamic type took the place of the old one, so that only what types have in common counts.
    var isExample = false
    private(set) var changes: [Change] = []

    init(
        app: String, old: QuickAction, new: QuickAction, match: ChangeMatch, variant: DeviceVariant, settings: ComparisonSettings
    ) {
        self.app = app
        self.old = old
        self.new = new
        self.match = match
        self.variant = variant
        self.settings = settings
    }

    /// All differences but the place in the menu.
    mutating func run() -> [Change] {
        compareType()
        compareKind()
        compareIcon()
        compareTarget()
        if isExample { return changes }
        compareTexts()
        findRepurposing()
        compareFitting()
        if settings.options.comparesSources { compareSources() }
        return changes
    }

    var key: ActionKey { new.key.with(variant) }

    var oldKey: ActionKey? {
        let before = old.key.with(variant)
        return before == key ? nil : before
    }

    mutating func add(
        _ kind: ChangeKind, level: ChangeLevel? = nil, field: String? = nil, language: String? = nil, before: String? = nil,
        after: String? = nil, derivedFrom: String? = nil
    ) {
        changes.append(
            Change(
                kind, level: settings.level(kind, level), app: app, key: key, oldKey: oldKey, field: field, language: language,
                before: before, after: after, matchedBy: match, reason: match.reason, old: old, new: new,
                derivedFrom: derivedFrom))
    }

    mutating func derive(_ indices: some Sequence<Int>, from fingerprint: String) {
        for index in indices where changes[index].derivedFrom == nil { changes[index].derivedFrom = fingerprint }
    }

    // MARK: Type and kind

    private mutating func compareType() {
        guard old.key.type != new.key.type else { return }
        let (before, after) = (old.key.type.string, new.key.type.string)
        let isCase = before.lowercased().hasSameBytes(as: after.lowercased())
        let isBreaking = old.key.kind == .dynamic && !settings.isHandled(old.key.type)
        add(
            isCase ? .typeCaseChanged : .typeRenamed, level: isBreaking ? .breaking : .notable, field: "type", before: before,
            after: after)
    }

    private mutating func compareKind() {
        guard old.key.kind != new.key.kind else { return }
        add(
            old.key.kind == .static ? .staticToDynamic : .dynamicToStatic, before: old.key.kind.rawValue,
            after: new.key.kind.rawValue)
    }

    /// A type that says something else, with another picture or target, is another action under an old name.
    private mutating func findRepurposing() {
        guard old.key.type == new.key.type, !match.isAmbiguous else { return }
        let titles = (old.title.shown(in: settings.language), new.title.shown(in: settings.language))
        let (before, after) = (FoldedText(titles.0), FoldedText(titles.1))
        guard !before.contentWords.isEmpty, !after.contentWords.isEmpty, !before.isAkin(to: after) else { return }
        guard !EditDistance.isTypo(before.letters, after.letters) else { return }
        let parts = changes.indices.filter { index in
            switch changes[index].kind {
            case .titleChanged, .iconChanged, .targetValueChanged, .targetKeyRemoved, .targetKeyAdded: true
            default: false
            }
        }
        guard parts.contains(where: { changes[$0].kind == .titleChanged }) else { return }
        // The target of a dynamic example is what it stands for, not what its type does.
        let signs: Set<ChangeKind> =
            new.key.kind == .dynamic ? [.iconChanged] : [.iconChanged, .targetValueChanged, .targetKeyRemoved]
        guard parts.contains(where: { signs.contains(changes[$0].kind) }) else { return }
        add(.itemRepurposed, before: titles.0, after: titles.1)
        if let fingerprint = changes.last?.fingerprint { derive(parts, from: fingerprint) }
    }

    // MARK: Sources

    private mutating func compareSources() {
        let (before, after) = (old.source.location, new.source.location)
        // Roots are the two sides themselves; what moves is the place in them.
        if !before.path.hasSameBytes(as: after.path) { add(.sourceMoved, before: before.path, after: after.path) }
        if let a = old.source.excerpt, let b = new.source.excerpt {
            let comments = (CommentText.of(a.lines), CommentText.of(b.lines))
            if !comments.0.hasSameBytes(as: comments.1) { add(.comment, before: comments.0, after: comments.1) }
        }
        let orders = (Self.keyOrder(of: old), Self.keyOrder(of: new))
        if orders.0 != orders.1, orders.0.sorted() == orders.1.sorted() {
            add(
                .keyOrder, before: orders.0.map(\.string).joined(separator: ", "),
                after: orders.1.map(\.string).joined(separator: ", "))
        }
    }

    private static func keyOrder(of item: QuickAction) -> [ByteText] {
        var keys = item.icon.declared.map { ByteText($0.kind.rawValue) }
        if case .dictionary(let entries)? = item.userInfo { keys += entries.map(\.key) }
        return keys
    }
}

extension ActionKey {
    /// The key in the list of a device.
    func with(_ variant: DeviceVariant) -> ActionKey {
        var key = self
        key.variant = variant
        return key
    }
}
