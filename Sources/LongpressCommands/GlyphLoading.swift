import Files
import HomeScreen
import QuickActionModel

/// Reads the pictures that a catalog needs, and only those: the team's own, the open set's, the interface's.
struct GlyphLoading {
    /// Where Debian and Homebrew put Bootstrap Icons.
    private static let openSetFolders = [
        "/usr/share/bootstrap-icons/svg", "/usr/local/share/bootstrap-icons/svg", "/opt/homebrew/share/bootstrap-icons/svg",
    ]

    /// Folder that the configuration names, ready to open; nil for the usual places.
    let folder: String?
    let themeFiles: [String: [UInt8]]

    /// What was read; `openSetIsMissing` says that no folder of the open set was found.
    struct Loaded {
        var glyphs: GlyphSet
        var openSetIsMissing: Bool
    }

    func load(for catalog: QuickActionCatalog) -> Loaded {
        var names: [IconKind: Set<ByteText>] = [:]
        // Pages of releases draw what older menus held, too.
        for app in catalog.apps + catalog.releases.values.flatMap({ $0.map(\.app) }) {
            for menu in app.menus {
                for item in menu.items {
                    let icons = item.icon.declared
                    for index in icons.indices { names[icons[index].kind, default: []].insert(ByteText(icons[index].name)) }
                }
            }
        }
        let icons = names.flatMap { kind, names in names.map { IconReference(kind, $0.string) } }
        var set = GlyphSet()
        for app in catalog.apps { for asset in app.assets.values { set.add(asset) } }
        for (path, bytes) in themeFiles where path.hasSuffix(".svg") {
            let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
            guard parts.count == 2, let glyph = SVGGlyph(svg: bytes) else { continue }
            let name = String(parts[1].dropLast(4))
            if parts[0] == "marks" { set.interface[name] = glyph }
            if parts[0] == "glyphs" { set.own[name] = glyph }
        }
        let folders = folder.map { [$0] } ?? Self.openSetFolders
        guard let path = folders.first(where: { DiskFiles.kind($0) == .folder }),
            let tree = try? FolderTree(path: path, root: path)
        else { return Loaded(glyphs: set, openSetIsMissing: true) }
        for name in Set(icons.flatMap { LookAlike.glyphs(for: $0) }) {
            guard let bytes = try? tree.read(name + ".svg", limit: SVGGlyph.mostBytes), let glyph = SVGGlyph(svg: bytes) else {
                continue
            }
            set.openSet[name] = glyph
        }
        return Loaded(glyphs: set, openSetIsMissing: false)
    }
}
