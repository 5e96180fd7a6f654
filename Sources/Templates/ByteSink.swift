/// A growing buffer without reference counts, for the many short writes of a page.
struct ByteSink: ByteOutput, ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        base = UnsafeMutablePointer<UInt8>.allocate(capacity: self.capacity)
    }

    deinit {
        base.deallocate()
    }

    /// The last byte, or a line feed when nothing is written yet: both mean the start of a line.
    var last: UInt8 {
        count == 0 ? 0x0A : base[count - 1]
    }

    var written: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base, count: count)
    }

    @inline(__always)
    mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        write(source, bytes.count)
    }

    @inline(__always)
    mutating func write(_ bytes: StaticString) {
        write(bytes.utf8Start, bytes.utf8CodeUnitCount)
    }

    @inline(__always)
    mutating func write(_ source: UnsafePointer<UInt8>, _ length: Int) {
        if capacity - count < length { grow(by: length) }
        (base + count).update(from: source, count: length)
        count += length
    }

    @inline(never)
    private mutating func grow(by length: Int) {
        let larger = max(capacity * 2, count + length)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        moved.update(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }
}
