import QuickActionModel

/// The notes of several releases, latest first.
public struct ReleaseHistory: Sendable {
    /// The releases, latest first.
    public var releases: [ReleaseNotes]

    /// Name and version of the document.
    public static let documentFormat = "longpress-history/1"

    /// A history of releases, latest first.
    public init(_ releases: [ReleaseNotes]) { self.releases = releases }

    /// The history for a terminal.
    public func text() -> String { releases.map { $0.text() }.joined(separator: "\n") }

    /// The history as entries of a changelog in Markdown.
    public func markdown() -> String { releases.map { $0.markdown() }.joined(separator: "\n") }

    /// The history as one self-contained page; `language` is the language of the titles.
    public func html(language: String) -> String {
        var page = NotesPage(language: language)
        return page.page(releases, title: "Release notes", isHistory: true)
    }

    /// The history as a document: a list of documents of `longpress-changes/1`.
    public func document() -> [UInt8] {
        var json = JSONText()
        json.object { json in
            json.member("format", Self.documentFormat)
            json.key("releases")
            json.array { list in for release in releases { release.writeDocument(to: &list) } }
        }
        return json.finished()
    }
}

extension ReleaseNotes {
    /// The notes as one self-contained page; `language` is the language of the titles.
    public func html(language: String) -> String {
        var page = NotesPage(language: language)
        return page.page([self], title: "\(from) → \(to)", isHistory: false)
    }
}
