/// What can be wrong with a template; `message` is its text.
enum TemplateFault: Equatable {
    case unclosedTag(closing: String)
    case emptyName(tag: String)
    case badName(String)
    case dynamicName(String)
    case badDelimiters
    case strayClose(String)
    case wrongClose(String, opened: String, line: Int, column: Int)
    case unclosed(String, line: Int, column: Int)
    case unknownTemplate(String, nearest: String?)
    case repeatedBlock(String)
    case repeatedTemplate
    case tooNested
    case tooLong
    case tooDeep
    case tooMuchOutput(Int)
    case tooManySteps(Int)
    case foreignTemplate(String)

    /// How deep open tags may be nested in one template.
    static let maximumNesting = 100
    /// How deep partials, parents and blocks may call each other while a page is rendered.
    static let maximumCalls = 64
    /// The most bytes all sources of a set may have together.
    static let maximumSourceBytes = 64 << 20

    var message: String {
        switch self {
        case .unclosedTag(let closing): "this tag is never closed; add \"\(closing)\""
        case .emptyName(let tag): "the tag \"\(tag)\" has no name"
        case .badName(let name): "\"\(name)\" is not a name; use letters, digits, \"-\", \"_\", \"/\" and single dots"
        case .dynamicName(let name): "\"\(name)\" is a dynamic name, which templates do not have; write the name itself"
        case .badDelimiters:
            "the delimiters cannot be read; write two of them without spaces or \"=\" inside, such as {{=<% %>=}}"
        case .strayClose(let tag): "\(tag) closes nothing; remove it or open a section before it"
        case .wrongClose(let tag, let opened, let line, let column):
            "\(tag) does not close \(opened), which was opened at \(line):\(column)"
        case .unclosed(let opened, let line, let column):
            "\(opened), opened at \(line):\(column), is not closed before the template ends"
        case .unknownTemplate(let name, let nearest):
            "there is no template \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
        case .repeatedBlock(let name): "the block \"\(name)\" is given twice for the same parent; keep one of them"
        case .repeatedTemplate: "two templates have this name; remove one of them"
        case .tooNested: "tags are nested more than \(Self.maximumNesting) deep; move some into a partial"
        case .tooLong: "the templates have more than \(Self.maximumSourceBytes) bytes together; shorten them"
        case .tooDeep: "templates include each other more than \(Self.maximumCalls) deep; end the recursion sooner"
        case .tooMuchOutput(let limit): "the page has more than \(limit) bytes; split it"
        case .tooManySteps(let limit): "the page goes through more than \(limit) items and partials; split it"
        case .foreignTemplate(let name): "the template \"\(name)\" is not of this set"
        }
    }
}
