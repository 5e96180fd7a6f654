import QuickActionModel

/// Tells changes of a dynamic type from changes of its examples: what happened to every item of the type is the type's.
struct ExampleVotes {
    private struct Sign: Hashable {
        var type: ByteText
        var kind: ChangeKind
        var field: ByteText?
        var language: ByteText?
    }

    private var pairs: [ByteText: Int] = [:]
    /// Types of which at least one item is the same thing on both sides.
    private var steady: Set<ByteText> = []
    private var counts: [Sign: Int] = [:]

    /// Counts a pair of items of a type.
    mutating func addPair(of type: ByteText, isExample: Bool) {
        pairs[type, default: 0] += 1
        if !isExample { steady.insert(type) }
    }

    /// Counts a change of one of them.
    mutating func add(_ change: Change) {
        guard let sign = Self.sign(change) else { return }
        counts[sign, default: 0] += 1
    }

    /// Whether the change concerns some examples of its type only.
    func isOneExample(_ change: Change) -> Bool {
        guard let sign = Self.sign(change), let count = counts[sign], let pairs = pairs[sign.type] else { return false }
        // A type's name is the same for all of its items.
        if change.kind == .typeRenamed || change.kind == .typeCaseChanged { return false }
        return count < pairs || !steady.contains(sign.type)
    }

    private static func sign(_ change: Change) -> Sign? {
        guard let key = change.key else { return nil }
        let isPlace = [.orderMoved, .visibleEntered, .visibleLeft].contains(change.kind)
        return Sign(
            type: key.type, kind: change.kind, field: isPlace ? nil : change.field.map { ByteText($0) },
            language: change.language.map { ByteText($0) })
    }
}
