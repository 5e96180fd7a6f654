import QuickActionModel
import Synchronization
import Testing

@testable import CatalogReading

/// Work is counted, not timed: every file is read once, and an app costs the same in a catalog of any size.
@Suite("Growth of reading with the catalog")
struct GrowthTests {
    @Test("questions to the input grow with the apps")
    func linear() {
        let (few, many, more) = (Self.count(apps: 10), Self.count(apps: 20), Self.count(apps: 40))
        #expect(few.reads > 30 && few.questions > few.reads)
        #expect(more.reads - many.reads == 2 * (many.reads - few.reads))
        #expect(more.questions - many.questions == 2 * (many.questions - few.questions))
    }

    @Test("no file is read twice")
    func once() { #expect(Self.count(apps: 10).mostReadsOfOneFile == 1) }

    private static func count(apps: Int) -> CountingTree.Counts {
        var files = ["longpress.yaml": "title: T\n"]
        for app in 0..<apps {
            let folder = "content/apps/app-\(app)"
            files["\(folder)/Info.plist"] = """
                <plist><dict><key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key>
                <string>a</string><key>UIApplicationShortcutItemTitle</key><string>A</string></dict></array></dict></plist>
                """
            for language in ["en", "de"] {
                files["\(folder)/\(language).lproj/InfoPlist.strings"] = "\"A\" = \"A \(language)\";\n"
                files["\(folder)/dynamic/recent.\(language).json"] = """
                    {"format": "longpress-dynamic/1", "scenario": "Recent", "locale": "\(language)",
                     "items": [{"type": "b", "localizedTitle": "B"}]}
                    """
            }
            files["content/guidelines/note-\(app).md"] = "# Note \(app)\n\nText.\n"
        }
        let tree = CountingTree(tree: MemoryTree(files))
        let result = CatalogReader(configuration: CatalogConfiguration(), options: .init(workers: 2)).read(tree)
        #expect(result.catalog.apps.count == apps && result.catalog.notes.count == apps)
        return tree.counts
    }
}

/// A tree that counts what it is asked.
private struct CountingTree: InputTree {
    struct Counts {
        var questions = 0
        var reads = 0
        var perFile: [String: Int] = [:]
        var mostReadsOfOneFile: Int { perFile.values.max() ?? 0 }
    }

    private final class Store: Sendable { let counts = Mutex(Counts()) }

    let tree: MemoryTree
    private let store = Store()
    var root: String { tree.root }
    var counts: Counts { store.counts.withLock { $0 } }

    init(tree: MemoryTree) { self.tree = tree }

    func list(_ folder: String) throws(InputError) -> [InputEntry] {
        store.counts.withLock { $0.questions += 1 }
        return try tree.list(folder)
    }

    func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        store.counts.withLock {
            $0.questions += 1
            $0.reads += 1
            $0.perFile[path, default: 0] += 1
        }
        return try tree.read(path, offset: offset, count: count)
    }

    func entry(_ path: String) throws(InputError) -> InputEntry? {
        store.counts.withLock { $0.questions += 1 }
        return try tree.entry(path)
    }

    func tree(at path: String, named name: String) throws(InputError) -> any InputTree { try tree.tree(at: path, named: name) }
}
