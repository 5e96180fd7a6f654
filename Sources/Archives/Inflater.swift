import CZlib

/// One deflate stream, unpacked piece by piece.
///
/// A class that owns its C state: the state holds its own address and must never move.
final class Inflater {
    private let stream: UnsafeMutablePointer<z_stream>
    private let isReady: Bool

    enum Step { case more, ended, damaged }

    init() {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        isReady = longpress_inflateInit2(stream, -15) == Z_OK
    }

    deinit {
        if isReady { inflateEnd(stream) }
        stream.deinitialize(count: 1)
        stream.deallocate()
    }

    /// Unpacks input into output as far as either reaches; adds up what was used and made.
    func step(_ input: UnsafeBufferPointer<UInt8>, used: inout Int, _ output: UnsafeMutableBufferPointer<UInt8>, made: inout Int)
        -> Step
    {
        guard isReady, used <= input.count, made <= output.count else { return .damaged }
        let (room, rest) = (min(output.count - made, 1 << 30), min(input.count - used, 1 << 30))
        stream.pointee.next_in = input.baseAddress.map { UnsafeMutablePointer(mutating: $0 + used) }
        stream.pointee.avail_in = UInt32(rest)
        stream.pointee.next_out = output.baseAddress.map { $0 + made }
        stream.pointee.avail_out = UInt32(room)
        let result = inflate(stream, Z_NO_FLUSH)
        used += rest - Int(stream.pointee.avail_in)
        made += room - Int(stream.pointee.avail_out)
        switch result {
        case Z_STREAM_END: return .ended
        case Z_OK, Z_BUF_ERROR: return .more
        default: return .damaged
        }
    }

    /// The CRC-32 of bytes.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBufferPointer { bytes in
            var (sum, place) = (crc32(0, nil, 0), 0)
            while place < bytes.count, let base = bytes.baseAddress {
                let count = min(bytes.count - place, 1 << 30)
                sum = crc32(sum, base + place, UInt32(count))
                place += count
            }
            return UInt32(truncatingIfNeeded: sum)
        }
    }
}
