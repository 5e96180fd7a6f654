public import QuickActionModel

/// A plain file on disk, read at any place; it stays open until the last copy of the value is let go.
public struct FileByteSource: ByteSource {
    /// Bytes of the file when it was opened.
    public let size: Int
    private let file: OpenFile

    /// Opens a file, links followed; anything but a plain file is refused.
    public init(path: String) throws(InputError) {
        do throws(DiskError) {
            guard !path.utf8.contains(0) else { throw DiskError(code: Disk.missing) }
            let file = OpenFile(path: path, number: try Disk.openForReading(path, followLinks: true))
            let status = try Disk.status(of: file.number)
            guard status.kind == .file else { throw DiskError(code: Disk.isAFolder) }
            self.file = file
            size = status.size
        } catch {
            throw error.isMissing ? .missing(path: path) : .failed(path: path, reason: error.text)
        }
    }

    /// Bytes from `offset` on, at most `count`; fewer only at the end of the file.
    public func read(offset: Int, count: Int) throws(InputError) -> [UInt8] {
        guard offset >= 0, offset < size, count > 0 else { return [] }
        var failure: DiskError?
        let bytes = [UInt8](unsafeUninitializedCapacity: min(count, size - offset)) { buffer, done in
            do throws(DiskError) {
                done = try Disk.read(file.number, into: UnsafeMutableRawBufferPointer(buffer), offset: offset)
            } catch { failure = error }
        }
        if let failure { throw .failed(path: file.path, reason: failure.text) }
        return bytes
    }
}

/// The number of an open file, closed when nobody holds it any more.
private final class OpenFile: Sendable {
    let path: String
    let number: Int32

    init(path: String, number: Int32) {
        self.path = path
        self.number = number
    }

    deinit { Disk.shut(number) }
}
