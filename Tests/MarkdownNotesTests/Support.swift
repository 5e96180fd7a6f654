import Foundation
import MarkdownNotes
import QuickActionModel
import Testing

/// Reads a text as the note `content/guidelines/note.md` below `content`.
func note(_ text: String, limits: NoteLimits = .standard) -> ParsedNote {
    NoteReader(limits: limits, contentRoot: "content").read(Array(text.utf8), path: "content/guidelines/note.md")
}

/// The HTML of a note with `‹p›` for the prefix and `‹target›` for a link.
///
/// A target with `missing` in it is not resolved.
func html(_ note: ParsedNote) -> String {
    let markup = note.markup { link in
        let text = describe(link.target)
        if text.contains("missing") { return .broken }
        return .address(SiteAddress(text), fragment: nil)
    }
    var result = ""
    for part in markup.parts {
        switch part {
        case .html(let bytes): result += String(decoding: bytes, as: UTF8.self)
        case .prefix: result += "‹p›"
        case .link(let address, let fragment): result += "‹\(address.path)\(fragment.map { "#" + $0 } ?? "")›"
        }
    }
    return result
}

/// The bytes of a note on the page at the root, with `p-` for the prefix and the files of the catalog below `files`.
func page(_ note: ParsedNote) -> String {
    var bytes: [UInt8] = []
    note.markup { .address(SiteAddress("files/" + describe($0.target)), fragment: nil) }
        .write(to: &bytes, on: SiteAddress("index.html"), prefix: "p-")
    return String(decoding: bytes, as: UTF8.self)
}

func html(_ text: String) -> String { html(note(text)) }

func describe(_ target: NoteLink.Target) -> String {
    switch target {
    case .file(let path, let fragment): path + (fragment.map { "#" + $0 } ?? "")
    case .heading(let id): "heading " + id
    case .image(let path): "image " + path
    case .action(let app, let type, let kind, let identity):
        "action \(app ?? "-") \(type) \(kind?.rawValue ?? "-") \(identity ?? "-")"
    }
}

/// `line:column rule summary` of each finding.
func findings(_ note: ParsedNote) -> [String] {
    note.findings.map { finding in
        "\(finding.location?.line ?? 0):\(finding.location?.column ?? 0) \(finding.rule) \(finding.summary)"
    }
}

func findings(_ text: String) -> [String] { findings(note(text)) }

/// One row of a table of Markdown and what becomes of it.
struct Example: Sendable, CustomTestStringConvertible {
    var markdown: String
    var expected: String
    init(_ markdown: String, _ expected: String) {
        self.markdown = markdown
        self.expected = expected
    }
    var testDescription: String { markdown.debugDescription }
}

/// The findings of a Markdown text, in order.
struct FindingExample: Sendable, CustomTestStringConvertible {
    var markdown: String
    var expected: [String]
    init(_ markdown: String, _ expected: String...) {
        self.markdown = markdown
        self.expected = expected
    }
    var testDescription: String { markdown.debugDescription }
}

/// Seconds of processor time that a body takes on its thread: a busy machine makes no test fail.
func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
}
