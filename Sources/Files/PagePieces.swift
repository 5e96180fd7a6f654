import QuickActionModel

/// Takes a long page piece by piece and compares it with a file or writes it into one.
///
/// Used by one worker at a time; it is a class because the page's closure hands its pieces over.
final class PagePieces: @unchecked Sendable {
    /// What stopped writing.
    private(set) var failure: DiskError?
    private let file: Int32
    /// Space for reading what stands in the file; nil while writing.
    private let buffer: UnsafeMutableRawBufferPointer?
    private var digest = SHA256()
    private var size = 0
    private var isSame = true

    init(comparing file: Int32, buffer: UnsafeMutableRawBufferPointer) {
        self.file = file
        self.buffer = buffer
    }

    init(writing file: Int32) {
        self.file = file
        buffer = nil
    }

    /// The seal of everything that was taken.
    var seal: Manifest.Seal {
        var copy = digest
        return Manifest.Seal(sha256: SHA256.hex(copy.finish()), size: size)
    }

    /// The seal when the file holds exactly what was taken.
    var sameSeal: Manifest.Seal? {
        guard isSame, failure == nil, (try? Disk.status(of: file))?.size == size else { return nil }
        return seal
    }

    /// Takes the next piece.
    func take(_ piece: UnsafeRawBufferPointer) {
        guard failure == nil, isSame, !piece.isEmpty else { return }
        do throws(DiskError) {
            if let buffer { isSame = try holds(piece, buffer) } else { try Disk.put(piece, into: file) }
        } catch {
            failure = error
            return
        }
        digest.update(piece)
        size += piece.count
    }

    private func holds(_ piece: UnsafeRawBufferPointer, _ buffer: UnsafeMutableRawBufferPointer) throws(DiskError) -> Bool {
        var done = 0
        while done < piece.count {
            let space = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, piece.count - done)])
            guard try Disk.read(file, into: space, offset: size + done) == space.count,
                Disk.equal(UnsafeRawBufferPointer(space), UnsafeRawBufferPointer(rebasing: piece[done..<done + space.count]))
            else { return false }
            done += space.count
        }
        return true
    }
}
