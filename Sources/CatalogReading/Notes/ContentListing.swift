import QuickActionModel

/// Walks the folders of a catalog's content within bounds.
struct ContentListing {
    let tree: any InputTree
    let limits: ReadingLimits
    var log: ReadingLog
    private var count = 0

    init(tree: any InputTree, limits: ReadingLimits, log: ReadingLog) {
        self.tree = tree
        self.limits = limits
        self.log = log
    }

    /// One file below a folder.
    struct File {
        /// Path below the catalog's root.
        var path: String
        var entry: InputEntry
    }

    /// Entries of one folder; empty when it does not exist.
    mutating func entries(_ folder: String) -> [InputEntry] {
        do throws(InputError) {
            return try tree.list(folder)
        } catch .missing {
            return []
        } catch {
            log.add(error, at: SourceLocation(root: tree.root, path: folder))
            return []
        }
    }

    /// All files below a folder, folder by folder in byte order.
    mutating func files(below folder: String) -> [File] {
        var found: [File] = []
        var open: [(path: String, depth: Int)] = [(folder, 1)]
        while let next = open.popLast() {
            var folders: [(path: String, depth: Int)] = []
            for entry in entries(next.path) {
                count += 1
                guard count <= limits.files else {
                    refuse("there are more than \(limits.files) files and folders", next.path, "limits.files")
                    return found
                }
                let path = "\(next.path)/\(entry.name)"
                switch entry.kind {
                case .file: found.append(File(path: path, entry: entry))
                case .folder where next.depth < limits.folders: folders.append((path, next.depth + 1))
                case .folder: refuse("folders are nested deeper than \(limits.folders) levels", path, "limits.folders")
                case .other: refuseLink(path)
                }
            }
            open += folders.reversed()
        }
        return found
    }

    private mutating func refuse(_ summary: String, _ path: String, _ key: String) {
        let location = SourceLocation(root: tree.root, path: path)
        log.add(
            Finding(
                .tooLarge, summary, explanation: "What is beyond is left out. Raise \(key) in longpress.yaml if it is right.",
                at: location))
        log.addUnreadable(location)
    }

    private mutating func refuseLink(_ path: String) {
        let location = SourceLocation(root: tree.root, path: path)
        log.add(
            Finding(
                .unreadable, "\(path) is no file or folder of the catalog",
                explanation: "Links are followed only inside of the catalog. The entry is left out.", at: location))
        log.addUnreadable(location)
    }
}
