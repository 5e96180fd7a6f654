import QuickActionModel

/// Finds the quick actions of two lists that are one, in tiers of evidence; nothing is weighed against anything else.
///
/// In each tier two items match when each is the only candidate of the other one.
struct ItemMatcher {
    private let old: [ItemEvidence]
    private let new: [ItemEvidence]
    private let mapping: [ByteText: TypeMapping]
    private var restOld: [Int]
    private var restNew: [Int]
    private var pairs: [ItemPair] = []
    /// Items of which a stronger tier saw several candidates; no weaker one may guess.
    private var unclearOld: Set<Int> = []
    private var unclearNew: Set<Int> = []

    /// Types that stand several times on one side.
    private let repeated: Set<ByteText>

    /// Most pairs of one group that are looked at; larger groups are never clear.
    private static let mostPairs = 4_096

    init(_ old: [ItemEvidence], _ new: [ItemEvidence], mapping: [ByteText: TypeMapping] = [:]) {
        self.old = old
        self.new = new
        self.mapping = mapping
        restOld = Array(old.indices)
        restNew = Array(new.indices)
        var repeated: Set<ByteText> = []
        for list in [old, new] {
            var seen: Set<ByteText> = []
            for item in list where !seen.insert(item.type).inserted { repeated.insert(item.type) }
        }
        self.repeated = repeated
    }

    /// Matches the lists; without `guessingRenames` only items of one type, or of types known to be one, are matched.
    mutating func run(guessingRenames: Bool) -> ItemPairing {
        matchMapped()
        match(.key, by: { Key(type: $0.type, identity: $0.item.key.identity, variant: $0.item.key.kind) })
        match(.type, by: \.type, where: mayBeOne)
        match(.identity, by: { item in item.item.key.identity.map { Key(type: item.type, identity: $0) } })
        match(.typeAndTitle, by: { TypeAndTitle(type: $0.type, title: $0.title.letters) })
        if guessingRenames { matchRenames() }
        matchRest()
        pairs.sort { ($0.new, $0.old) < ($1.new, $1.old) }
        return ItemPairing(pairs: pairs, onlyOld: restOld, onlyNew: restNew)
    }

    private struct Key: Hashable {
        var type: ByteText
        var identity: ActionIdentity?
        var variant: ActionKind?
    }

    private struct TypeAndTitle: Hashable {
        var type: ByteText
        var title: [Unicode.Scalar]
    }

    // MARK: Tiers

    /// Declared renames, and types that were found to be one elsewhere.
    private mutating func matchMapped() {
        guard !mapping.isEmpty else { return }
        for usesIdentity in [true, false] {
            let key = { (item: ItemEvidence, type: ByteText) in
                Key(type: type, identity: usesIdentity ? item.item.key.identity : nil)
            }
            let candidates = groups(restOld, { key(old[$0], mapping[old[$0].type]?.to ?? old[$0].type) })
            let others = groups(restNew, { key(new[$0], new[$0].type) })
            for (name, ones) in candidates {
                guard ones.count == 1, let one = ones.first, let mapped = mapping[old[one].type] else { continue }
                if let other = others[name], other.count == 1 { add(one, other[0], mapped.match) }
            }
            drop()
        }
    }

    private mutating func matchRenames() {
        match(.titleAndTarget, isGuess: true, by: \.title.letters) { $0.target != nil && $0.target == $1.target }
        match(.title, isGuess: true, by: \.title.letters) { a, b in
            a.target == nil || b.target == nil || (a.icon != nil && a.icon == b.icon)
        }
        match(.typeTail, isGuess: true, by: \.typeTail) { !$0.shared(with: $1).isEmpty }
        match(.target, isGuess: true, by: \.target) { a, b in
            (a.icon != nil && a.icon == b.icon) || a.title.sharedWord(with: b.title) != nil
        }
        match(.typo, isGuess: true, by: \.icon) { EditDistance.isTypo($0.title.letters, $1.title.letters) }
    }

    /// What is left of one type on both sides, in order.
    private mutating func matchRest() {
        let others = groups(restNew) { new[$0].type }
        var taken: [ByteText: Int] = [:]
        for one in restOld {
            let mapped = mapping[old[one].type].flatMap { others[$0.to] == nil ? nil : $0 }
            let type = mapped?.to ?? old[one].type
            guard let list = others[type] else { continue }
            let next = taken[type, default: 0]
            guard next < list.count, mayBeOne(old[one], new[list[next]]) else { continue }
            taken[type] = next + 1
            add(one, list[next], mapped?.match ?? .order)
        }
        drop()
    }

    /// Of a type with several items, one that names something else is another item.
    private func mayBeOne(_ one: ItemEvidence, _ other: ItemEvidence) -> Bool {
        !repeated.contains(other.type) || !one.item.isOtherExample(than: other.item)
    }

    // MARK: One tier

    private mutating func match<K: Hashable>(
        _ match: ChangeMatch, isGuess: Bool = false, by key: (ItemEvidence) -> K?,
        where fits: ((ItemEvidence, ItemEvidence) -> Bool)? = nil
    ) {
        let ones = groups(restOld.filter { !isGuess || !unclearOld.contains($0) }) { key(old[$0]) }
        let others = groups(restNew.filter { !isGuess || !unclearNew.contains($0) }) { key(new[$0]) }
        for (name, ones) in ones {
            guard let others = others[name] else { continue }
            guard ones.count <= Self.mostPairs / others.count else {
                if isGuess {
                    unclearOld.formUnion(ones)
                    unclearNew.formUnion(others)
                }
                continue
            }
            matchGroup(match, isGuess: isGuess, ones, others, fits)
        }
        drop()
    }

    private mutating func matchGroup(
        _ match: ChangeMatch, isGuess: Bool, _ ones: [Int], _ others: [Int],
        _ fits: ((ItemEvidence, ItemEvidence) -> Bool)?
    ) {
        var candidates: [Int: [Int]] = [:]
        var suitors: [Int: [Int]] = [:]
        for one in ones {
            for other in others where (!isGuess || old[one].type != new[other].type) && (fits?(old[one], new[other]) ?? true) {
                candidates[one, default: []].append(other)
                suitors[other, default: []].append(one)
            }
        }
        for one in ones {
            guard let list = candidates[one] else { continue }
            if list.count == 1, suitors[list[0]]?.count == 1 { add(one, list[0], match) }
            if isGuess, list.count > 1 { unclearOld.insert(one) }
        }
        if isGuess { for (other, list) in suitors where list.count > 1 { unclearNew.insert(other) } }
    }

    private func groups<K: Hashable>(_ places: [Int], _ key: (Int) -> K?) -> [K: [Int]] {
        var groups: [K: [Int]] = [:]
        for place in places { if let key = key(place) { groups[key, default: []].append(place) } }
        return groups
    }

    private mutating func add(_ one: Int, _ other: Int, _ match: ChangeMatch) {
        pairs.append(ItemPair(old: one, new: other, match: match))
    }

    /// Takes the matched items off the rest.
    private mutating func drop() {
        let (ones, others) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
        restOld.removeAll { ones.contains($0) }
        restNew.removeAll { others.contains($0) }
    }
}
