import HomeScreen
import QuickActionModel

/// Finds and reads the images that the quick actions of an app name.
struct AssetReader {
    /// Bytes of an image that pages draw; a larger one is only named.
    static let mostBytes = 1 << 20
    /// Bytes of an image that is read for its hash.
    static let mostHashed = 16 << 20
    /// Names of one app that are looked for.
    static let mostNames = 1_000

    /// Where the images may be, the app's own folder first.
    let folders: [InputFolder]

    /// The image of each name; a name is left out where nothing is known of it.
    func assets(named names: [String]) -> [ByteText: IconAsset] {
        let names = names.filter { !$0.isEmpty }.prefix(Self.mostNames)
        guard !names.isEmpty else { return [:] }
        var wanted: Set<ByteText> = []
        for name in names { wanted.formUnion(Self.spellings(name).map { ByteText($0.lowercased()) }) }
        var finders = folders.map { AssetFinder($0, wanted: wanted) }
        for index in finders.indices { finders[index].walk() }
        let isKnown = finders.contains(where: \.hasCatalog) && finders.allSatisfy(\.isComplete)
        var assets: [ByteText: IconAsset] = [:]
        for name in names where assets[ByteText(name)] == nil {
            assets[ByteText(name)] = asset(name, finders) ?? (isKnown ? IconAsset(.missing, name: name) : nil)
        }
        return assets
    }

    private func asset(_ name: String, _ finders: [AssetFinder]) -> IconAsset? {
        for exact in [true, false] {
            for spelling in Self.spellings(name) {
                for (finder, folder) in zip(finders, folders) {
                    let matching = finder.found.filter {
                        exact
                            ? $0.name.hasSameBytes(as: spelling)
                            : $0.name.lowercased().hasSameBytes(as: spelling.lowercased())
                    }
                    guard let first = matching.first else { continue }
                    let same = matching.filter { $0.kind == .bundleFile && $0.name.hasSameBytes(as: first.name) }
                    var asset = read(first, files: same.map(\.path), in: folder.tree)
                    asset.caseDiffers = !exact
                    return asset
                }
            }
        }
        return nil
    }

    /// The name itself, and without the ending of an image.
    private static func spellings(_ name: String) -> [String] {
        for ending in [".png", ".pdf", ".svg"] where name.lowercased().hasSuffix(ending) && name.utf8.count > 4 {
            return [name, String(name.dropLast(4))]
        }
        return [name]
    }

    private func read(_ found: AssetFinder.Found, files: [String], in tree: any InputTree) -> IconAsset {
        var asset = IconAsset(found.kind, name: found.name)
        var paths = files.sorted { Self.sharpness($0) > Self.sharpness($1) }
        if found.kind != .bundleFile {
            guard let contents = AssetContents(tree, found.path) else { return IconAsset(.missing, name: found.name) }
            asset.isTemplate = contents.isTemplate || found.kind == .symbolSet
            paths = contents.best.map { "\(found.path)/\($0.file)" }
        }
        let there = paths.filter { (try? tree.entry($0))??.kind == .file }
        asset.files = there.map { SourceLocation(root: tree.root, path: $0) }
        guard let path = there.first else { return IconAsset(.missing, name: found.name) }
        asset.format = Self.format(path)
        guard let bytes = try? tree.read(path, limit: Self.mostHashed) else { return asset }
        asset.hash = SHA256.hex(SHA256.hash(bytes))
        describe(&asset, bytes)
        return asset
    }

    private func describe(_ asset: inout IconAsset, _ bytes: [UInt8]) {
        let isSmall = bytes.count <= Self.mostBytes
        switch asset.format {
        case .png:
            guard let file = PNGFile(bytes) else { return asset.format = .other }
            asset.size = file.size
            asset.alpha = file.alpha
            if isSmall, !file.isAppleVariant { asset.bytes = bytes }
        case .svg: if isSmall { asset.bytes = bytes }
        default: break
        }
    }

    private static func sharpness(_ path: String) -> Int { path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1 }

    private static func format(_ path: String) -> IconAsset.Format {
        let lowered = path.lowercased()
        return lowered.hasSuffix(".png") ? .png : lowered.hasSuffix(".svg") ? .svg : lowered.hasSuffix(".pdf") ? .pdf : .other
    }
}

extension AppReader {
    /// Finds the images that quick actions name, and gives each icon the hash of its picture.
    func readImages(of app: inout AppCatalog, _ folders: [InputFolder]) {
        var names: [String] = []
        for menu in app.menus {
            for item in menu.items { for icon in item.icon.declared where icon.kind == .file { names.append(icon.name) } }
        }
        guard !names.isEmpty else { return }
        var places: [InputFolder] = []
        for folder in folders
        where !places.contains(where: { $0.tree.root.hasSameBytes(as: folder.tree.root) && $0.path.hasSameBytes(as: folder.path) }
        ) {
            places.append(folder)
        }
        app.assets = AssetReader(folders: places).assets(named: names)
        for menu in app.menus.indices {
            for item in app.menus[menu].items.indices {
                for icon in app.menus[menu].items[item].icon.declared.indices {
                    let reference = app.menus[menu].items[item].icon.declared[icon]
                    guard reference.kind == .file, let hash = app.assets[ByteText(reference.name)]?.hash else { continue }
                    app.menus[menu].items[item].icon.declared[icon].imageHash = hash
                }
            }
        }
    }
}
