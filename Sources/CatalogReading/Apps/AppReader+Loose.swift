import QuickActionModel

extension AppReader {
    /// One export and the folder that it stands in.
    struct Export {
        var folder: InputFolder
        var entry: InputEntry
    }

    /// The exports of the app's folder, and those that stand anywhere else.
    mutating func exports(in home: InputFolder?) -> [Export] {
        var exports: [Export] = []
        if let home, home.folder("dynamic") != nil {
            do throws(InputError) {
                let folder = try InputFolder(tree: home.tree, path: home.path("dynamic"), limits: home.limits)
                for entry in folder.entries
                where entry.kind == .file && entry.name.hasSuffix(".json") && !entry.name.hasPrefix(".") {
                    exports.append(Export(folder: folder, entry: entry))
                }
            } catch {
                log.add(error, at: home.location("dynamic"))
            }
        }
        for path in entry.loose?.exports ?? [] {
            let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
                String(Substring($0))
            }
            let name = parts.last ?? path
            let above = parts.dropLast().joined(separator: "/")
            guard let folder = openLoose(path.utf8.first == UInt8(ascii: "/") && above.isEmpty ? "/" : above)?.folder else {
                continue
            }
            if let entry = folder.file(name) {
                exports.append(Export(folder: folder, entry: entry))
            } else {
                log.add(.missing(path: folder.path(name)), at: folder.location(name))
            }
        }
        return exports
    }

    /// A folder relative to the catalog's root, or anywhere else; nil when it cannot be read, which is told.
    mutating func openLoose(_ path: String) -> (folder: InputFolder, isOutside: Bool)? {
        guard let place = AppSource(folder: path) else { return nil }
        do throws(InputError) {
            let root = place.isOutside ? try tree.tree(at: place.folder, named: place.rootName) : tree
            let folder = try InputFolder(tree: root, path: place.isOutside ? "" : place.folder, limits: configuration.limits)
            return (folder, place.isOutside)
        } catch {
            log.add(error, at: SourceLocation(root: place.rootName, path: place.isOutside ? "" : place.folder))
            return nil
        }
    }
}
