/// Bytes that can be read at any place: a file on disk, or bytes in memory.
public protocol ByteSource: Sendable {
    /// Number of bytes.
    var size: Int { get }

    /// Bytes from `offset` on, at most `count`; fewer only at the end.
    func read(offset: Int, count: Int) throws(InputError) -> [UInt8]
}
