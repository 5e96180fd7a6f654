import Archives
import Files
import QuickActionModel
import SourceTrees

/// Opens what holds an app in a layout of its own: `.app`, `.xcarchive`, `.ipa` and zipped archives, read in memory.
enum BundleOpening {
    /// An app that was found.
    struct Opened {
        /// The app as a tree: `Info.plist` at the root.
        var tree: SubTree
        /// Path of the `.app` folder in what was opened; empty when that is it.
        var app: String
    }

    /// Whether a file is a zip archive by its name.
    static func isArchive(_ path: String) -> Bool { [".ipa", ".zip"].contains { path.lowercased().hasSuffix($0) } }

    /// Whether a folder is a bundle by its name.
    static func isBundle(_ path: String) -> Bool { [".app", ".xcarchive"].contains { path.lowercased().hasSuffix($0) } }

    /// For folders that configurations name as sources.
    static let opener: FolderTree.Opener = { (path: String, name: String) throws(InputError) -> (any InputTree)? in
        let isArchive = isArchive(path) && DiskFiles.kind(path) == .file
        guard isArchive || isBundle(path) && DiskFiles.kind(path) == .folder else { return nil }
        do throws(ArchiveError) {
            return isArchive
                ? try open(archive: try source(path), named: name).tree
                : try open(try folder(path, name), named: name).tree
        } catch {
            if case .unreadable(let reason) = error { throw reason }
            let advice = if case .severalApps = error { "; a source holds one app, so name that app's folder" } else { "" }
            throw .failed(path: path, reason: error.message.replacingEnd(of: ". Name one of them", with: "") + advice)
        }
    }

    /// The app of a zip archive; `wanted` chooses among several.
    static func open(archive: any ByteSource, named name: String, wanted: [String] = []) throws(ArchiveError) -> Opened {
        let zip = try ZipTree(archive, root: name)
        var opened = try open(zip, named: name, wanted: wanted)
        if !zip.notes.isEmpty { opened.tree = opened.tree.adding(remarks: zip.notes) }
        return opened
    }

    /// The app in a tree; `wanted` chooses among several.
    static func open(_ tree: any InputTree, named name: String, wanted: [String] = []) throws(ArchiveError) -> Opened {
        do {
            let location = try AppBundle.find(in: tree, properties: properties)
            return Opened(tree: location.tree(in: tree, named: name), app: location.appFolder)
        } catch .severalApps(let paths) {
            let chosen = paths.filter { path in wanted.contains { isNamed(path, $0) } }
            guard chosen.count == 1, let path = chosen.first else { throw .severalApps(paths) }
            let inner = SubTree(tree, folder: path, root: path)
            let location = try AppBundle.find(in: inner, properties: properties)
            let place = location.appFolder.isEmpty ? path : path + "/" + location.appFolder
            return Opened(tree: location.tree(in: inner, named: name), app: place)
        }
    }

    /// Whether `--app` names the app at a path: the whole path, its last part, or that without `.app`.
    private static func isNamed(_ path: String, _ wanted: String) -> Bool {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        let stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
        return [path, last, stem].contains { $0.hasSameBytes(as: wanted) }
    }

    private static func source(_ path: String) throws(ArchiveError) -> FileByteSource {
        do throws(InputError) { return try FileByteSource(path: path) } catch { throw .unreadable(error) }
    }

    private static func folder(_ path: String, _ name: String) throws(ArchiveError) -> FolderTree {
        do throws(InputError) { return try FolderTree(path: path, root: name) } catch { throw .unreadable(error) }
    }

    /// What the property list of an `.xcarchive` says about its app.
    private static func properties(_ bytes: [UInt8]) -> ArchiveProperties {
        do throws(SourceError) {
            let root = try SourceReader().readPropertyList(bytes).root
            guard let properties = root["ApplicationProperties"] else { return .generic }
            guard let path = properties["ApplicationPath"]?.string else {
                return .unreadable(reason: "ApplicationProperties has no ApplicationPath")
            }
            return .application(path: path)
        } catch {
            return .unreadable(reason: error.message)
        }
    }
}

/// Bytes in memory, for archives that stand in a revision.
struct MemoryBytes: ByteSource {
    let bytes: [UInt8]

    var size: Int { bytes.count }

    func read(offset: Int, count: Int) throws(InputError) -> [UInt8] {
        guard offset >= 0, offset < bytes.count, count > 0 else { return [] }
        return Array(bytes[offset...].prefix(count))
    }
}

extension String {
    /// The text with another end, where it ends so.
    fileprivate func replacingEnd(of end: String, with other: String) -> String {
        hasSuffix(end) ? String(dropLast(end.count)) + other : self
    }
}
