import QuickActionModel

/// Two lists of one device or scenario with their items matched.
struct ListPairing {
    let variant: DeviceVariant
    let old: [QuickAction]
    let new: [QuickAction]
    let pairs: [ItemPair]
    var onlyOld: [Int]
    var onlyNew: [Int]
    private let settings: ComparisonSettings

    init(
        variant: DeviceVariant, old: [QuickAction], new: [QuickAction], mapping: [ByteText: TypeMapping], guessingRenames: Bool,
        settings: ComparisonSettings
    ) {
        self.variant = variant
        self.old = old
        self.new = new
        self.settings = settings
        var matcher = ItemMatcher(old.map(settings.evidence), new.map(settings.evidence), mapping: mapping)
        let pairing = matcher.run(guessingRenames: guessingRenames)
        pairs = pairing.pairs
        onlyOld = pairing.onlyOld
        onlyNew = pairing.onlyNew
    }

    /// The fewest items that have to move, so that the others keep their order.
    func moves(app: String, limit: Int) -> [Change] {
        let kept = Set(LongestRun.indices(of: pairs.map(\.old)))
        return pairs.indices.filter { !kept.contains($0) }.map { index in
            let (before, after) = (pairs[index].old + 1, pairs[index].new + 1)
            return change(
                .orderMoved, pairs[index], app: app, level: min(before, after) <= limit ? .notable : .cosmetic,
                field: String(after), before: String(before), after: String(after))
        }
    }

    /// Items that have a row on one side only; `leading` rows before the list are taken by other items.
    func visibility(
        app: String, limit: Int, causes: [Change], leading: (old: Int, new: Int) = (0, 0)
    ) -> [Change] {
        let (before, after) = (ranks(of: old, from: leading.old), ranks(of: new, from: leading.new))
        return pairs.compactMap { pair in
            guard let was = before[pair.old], let now = after[pair.new], (was <= limit) != (now <= limit) else { return nil }
            let isIn = now <= limit
            let cause = cause(of: pair, isIn: isIn, among: causes)
            var change = change(
                isIn ? .visibleEntered : .visibleLeft, pair, app: app, level: nil, field: String(now), before: String(was),
                after: String(now))
            change.derivedFrom = cause?.fingerprint
            return change
        }
    }

    /// The rank of each item that takes a row, from 1; nil for an item without a title.
    private func ranks(of items: [QuickAction], from leading: Int) -> [Int?] {
        var rank = leading
        return items.map { item in
            if item.title.shown(in: settings.language).isEmpty { return nil }
            rank += 1
            return rank
        }
    }

    /// The change that made or took the room: its own move, else an item that came before it or went.
    private func cause(of pair: ItemPair, isIn: Bool, among causes: [Change]) -> Change? {
        let key = new[pair.new].key.with(variant)
        if let move = causes.first(where: { $0.kind == .orderMoved && $0.key == key }) { return move }
        let kinds: Set<ChangeKind> = isIn ? [.itemRemoved, .itemRetired] : [.itemAdded, .itemRestored]
        return causes.first { kinds.contains($0.kind) } ?? causes.first { $0.kind == .orderMoved }
    }

    private func change(
        _ kind: ChangeKind, _ pair: ItemPair, app: String, level: ChangeLevel?, field: String, before: String, after: String
    ) -> Change {
        let (one, other) = (old[pair.old], new[pair.new])
        let (oldKey, key) = (one.key.with(variant), other.key.with(variant))
        return Change(
            kind, level: settings.level(kind, level), app: app, key: key, oldKey: oldKey == key ? nil : oldKey, field: field,
            before: before, after: after, matchedBy: pair.match, reason: pair.match.reason, old: one, new: other)
    }
}
