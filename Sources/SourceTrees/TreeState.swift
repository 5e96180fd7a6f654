/// What every parser keeps while it builds a tree: the bounds, the path and the notices.
struct TreeState {
    let limits: SourceLimits
    private(set) var notices: [SourceNotice] = []
    var path: [KeyPathStep] = []
    private var nodes = 0
    private var depth = 0
    private static let noticeLimit = 1000

    init(limits: SourceLimits) {
        self.limits = limits
    }

    /// A failure at the current path.
    func failure(_ kind: SourceError.Kind, _ message: String, at span: SourceSpan) -> Failure {
        let keyPath = KeyPathStep.text(path)
        return Failure(kind: kind, message: message, span: span, keyPath: keyPath.isEmpty ? nil : keyPath)
    }

    /// Counts one node that begins at `offset`.
    mutating func countNode(at offset: Int) throws(Failure) {
        nodes &+= 1
        guard nodes > limits.nodes else { return }
        throw failure(
            .tooManyNodes, "more than \(limits.nodes) values; split the file or raise limits.nodes",
            at: SourceSpan(start: offset, end: offset + 1))
    }

    /// Counts from zero again; the reader of string catalogs gives each entry its own count.
    mutating func forgetNodes() {
        nodes = 0
        depth = 0
        path.removeAll(keepingCapacity: true)
    }

    /// Enters an array or a dictionary that begins at `offset`.
    mutating func enter(_ step: KeyPathStep, at offset: Int) throws(Failure) {
        depth &+= 1
        guard depth <= limits.depth else {
            throw failure(
                .tooDeep, "nested deeper than \(limits.depth); flatten the file or raise limits.depth",
                at: SourceSpan(start: offset, end: offset + 1))
        }
        path.append(step)
    }

    /// Names the item or the key that is read next.
    mutating func move(to step: KeyPathStep) {
        path[path.count - 1] = step
    }

    /// Leaves the innermost array or dictionary.
    mutating func leave() {
        depth &-= 1
        path.removeLast()
    }

    /// Keeps a notice; the thousandth says that there are more.
    mutating func note(_ kind: SourceNotice.Kind, at span: SourceSpan, related: SourceSpan? = nil) {
        guard notices.count < Self.noticeLimit else { return }
        let kind = notices.count == Self.noticeLimit - 1 ? .more : kind
        notices.append(SourceNotice(kind: kind, span: span, related: related, keyPath: KeyPathStep.text(path)))
    }

    /// Notes each key that appeared before in the same dictionary.
    mutating func noteDuplicates(in entries: [SourceEntry]) {
        guard entries.count > 1 else { return }
        if entries.count > 12 { return noteDuplicatesByTable(in: entries) }
        for index in 1..<entries.count {
            for earlier in (0..<index).reversed() where sameBytes(entries[earlier].key, entries[index].key) {
                note(.duplicateKey(entries[index].key), at: entries[index].keySpan, related: entries[earlier].keySpan)
                break
            }
        }
    }

    private mutating func noteDuplicatesByTable(in entries: [SourceEntry]) {
        var seen: [TextKey: SourceSpan] = [:]
        seen.reserveCapacity(entries.count)
        for entry in entries {
            if let earlier = seen.updateValue(entry.keySpan, forKey: TextKey(text: entry.key)) {
                note(.duplicateKey(entry.key), at: entry.keySpan, related: earlier)
            }
        }
    }
}
