import QuickActionModel
import SourceTrees

/// Takes typed values out of a document and notes what has another type.
struct SnapshotFields {
    let file: SourceFile
    private(set) var log: ReadingLog

    init(file: SourceFile, log: ReadingLog) {
        self.file = file
        self.log = log
    }

    /// A text; nil when missing or null, or, with a finding, when it is something else.
    mutating func text(_ key: String, of node: SourceNode, _ path: String) -> String? {
        guard let value = node[key], !value.isNull else { return nil }
        if let text = value.string { return text }
        wrong(value, Self.join(path, key), "a string")
        return nil
    }

    /// A text that must be there.
    mutating func required(_ key: String, of node: SourceNode, _ path: String) -> String? {
        if let value = node[key], !value.isNull { return text(key, of: node, path) }
        missing(key, of: node, path)
        return nil
    }

    /// A list; empty when missing, or, with a finding, when it is something else.
    mutating func list(_ key: String, of node: SourceNode, _ path: String) -> [SourceNode] {
        guard let value = node[key], !value.isNull else { return [] }
        if let items = value.array { return items }
        wrong(value, Self.join(path, key), "a list")
        return []
    }

    /// The texts of a list, without what is none.
    mutating func texts(_ key: String, of node: SourceNode, _ path: String) -> [String] {
        list(key, of: node, path).enumerated().compactMap { index, item in
            if let text = item.string { return text }
            wrong(item, Self.join(path, key) + "[\(index)]", "a string")
            return nil
        }
    }

    /// A number from 1 up; nil when missing or, with a finding, when it is something else.
    mutating func number(_ key: String, of node: SourceNode, _ path: String) -> Int? {
        guard let value = node[key], !value.isNull else { return nil }
        if let number = value.integer?.int, number >= 0 { return number }
        wrong(value, Self.join(path, key), "a number")
        return nil
    }

    /// One of some words; nil when missing or, with a finding, when it is none of them.
    mutating func choice<T: CaseIterable & RawRepresentable>(
        _ key: String, of node: SourceNode, _ path: String, _ type: T.Type
    ) -> T? where T.RawValue == String {
        guard let word = text(key, of: node, path), let value = node[key] else { return nil }
        if let found = T.allCases.first(where: { $0.rawValue.hasSameBytes(as: word) }) { return found }
        let words = T.allCases.map(\.rawValue).joined(separator: ", ")
        report(value, Self.join(path, key), "is \"\(word)\", which is none of \(words)")
        return nil
    }

    /// Whether a node is an object; a finding when not.
    mutating func isObject(_ node: SourceNode, _ path: String) -> Bool {
        if node.dictionary != nil { return true }
        wrong(node, path, "an object")
        return false
    }

    /// Notes a field that is not there.
    mutating func missing(_ key: String, of node: SourceNode, _ path: String) {
        report(node, Self.join(path, key), "is missing")
    }

    /// Notes a value of another type.
    mutating func wrong(_ node: SourceNode, _ path: String, _ wanted: String) {
        report(node, path, "is \(node.kindName) instead of \(wanted)")
    }

    /// Notes a document that is none of ours.
    mutating func refuse(_ node: SourceNode, _ summary: String) {
        log.add(
            Finding(
                .unreadable, summary, explanation: "Saved releases are written by the command snapshot.",
                at: file.location(of: node.span, keyPath: "format")))
    }

    private mutating func report(_ node: SourceNode, _ path: String, _ what: String) {
        let name = path.isEmpty ? "the document" : path
        log.add(
            Finding(
                .badEntry, "\(name) \(what)", explanation: "It is left out; everything else is read.",
                at: file.location(of: node, keyPath: path)))
    }

    static func join(_ path: String, _ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}
