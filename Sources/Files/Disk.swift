#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The system calls that this target uses, with Swift errors.
///
/// Every other file of it is free of C.
enum Disk {
    /// The code for "nothing stands there".
    static var missing: Int32 { ENOENT }
    /// The code for "a part of the way is no folder".
    static var notAFolder: Int32 { ENOTDIR }
    /// The code for "a folder stands where a file is wanted".
    static var isAFolder: Int32 { EISDIR }
    /// The code for "something stands there already".
    static var exists: Int32 { EEXIST }

    /// The system's words for a code.
    static func text(of code: Int32) -> String {
        // `strerror_r` has two shapes in the C libraries and Swift sees one of them, so the buffer is read only where it was filled.
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            buffer.initialize(repeating: 0)
            guard let base = buffer.baseAddress, strerror_r(code, base, 255) == 0, base[0] != 0 else { return "error \(code)" }
            return String(cString: base)
        }
    }

    /// What stands at a path, itself or what the last link leads to; nil when nothing does.
    static func status(_ path: String, followLinks: Bool = false) throws(DiskError) -> FileStatus? {
        var facts = stat()
        guard (followLinks ? stat(path, &facts) : lstat(path, &facts)) == 0 else {
            let error = last
            if error.isMissing { return nil }
            throw error
        }
        return status(of: facts)
    }

    /// What stands at a path; a link as soon as one is on the way below the first `root` bytes, nil when nothing stands there.
    ///
    /// Looks at each folder of the way in one copy of the path, because this is done for every file that is read.
    static func statusOfWay(_ path: String, root: Int) throws(DiskError) -> FileStatus? {
        var path = path
        var failure: DiskError?
        let found: FileStatus? = path.withUTF8 { bytes in
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { way in
                guard let base = way.baseAddress else { return nil }
                for (index, byte) in bytes.enumerated() { base[index] = CChar(bitPattern: byte) }
                base[bytes.count] = 0
                var facts = stat()
                var end = min(root, bytes.count)
                while true {
                    end = bytes[min(end + 1, bytes.count)...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
                    base[end] = 0
                    guard lstat(base, &facts) == 0 else {
                        failure = last
                        return nil
                    }
                    if end == bytes.count || UInt32(facts.st_mode) & 0o170000 == 0o120000 { return status(of: facts) }
                    base[end] = CChar(bitPattern: UInt8(ascii: "/"))
                }
            }
        }
        if let failure, !failure.isMissing { throw failure }
        return found
    }

    /// The facts of an open file.
    static func status(of file: Int32) throws(DiskError) -> FileStatus {
        var facts = stat()
        guard fstat(file, &facts) == 0 else { throw last }
        return status(of: facts)
    }

    static func status(of facts: stat) -> FileStatus {
        let kind: FileStatus.Kind
        switch UInt32(facts.st_mode) & 0o170000 {
        case 0o100000: kind = .file
        case 0o040000: kind = .folder
        case 0o120000: kind = .link
        default: kind = .other
        }
        return FileStatus(
            kind: kind, size: Int(facts.st_size), mode: UInt32(facts.st_mode) & 0o7777,
            identity: FileIdentity(
                device: UInt64(truncatingIfNeeded: facts.st_dev), number: UInt64(truncatingIfNeeded: facts.st_ino)))
    }

    /// The path without links and dot segments.
    ///
    /// The whole of it must exist.
    static func resolved(_ path: String) throws(DiskError) -> String {
        guard let found = realpath(path, nil) else { throw last }
        defer { free(found) }
        return String(cString: found)
    }

    /// The folder that relative paths start from.
    static func currentFolder() throws(DiskError) -> String {
        guard let found = getcwd(nil, 0) else { throw last }
        defer { free(found) }
        return String(cString: found)
    }

    /// The home folder that the system's account data names; nil when it names none.
    static func homeFolder() -> String? {
        var account = passwd()
        var found: UnsafeMutablePointer<passwd>?
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16384) { buffer in
            guard let base = buffer.baseAddress, getpwuid_r(getuid(), &account, base, buffer.count, &found) == 0, found != nil,
                let folder = account.pw_dir
            else { return nil }
            return String(cString: folder)
        }
    }

    /// The error of the call that just failed.
    static var last: DiskError { DiskError(code: errno) }

    /// Runs a call again as long as a signal interrupts it.
    @inline(__always)
    static func retrying(_ call: () -> Int) throws(DiskError) -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            let error = last
            if error.code != EINTR { throw error }
        }
    }
}
