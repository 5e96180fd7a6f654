import QuickActionModel
import SourceTrees

/// Reads the entries of a baseline; fields that are not known are passed over, so that later versions within /1 can be read.
struct BaselineReader {
    let path: String
    let text: SourceText
    /// What is wrong, each with its place.
    private(set) var faults: [String] = []

    /// Faults that are told; a file with more of them is no baseline.
    private static let mostFaults = 20

    init(path: String, text: SourceText) {
        self.path = path
        self.text = text
    }

    mutating func entries(_ root: SourceNode) -> [Baseline.Entry] {
        guard root.dictionary != nil else {
            refuse(root, "expected a document of \(BaselineFile.format), found \(root.kindName)")
            return []
        }
        let format = root["format"]
        guard let name = format?.string, name.hasSameBytes(as: BaselineFile.format) else {
            let found = format.map { $0.string.map { "format \"\($0)\"" } ?? "a format that is \($0.kindName)" } ?? "no format"
            refuse(format ?? root, "expected a document of \(BaselineFile.format), found \(found)")
            return []
        }
        guard let nodes = root["entries"]?.array else {
            refuse(root["entries"] ?? root, "entries is a list")
            return []
        }
        return nodes.enumerated().compactMap { entry($1, "entries[\($0)]") }
    }

    private mutating func entry(_ node: SourceNode, _ name: String) -> Baseline.Entry? {
        guard node.dictionary != nil else {
            refuse(node, "\(name) is \(node.kindName) instead of an object")
            return nil
        }
        let rule = string("rule", of: node, name)
        let fingerprint = string("fingerprint", of: node, name)
        if rule == nil, node["rule"] == nil { refuse(node, "\(name) has no rule") }
        if fingerprint == nil, node["fingerprint"] == nil { refuse(node, "\(name) has no fingerprint") }
        if let fingerprint, !Self.isFingerprint(fingerprint) {
            refuse(node["fingerprint"] ?? node, "\(name).fingerprint is 16 digits of 0-9 and a-f, not \"\(fingerprint)\"")
        }
        var count = 1
        if let node = node["count"] {
            if case .integer(let number) = node.value, let value = number.int, (1...1_000_000).contains(value) {
                count = value
            } else {
                refuse(node, "\(name).count is a number from 1 to 1000000")
            }
        }
        guard let rule, let fingerprint else { return nil }
        var parts = Baseline.Parts(rule: rule)
        parts.app = string("app", of: node, name)
        parts.type = string("type", of: node, name)
        parts.kind = string("kind", of: node, name)
        parts.identity = string("identity", of: node, name)
        parts.variant = string("variant", of: node, name)
        parts.field = string("field", of: node, name)
        parts.language = string("language", of: node, name)
        parts.valueHash = string("valueHash", of: node, name)
        let position = text.position(at: node.span.start)
        return Baseline.Entry(
            fingerprint: fingerprint, count: count, parts: parts,
            place: Baseline.Place(line: position.line, column: position.column))
    }

    private mutating func string(_ key: String, of node: SourceNode, _ name: String) -> String? {
        guard let value = node[key], !value.isNull else { return nil }
        if let text = value.string { return text }
        refuse(value, "\(name).\(key) is \(value.kindName) instead of a string")
        return nil
    }

    private mutating func refuse(_ node: SourceNode, _ words: String) {
        guard faults.count < Self.mostFaults else { return }
        let position = text.position(at: node.span.start)
        faults.append("\(path):\(position.line):\(position.column): \(words)")
    }

    private static func isFingerprint(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
}
