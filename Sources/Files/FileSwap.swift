import QuickActionModel

/// Putting bytes into a file so that a reader sees the old file or the new one, never a half.
enum FileSwap {
    /// How the names of files that are being written begin.
    static var prefix: String { ".longpress-tmp-" }

    /// The name under which the new bytes of a file are written beside it; the same for every run, so that leftovers can be found.
    static func temporaryName(for path: String) -> String {
        let name = DiskFiles.lastPart(of: path)
        let folder = path.utf8.count == name.utf8.count ? "" : String(path.utf8.dropLast(name.utf8.count)) ?? ""
        // Names have at most 255 bytes; a long one is told by its hash.
        return folder + prefix + (name.utf8.count <= 200 ? name : ByteHash.hex(name))
    }

    /// Writes the bytes beside the file and puts them in its place.
    static func replace(_ path: String, with bytes: [UInt8], mode: UInt32? = nil) throws(PublishError) {
        try replace(path, mode: mode) { file throws(PublishError) in
            try Disk.writing(path) { () throws(DiskError) in try Disk.put(bytes, into: file) }
        }
    }

    /// Lets `fill` write a new file beside the old one and puts it in its place; nothing is left behind when that fails.
    static func replace(
        _ path: String, mode: UInt32? = nil, fill: (Int32) throws(PublishError) -> Void
    ) throws(PublishError) {
        let temporary = temporaryName(for: path)
        let file = try Disk.writing(path) { () throws(DiskError) in try openFresh(temporary) }
        do throws(PublishError) {
            try closing(file, path: path) { () throws(PublishError) in
                try fill(file)
                if let mode { try Disk.writing(path) { () throws(DiskError) in try Disk.setMode(file, mode) } }
            }
            try Disk.writing(path) { () throws(DiskError) in try Disk.move(temporary, to: path) }
        } catch {
            _ = try? Disk.remove(temporary)
            throw error
        }
    }

    /// Lets `fill` write a file where none stands.
    ///
    /// There is nothing to keep whole, so it is written in its place.
    static func create(_ path: String, fill: (Int32) throws(PublishError) -> Void) throws(PublishError) {
        let file = try Disk.writing(path) { () throws(DiskError) in try Disk.openNew(path) }
        do throws(PublishError) { try closing(file, path: path) { () throws(PublishError) in try fill(file) } } catch {
            _ = try? Disk.remove(path)
            throw error
        }
    }

    private static func closing(_ file: Int32, path: String, _ body: () throws(PublishError) -> Void) throws(PublishError) {
        do throws(PublishError) { try body() } catch {
            Disk.shut(file)
            throw error
        }
        try Disk.writing(path) { () throws(DiskError) in try Disk.finish(file) }
    }

    private static func openFresh(_ temporary: String) throws(DiskError) -> Int32 {
        do throws(DiskError) { return try Disk.openNew(temporary) } catch {
            guard error.code == Disk.exists else { throw error }
            // Left by a run that was stopped.
            try Disk.remove(temporary)
            return try Disk.openNew(temporary)
        }
    }

    /// Whether a plain file holds exactly these bytes; `buffer` is used for reading.
    static func holds(_ path: String, _ bytes: UnsafeRawBufferPointer, buffer: UnsafeMutableRawBufferPointer) throws(DiskError)
        -> Bool
    {
        guard let file = try openPlain(path, size: bytes.count) else { return false }
        defer { Disk.shut(file) }
        var done = 0
        while done < bytes.count {
            let piece = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, bytes.count - done)])
            let count = try Disk.read(file, into: piece, offset: done)
            guard count == piece.count else { return false }
            let same = Disk.equal(UnsafeRawBufferPointer(piece), UnsafeRawBufferPointer(rebasing: bytes[done..<done + count]))
            guard same else { return false }
            done += count
        }
        return true
    }

    /// SHA-256 in hex digits of a plain file of that size; nil when something else stands there.
    ///
    /// `buffer` is used for reading.
    static func hash(_ path: String, size: Int, buffer: UnsafeMutableRawBufferPointer) throws(DiskError) -> String? {
        guard let file = try openPlain(path, size: size) else { return nil }
        defer { Disk.shut(file) }
        if size <= buffer.count {
            let space = UnsafeMutableRawBufferPointer(rebasing: buffer[..<size])
            guard try Disk.read(file, into: space, offset: 0) == size else { return nil }
            return SHA256.hex(of: UnsafeRawBufferPointer(space))
        }
        var digest = SHA256()
        var done = 0
        while done < size {
            let count = try Disk.read(file, into: buffer, offset: done)
            guard count > 0 else { return nil }
            digest.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            done += count
        }
        return done == size ? SHA256.hex(digest.finish()) : nil
    }

    /// Opens a plain file of any size; nil when something else stands there, or nothing.
    static func open(_ path: String) throws(DiskError) -> Int32? { try openPlain(path, size: nil) }

    /// Opens a plain file of that size; nil when something else stands there, or nothing.
    static func openPlain(_ path: String, size: Int?) throws(DiskError) -> Int32? {
        let file: Int32
        do throws(DiskError) { file = try Disk.openForReading(path) } catch {
            if error.isMissing { return nil }
            throw error
        }
        if let status = try? Disk.status(of: file), status.kind == .file, size == nil || status.size == size {
            return file
        }
        Disk.shut(file)
        return nil
    }
}
