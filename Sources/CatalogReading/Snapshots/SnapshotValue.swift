import QuickActionModel
import SourceTrees

/// Reads the typed JSON in which documents hold values of property lists.
enum SnapshotValue {
    /// The value of a node.
    ///
    /// The depth of the document bounds the depth of the calls.
    static func of(_ node: SourceNode) -> PropertyValue {
        switch node.value {
        case .null: .null
        case .boolean(let flag): .boolean(flag)
        case .integer(let number): .integer(number.decimal)
        case .real(let number): .real(number)
        case .string(let text): .string(ByteText(text))
        case .date(let text): .date(text)
        case .data(let bytes): .data(bytes)
        case .uid(let number): .uid(number)
        case .array(let items): .array(items.map(of))
        case .dictionary(let entries): tagged(entries) ?? .dictionary(dictionary(entries))
        }
    }

    /// An object of one key that names a type; nil for a dictionary.
    private static func tagged(_ entries: [SourceEntry]) -> PropertyValue? {
        guard entries.count == 1, let entry = entries.first else { return nil }
        let value = entry.value
        switch entry.key {
        case "$date": return value.string.map { .date($0) }
        case "$data": return value.string.flatMap { Base64.decode($0) }.map { .data($0) }
        case "$uid":
            guard let number = value.integer, !number.isNegative else { return nil }
            return .uid(number.magnitude)
        case "$real":
            switch value.string {
            case "nan": return .real(.nan)
            case "inf": return .real(.infinity)
            case "-inf": return .real(-.infinity)
            default: return nil
            }
        default: return nil
        }
    }

    /// The entries, of equal keys the last one.
    private static func dictionary(_ entries: [SourceEntry]) -> [PropertyEntry] {
        var seen: Set<ByteText> = []
        let last = entries.reversed().filter { seen.insert(ByteText($0.key)).inserted }.reversed()
        return last.map { PropertyEntry(ByteText($0.key), of($0.value)) }
    }
}
