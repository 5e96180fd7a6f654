import QuickActionModel

/// The file of the program that runs.
public enum OwnProgram {
    /// SHA-256 of its bytes, 32 bytes; nil where the system does not tell which file it is.
    public static func hash() -> [UInt8]? {
        guard let file = try? Disk.openOwnProgram() else { return nil }
        defer { Disk.shut(file) }
        var digest = SHA256()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: PageWriter.piece, alignment: 16)
        defer { buffer.deallocate() }
        var offset = 0
        while let count = try? Disk.read(file, into: buffer, offset: offset) {
            if count == 0 { return digest.finish() }
            digest.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            offset += count
        }
        return nil
    }
}
