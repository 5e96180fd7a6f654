import Foundation
import Testing

/// After any edit, building again into the same folder gives what building into a new one gives.
@Suite struct BuildAgainTests {
    /// An edit: the file, what is replaced in it (all of it when empty), and by what; nil removes the file.
    struct Edit: Sendable, CustomTestStringConvertible {
        let file: String
        var old = ""
        let new: String?
        var testDescription: String { file }
    }

    static let edits = [
        Edit(file: "content/apps/atlas/en.lproj/InfoPlist.strings", old: "Share Place", new: "Share Plaza"),
        Edit(file: "content/apps/atlas/de.lproj/InfoPlist.strings", old: "Karte", new: "Tafel"),
        Edit(file: "content/apps/atlas/Info.plist", old: "openMap", new: "openMop"),
        Edit(file: "content/apps/atlas/dynamic/near-places.en.json", old: "\"scenario\"", new: "\"scenari0\""),
        Edit(file: "content/apps/atlas/notes/about.md", old: "a", new: "e"),
        Edit(file: "content/guidelines/rows.md", new: nil),
        Edit(file: "content/guidelines/more.md", new: "---\ntitle: More\n---\n\nMore.\n"),
        Edit(file: "content/apps/atlas/snapshots/0.9.json", old: "Show Legend", new: "Show Legands"),
        Edit(
            file: "content/apps/atlas/Assets.xcassets/MapGlyph.imageset/map-glyph.svg", old: "</svg>",
            new: "<path d=\"M0 0h4v4H0z\"/></svg>"),
        Edit(file: "content/apps/atlas/app.yaml", new: nil),
        Edit(file: "longpress.yaml", old: "title: Everything", new: "title: Everythang"),
        Edit(file: "longpress.yaml", old: "id: everything", new: "id: everything\nrules:\n  icon/missing: off"),
        Edit(file: "overrides/templates/not-found.mustache", new: "<!doctype html><title>Nothing</title>\n"),
        Edit(file: "overrides/words/en.yaml", new: "translated: Put into words\n"),
        Edit(file: "content/apps/second/Info.plist", new: "<plist version=\"1.0\"><dict/></plist>\n"),
    ]

    @Test(arguments: edits) func anEditIsSeen(_ edit: Edit) throws {
        let site = try TestSite("everything")
        _ = site.build()
        let first = try site.files
        _ = site.build()
        #expect(try site.files == first)
        let place = site.root.appending(path: edit.file)
        if let new = edit.new {
            let old = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
            if !edit.old.isEmpty { try #require(old.contains(edit.old)) }
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((edit.old.isEmpty ? new : old.replacing(edit.old, with: new)).utf8).write(to: place)
        } else {
            try FileManager.default.removeItem(at: place)
        }
        let told = site.build().output
        let again = try site.files
        #expect(again != first, "the edit is on no page")
        try FileManager.default.removeItem(at: site.root.appending(path: "site"))
        let fresh = site.build().output
        #expect(try site.files == again)
        // Everything that is found is told again, too; the first line alone counts files.
        #expect(told.split(separator: "\n").dropFirst().sorted() == fresh.split(separator: "\n").dropFirst().sorted())
    }
}
