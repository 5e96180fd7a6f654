#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Disk {
    /// One name of a folder with what stands there; links are not followed.
    struct Name {
        /// The name; damaged UTF-8 is repaired, and then `isText` is false.
        let text: String
        /// Whether the name's bytes are UTF-8.
        let isText: Bool
        /// What stands there.
        let status: FileStatus
    }

    /// All names of a folder but `.` and `..`, sorted by bytes.
    static func names(in folder: String) throws(DiskError) -> [Name] {
        guard let stream = opendir(folder) else { throw last }
        defer { closedir(stream) }
        let descriptor = dirfd(stream)
        var found: [Name] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
            if isDots(name) { continue }
            var facts = stat()
            // A file that went away since the folder was read is simply not listed.
            guard fstatat(descriptor, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
            let text = String(validatingCString: name)
            found.append(Name(text: text ?? String(cString: name), isText: text != nil, status: status(of: facts)))
        }
        if errno != 0 { throw last }
        return found.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    }

    /// Makes a folder; false when something stands there already.
    @discardableResult
    static func makeFolder(_ path: String) throws(DiskError) -> Bool {
        if mkdir(path, 0o777) == 0 { return true }
        let error = last
        if error.code == EEXIST { return false }
        throw error
    }

    /// Removes a folder that is empty; false when it is not empty or not there.
    static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

    private static func isDots(_ name: UnsafePointer<CChar>) -> Bool {
        name[0] == 46 && (name[1] == 0 || (name[1] == 46 && name[2] == 0))
    }
}
