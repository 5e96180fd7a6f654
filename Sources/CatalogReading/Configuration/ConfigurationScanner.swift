import QuickActionModel
import SourceTrees

/// Walks a configuration file and collects every fault of it.
struct ConfigurationScanner {
    /// The file with its places.
    let file: SourceFile
    /// Every fault so far.
    private(set) var log = ReadingLog()

    init(file: SourceFile) { self.file = file }

    /// Hands each entry of a mapping to `body` under its allowed name and tells the other ones.
    mutating func mapping(
        _ node: SourceNode, of owner: String = "", keys: [String],
        _ body: (inout ConfigurationScanner, String, SourceNode) -> Void
    ) {
        if node.isNull { return }
        guard let entries = node.dictionary else { return wrong(node, owner, "is a mapping of \(Self.list(keys))") }
        for entry in entries {
            if let key = keys.first(where: { $0.hasSameBytes(as: entry.key) }) {
                body(&self, key, entry.value)
            } else {
                unknown(entry, of: owner, keys: keys)
            }
        }
    }

    /// The entries of a mapping whose names are free.
    mutating func openMapping(_ node: SourceNode, of owner: String) -> [SourceEntry] {
        if node.isNull { return [] }
        if let entries = node.dictionary { return entries }
        wrong(node, owner, "is a mapping")
        return []
    }

    /// A text that is not empty.
    mutating func text(_ node: SourceNode, _ name: String) -> String? {
        guard let text = node.string else {
            wrong(node, name, "is a text")
            return nil
        }
        if text.isEmpty { wrong(node, name, "is a text with at least one letter") }
        return text.isEmpty ? nil : text
    }

    /// A list of texts; one text alone counts as a list of one where `orOne`.
    mutating func texts(_ node: SourceNode, _ name: String, orOne: Bool = false) -> [String] {
        if node.isNull { return [] }
        if orOne, node.string != nil { return text(node, name).map { [$0] } ?? [] }
        guard let items = node.array else {
            wrong(node, name, orOne ? "is a text or a list of texts" : "is a list of texts")
            return []
        }
        return items.enumerated().compactMap { index, item in text(item, "\(name)[\(index)]") }
    }

    /// The items of a list.
    mutating func items(_ node: SourceNode, _ name: String) -> [SourceNode] {
        if node.isNull { return [] }
        if let items = node.array { return items }
        wrong(node, name, "is a list")
        return []
    }

    /// A whole number in a range.
    mutating func integer(_ node: SourceNode, _ name: String, in range: ClosedRange<Int>) -> Int? {
        if let text = node.string, let number = Int(text), range.contains(number) { return number }
        wrong(node, name, "is a whole number from \(range.lowerBound) to \(range.upperBound)")
        return nil
    }

    /// One of several words.
    mutating func choice(_ node: SourceNode, _ name: String, of words: [String]) -> String? {
        if let text = node.string, let word = words.first(where: { $0.hasSameBytes(as: text) }) { return word }
        let hint = node.string.map { NearestName.question($0, in: words) } ?? ""
        wrong(node, name, "is \(Self.list(words, "or"))", hint: hint)
        return nil
    }

    /// A text that a check accepts.
    mutating func text(_ node: SourceNode, _ name: String, is shape: String, _ check: (String) -> Bool) -> String? {
        guard let text = text(node, name) else { return nil }
        if check(text) { return text }
        wrong(node, name, "is \(shape)")
        return nil
    }

    /// Tells a wrong value.
    mutating func wrong(_ node: SourceNode, _ name: String, _ shape: String, hint: String = "") {
        let found = node.string.map { $0.isEmpty ? "an empty text" : "\"\($0)\"" } ?? node.configurationKind
        let explanation = (name.isEmpty ? "The file" : "\"\(name)\"") + " \(shape)."
        log.add(
            Finding(
                .badConfigurationValue, name.isEmpty ? "the file holds \(found)" : "\(name) has the value \(found)",
                explanation: hint.isEmpty ? explanation : explanation + " " + hint,
                at: file.location(of: node, keyPath: name), subject: FindingSubject(value: "\(name): \(found)")))
    }

    private mutating func unknown(_ entry: SourceEntry, of owner: String, keys: [String]) {
        let name = owner.isEmpty ? entry.key : "\(owner).\(entry.key)"
        let nearest = NearestName.of(entry.key, in: keys)
        let location = file.location(of: entry.keySpan, keyPath: name)
        log.add(
            Finding(
                .unknownConfigurationKey, "key \"\(name)\" is not known",
                explanation: nearest.map { "Did you mean \"\($0)\"?" } ?? "Allowed here: \(Self.list(keys)).", at: location,
                subject: FindingSubject(value: name),
                fixes: nearest.map { [Fix("Rename the key to \($0)", at: location, from: entry.key, to: $0)] } ?? []))
    }

    /// `a, b and c`.
    static func list(_ words: [String], _ last: String = "and") -> String {
        guard words.count > 1, let tail = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(last) " + tail
    }

    /// Adds what the parser met.
    mutating func add(_ notices: [SourceNotice]) { log.add(notices, in: file) }
}

extension SourceNode {
    /// The kind of value in the words of a configuration file.
    fileprivate var configurationKind: String {
        switch value {
        case .array: "a list"
        case .dictionary: "a mapping"
        case .null: "nothing"
        default: kindName
        }
    }
}
