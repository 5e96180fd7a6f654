import Foundation
import Testing

/// A theme of somebody else: tokens, one slot, one template, in under 60 lines.
@Suite struct SecondThemeTests {
    private static let folder = Repository.root.appendingPathComponent("Tests/Fixtures/Themes/slate")

    @Test func aThemeIsSmall() throws {
        let lines = try TestSite.files(in: Self.folder).values.reduce(0) { $0 + $1.filter { $0 == 10 }.count }
        #expect(lines < 60)
    }

    @Test func itChangesWhatItNamesAndNothingElse() throws {
        let site = try TestSite("everything")
        let plain = site.build()
        let before = try site.files
        let themed = site.build("--theme", Self.folder.path)
        let after = try site.files
        #expect((plain.status, themed.status) == (0, 0))
        #expect(themed.errors == plain.errors, "a theme that is right adds no finding")
        #expect(before.paths == after.paths)
        // Tokens come after the standard ones, in the one stylesheet.
        #expect(after.text("assets/longpress.css").hasPrefix(before.text("assets/longpress.css")))
        #expect(after.text("assets/longpress.css").contains("--canvas: light-dark(#fbfaf7, #14120f)"))
        // The slot is on every page with a footer, the template on one.
        #expect(after.text("index.html").contains("<p>Slate: the catalog of"))
        #expect(!before.text("index.html").contains("Slate"))
        #expect(after.text("guidelines/index.html").contains("<ol class=\"lines plain slate\">"))
        #expect(after["assets/longpress.js"] == before["assets/longpress.js"])
        #expect(after["catalog.json"] == before["catalog.json"])
    }
}
