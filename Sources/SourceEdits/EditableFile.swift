import QuickActionModel
import SourceTrees

/// The text of one file with its tree, ready for edits.
///
/// Nothing is written: edits become patches of the text, and patches become the bytes of the changed file in the same encoding.
public struct EditableFile: Sendable {
    /// How the file is read.
    enum Kind: Sendable {
        case propertyList, strings, json, yaml
        /// Text without a tree.
        case plain
    }

    let kind: Kind
    /// The text as UTF-8 without a byte-order mark.
    let text: [UInt8]
    /// The tree; nil for plain text.
    let root: SourceNode?
    let format: SourceFormat?
    private let source: SourceText
    private let encoding: TextEncoding
    private let limits: SourceLimits
    private let notices: Int

    /// Reads the bytes of a file; its kind is told by the ending of its path.
    public init(path: String, bytes: [UInt8]) throws(EditRefusal) {
        kind = try Self.kind(of: path)
        encoding = TextEncoding(of: bytes)
        limits = SourceLimits(bytes: 64 << 20, depth: 256, nodes: 4_000_000)
        if kind == .plain {
            text = Array(bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0))
            (root, format, notices) = (nil, nil, 0)
            guard String(validating: text, as: UTF8.self) != nil else { throw .unreadable("it is not UTF-8") }
        } else {
            let document = try Self.read(kind, bytes, limits)
            guard document.format.hasLines else { throw .kind(document.format.name) }
            (text, root, format) = (document.text, document.root, document.format)
            notices = Self.duplicates(document)
        }
        source = SourceText(text)
        // Encodings that an XML declaration names are kept only while both sides are ASCII.
        guard encoding.encoded(text) == bytes else { throw .cannotWrite }
    }

    private static func kind(of path: String) throws(EditRefusal) -> Kind {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)).lowercased() } ?? ""
        let ending = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? ""
        switch ending {
        case "plist": return .propertyList
        case "strings": return .strings
        case "json", "xcstrings": return .json
        case "yaml", "yml": return .yaml
        case "md", "markdown": return .plain
        default: throw .kind(ending.isEmpty ? "file without an ending" : "file of the kind .\(ending)")
        }
    }

    private static func read(_ kind: Kind, _ bytes: [UInt8], _ limits: SourceLimits) throws(EditRefusal) -> SourceDocument {
        let reader = SourceReader(limits: limits)
        do throws(SourceError) {
            switch kind {
            case .propertyList: return try reader.readPropertyList(bytes)
            case .strings: return try reader.readStrings(bytes)
            case .json: return try reader.readJSON(bytes)
            case .yaml, .plain: return try reader.readYAML(bytes)
            }
        } catch {
            throw .unreadable(error.message)
        }
    }

    private static func duplicates(_ document: SourceDocument) -> Int {
        document.notices.filter { if case .duplicateKey = $0.kind { true } else { false } }.count
    }

    /// The byte offset of a place; nil when the line or the column does not exist.
    func offset(of location: SourceLocation) -> Int? {
        guard let line = location.line, let column = location.column, line >= 1, line <= source.lineCount, column >= 1 else {
            return nil
        }
        let span = source.lineSpan(line)
        return offset(from: span.start, after: column - 1, until: span.end)
    }

    /// The offset behind a number of scalars; nil when there are fewer before the end.
    func offset(from start: Int, after count: Int, until end: Int) -> Int? {
        var (index, left) = (start, count)
        while left > 0 {
            guard index < end else { return nil }
            index += 1
            while index < end, text[index] & 0xC0 == 0x80 { index += 1 }
            left -= 1
        }
        return index
    }

    /// The end of the line that holds an offset, without its line end.
    func lineEnd(at offset: Int) -> Int { source.lineSpan(source.position(at: offset).line).end }

    /// The file with patches that do not overlap, in its own encoding; refused when it would not be read as before.
    public func bytes(applying patches: [Patch]) throws(EditRefusal) -> [UInt8] {
        var changed: [UInt8] = []
        changed.reserveCapacity(text.count + 64)
        var place = 0
        for patch in patches.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard patch.range.lowerBound >= place, patch.range.upperBound <= text.count else { throw .overlap }
            changed += text[place..<patch.range.lowerBound]
            changed += patch.bytes
            place = patch.range.upperBound
        }
        changed += text[place...]
        let bytes = encoding.encoded(changed)
        if kind == .plain { return bytes }
        do throws(EditRefusal) {
            let document = try Self.read(kind, bytes, limits)
            guard document.text == changed, document.format == format, Self.duplicates(document) <= notices else {
                throw EditRefusal.damage
            }
        } catch {
            throw .damage
        }
        return bytes
    }
}
