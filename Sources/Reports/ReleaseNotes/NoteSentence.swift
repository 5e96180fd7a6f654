/// One sentence of release notes, in pieces that each form of output sets in its own way.
public struct NoteSentence: Sendable, Hashable {
    /// A piece of a sentence.
    public enum Piece: Sendable, Hashable {
        /// Words of ours.
        case words(String)
        /// A title or subtitle of a quick action, or the name of an app.
        case title(String)
        /// A type, key, name or value as code has it.
        case code(String)
    }

    /// The pieces in order.
    public var pieces: [Piece]

    /// A sentence of pieces.
    public init(_ pieces: [Piece]) { self.pieces = pieces }

    /// A sentence of words alone.
    public init(_ words: String) { self.pieces = [.words(words)] }

    /// The sentence for a terminal: titles in quotation marks, nothing that a terminal would obey.
    public var text: String {
        pieces.map { piece in
            switch piece {
            case .words(let words): VisibleText.of(words)
            case .title(let title): "“" + VisibleText.of(title) + "”"
            case .code(let code): VisibleText.of(code)
            }
        }.joined()
    }

    /// The sentence in Markdown: titles strong, code in backticks, everything else escaped.
    public var markdown: String {
        pieces.map { piece in
            switch piece {
            case .words(let words): Self.escaped(words)
            case .title(let title): title.isEmpty ? "“”" : "**" + Self.escaped(title) + "**"
            case .code(let code): Self.span(code)
            }
        }.joined()
    }

    /// The sentence in HTML: titles strong and kept apart from the direction of the words around them, code as code.
    public var html: String {
        pieces.map { piece in
            switch piece {
            case .words(let words): HTMLText.escaped(words)
            case .title(let title): title.isEmpty ? "“”" : "<strong><bdi>\(HTMLText.escaped(title))</bdi></strong>"
            case .code(let code): "<code>\(HTMLText.escaped(code))</code>"
            }
        }.joined()
    }

    private static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in VisibleText.of(text).unicodeScalars {
            if "\\`*_[]<>#|&~".unicodeScalars.contains(scalar) { out.unicodeScalars.append("\\") }
            out.unicodeScalars.append(scalar)
        }
        return out
    }

    /// A code span whose fence is longer than any run of backticks inside.
    private static func span(_ code: String) -> String {
        let text = VisibleText.of(code)
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let needsBlank = longest > 0 || text.isEmpty
        return fence + (needsBlank ? " " : "") + text + (needsBlank ? " " : "") + fence
    }
}
