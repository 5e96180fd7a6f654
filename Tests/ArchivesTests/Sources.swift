import QuickActionModel
import Synchronization

/// Bytes in memory.
struct MemorySource: ByteSource {
    var bytes: [UInt8]
    var size: Int { bytes.count }

    func read(offset: Int, count: Int) throws(InputError) -> [UInt8] {
        guard offset >= 0, offset < bytes.count, count > 0 else { return [] }
        return Array(bytes[offset...].prefix(count))
    }
}

/// Few bytes in a file that seems large: pieces at places, zeros between them.
struct SparseSource: ByteSource {
    var size: Int
    var pieces: [(offset: Int, bytes: [UInt8])]

    func read(offset: Int, count: Int) throws(InputError) -> [UInt8] {
        guard offset >= 0, offset < size, count > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: min(count, size - offset))
        for piece in pieces {
            let start = max(piece.offset, offset)
            let end = min(piece.offset + piece.bytes.count, offset + bytes.count)
            for place in start..<max(start, end) { bytes[place - offset] = piece.bytes[place - piece.offset] }
        }
        return bytes
    }
}

/// Counts the bytes that are read from another source.
final class CountingSource: ByteSource {
    private let base: any ByteSource
    private let counter = Mutex(0)

    init(_ base: any ByteSource) { self.base = base }

    var size: Int { base.size }
    var bytesRead: Int { counter.withLock { $0 } }

    func read(offset: Int, count: Int) throws(InputError) -> [UInt8] {
        let bytes = try base.read(offset: offset, count: count)
        counter.withLock { $0 += bytes.count }
        return bytes
    }
}
