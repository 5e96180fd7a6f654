/// The values of one page: an object of named texts, markup, flags, objects and lists.
///
/// All values lie in one flat arena, in the order they were added, so that a page costs no allocation once the arena
/// has grown to its size: call `removeAll()` and fill it again for the next page.
///
/// In sections, an absent name, a flag that is `false`, an empty list and an empty text or markup are falsy; everything
/// else is truthy, also the text "0" and an object without values. When one object gets a name twice, the first counts.
public struct TemplateValues: Sendable {
    /// Nodes in pre-order; the first is the page's object (its `end` is the number of nodes).
    var nodes: ContiguousArray<TemplateNode>
    /// The bytes of all texts.
    var bytes: ContiguousArray<UInt8>

    /// Makes the values of a page that has none yet.
    public init() {
        nodes = []
        bytes = []
        removeAll()
    }

    /// Number of values of the page, the page itself included.
    public var count: Int { nodes.count }

    /// Forgets all values and keeps the memory for the next page.
    public mutating func removeAll() {
        nodes.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
        nodes.append(TemplateNode(code: 0, end: 0, start: 0, count: 0, kind: .object))
    }

    /// Adds a flag, for sections only: written as text it is empty.
    public mutating func flag(_ key: TemplateKey, _ value: Bool) {
        _ = append(key, value ? .yes : .no)
    }

    /// Adds an object whose values `body` adds.
    @inlinable
    public mutating func object<Failure: Error>(
        _ key: TemplateKey, _ body: (inout TemplateValues) throws(Failure) -> Void
    ) throws(Failure) {
        let node = openObject(key)
        defer { close(node) }
        try body(&self)
    }

    /// Adds a list whose items `body` adds with `item`, `itemText`, `itemMarkup` or any other function and the key `.item`.
    @inlinable
    public mutating func list<Failure: Error>(
        _ key: TemplateKey, _ body: (inout TemplateValues) throws(Failure) -> Void
    ) throws(Failure) {
        let node = openList(key)
        defer { close(node) }
        try body(&self)
    }

    /// Adds an object as the next item of the list that is being filled.
    @inlinable
    public mutating func item<Failure: Error>(
        _ body: (inout TemplateValues) throws(Failure) -> Void
    ) throws(Failure) {
        try object(.item, body)
    }

    @usableFromInline
    mutating func openObject(_ key: TemplateKey) -> Int {
        append(key, .object)
    }

    @usableFromInline
    mutating func openList(_ key: TemplateKey) -> Int {
        append(key, .list)
    }

    /// Ends the subtree of an object or list.
    @usableFromInline
    mutating func close(_ node: Int) {
        guard node < nodes.count else { return }
        nodes[node].end = UInt32(truncatingIfNeeded: nodes.count)
    }

    mutating func append(_ key: TemplateKey, _ kind: TemplateNode.Kind) -> Int {
        let node = nodes.count
        nodes.append(
            TemplateNode(code: key.code, end: UInt32(truncatingIfNeeded: node &+ 1), start: 0, count: 0, kind: kind))
        return node
    }

    /// Makes the first value that `body` adds the page itself, in place of an object.
    mutating func replaceRoot(_ body: (inout TemplateValues) -> Void) {
        removeAll()
        nodes.removeAll(keepingCapacity: true)
        body(&self)
    }
}
