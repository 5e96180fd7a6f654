import CatalogReading
import Files
import QuickActionModel

/// How the places of a report are printed, and where their files are.
struct LintPaths {
    /// The prefixes of all roots.
    let paths: ReportPaths
    /// The roots that are folders on disk, the catalog first.
    let trees: [FolderTree]
    private let base: String

    /// What is wrong with `--path-base`.
    static func faults(_ arguments: ParsedArguments) -> [String] {
        guard let named = arguments.value("path-base"), DiskFiles.kind(named) != .folder else { return [] }
        return ["'--path-base' takes a folder, and \(named) is none"]
    }

    init(_ setting: CommandSetting, _ result: ReadingResult) {
        let catalog = setting.tree
        base = setting.arguments.value("path-base").map { DiskFiles.absolute($0) } ?? Self.gitTop(catalog.path) ?? catalog.path
        var trees = [catalog]
        for (name, app) in Self.roots(of: result) where !trees.contains(where: { $0.root.hasSameBytes(as: name) }) {
            if let tree = Self.tree(of: name, app: app, setting) { trees.append(tree) }
        }
        var paths = ReportPaths(base: base)
        for tree in trees {
            paths.relative[tree.root] = Self.relative(tree.path, to: base)
            paths.absolute[tree.root] = tree.path
        }
        self.trees = trees
        self.paths = paths
    }

    /// Names of roots outside of the catalog with the app that brought them in.
    private static func roots(of result: ReadingResult) -> [(name: String, app: String)] {
        var roots: [(name: String, app: String)] = []
        for app in result.catalog.apps {
            let places = [app.facts.propertyList] + app.menus.map(\.location) + app.languages.map(\.table)
            for case let place? in places where !place.root.isEmpty { roots.append((place.root, app.id)) }
        }
        for finding in result.findings {
            if let place = finding.location, !place.root.isEmpty { roots.append((place.root, finding.subject.app ?? "")) }
        }
        return roots
    }

    /// The folder of a root; nil for an archive, or what is no longer there.
    private static func tree(of name: String, app: String, _ setting: CommandSetting) -> FolderTree? {
        let catalog = setting.tree.path
        // The configuration of the catalog names a source as seen from its root, the one of the app as seen from the app's folder.
        let isCatalogs = setting.configuration.apps?.contains { $0.id.hasSameBytes(as: app) && $0.source != nil } ?? false
        let folders = [catalog + "/" + name, "\(catalog)/content/apps/\(app)/\(name)"]
        for folder in name.hasPrefix("/") ? [name] : isCatalogs ? folders : folders.reversed() {
            if DiskFiles.kind(folder) == .folder, let tree = try? FolderTree(path: folder, root: name) { return tree }
        }
        return nil
    }

    /// A file on disk as a place.
    func place(of file: String) -> SourceLocation {
        let path = DiskFiles.absolute(file)
        for tree in trees {
            let prefix = tree.path == "/" ? "/" : tree.path + "/"
            if path.utf8.starts(with: prefix.utf8) {
                return SourceLocation(
                    root: tree.root, path: String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self))
            }
        }
        return SourceLocation(path: Self.relative(path, to: trees.first?.path ?? base))
    }

    /// The folder of the git repository around a folder; nil outside of one.
    private static func gitTop(_ path: String) -> String? {
        var folder = path
        while true {
            if DiskFiles.kind(folder + "/.git") != nil { return folder.isEmpty ? "/" : folder }
            guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            folder = String(folder[..<slash])
        }
    }

    /// The way from a folder to a path, both absolute; empty where they are the same.
    static func relative(_ path: String, to folder: String) -> String {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
        let from = folder.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
        let common = zip(parts, from).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: from.count - common)
        return (up + parts.dropFirst(common).map { String(decoding: $0, as: UTF8.self) }).joined(separator: "/")
    }
}
