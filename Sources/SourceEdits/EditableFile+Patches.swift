public import QuickActionModel
import SourceTrees

extension EditableFile {
    /// What an edit does to the text: one patch, or two where something is put around a value.
    public func patches(for edit: Edit) throws(EditRefusal) -> [Patch] {
        guard let offset = offset(of: edit.location) else {
            throw edit.location.line == nil ? .advice : .noSuchPlace
        }
        switch edit.change {
        case .source(let written): return [try source(written, at: offset, edit.location.length)]
        case .rewrite(let whole, let start, let length, let new):
            return [try rewrite(offset, RewrittenText(whole: whole, start: start, length: length, new: new))]
        case .removal: return [try removal(at: offset)]
        case .quotation: return try quotation(at: offset)
        case .enclosure: return try enclosure(at: offset)
        }
    }

    private func source(_ written: String, at offset: Int, _ length: Int) throws(EditRefusal) -> Patch {
        guard length >= 0, let end = self.offset(from: offset, after: length, until: lineEnd(at: offset)) else {
            throw .noSuchPlace
        }
        return Patch(offset..<end, Array(written.utf8))
    }

    // MARK: Texts

    private func rewrite(_ offset: Int, _ change: RewrittenText) throws(EditRefusal) -> Patch {
        guard root != nil else {
            let end = self.offset(from: offset, after: change.whole.unicodeScalars.count, until: lineEnd(at: offset))
            guard let end else { throw .otherText }
            return try patch(offset..<end, .raw, change, quotes: nil)
        }
        guard let place = place(at: offset) else { throw .noSuchPlace }
        switch place.part {
        case .comment: throw .noSuchPlace
        case .key:
            guard let entry = place.entry else { throw .noSuchPlace }
            // `key;` is short for `key = key;`, so the key is the text, too.
            guard entry.value.span.start > entry.keySpan.end else { throw .spelling }
            return try patch(entry.keySpan.start..<entry.keySpan.end, style(around: entry.keySpan), change)
        case .value:
            guard case .string = place.node.value else { throw .otherText }
            if let entry = place.entry, entry.value.span.start < entry.keySpan.end { throw .spelling }
            let inner = innerSpan(of: place.node)
            if format == .xmlPropertyList {
                guard inner.lowerBound > place.node.span.start else { throw .otherText }
                return try patch(inner, .xml, change)
            }
            return try patch(inner, style(around: SourceSpan(start: inner.lowerBound, end: inner.upperBound)), change)
        }
    }

    /// How the text of a key or value is spelt, by the quotes around it.
    private func style(around span: SourceSpan) -> TextStyle {
        if format == .xmlPropertyList { return .xml }
        if format == .json { return .json }
        let mark = span.start > 0 && span.end < text.count && text[span.start - 1] == text[span.end] ? text[span.end] : 0
        if format == .yaml {
            return mark == UInt8(ascii: "\"") ? .yamlDouble : mark == UInt8(ascii: "'") ? .yamlSingle : .yamlPlain
        }
        return isQuote(mark) ? .strings : .bare
    }

    private func patch(_ span: Range<Int>, _ style: TextStyle, _ change: RewrittenText, quotes: UInt8? = UInt8(ascii: "\""))
        throws(EditRefusal) -> Patch
    {
        guard let scalars = WrittenText.scalars(of: span, in: text, style) else { throw .spelling }
        guard scalars.map(\.scalar).elementsEqual(change.whole.unicodeScalars) else { throw .otherText }
        guard change.start >= 0, change.length >= 0, change.start <= scalars.count,
            change.length <= scalars.count - change.start
        else { throw .otherText }
        let whole = change.changed
        guard style.canStand(whole) else {
            // The whole text gets quotes.
            guard let quoted = style.inQuotes, let quotes, let bytes = quoted.spelt(whole) else { throw .cannotWrite }
            return Patch(span, [quotes] + bytes + [quotes])
        }
        guard let bytes = style.spelt(change.new) else { throw .cannotWrite }
        let start = change.start < scalars.count ? scalars[change.start].range.lowerBound : span.upperBound
        let end = change.length == 0 ? start : scalars[change.start + change.length - 1].range.upperBound
        return Patch(start..<end, bytes)
    }

    // MARK: Values

    private func quotation(at offset: Int) throws(EditRefusal) -> [Patch] {
        guard let place = place(at: offset), case .value = place.part else { throw .noSuchPlace }
        switch place.node.value {
        case .integer, .real: break
        default: throw .otherText
        }
        let inner = innerSpan(of: place.node)
        let outer = place.node.span.start..<place.node.span.end
        switch format {
        case .xmlPropertyList:
            guard inner.lowerBound > outer.lowerBound else { throw .spelling }
            return [
                Patch(outer.lowerBound..<inner.lowerBound, Array("<string>".utf8)),
                Patch(inner.upperBound..<outer.upperBound, Array("</string>".utf8)),
            ]
        case .json: return around(outer, "\"", "\"")
        default: throw .cannotWrite
        }
    }

    private func enclosure(at offset: Int) throws(EditRefusal) -> [Patch] {
        guard let place = place(at: offset), case .value = place.part else { throw .noSuchPlace }
        let outer = place.node.span.start..<place.node.span.end
        switch format {
        case .xmlPropertyList: return around(outer, "<array>", "</array>")
        case .json: return around(outer, "[", "]")
        case .oldStylePropertyList: return around(outer, "(", ")")
        default: throw .cannotWrite
        }
    }

    private func around(_ range: Range<Int>, _ open: String, _ close: String) -> [Patch] {
        [
            Patch(range.lowerBound..<range.lowerBound, Array(open.utf8)),
            Patch(range.upperBound..<range.upperBound, Array(close.utf8)),
        ]
    }
}

/// A text and the part of it that changes, in scalars.
struct RewrittenText {
    let whole: String
    let start: Int
    let length: Int
    let new: String

    /// The whole text afterwards; bounds beyond the text count as its end.
    var changed: String {
        let scalars = whole.unicodeScalars
        let from = scalars.index(scalars.startIndex, offsetBy: max(0, start), limitedBy: scalars.endIndex) ?? scalars.endIndex
        let to = scalars.index(from, offsetBy: max(0, length), limitedBy: scalars.endIndex) ?? scalars.endIndex
        return String(scalars[..<from]) + new + String(scalars[to...])
    }
}
