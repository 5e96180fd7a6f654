import QuickActionModel
import SourceTrees

/// Reads Markdown notes: front matter, then GitHub's dialect as cmark-gfm parses it, without any extension of our own.
///
/// A preview on GitHub therefore shows the same. That holds for what surprises, too: `**` behind full-width punctuation and before a letter
/// closes nothing, and a `|` in the code of a table splits the cell unless a backslash stands in front.
public struct NoteReader: Sendable {
    private let limits: NoteLimits
    private let contentRoot: String
    private let sourceReader: SourceReader

    /// A reader.
    ///
    /// `contentRoot` is the folder that links may not leave, written like the notes' paths; links with a leading slash start
    /// there. Empty means the root of the paths.
    public init(limits: NoteLimits = .standard, contentRoot: String = "") {
        self.limits = limits
        self.contentRoot = contentRoot
        sourceReader = SourceReader(limits: SourceLimits(bytes: limits.bytes, depth: 16))
    }

    /// Reads the bytes of the file at `path`.
    ///
    /// Never throws: what cannot be used becomes a finding, and the text stays. A note over the limits is shown as it is written.
    public func read(_ bytes: [UInt8], path: String) -> ParsedNote {
        // Bytes far over the limit are not even decoded; four more keep a cut scalar from looking like a fault.
        let isCut = bytes.count > limits.bytes
        let source = NoteSource(isCut ? Self.cut(bytes, to: limits.bytes) : bytes, path: path)
        var findings: [Finding] = []
        if let offset = source.firstBadByte {
            findings.append(
                Finding(
                    .encoding, "the note is not UTF-8",
                    explanation: "Bytes that are no text are shown as \u{FFFD}. Save the file as UTF-8.",
                    at: source.location(offset: offset)))
        }
        let matter = readMatter(source, &findings)
        let text = source.bytes[matter.end...]
        let excess =
            isCut
            ? NoteBounds.Excess(summary: "the note has \(bytes.count) bytes, \(limits.bytes) are allowed")
            : NoteBounds(limits: limits).excess(in: text)
        if let excess {
            return shownAsWritten(source, text, matter, findings, excess, isCut: isCut)
        }
        var renderer = NoteRenderer(
            NoteRenderer.Setting(
                source: source, skippedLines: source.location(offset: matter.end).line.map { $0 - 1 } ?? 0,
                base: LinkBase(note: path, root: contentRoot),
                limits: limits, title: matter.matter.title))
        do throws(NoteRenderer.Stop) {
            if let tree = MarkdownTree(parsing: text) { try renderer.render(tree) }
        } catch {
            return shownAsWritten(source, text, matter, findings, Self.excess(of: error, limits), isCut: false)
        }
        return note(renderer, source, matter, findings)
    }

    private func note(_ renderer: NoteRenderer, _ source: NoteSource, _ matter: ReadMatter, _ findings: [Finding]) -> ParsedNote {
        let heading = renderer.outline.titleHeading
        let title = matter.matter.title ?? heading?.text
        return ParsedNote(
            path: source.path, matter: matter.matter, places: matter.places, title: title ?? Self.stem(source.path),
            titleSource: matter.matter.title != nil ? .frontMatter : heading != nil ? .heading : .fileName, titleID: heading?.id,
            headings: renderer.body.headings, lead: Self.lead(renderer.outline.lead ?? []),
            findings: (findings + renderer.findings.all).sorted(by: Finding.inOrder), body: renderer.body)
    }

    /// The note as preformatted text, with the finding that says why.
    private func shownAsWritten(
        _ source: NoteSource, _ text: ArraySlice<UInt8>, _ matter: ReadMatter, _ findings: [Finding], _ excess: NoteBounds.Excess,
        isCut: Bool
    ) -> ParsedNote {
        var body = NoteBody()
        body.add("<pre tabindex=\"0\" role=\"group\" aria-label=\"Text\"><code>")
        HTMLText.append(Array(text), to: &body.bytes)
        body.add("</code></pre>\n")
        if isCut { body.add(plain: "<p>The rest is left out: \(excess.summary).</p>\n") }
        let finding = Finding(
            .noteTooLarge, excess.summary,
            explanation: "The note is shown as it is written. Split it, or raise the limit of notes.",
            at: excess.offset.map { source.location(offset: $0) } ?? SourceLocation(path: source.path))
        return ParsedNote(
            path: source.path, matter: matter.matter, places: matter.places,
            title: matter.matter.title ?? Self.stem(source.path),
            titleSource: matter.matter.title != nil ? .frontMatter : .fileName, titleID: nil, headings: [], lead: "",
            findings: (findings + [finding]).sorted(by: Finding.inOrder), body: body)
    }

    private static func excess(of stop: NoteRenderer.Stop, _ limits: NoteLimits) -> NoteBounds.Excess {
        switch stop {
        case .depth: NoteBounds.Excess(summary: "quotes, lists and emphasis are nested deeper than \(limits.depth) levels")
        case .output: NoteBounds.Excess(summary: "the note would become more than \(limits.outputBytes) bytes of HTML")
        }
    }
}

extension NoteReader {
    /// What the front matter says.
    private struct ReadMatter {
        var matter = NoteMatter()
        var places = MatterPlaces()
        /// Offset at which the text begins.
        var end = 0
    }

    private func readMatter(_ source: NoteSource, _ findings: inout [Finding]) -> ReadMatter {
        let place = SourceLocation(path: source.path, line: 1, column: 1, length: 3)
        switch FrontMatter(of: source) {
        case .none: return ReadMatter()
        case .unclosed:
            findings.append(
                Finding(
                    .badFrontMatter, "the front matter that begins with --- is not closed",
                    explanation: "The whole file is shown as text. Write --- behind the last key, or leave the first line out.",
                    at: place))
            return ReadMatter()
        case .block(let range, let text):
            do throws(SourceError) {
                let document = try sourceReader.readYAML(Array(source.bytes[range]))
                if document.root.isNull { return ReadMatter(end: text) }
                if let entries = document.root.dictionary {
                    let reader = MatterReader(entries, of: document, path: source.path)
                    findings += reader.findings
                    return ReadMatter(matter: reader.matter, places: reader.places, end: text)
                }
                findings.append(
                    Finding(
                        .badFrontMatter, "the lines between --- and --- are \(document.root.kindName), not keys with values",
                        explanation:
                            "They are shown as text. Write a line such as title: Name, or put a blank line above the first ---.",
                        at: place))
            } catch {
                findings.append(
                    Finding(
                        .badFrontMatter, "the front matter cannot be read: \(error.message)",
                        explanation: "It is shown as text until it can be read.",
                        at: error.position.map {
                            SourceLocation(path: source.path, line: $0.line + 1, column: $0.column, length: error.length)
                        } ?? place))
            }
            return ReadMatter()
        }
    }

    /// The first bytes, cut between scalars.
    private static func cut(_ bytes: [UInt8], to count: Int) -> [UInt8] {
        var end = max(0, count)
        while end > 0 && end < bytes.count && bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return Array(bytes[..<end])
    }

    private static func stem(_ path: String) -> String {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
            return String(decoding: name, as: UTF8.self)
        }
        return String(decoding: name[..<dot], as: UTF8.self)
    }

    /// Most characters of a lead.
    private static let leadLength = 240

    private static func lead(_ plain: [UInt8]) -> String {
        let text = NoteRenderer.oneLine(plain)
        guard text.utf8.count > leadLength, let end = text.index(text.startIndex, offsetBy: leadLength, limitedBy: text.endIndex),
            end < text.endIndex
        else { return text }
        let head = text[..<end]
        let cut = text[end] == " " ? head : head.lastIndex(of: " ").map { head[..<$0] } ?? head
        return String(cut) + "…"
    }
}
