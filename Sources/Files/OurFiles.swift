import QuickActionModel

/// The files that an earlier run wrote, as its manifest tells.
struct OurFiles {
    /// Absolute path of the output folder.
    let folder: String
    /// What was written, by path; a nil seal means that an unfinished run may have written it.
    private let seals: [ByteText: Manifest.Seal?]
    /// All paths, sorted by bytes.
    let paths: [String]
    /// Whether that run did not come to its end.
    let isUnfinished: Bool
    /// What the files were made from; nil when that is not known.
    let input: String?

    /// The files of a manifest; none without one.
    init(folder: String, manifest: Manifest?) {
        self.folder = folder
        paths = manifest?.files.map(\.path) ?? []
        isUnfinished = manifest?.isComplete == false
        input = manifest?.input
        seals = Dictionary((manifest?.files ?? []).map { (ByteText($0.path), $0.seal) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether we wrote that path.
    func contains(_ path: String) -> Bool { seals[ByteText(path)] != nil }

    /// What we wrote at that path, as far as it is known.
    func seal(_ path: String) -> Manifest.Seal? { seals[ByteText(path)] ?? nil }

    /// Whether the file at that path is still as we left it, so that it may go.
    func isUntouched(_ path: String) -> Bool {
        guard let entry = seals[ByteText(path)] else { return false }
        guard let status = try? Disk.status(folder + "/" + path), status.kind == .file else { return false }
        guard let seal = entry else { return true }
        return status.size == seal.size && (try? digest(path)) == seal.sha256
    }

    private func digest(_ path: String) throws(InputError) -> String {
        let tree = try FolderTree(path: folder, root: folder)
        var digest = SHA256()
        var offset = 0
        while true {
            let piece = try tree.read(path, offset: offset, count: PageWriter.piece)
            guard !piece.isEmpty else { return SHA256.hex(digest.finish()) }
            digest.update(piece)
            offset += piece.count
        }
    }
}
