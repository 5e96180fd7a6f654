import QuickActionModel

/// `userInfo` as rows of a nested list, flat, so that a template can draw any depth without recursion.
enum UserInfoTree {
    struct Row {
        /// Key or index with what stands before the value.
        var key: String
        /// The value as JSON; empty for groups.
        var value: String
        /// `string`, `dictionary, 3 keys`.
        var kind: String
        /// Whether the next rows are inside this one.
        var opens: Bool
        /// Groups that end after this row.
        var closes: Int
    }

    private static let mostRows = 500

    static func rows(of value: PropertyValue) -> [Row] {
        var rows: [Row] = []
        guard case .dictionary(let entries) = value else {
            add("", value, to: &rows)
            return rows
        }
        for entry in entries { add(entry.key.string, entry.value, to: &rows) }
        return rows
    }

    private static func add(_ key: String, _ value: PropertyValue, to rows: inout [Row]) {
        guard rows.count < mostRows else { return }
        let children = children(of: value)
        rows.append(Row(key: key, value: children == nil ? text(value) : "", kind: kind(value), opens: false, closes: 0))
        guard let children, !children.isEmpty, rows.count < mostRows else { return }
        rows[rows.count - 1].opens = true
        for (key, child) in children { add(key, child, to: &rows) }
        rows[rows.count - 1].closes += 1
    }

    private static func children(of value: PropertyValue) -> [(String, PropertyValue)]? {
        switch value {
        case .dictionary(let entries): entries.map { ($0.key.string, $0.value) }
        case .array(let values): values.enumerated().map { ("[\($0.offset)]", $0.element) }
        default: nil
        }
    }

    private static func kind(_ value: PropertyValue) -> String {
        switch value {
        case .dictionary(let entries): "dictionary, \(entries.count) \(entries.count == 1 ? "key" : "keys")"
        case .array(let values): "array, \(values.count) \(values.count == 1 ? "value" : "values")"
        case .data(let bytes): "data, \(bytes.count) \(bytes.count == 1 ? "byte" : "bytes")"
        default: value.kindName
        }
    }

    private static func text(_ value: PropertyValue) -> String {
        switch value {
        case .data(let bytes):
            let text = Base64.encode(Array(bytes.prefix(96)))
            return bytes.count > 96 ? text + "…" : text
        case .date(let date): return date
        case .uid(let number): return "UID \(number)"
        default: return value.canonicalJSON
        }
    }
}
