#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that may be changed in its place, found without passing a link.
struct EditableEntry {
    /// Descriptor of its folder.
    let folder: Int32
    /// Its name there.
    let name: String
    let status: FileStatus
    /// Number of names that lead to it.
    let links: Int
    let owner: UInt32
    let group: UInt32
    let bytes: [UInt8]
}

extension Disk {
    /// The code for "a link stands there" where links are not followed.
    static var isALink: Int32 { ELOOP }

    /// Opens the folder of a path below a root part by part, each one refused when it is a link, and hands it with the name to `body`.
    static func inFolder<Result>(
        of path: String, below root: String, _ body: (Int32, String) throws(FileEditError) -> Result
    ) throws(FileEditError) -> Result {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(Substring($0)) }
        guard let name = parts.last, !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." || $0.utf8.contains(0) })
        else {
            throw .failed("its path is no plain one")
        }
        var folder = try wrapped { () throws(DiskError) in
            Int32(try retrying { Int(open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) })
        }
        defer { shut(folder) }
        for part in parts.dropLast() {
            let (above, flags) = (folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            do throws(DiskError) {
                folder = Int32(try retrying { Int(openat(above, part, flags)) })
            } catch {
                // Linux says "not a folder" of a link here.
                var facts = stat()
                let isLink = fstatat(above, part, &facts, AT_SYMLINK_NOFOLLOW) == 0 && status(of: facts).kind == .link
                throw isLink ? .link : error.isMissing ? .missing : .failed(error.text)
            }
            shut(above)
        }
        return try body(folder, name)
    }

    /// A file of an open folder with its bytes.
    static func editable(_ name: String, in folder: Int32, limit: Int) throws(FileEditError) -> EditableEntry {
        let file: Int32
        do throws(DiskError) {
            file = Int32(
                try retrying { Int(openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)) })
        } catch {
            throw error.code == isALink ? .link : error.isMissing ? .missing : .failed(error.text)
        }
        defer { shut(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0 else { throw .failed(last.text) }
        let status = status(of: facts)
        guard status.kind == .file else { throw .notAFile }
        guard status.size <= limit else { throw .failed("it has \(status.size) bytes; the limit is \(limit)") }
        var failure: DiskError?
        let bytes = [UInt8](unsafeUninitializedCapacity: status.size) { buffer, done in
            do throws(DiskError) { done = try read(file, into: UnsafeMutableRawBufferPointer(buffer), offset: 0) } catch {
                failure = error
            }
        }
        if let failure { throw .failed(failure.text) }
        return EditableEntry(
            folder: folder, name: name, status: status, links: Int(facts.st_nlink), owner: facts.st_uid, group: facts.st_gid,
            bytes: bytes)
    }

    /// Writes new bytes beside a file and puts them in its place with its owner, group and permissions; nothing is left behind when
    /// that fails.
    static func swap(_ entry: EditableEntry, with bytes: [UInt8]) throws(FileEditError) {
        let temporary = FileSwap.temporaryName(for: entry.name)
        let file = try wrapped { () throws(DiskError) in try openFresh(temporary, in: entry.folder) }
        do throws(FileEditError) {
            do throws(FileEditError) {
                try wrapped { () throws(DiskError) in try put(bytes, into: file) }
                try keepOwner(of: entry, on: file)
                try wrapped { () throws(DiskError) in try setMode(file, entry.status.mode) }
            } catch {
                shut(file)
                throw error
            }
            try wrapped { () throws(DiskError) in try finish(file) }
            var facts = stat()
            let isSame =
                fstatat(entry.folder, entry.name, &facts, AT_SYMLINK_NOFOLLOW) == 0 && status(of: facts) == entry.status
            guard isSame else { throw .changed }
            guard renameat(entry.folder, temporary, entry.folder, entry.name) == 0 else { throw .failed(last.text) }
        } catch {
            _ = unlinkat(entry.folder, temporary, 0)
            throw error
        }
    }

    private static func openFresh(_ name: String, in folder: Int32) throws(DiskError) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        do throws(DiskError) { return Int32(try retrying { Int(openat(folder, name, flags, 0o600)) }) } catch {
            guard error.code == exists else { throw error }
            // Left by a run that was stopped.
            _ = unlinkat(folder, name, 0)
            return Int32(try retrying { Int(openat(folder, name, flags, 0o600)) })
        }
    }

    private static func keepOwner(of entry: EditableEntry, on file: Int32) throws(FileEditError) {
        var facts = stat()
        guard fstat(file, &facts) == 0 else { throw .failed(last.text) }
        if facts.st_uid == entry.owner, facts.st_gid == entry.group { return }
        guard fchown(file, entry.owner, entry.group) == 0 else { throw .otherOwner }
    }

    private static func wrapped<Result>(_ body: () throws(DiskError) -> Result) throws(FileEditError) -> Result {
        do throws(DiskError) { return try body() } catch { throw .failed(error.text) }
    }
}
