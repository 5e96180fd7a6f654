import QuickActionModel
import Testing

@Suite struct NoteTests {
    private var markup: NoteMarkup {
        var markup = NoteMarkup()
        markup.appendHTML("<h2 id=\"".utf8)
        markup.append(.prefix)
        markup.append(.html(Array("top\">T</h2>".utf8)))
        markup.appendHTML("<a href=\"".utf8)
        markup.append(.link(SiteAddress("apps/a/index.html"), fragment: "x y"))
        markup.appendHTML("\">".utf8)
        return markup
    }

    private func text(on page: String, prefix: String) -> String {
        var bytes: [UInt8] = Array(">".utf8)
        markup.write(to: &bytes, on: SiteAddress(page), prefix: prefix)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func htmlPiecesAreJoined() {
        #expect(NoteMarkup().isEmpty)
        #expect(
            markup.parts == [
                .html(Array("<h2 id=\"".utf8)), .prefix, .html(Array("top\">T</h2><a href=\"".utf8)),
                .link(SiteAddress("apps/a/index.html"), fragment: "x y"), .html(Array("\">".utf8)),
            ])
    }

    @Test func everyPageGetsItsOwnLinks() {
        #expect(text(on: "index.html", prefix: "") == ##"><h2 id="top">T</h2><a href="apps/a/index.html#x%20y">"##)
        #expect(
            text(on: "guidelines/t/index.html", prefix: "") == ##"><h2 id="top">T</h2><a href="../../apps/a/index.html#x%20y">"##)
        #expect(text(on: "apps/a/index.html", prefix: "note-t-") == ##"><h2 id="note-t-top">T</h2><a href="#x%20y">"##)
    }

    @Test func linksAreReplaced() {
        let mapped = markup.mapLinks { address, fragment in (SiteAddress("b/" + address.path), fragment.map { $0 + "!" }) }
        #expect(mapped.parts[3] == .link(SiteAddress("b/apps/a/index.html"), fragment: "x y!"))
        #expect(mapped.parts[1] == .prefix)
        #expect(mapped.parts.count == 5)
    }

    @Test func anchorsOfNotesThatShareAPage() {
        #expect(Note.anchor(path: "content/apps/a/notes/why.md") == "note-why")
        #expect(Note.anchor(path: "v1.2.md") == "note-v1.2")
        #expect(Note.anchorPrefix(kind: .design(app: "a"), path: "content/apps/a/notes/why.md") == "note-why-")
        #expect(Note.anchorPrefix(kind: .guideline, path: "content/guidelines/why.md") == "")
    }
}
