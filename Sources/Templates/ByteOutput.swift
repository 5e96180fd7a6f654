/// Something that bytes are written to.
protocol ByteOutput: ~Copyable {
    mutating func write(_ bytes: UnsafeBufferPointer<UInt8>)
    mutating func write(_ bytes: StaticString)
}

extension Array<UInt8>: ByteOutput {
    mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        append(contentsOf: bytes)
    }

    mutating func write(_ bytes: StaticString) {
        bytes.withUTF8Buffer { append(contentsOf: $0) }
    }
}
