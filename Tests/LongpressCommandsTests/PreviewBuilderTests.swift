import Files
import Foundation
import Synchronization
import Testing

@testable import LongpressCommands

/// After any edit, a preview shows what a new build would write, though it reads, checks and prepares only what was edited.
@Suite struct PreviewBuilderTests {
    struct Edit: Sendable, CustomTestStringConvertible {
        let file: String
        var old = ""
        let new: String?
        var testDescription: String { file }
    }

    static let edits = [
        Edit(file: "content/apps/atlas/en.lproj/InfoPlist.strings", old: "Share Place", new: "Share Plaza…"),
        Edit(file: "content/apps/atlas/Info.plist", old: "openMap", new: "openMop"),
        Edit(file: "content/apps/atlas/dynamic/near-places.en.json", new: nil),
        Edit(file: "content/apps/atlas/notes/open-map.md", old: "keys", new: "quays"),
        Edit(file: "content/guidelines/rows.md", new: nil),
        Edit(file: "content/guidelines/more.md", new: "---\ntitle: More\napps: [atlas]\n---\n\nMore.\n"),
        Edit(file: "content/apps/atlas/snapshots/0.9.json", old: "Show Legend", new: "Show Legends"),
        Edit(file: "content/apps/atlas/app.yaml", new: nil),
        Edit(file: "longpress.yaml", new: "id: everything\ntitle: Everything\nrules:\n  icon/missing: off\n"),
        Edit(file: "overrides/words/en.yaml", new: "translated: Put into words\n"),
        Edit(file: "content/apps/second/Info.plist", new: "<plist version=\"1.0\"><dict/></plist>\n"),
    ]

    @Test func everyEditIsSeen() throws {
        let root = try Self.copy()
        defer { try? FileManager.default.removeItem(at: root) }
        let terminal = Terminal { _, _ in }
        let arguments = try ArgumentParser.parse(["serve", "-C", root.path])
        let ledger = WatchLedger(try #require(EditWatch()))
        var builder = PreviewBuilder(arguments, ledger)
        _ = builder.build(changed: nil)
        for edit in Self.edits {
            let place = root.appending(path: edit.file)
            if let new = edit.new {
                let old = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
                if !edit.old.isEmpty { try #require(old.contains(edit.old), "\(edit.file)") }
                try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data((edit.old.isEmpty ? new : old.replacing(edit.old, with: new)).utf8).write(to: place)
            } else {
                try FileManager.default.removeItem(at: place)
            }
            // A new folder is seen in the one above it.
            var folders: Set<String> = []
            var folder = place.deletingLastPathComponent()
            while folder.path.utf8.count >= root.path.utf8.count {
                folders.insert(DiskFiles.absolute(folder.path))
                folder.deleteLastPathComponent()
            }
            let outcome = builder.build(changed: folders)
            let site = try #require(outcome.site, "\(edit.file): \(outcome.faults)")
            let fresh = root.appending(path: "fresh")
            try? FileManager.default.removeItem(at: fresh)
            #expect(Longpress.run(["build", "-C", root.path, "--output", fresh.path], on: terminal) == 0)
            var compared = 0
            for name in try FileManager.default.subpathsOfDirectory(atPath: fresh.path) where name != "longpress-manifest.json" {
                guard let bytes = FileManager.default.contents(atPath: fresh.appending(path: name).path), name.contains(".")
                else { continue }
                guard !bytes.isEmpty else { continue }
                #expect(site.file(name).map { Data($0.file.bytes) } == bytes, "after \(edit.file): \(name)")
                compared += 1
            }
            #expect(compared == site.count)
        }
    }

    private static func copy() throws -> URL {
        let files = FileManager.default
        let root = files.temporaryDirectory.resolvingSymlinksInPath().appending(path: "preview-\(UUID().uuidString)")
        let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/Apps/everything")
        try files.copyItem(at: fixture, to: root)
        return root
    }
}
