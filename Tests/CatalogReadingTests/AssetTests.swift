import Files
import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Images of icons")
struct AssetTests {
    static let square = "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0h1v1z\"/></svg>"

    /// The images that an app of some files has for names of icons.
    private func assets(_ files: [String: [UInt8]], _ names: [String], in folder: String = "app") throws -> [ByteText: IconAsset]
    {
        var tree = MemoryTree([:])
        tree.files = Dictionary(uniqueKeysWithValues: files.map { (ByteText($0), $1) })
        let folder = try InputFolder(tree: tree, path: folder, limits: ReadingLimits())
        return AssetReader(folders: [folder]).assets(named: names)
    }

    private func contents(_ images: String..., rest: String = "") -> [UInt8] {
        Array("{\"images\": [\(images.joined(separator: ", "))]\(rest)}".utf8)
    }

    @Test("of the images of a set the plain, sharp one is shown")
    func choice() throws {
        let png = PNGBytes(width: 3, height: 4, rows: []).bytes
        let set = "app/A/Images.xcassets/Icons/star.imageset"
        let found = try assets(
            [
                "\(set)/Contents.json": contents(
                    #"{"idiom": "ipad", "scale": "3x", "filename": "pad.png"}"#,
                    #"{"idiom": "universal", "scale": "1x", "filename": "one.png"}"#,
                    #"{"idiom": "universal", "scale": "2x", "filename": "two.png"}"#, #"{"idiom": "universal", "scale": "3x"}"#,
                    #"{"idiom": "universal", "scale": "2x", "filename": "dark.png", "appearances": [{"value": "dark"}]}"#,
                    rest: #", "properties": {"template-rendering-intent": "template"}"#),
                "\(set)/one.png": [1], "\(set)/two.png": png, "\(set)/pad.png": [2], "\(set)/dark.png": [3],
            ], ["star", "star.png", "moon"])
        let star = try #require(found["star"])
        #expect(star.kind == .imageSet && star.format == .png && star.isTemplate && !star.caseDiffers)
        #expect(star.size == IconSize(width: 3, height: 4))
        #expect(star.files.map(\.path) == ["two", "one", "pad", "dark"].map { "\(set)/\($0).png" })
        #expect(star.hash == SHA256.hex(SHA256.hash(png)))
        #expect(star.bytes == png && star.isDrawnFromFile)
        #expect(found["star.png"] == star)
        #expect(found["moon"]?.kind == .missing)
    }

    static let single: [(file: String, format: IconAsset.Format, isDrawn: Bool)] = [
        ("a.svg", .svg, false), ("a.pdf", .pdf, false), ("a.jpg", .other, false), ("a.png", .other, false),
    ]

    @Test("kinds of files", arguments: single)
    func format(_ file: String, _ format: IconAsset.Format, _ isDrawn: Bool) throws {
        let set = "app/A.xcassets/a.imageset"
        let found = try assets(
            ["\(set)/Contents.json": contents("{\"filename\": \"\(file)\"}"), "\(set)/\(file)": Array(Self.square.utf8)], ["a"])
        #expect(found["a"]?.kind == .imageSet)
        #expect(found["a"]?.format == format)
        #expect(found["a"]?.isDrawnFromFile == isDrawn)
        #expect(found["a"]?.isTemplate == false)
        #expect(found["a"]?.hash != nil)
    }

    @Test("loose files, the sharpest first; sets come before them")
    func loose() throws {
        let png = PNGBytes(rows: []).bytes
        let found = try assets(
            [
                "app/x/star.png": png, "app/x/star@3x.png": png, "app/x/star@2x.png": png,
                "app/moon.svg": Array(Self.square.utf8),
                "app/B.xcassets/sun.imageset/Contents.json": contents(#"{"filename": "s.svg"}"#),
                "app/B.xcassets/sun.imageset/s.svg": Array(Self.square.utf8), "app/sun.png": png,
            ], ["star", "moon", "sun", "gone"])
        #expect(found["star"]?.files.map(\.path) == ["app/x/star@3x.png", "app/x/star@2x.png", "app/x/star.png"])
        #expect(found["star"]?.kind == .bundleFile)
        #expect(found["moon"]?.format == .svg)
        #expect(found["sun"]?.kind == .imageSet)
        #expect(found["gone"]?.kind == .missing)
    }

    @Test("without an asset catalog nothing is known of a name that has no file")
    func unknown() throws {
        #expect(try assets(["app/star.txt": [1], "app/.hidden/star.png": [1], "app/Pods/star.png": [1]], ["star"]).isEmpty)
    }

    @Test("other capitals are told, and an exact name wins")
    func capitals() throws {
        let set = { (name: String) in "app/A.xcassets/\(name).imageset" }
        let files = ["Star", "moon", "Moon"].flatMap { name in
            [
                ("\(set(name))/Contents.json", contents(#"{"filename": "x.svg"}"#)),
                ("\(set(name))/x.svg", Array(Self.square.utf8)),
            ]
        }
        let found = try assets(Dictionary(uniqueKeysWithValues: files), ["star", "Moon"])
        #expect(found["star"]?.name == "Star" && found["star"]?.caseDiffers == true)
        #expect(found["Moon"]?.name == "Moon" && found["Moon"]?.caseDiffers == false)
    }

    @Test("folders that give a namespace, and symbol sets")
    func namespaces() throws {
        let svg = Array(Self.square.utf8)
        let found = try assets(
            [
                "app/A.xcassets/Menu/Contents.json": Array(#"{"properties": {"provides-namespace": true}}"#.utf8),
                "app/A.xcassets/Menu/cart.symbolset/Contents.json": Array(#"{"symbols": [{"filename": "c.svg"}]}"#.utf8),
                "app/A.xcassets/Menu/cart.symbolset/c.svg": svg,
            ], ["Menu/cart", "cart"])
        #expect(found["Menu/cart"]?.kind == .symbolSet)
        #expect(found["Menu/cart"]?.isTemplate == true)
        #expect(found["cart"]?.kind == .missing)
    }

    static let broken: [[UInt8]] = [
        [], Array("{".utf8), Array("[]".utf8), Array(#"{"images": {}}"#.utf8),
        Array(#"{"images": [{"filename": "../../x.png"}]}"#.utf8),
        Array(#"{"images": [{"filename": 1}, 2, {"filename": "gone.png"}]}"#.utf8),
    ]

    @Test("sets that name no file of theirs have no image", arguments: broken)
    func faulty(_ contents: [UInt8]) throws {
        let found = try assets(["app/A.xcassets/a.imageset/Contents.json": contents, "app/x.png": [1]], ["a"])
        #expect(found["a"]?.kind == .missing)
    }

    @Test("an icon carries the hash of its picture, and the picture has an address of its own")
    func app() throws {
        let png = PNGBytes(rows: []).bytes
        var tree = MemoryTree([
            "content/apps/shop/Info.plist": items("Type=a;Title=A;IconFile=Star.png;IconType=UIApplicationShortcutIconTypeAdd"),
            "content/static/apps/shop/assets/star.png": "taken",
        ])
        tree.files["content/apps/shop/star.png"] = png
        let result = CatalogReader(configuration: CatalogConfiguration()).read(tree)
        #expect(result.items().flatMap(\.icon.declared).map(\.imageHash) == [SHA256.hex(SHA256.hash(png)), nil])
        #expect(result.app.assets["Star.png"]?.caseDiffers == true)
        #expect(
            lines(result) == [
                "content/static/apps/shop/assets/star.png: error: content/static/apps/shop/assets/star.png has the address "
                    + "apps/shop/assets/star.png, which is taken [notes/duplicate-address]"
            ])
    }

    @Test("the asset catalogs of real apps are read", .enabled(if: Corpus.folder != nil, "LONGPRESS_CORPUS is not set"))
    func corpus() throws {
        let sets = Corpus.paths(ending: "set/Contents.json").filter { $0.contains(".imageset/") || $0.contains(".symbolset/") }
        #expect(sets.count > 25)
        for path in sets {
            let repository = String(path.prefix { $0 != "/" })
            let tree = try FolderTree(path: (Corpus.folder ?? "") + "/" + repository, root: "")
            let below = String(path.dropFirst(repository.count + 1).dropLast("/Contents.json".count))
            let contents = try #require(AssetContents(tree, below), "\(path)")
            #expect(contents.best.allSatisfy { !$0.file.isEmpty }, "\(path)")
            let name = below.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
            let folder = try InputFolder(tree: tree, path: "", limits: ReadingLimits())
            var finder = AssetFinder(folder, wanted: [ByteText(name.lowercased())])
            finder.walk()
            // Deeper than six folders nobody looks.
            let depth = below.components(separatedBy: ".xcassets")[0].split(separator: "/").count
            #expect(finder.hasCatalog == (depth <= AssetFinder.deepest), "\(path)")
            if finder.hasCatalog { #expect(finder.found.contains { $0.path == below }, "\(path)") }
        }
    }
}
