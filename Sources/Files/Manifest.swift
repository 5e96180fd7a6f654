import QuickActionModel

/// The list of our own files in an output folder.
struct Manifest {
    /// Its name in the output folder.
    static var name: String { "longpress-manifest.json" }
    /// Format and version.
    static var format: String { "longpress-manifest/1" }
    /// Bytes beyond which a manifest is not read; 50,000 pages need 8 MB.
    static var limit: Int { 256 << 20 }

    /// Program and version that wrote it.
    var generator: String
    /// What the files were made from, as a hash that the caller chose; nil when that is not known, or something was wrong with them.
    var input: String?
    /// Whether the run that wrote it came to its end.
    var isComplete: Bool
    /// Our files, sorted by the bytes of their paths.
    var files: [File]

    /// One file of ours.
    struct File {
        /// Path below the output folder.
        let path: String
        /// What we wrote; nil while a run that may or may not have written it is not finished.
        let seal: Seal?
    }

    /// What tells whether a file is still as we wrote it.
    struct Seal: Equatable {
        /// SHA-256 in 64 lower-case hex digits.
        let sha256: String
        /// Bytes.
        let size: Int
    }

    /// The document, one line a file.
    var bytes: [UInt8] {
        var text = JSONText()
        text.reserve(files.count * 160 + 200)
        text.object { root in
            root.key("files")
            root.object { list in
                for file in files {
                    list.key(file.path)
                    list.raw(file.seal.map { "{\"sha256\": \"\($0.sha256)\", \"size\": \($0.size)}" } ?? "{}")
                }
            }
            root.member("format", Self.format)
            root.member("generator", generator)
            root.member("input", optional: input)
            root.member("state", isComplete ? "complete" : "incomplete")
        }
        return text.finished()
    }

    /// Reads the manifest of a folder; nil when there is none.
    static func read(in folder: String) throws(PublishError) -> Manifest? {
        let path = folder + "/" + name
        let bytes: [UInt8]
        do {
            guard try Disk.status(path) != nil else { return nil }
            bytes = try FolderTree(path: folder, root: folder).read(name, limit: limit)
        } catch let error as InputError {
            throw .damagedManifest(path: path, reason: error.message)
        } catch let error as DiskError {
            throw .damagedManifest(path: path, reason: error.text)
        } catch {
            throw .damagedManifest(path: path, reason: "unknown reason")
        }
        do throws(ManifestReader.Fault) { return try ManifestReader.read(bytes) } catch {
            throw .damagedManifest(path: path, reason: error.text)
        }
    }

    /// Why a path cannot be one of ours; nil when it can.
    static func fault(in path: String) -> String? {
        if path.utf8.contains(0) { return "it has a zero byte" }
        for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            if part.isEmpty { return "it has an empty part" }
            if part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) { return "it has a dot segment" }
            if part.count > 255 { return "a part of it is longer than 255 bytes" }
            if part.starts(with: FileSwap.prefix.utf8) { return "it has the name of a file that is being written" }
        }
        return path.hasSameBytes(as: name) ? "it is the manifest" : nil
    }
}
