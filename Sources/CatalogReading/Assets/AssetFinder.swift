import QuickActionModel

/// Looks for the images of an app below its folder: the sets of asset catalogs and loose files.
struct AssetFinder {
    /// Folders in one another that are looked into.
    static let deepest = 6
    /// Levels inside of an asset catalog.
    static let deepestCatalog = 16
    /// Entries of all folders; what is beyond is not looked at.
    static let mostEntries = 50_000

    /// A set of an asset catalog, or a loose file.
    struct Found {
        /// Name under which an app asks for it.
        var name: String
        var kind: IconAsset.Kind
        /// Path of the set's folder, or of the file.
        var path: String
    }

    private let folder: InputFolder
    /// Names that are wanted, in small letters.
    private let wanted: Set<ByteText>
    private var left = AssetFinder.mostEntries
    /// Every set and file with a wanted name, capitals aside, sets first.
    private(set) var found: [Found] = []
    /// Whether there is an asset catalog, so that a name without an image is known to have none.
    private(set) var hasCatalog = false
    /// Whether everything was looked at.
    var isComplete: Bool { left > 0 }

    private static let passedOver: Set<ByteText> = ["node_modules", "Pods", "Carthage", "DerivedData", "build"]

    init(_ folder: InputFolder, wanted: Set<ByteText>) {
        self.folder = folder
        self.wanted = wanted
    }

    /// Walks the folders; one that cannot be listed is passed over, since other readers tell of it.
    mutating func walk() {
        walk(folder.path, folder.entries, depth: 1)
        found.sort { ($0.kind == .bundleFile ? 1 : 0, ByteText($0.path)) < ($1.kind == .bundleFile ? 1 : 0, ByteText($1.path)) }
    }

    private mutating func walk(_ path: String, _ entries: [InputEntry], depth: Int) {
        for entry in entries {
            left -= 1
            guard left > 0 else { return }
            let whole = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
            switch entry.kind {
            case .file: file(entry.name, whole)
            case .folder:
                if entry.name.hasSuffix(".xcassets") {
                    hasCatalog = true
                    catalog(whole, space: "", depth: 1)
                } else if depth < Self.deepest, !entry.name.hasPrefix("."), !Self.passedOver.contains(ByteText(entry.name)) {
                    walk(whole, list(whole), depth: depth + 1)
                }
            case .other: break
            }
        }
    }

    private mutating func catalog(_ path: String, space: String, depth: Int) {
        guard depth <= Self.deepestCatalog else { return }
        for entry in list(path) where entry.kind == .folder {
            left -= 1
            guard left > 0 else { return }
            let whole = "\(path)/\(entry.name)"
            if let kind = Self.kind(of: entry.name) {
                let name = space + String(entry.name[..<(entry.name.lastIndex(of: ".") ?? entry.name.endIndex)])
                add(Found(name: name, kind: kind, path: whole))
            } else if !entry.name.utf8.contains(UInt8(ascii: ".")) || !entry.name.hasSuffix("set") {
                let inner = providesNamespace(whole) ? space + entry.name + "/" : space
                catalog(whole, space: inner, depth: depth + 1)
            }
        }
    }

    private mutating func file(_ name: String, _ path: String) {
        guard let cut = name.utf8.lastIndex(of: UInt8(ascii: ".")),
            ["png", "pdf", "svg"].contains(String(name[name.utf8.index(after: cut)...]).lowercased())
        else { return }
        var stem = String(name[..<cut])
        for ending in ["@2x", "@3x"] where stem.hasSuffix(ending) { stem = String(stem.dropLast(3)) }
        add(Found(name: stem, kind: .bundleFile, path: path))
    }

    private mutating func add(_ one: Found) {
        if wanted.contains(ByteText(one.name.lowercased())) { found.append(one) }
    }

    private static func kind(of name: String) -> IconAsset.Kind? {
        name.hasSuffix(".imageset") ? .imageSet : name.hasSuffix(".symbolset") ? .symbolSet : nil
    }

    private func providesNamespace(_ path: String) -> Bool {
        AssetContents(folder.tree, path)?.providesNamespace ?? false
    }

    private func list(_ path: String) -> [InputEntry] { (try? folder.tree.list(path)) ?? [] }
}
