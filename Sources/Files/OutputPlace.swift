import QuickActionModel

/// Decides whether a folder may be used for output, before anything in it is touched.
struct OutputPlace {
    /// Absolute path of the output folder, without links in the part that exists.
    let path: String

    /// Refuses what would endanger somebody's files.
    init(output: String, sourcePath: String, protected: [String]) throws(PublishError) {
        path = DiskFiles.absolute(output)
        let above = Self.chain(path)
        let source = DiskFiles.absolute(sourcePath)
        if path == "/"
            || (Disk.homeFolder().map { Self.chain(DiskFiles.absolute($0)) } ?? []).contains(where: { $0.isSame(as: above[0]) })
        {
            throw .outputIsTooHigh(path: path)
        }
        let ways = Self.chain(source)
        if ways[0].isSame(as: above[0]) { throw .outputIsSource(path: path) }
        if ways.contains(where: { $0.isSame(as: above[0]) }) { throw .outputContainsSource(path: path, source: source) }
        for folder in protected.map(DiskFiles.absolute) {
            let ways = Self.chain(folder)
            if above.contains(where: { $0.isSame(as: ways[0]) }) { throw .outputInsideSource(path: path, source: folder) }
            if ways.contains(where: { $0.isSame(as: above[0]) }) { throw .outputContainsSource(path: path, source: folder) }
        }
    }

    /// One folder of a path: told by the system's number where it exists, so that letters' case and links cannot hide it.
    private struct Step {
        let path: String
        let identity: FileIdentity?

        func isSame(as other: Step) -> Bool {
            if let identity, let theirs = other.identity { return identity == theirs }
            return path.hasSameBytes(as: other.path)
        }
    }

    /// The path and all folders above it, the path itself first.
    private static func chain(_ path: String) -> [Step] {
        var steps: [Step] = []
        var here = path
        while true {
            steps.append(Step(path: here, identity: (try? Disk.status(here, followLinks: true))?.identity))
            let above = DiskFiles.folder(of: here)
            guard !above.isEmpty, !above.hasSameBytes(as: here) else { return steps }
            here = above
        }
    }

    /// The manifest of an earlier run; nil for an empty or a new folder.
    ///
    /// Any other folder is refused.
    func manifest() throws(PublishError) -> Manifest? {
        let names: [Disk.Name]
        do throws(DiskError) {
            guard let status = try Disk.status(path, followLinks: true) else { return nil }
            guard status.kind == .folder else { throw DiskError(code: Disk.notAFolder) }
            if try Disk.status(path + "/" + Manifest.name) == nil { names = try Disk.names(in: path) } else { names = [] }
        } catch {
            if error.isMissing { throw .notAFolder(path: path) }
            throw .cannotWrite(path: path, reason: error.text)
        }
        // A first run that was stopped before its manifest stood leaves the manifest's own temporary file.
        let harmless = [".DS_Store", FileSwap.prefix + Manifest.name]
        let foreign = names.map(\.text).filter { !harmless.contains($0) }
        guard foreign.isEmpty else { throw .foreignFolder(path: path, examples: Array(foreign.prefix(5))) }
        return try Manifest.read(in: path)
    }
}
