import SourceTrees

/// What stands at a place of a tree.
struct EditPlace {
    /// What of it the place names.
    enum Part {
        case key
        case value
        case comment(SourceSpan)
    }

    var part: Part
    /// The value there, or the one of the key.
    var node: SourceNode
    /// The dictionary or list that holds it; nil for the root.
    var parent: SourceNode?
    /// Its number in there.
    var index = 0
    /// Its entry, in a dictionary.
    var entry: SourceEntry?
}

extension EditableFile {
    /// The key, value or comment that begins at an offset.
    func place(at offset: Int) -> EditPlace? {
        guard let root else { return nil }
        var place = EditPlace(part: .value, node: root)
        while true {
            if place.node.span.start == offset || innerSpan(of: place.node).lowerBound == offset { return place }
            switch place.node.value {
            case .dictionary(let entries):
                let index = Self.last(entries.count) { entries[$0].keySpan.start <= offset }
                if let comment = Self.comment(at: offset, index, entries.map(\.value)) {
                    return EditPlace(part: .comment(comment), node: place.node)
                }
                guard index >= 0 else { return nil }
                let entry = entries[index]
                let inside = EditPlace(part: .key, node: entry.value, parent: place.node, index: index, entry: entry)
                if entry.keySpan.start == offset { return inside }
                place = inside
                place.part = .value
            case .array(let items):
                let index = Self.last(items.count) { items[$0].span.start <= offset }
                if let comment = Self.comment(at: offset, index, items) {
                    return EditPlace(part: .comment(comment), node: place.node)
                }
                guard index >= 0 else { return nil }
                place = EditPlace(part: .value, node: items[index], parent: place.node, index: index)
            default: return nil
            }
            guard place.node.span.start <= offset, offset < place.node.span.end else { return nil }
        }
    }

    /// The text of a node between its tags or quotes.
    func innerSpan(of node: SourceNode) -> Range<Int> {
        let (start, end) = (node.span.start, min(node.span.end, text.count))
        guard end - start >= 2 else { return start..<max(start, end) }
        if format == .xmlPropertyList {
            switch node.value {
            case .array, .dictionary: return start..<end
            default: break
            }
            guard let open = text[start..<end].firstIndex(of: UInt8(ascii: ">")),
                let close = text[start..<end].lastIndex(of: UInt8(ascii: "<")), close > open
            else { return start..<end }
            return (open + 1)..<close
        }
        guard case .string = node.value, isQuote(text[start]), text[end - 1] == text[start] else { return start..<end }
        return (start + 1)..<(end - 1)
    }

    func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "'") && format != .json)
    }

    /// The last of a number of places for which a condition holds that holds for no place behind it; -1 for none.
    private static func last(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// The comment that begins at an offset, before the node or the one behind it.
    private static func comment(at offset: Int, _ index: Int, _ nodes: [SourceNode]) -> SourceSpan? {
        for place in [index, index + 1] where nodes.indices.contains(place) {
            if let comment = nodes[place].comments.first(where: { $0.span.start == offset }) { return comment.span }
        }
        return nil
    }
}
