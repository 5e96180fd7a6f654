import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Sources of apps")
struct AppSourceTests {
    private func catalog(_ yaml: String) -> CatalogConfiguration {
        ConfigurationReader.site(Array(yaml.utf8), path: "longpress.yaml").0
    }

    @Test("a source inside of the catalog is read from there")
    func inside() {
        let files = [
            "apps/Shop/Supporting/Info.plist": items("Type=a;Title=t"),
            "apps/Shop/Supporting/en.lproj/InfoPlist.strings": "\"t\" = \"T\";",
            "content/apps/shop/app.yaml": "source: ../../../apps/Shop/Supporting/Info.plist\n",
            "content/apps/other/app.yaml": "source: ../../../apps/Shop\n",
        ]
        let result = read(files)
        #expect(result.catalog.apps.map(\.id) == ["other", "shop"])
        #expect(result.catalog.apps[1].menus[0].items[0].title.shown == ["en: T (table)"])
        #expect(result.catalog.apps[1].facts.propertyList?.displayPath == "apps/Shop/Supporting/Info.plist")
        #expect(lines(result) == ["apps/Shop/Info.plist: error: apps/Shop/Info.plist does not exist [input/unreadable]"])
        #expect(result.unreadable.map(\.path) == ["apps/Shop/Info.plist"])
    }

    @Test("a source outside is a root of its own")
    func outside() {
        var tree = MemoryTree(["content/apps/shop/app.yaml": "name: Shop\n"])
        let list = Array(items("Type=a;Title=t", "Type=b").utf8)
        tree.others = ["../Shop.app": ["Info.plist": list], "content/apps/shop/../../../../x": ["Info.plist": list]]
        let reader = CatalogReader(configuration: catalog("apps: [{id: shop, source: ../Shop.app/}]"))
        let result = reader.read(tree)
        #expect(result.app.facts.propertyList?.displayPath == "../Shop.app/Info.plist")
        #expect(lines(result) == ["../Shop.app/Info.plist:11:1: error: item 2 has no title [structure/missing-title]"])
        tree.files["content/apps/shop/app.yaml"] = Array("source: ../../../../x/Info.plist\n".utf8)
        let own = CatalogReader(configuration: CatalogConfiguration()).read(tree)
        #expect(own.app.facts.propertyList?.displayPath == "../../../../x/Info.plist")
    }

    @Test("kinds that cannot be read, and places that are not there")
    func refused() {
        let result = read([
            "content/apps/a/app.yaml": "source: A.xcodeproj\n", "content/apps/b/app.yaml": "source: ../../../../gone\n",
        ])
        #expect(
            lines(result) == [
                "content/apps/a/app.yaml:1:9: error: source \"A.xcodeproj\" is of a kind that cannot be read [config/bad-value]",
                "content/apps/b/app.yaml:1:9: error: source \"../../../../gone\" does not exist [input/unreadable]",
            ])
        #expect(
            result.findings[0].explanation
                == "In this version a source is a folder, an Info.plist, an .app folder, an .xcarchive, an .ipa or a .zip.")
    }

    @Test("archives and bundles are opened by the tree, inside of the catalog, too")
    func bundles() {
        var tree = MemoryTree(["content/apps/shop/app.yaml": "source: builds/Shop.ipa\n"])
        tree.others = ["content/apps/shop/builds/Shop.ipa": ["Info.plist": Array(items("Type=a;Title=t").utf8)]]
        let result = CatalogReader(configuration: CatalogConfiguration()).read(tree)
        #expect(result.app.facts.propertyList?.displayPath == "builds/Shop.ipa/Info.plist")
        #expect(result.app.menus.first?.items.count == 1)
    }

    @Test("configured apps come in their order, and each needs a folder or a source")
    func order() {
        let reader = CatalogReader(configuration: catalog("apps: [b, a, c]"))
        let result = reader.read(
            MemoryTree([
                "content/apps/a/Info.plist": items("Type=a;Title=A"), "content/apps/b/Info.plist": items("Type=a;Title=A"),
            ]))
        #expect(result.catalog.apps.map(\.id) == ["b", "a", "c"])
        #expect(lines(result) == ["longpress.yaml:1:14: error: app \"c\" has no folder content/apps/c [config/bad-value]"])
    }

    @Test("a key that cannot be followed yet is told")
    func unsupported() {
        let result = read([
            "content/apps/a/app.yaml": "dialect: expo\n", "content/apps/a/Info.plist": items("Type=a;Title=A"),
        ])
        #expect(result.findings.map(\.summary) == ["dialect is not supported in this version"])
    }

    @Test("without a content folder there is nothing to read")
    func nothing() {
        let result = read(["readme.md": ""])
        #expect(lines(result) == ["content: error: content does not exist [input/unreadable]"])
        #expect(result.unreadable.map(\.path) == ["content"])
    }

    @Test("limits of the configuration hold")
    func limits() {
        var configuration = CatalogConfiguration()
        configuration.limits.bytes = 60
        configuration.limits.files = 2
        configuration.limits.folders = 2
        let result = read(
            [
                "content/apps/a/Info.plist": items("Type=a;Title=A"), "content/static/a": "", "content/static/b/c/d": "",
                "content/static/x": "", "content/pages/a/b/c.md": "",
            ], configuration: configuration)
        #expect(
            lines(result) == [
                "content/apps/a/Info.plist: error: content/apps/a/Info.plist has \(items("Type=a;Title=A").utf8.count) bytes; "
                    + "the limit is 60 [input/too-large]",
                "content/pages/a/b: error: folders are nested deeper than 2 levels [input/too-large]",
                "content/static: error: there are more than 2 files and folders [input/too-large]",
            ])
        #expect(
            result.findings.dropFirst().map(\.explanation) == [
                "What is beyond is left out. Raise limits.folders in longpress.yaml if it is right.",
                "What is beyond is left out. Raise limits.files in longpress.yaml if it is right.",
            ])
    }

    /// A tree in which names that end in `.link` lead out of the catalog.
    private struct LinkTree: InputTree {
        var inner: MemoryTree
        var root: String { inner.root }

        func list(_ folder: String) throws(InputError) -> [InputEntry] {
            try inner.list(folder).map { entry in
                entry.name.hasSuffix(".link") ? InputEntry(name: entry.name, kind: .other, size: 0) : entry
            }
        }

        func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
            try inner.read(path, offset: offset, count: count)
        }

        func entry(_ path: String) throws(InputError) -> InputEntry? { try inner.entry(path) }

        func tree(at path: String, named name: String) throws(InputError) -> any InputTree {
            try inner.tree(at: path, named: name)
        }
    }

    @Test("links that lead out of the catalog are told and left out")
    func links() {
        let tree = LinkTree(inner: MemoryTree(["content/static/out.link": "secret", "content/static/in.txt": "x"]))
        let result = CatalogReader(configuration: CatalogConfiguration()).read(tree)
        #expect(result.catalog.copies.map(\.path) == ["content/static/in.txt"])
        #expect(
            lines(result) == [
                "content/static/out.link: error: content/static/out.link is no file or folder of the catalog [input/unreadable]"
            ])
        #expect(
            result.findings.map(\.explanation) == [
                "Links are followed only inside of the catalog. The entry is left out."
            ])
        #expect(result.unreadable.map(\.path) == ["content/static/out.link"])
    }
}
