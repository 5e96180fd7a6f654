#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Disk {
    /// Opens a file for reading, never through a link as its last part and never waiting for a writer of a pipe.
    static func openForReading(_ path: String, followLinks: Bool = false) throws(DiskError) -> Int32 {
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (followLinks ? 0 : O_NOFOLLOW)
        return Int32(try retrying { Int(open(path, flags)) })
    }

    /// Opens the file of the program that runs.
    static func openOwnProgram() throws(DiskError) -> Int32 {
        #if os(Linux)
            return try openForReading("/proc/self/exe", followLinks: true)
        #else
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size) + 1)
            guard _NSGetExecutablePath(&path, &size) == 0 else { throw DiskError(code: missing) }
            let bytes = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            return try openForReading(String(decoding: bytes, as: UTF8.self), followLinks: true)
        #endif
    }

    /// Makes a file that must not exist yet.
    static func openNew(_ path: String) throws(DiskError) -> Int32 {
        Int32(try retrying { Int(open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)) })
    }

    /// Opens something that exists and is no plain file, such as a pipe or a terminal.
    static func openForWriting(_ path: String) throws(DiskError) -> Int32 {
        Int32(try retrying { Int(open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)) })
    }

    /// Closes a file that was read.
    static func shut(_ file: Int32) { _ = close(file) }

    /// Closes a file that was written; some file systems report a full disk only here.
    static func finish(_ file: Int32) throws(DiskError) {
        guard close(file) == 0 else { throw last }
    }

    /// Fills the buffer from `offset` on; fewer bytes only at the end of the file.
    static func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer, offset: Int) throws(DiskError) -> Int {
        guard let base = buffer.baseAddress else { return 0 }
        var done = 0
        while done < buffer.count {
            let (start, from) = (done, off_t(offset + done))
            let count = try retrying { pread(file, base + start, buffer.count - start, from) }
            if count == 0 { break }
            done += count
        }
        return done
    }

    /// Writes all bytes at the file's current position.
    static func put(_ bytes: UnsafeRawBufferPointer, into file: Int32) throws(DiskError) {
        guard let base = bytes.baseAddress else { return }
        var done = 0
        while done < bytes.count {
            let start = done
            done += try retrying { write(file, base + start, bytes.count - start) }
        }
    }

    /// Writes all bytes at the file's current position.
    static func put(_ bytes: [UInt8], into file: Int32) throws(DiskError) {
        try bytes.withUnsafeBufferPointer { bytes throws(DiskError) in try put(UnsafeRawBufferPointer(bytes), into: file) }
    }

    /// Runs calls that change the disk; what goes wrong is told with the path.
    static func writing<Result>(_ path: String, _ body: () throws(DiskError) -> Result) throws(PublishError) -> Result {
        do throws(DiskError) { return try body() } catch { throw .cannotWrite(path: path, reason: error.text) }
    }

    /// Gives a file permission bits.
    static func setMode(_ file: Int32, _ mode: UInt32) throws(DiskError) {
        guard fchmod(file, mode_t(truncatingIfNeeded: mode)) == 0 else { throw last }
    }

    /// Puts a file in the place of another one in one step.
    static func move(_ path: String, to other: String) throws(DiskError) {
        guard rename(path, other) == 0 else { throw last }
    }

    /// Removes a file or link; false when there was none.
    @discardableResult
    static func remove(_ path: String) throws(DiskError) -> Bool {
        if unlink(path) == 0 { return true }
        let error = last
        if error.isMissing { return false }
        throw error
    }

    /// Whether the bytes are equal.
    static func equal(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
        equal(UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
    }

    /// Whether the bytes are equal.
    static func equal(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
        guard a.count == b.count else { return false }
        guard let x = a.baseAddress, let y = b.baseAddress else { return true }
        return memcmp(x, y, a.count) == 0
    }
}
