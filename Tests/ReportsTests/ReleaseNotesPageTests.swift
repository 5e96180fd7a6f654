import Foundation
import QuickActionModel
import Testing

@testable import Reports

@Suite("Release notes as a page")
struct ReleaseNotesPageTests {
    private func change(_ kind: ChangeKind, _ before: String?, _ after: String?, language: String? = nil) -> Change {
        Change(
            kind, level: kind.usualLevel, app: "shop", key: ActionKey(kind: .static, type: "x"), field: "title",
            language: language,
            before: before, after: after)
    }

    private func page(_ changes: [Change], _ audience: NoteAudience = .design, from: String = "1.0", to: String = "1.1") -> String
    {
        ReleaseNotes(
            from: from, to: to, set: ChangeSet(changes: changes), wording: ChangeWording(audience), level: .internal
        ).html(language: "en")
    }

    @Test("the style stands under its own hash, and nothing else may load")
    func policy() throws {
        let html = page([])
        let css = try #require(html.firstMatch(of: /<style>(.*?)<\/style>/.dotMatchesNewlines())?.1)
        let hash = Base64.encode(SHA256.hash(Array(css.utf8)))
        #expect(html.contains("default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'"))
        for word in ["<script", " style=", "src=", "http:", "https:", "url("] { #expect(!html.contains(word), "\(word)") }
    }

    @Test("hostile texts stay texts, wherever they stand")
    func escaping() {
        let evil = "</style><script>alert(1)</script>\"'&\u{202E}"
        let html = page([change(.titleChanged, evil, evil + "x", language: evil)], from: evil, to: evil)
        #expect(!html.contains("<script"))
        #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;⟨U+202E⟩"))
        #expect(html.components(separatedBy: "</style>").count == 2)
    }

    @Test("before and after stand side by side for those who look at words, not for people")
    func rows() {
        let changes = [change(.titleChanged, "Cart", "Bag"), change(.translationChanged, "Korb", "Tasche", language: "de")]
        let html = page(changes)
        #expect(html.contains("<del lang=\"en\" dir=\"auto\">Cart</del></td><td><ins lang=\"en\" dir=\"auto\">Bag</ins>"))
        #expect(html.contains("<th scope=\"row\">de</th><td><del lang=\"de\" dir=\"auto\">Korb</del>"))
        #expect(html.contains("<li id=\"c-\(changes[0].fingerprint)\" class=\"notable\">"))
        #expect(!page(changes, .people).contains("<table"))
    }

    @Test("an address stands once, also where a change comes back")
    func anchors() throws {
        let notes = ReleaseNotes(
            from: "1", to: "2", set: ChangeSet(changes: [change(.itemAdded, nil, "A")]), wording: ChangeWording(.design))
        let html = ReleaseHistory([notes, notes]).html(language: "en")
        let ids = html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        #expect(ids.contains("r-2"))
        for target in html.matches(of: /href="#([^"]*)"/) { #expect(ids.contains(String(target.1))) }
    }

    @Test("a history is a list of documents")
    func history() throws {
        let notes = ReleaseNotes(from: "", to: "1.0", set: ChangeSet(), wording: ChangeWording(.people))
        let document = try #require(
            JSONSerialization.jsonObject(with: Data(ReleaseHistory([notes, notes]).document())) as? [String: Any])
        #expect(document["format"] as? String == "longpress-history/1")
        #expect(
            (document["releases"] as? [[String: Any]])?.map { $0["format"] as? String }
                == Array(repeating: "longpress-changes/1", count: 2))
        #expect(ReleaseHistory([notes]).text() == "1.0\n\nNo changes.\n")
    }

    @Test(
        "a title that begins with a verb reads with \"to\", every other one with \"for\"",
        arguments: [
            ("Scan Document", "to"), ("search", "to"), ("New Note", "for"), ("Downloads", "for"), ("Suchen", "for"), ("", "for"),
        ])
    func verbs(title: String, word: String) {
        let sentence = ChangeWording(.people, appNames: ["shop": "Shop"]).sentence(change(.itemAdded, nil, title))
        #expect(sentence?.text == "Touch and hold the Shop icon \(word) “\(title)”.")
    }

    @Test("an override of a part of a folded entry wins; unused ones are known")
    func overrides() {
        let parts = [
            change(.translationChanged, "a", "b", language: "de"), change(.translationChanged, "a", "c", language: "fr"),
        ]
        var folded = change(.translationChanged, nil, nil)
        folded.fold = ChangeFold(.languages(["de", "fr"]), parts)
        var notes = ReleaseNotes(from: "1", to: "2", set: ChangeSet(changes: [folded]), wording: ChangeWording(.people))
        notes.overrides = [parts[1].fingerprint: "Our words.", "0123456789abcdef": "Nobody's."]
        #expect(notes.text().contains("  - Our words.\n"))
        #expect(notes.unusedOverrides == ["0123456789abcdef"])
    }
}
