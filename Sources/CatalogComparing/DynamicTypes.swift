import QuickActionModel

/// The dynamic types of both sides: which are on both, which went, which appeared, which got another name.
struct DynamicTypes {
    let old: ExportedMenus
    let new: ExportedMenus
    /// Old types that have another name now.
    private(set) var mapping: [ByteText: TypeMapping] = [:]
    /// Types of the old side that no scenario of the new side has.
    private(set) var gone: Set<ByteText>
    /// Types of the new side that no scenario of the old side had.
    private(set) var appeared: Set<ByteText>
    /// One item of each key of the types that went, and of those that appeared.
    private(set) var goneItems: [QuickAction] = []
    private(set) var appearedItems: [QuickAction] = []
    private let settings: ComparisonSettings

    init(_ old: ExportedMenus, _ new: ExportedMenus, renames: [TypeRename], settings: ComparisonSettings) {
        self.old = old
        self.new = new
        self.settings = settings
        let (before, after) = (Set(old.types.keys), Set(new.types.keys))
        gone = before.subtracting(after)
        appeared = after.subtracting(before)
        for (from, target) in TypeMapping.declared(renames, kind: .dynamic)
        where gone.contains(from) && appeared.contains(target.to) {
            mapping[from] = target
        }
        // Two types that became one keep the name of neither.
        let doubled = Dictionary(grouping: mapping, by: { $0.value.to }).filter { $0.value.count > 1 }
        for entry in doubled.values.joined() { mapping[entry.key] = nil }
        gone.subtract(mapping.keys)
        appeared.subtract(mapping.values.map(\.to))
        goneItems = old.representatives(of: gone)
        appearedItems = new.representatives(of: appeared)
    }

    /// Takes a dynamic type that appeared under the type of a static item that went; the example that is most like it.
    mutating func takeAppeared(_ item: QuickAction) -> QuickAction? {
        guard let partner = Self.closest(to: item, among: appearedItems) else { return nil }
        appeared.remove(item.key.type)
        appearedItems.removeAll { $0.key.type == item.key.type }
        return partner
    }

    /// Takes a dynamic type that went where a static item of its type came.
    mutating func takeGone(_ item: QuickAction) -> QuickAction? {
        guard let partner = Self.closest(to: item, among: goneItems) else { return nil }
        gone.remove(item.key.type)
        goneItems.removeAll { $0.key.type == item.key.type }
        return partner
    }

    /// Finds types with another name by one item of each key; a type whose items point to several types is left alone.
    mutating func guessRenames() {
        var matcher = ItemMatcher(goneItems.map(settings.evidence), appearedItems.map(settings.evidence))
        let pairing = matcher.run(guessingRenames: true)
        var targets: [ByteText: Set<ByteText>] = [:]
        var sources: [ByteText: Set<ByteText>] = [:]
        var matches: [ByteText: ChangeMatch] = [:]
        for pair in pairing.pairs {
            let (from, to) = (goneItems[pair.old].key.type, appearedItems[pair.new].key.type)
            targets[from, default: []].insert(to)
            sources[to, default: []].insert(from)
            matches[from] = min(matches[from] ?? pair.match, pair.match)
        }
        for (from, all) in targets {
            guard all.count == 1, let to = all.first, sources[to]?.count == 1, let match = matches[from] else { continue }
            mapping[from] = TypeMapping(to: to, match: match)
        }
        gone.subtract(mapping.keys)
        appeared.subtract(mapping.values.map(\.to))
        goneItems.removeAll { !gone.contains($0.key.type) }
        appearedItems.removeAll { !appeared.contains($0.key.type) }
    }

    /// Items that count as removed: every scenario that had their type was exported again without it.
    var removed: [QuickAction] {
        let known = Set(new.scenarios)
        let types = old.types
        return goneItems.filter { types[$0.key.type]?.isSubset(of: known) ?? false }
    }

    /// Items that count as added; the first export of an app tells nothing of what was there before.
    var added: [QuickAction] { old.isUnknown ? [] : appearedItems }

    private static func closest(to item: QuickAction, among others: [QuickAction]) -> QuickAction? {
        let candidates = others.filter { $0.key.type == item.key.type }
        return candidates.first { $0.key.identity == item.key.identity }
            ?? candidates.first { $0.title.value.hasSameBytes(as: item.title.value) } ?? candidates.first
    }
}
