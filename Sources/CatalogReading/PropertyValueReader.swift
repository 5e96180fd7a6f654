import QuickActionModel
import SourceTrees

/// Reads `userInfo` of a property list or an export.
struct PropertyValueReader {
    let file: SourceFile
    /// Fills in build variables; nil in exports, which know none.
    var values: VariableTexts?
    /// Whether no finding may quote keys that may be somebody's name.
    var isPrivate: Bool
    var log: ReadingLog
    private var path: [PathStep] = []

    private enum PathStep {
        case key(String)
        case item(Int)
    }

    init(file: SourceFile, values: VariableTexts?, isPrivate: Bool = false, log: ReadingLog) {
        self.file = file
        self.values = values
        self.isPrivate = isPrivate
        self.log = log
    }

    /// The value of a node; `path` is the way to it.
    mutating func value(of node: SourceNode, path start: String) -> PropertyValue {
        path = [.key(start)]
        return value(of: node)
    }

    private mutating func value(of node: SourceNode) -> PropertyValue {
        switch node.value {
        case .null:
            report(node, "null", "Leave the key out, or give it a value.")
            return .null
        case .boolean(let flag): return .boolean(flag)
        case .integer(let number): return .integer(number.decimal)
        case .real(let number): return .real(number)
        case .string(let text): return .string(ByteText(filled(text, node)))
        case .date(let text): return .date(text)
        case .data(let bytes): return .data(bytes)
        case .uid(let number):
            report(node, "UID \(number)", "Only keyed archives hold such references.")
            return .uid(number)
        case .array(let nodes):
            return .array(
                nodes.enumerated().map { index, node in
                    path.append(.item(index))
                    defer { path.removeLast() }
                    return value(of: node)
                })
        case .dictionary(let entries): return isJSON ? jsonDictionary(node, entries) : .dictionary(dictionary(entries))
        }
    }

    private var isJSON: Bool { values == nil }

    /// The entries without the ones that a later one of the same key replaces.
    private mutating func dictionary(_ entries: [SourceEntry]) -> [PropertyEntry] {
        var seen: Set<ByteText> = []
        let last = entries.reversed().filter { seen.insert(ByteText($0.key)).inserted }.reversed()
        return last.map { entry in
            path.append(.key(entry.key))
            defer { path.removeLast() }
            return PropertyEntry(ByteText(entry.key), value(of: entry.value))
        }
    }

    /// An object of JSON, which stands for a date or for data when it has the one key `$date` or `$data`.
    private mutating func jsonDictionary(_ node: SourceNode, _ entries: [SourceEntry]) -> PropertyValue {
        guard entries.count == 1, let entry = entries.first, entry.key.utf8.first == UInt8(ascii: "$") else {
            return .dictionary(dictionary(entries))
        }
        if entry.key.hasSameBytes(as: "$date") {
            if let text = entry.value.string, TaggedDate.isDate(text) { return .date(text) }
            report(entry.value, "\"$date\" without a date", "A date looks like 2026-11-30T10:00:00Z.")
        } else if entry.key.hasSameBytes(as: "$data") {
            if let text = entry.value.string, let bytes = Base64.decode(text) { return .data(bytes) }
            report(entry.value, "\"$data\" without base64", "Write the bytes as base64.")
        }
        return .dictionary(dictionary(entries))
    }

    private mutating func filled(_ text: String, _ node: SourceNode) -> String {
        guard values != nil, text.utf8.contains(UInt8(ascii: "$")) else { return text }
        let place = pathText
        return values?.filled(text, at: file.location(of: node, keyPath: place), what: place, &log) ?? text
    }

    private mutating func report(_ node: SourceNode, _ what: String, _ advice: String) {
        let place = pathText
        log.add(
            Finding(
                .userInfoNotPropertyList, "\(place) is \(what), which is no property-list value", explanation: advice,
                at: file.location(of: node, keyPath: place),
                subject: FindingSubject(field: "userInfo", value: what)))
    }

    private var pathText: String {
        path.reduce(into: "") { text, step in
            switch step {
            case .item(let index): text += "[\(index)]"
            case .key(let key):
                let key = isPrivate && !text.isEmpty && !Redactor.isFieldName(key) ? "…" : key
                text += text.isEmpty ? key : ".\(key)"
            }
        }
    }
}
