/// SHA-256 as FIPS 180-4 defines it; used for slugs, manifests and fingerprints, never for secrets.
public struct SHA256: Sendable {
    private var state = State()
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    /// Starts an empty digest.
    public init() {}

    /// Digest of a whole byte sequence, 32 bytes.
    public static func hash(_ bytes: some Collection<UInt8>) -> [UInt8] {
        let whole = bytes.withContiguousStorageIfAvailable { digest(UnsafeRawBufferPointer($0)) }
        return (whole ?? Array(bytes).withUnsafeBytes { digest($0) }).bytes
    }

    /// Digest of a text's UTF-8 bytes as 64 lower-case hex digits.
    public static func hex(_ text: String) -> String {
        var text = text
        return text.withUTF8 { digest(UnsafeRawBufferPointer($0)) }.hex
    }

    /// Digest of some bytes as 64 lower-case hex digits.
    public static func hex(of bytes: UnsafeRawBufferPointer) -> String { digest(bytes).hex }

    /// Lower-case hex digits of some bytes.
    public static func hex(_ bytes: some Sequence<UInt8>) -> String {
        var out: [UInt8] = []
        out.reserveCapacity(64)
        for byte in bytes {
            out.append(digit(byte >> 4))
            out.append(digit(byte & 15))
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// Adds bytes to the digest.
    public mutating func update(_ bytes: some Collection<UInt8>) {
        let done: Void? = bytes.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
        if done == nil { Array(bytes).withUnsafeBytes { add($0) } }
    }

    /// Ends the digest and returns its 32 bytes.
    public mutating func finish() -> [UInt8] {
        let bits = length &* 8
        var tail: [UInt8] = [0x80]
        while (pending.count + tail.count) % 64 != 56 { tail.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
        tail.withUnsafeBytes { add($0) }
        return state.bytes
    }

    /// The whole of some bytes at once: slugs hash many short texts, so nothing is copied but the last block.
    private static func digest(_ bytes: UnsafeRawBufferPointer) -> State {
        var state = State()
        let whole = bytes.count / 64 * 64
        state.add(blocks: UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
        withUnsafeTemporaryAllocation(byteCount: 128, alignment: 16) { tail in
            tail.initializeMemory(as: UInt8.self, repeating: 0)
            let rest = bytes.count - whole
            tail.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[whole...]))
            tail[rest] = 0x80
            let size = rest < 56 ? 64 : 128
            let bits = UInt64(bytes.count) &* 8
            for index in 0..<8 { tail[size - 1 - index] = UInt8(truncatingIfNeeded: bits >> UInt64(index * 8)) }
            state.add(blocks: UnsafeRawBufferPointer(rebasing: tail[..<size]))
        }
        return state
    }

    static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 87 + value }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        length &+= UInt64(bytes.count)
        var start = 0
        if !pending.isEmpty {
            start = min(bytes.count, 64 - pending.count)
            pending.append(contentsOf: bytes[..<start])
            guard pending.count == 64 else { return }
            pending.withUnsafeBytes { state.add(blocks: $0) }
            pending.removeAll(keepingCapacity: true)
        }
        let whole = (bytes.count - start) / 64 * 64
        state.add(blocks: UnsafeRawBufferPointer(rebasing: bytes[start..<start + whole]))
        pending.append(contentsOf: bytes[(start + whole)...])
    }
}
