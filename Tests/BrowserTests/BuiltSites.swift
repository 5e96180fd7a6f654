import Foundation
import LongpressCommands
import Testing

/// The sites that the checks look at, built once into a temporary folder.
struct BuiltSites {
    let folder: URL
    let names: [String]

    static let shared = Result { try BuiltSites() }

    private init() throws {
        let files = FileManager.default
        folder = files.temporaryDirectory.appending(path: "browser-tests-\(UUID().uuidString)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let catalogs = folder.appending(path: "catalogs")
        try files.createDirectory(at: catalogs, withIntermediateDirectories: true)
        let fixtures = Browser.repository.appending(path: "Tests/Fixtures/Apps")

        var roots = ["content": Browser.repository]
        for name in ["everything", "rtl-long", "hostile", "five-rows", "lookup"] { roots[name] = fixtures.appending(path: name) }
        roots["forwarding"] = try Self.forwarding(from: fixtures.appending(path: "five-rows"), in: catalogs)
        names = roots.keys.sorted()
        for name in names {
            guard let root = roots[name] else { continue }
            let said = Said()
            let status = Longpress.run(
                ["build", "--root", root.path, "--output", sites.appending(path: name).path], on: Terminal { said.add($0, $1) })
            guard status == 0 else { throw NotBuilt(name: name, text: said.text) }
        }
    }

    /// The folder with one folder for each site.
    var sites: URL { folder.appending(path: "sites") }

    /// A catalog with a note that has moved, so that there are pages that lead on.
    private static func forwarding(from fixture: URL, in folder: URL) throws -> URL {
        let root = folder.appending(path: "forwarding")
        try FileManager.default.copyItem(at: fixture, to: root)
        let pages = root.appending(path: "content/pages")
        try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
        let note = "---\ntitle: Moved page\naliases: [old/name.html, older/]\n---\n\nIt moved.\n"
        try Data(note.utf8).write(to: pages.appending(path: "moved.md"))
        return root
    }

    struct NotBuilt: Error {
        let name: String
        let text: String
    }

    /// What the program printed, from whichever thread.
    private final class Said: @unchecked Sendable {
        private let lock = NSLock()
        private var lines = ""

        func add(_ stream: Int32, _ text: String) { lock.withLock { lines += text } }
        var text: String { lock.withLock { lines } }
    }
}
