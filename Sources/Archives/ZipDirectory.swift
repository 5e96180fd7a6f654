/// The directory of an archive, sorted by the bytes of the names; of equal names the last one counts.
struct ZipDirectory: Sendable {
    /// The directory's own bytes, which hold the names.
    let bytes: [UInt8]
    let entries: [ZipEntry]
    /// Names that stand in the archive more than once, each once.
    let repeated: [String]

    init(bytes: [UInt8], entries: [ZipEntry]) {
        self.bytes = bytes
        let sorted = bytes.withUnsafeBufferPointer { bytes in
            // The place in the directory decides between equal names, so the order is the same on every run.
            entries.sorted { a, b in
                let order = Self.order(bytes, a.name, bytes, b.name)
                return order == 0 ? a.name.lowerBound < b.name.lowerBound : order < 0
            }
        }
        var kept: [ZipEntry] = []
        kept.reserveCapacity(sorted.count)
        var repeated: [String] = []
        for entry in sorted {
            if let last = kept.last, bytes[last.name].elementsEqual(bytes[entry.name]) {
                let name = String(decoding: bytes[entry.name], as: UTF8.self)
                if !(repeated.last?.utf8.elementsEqual(name.utf8) ?? false) { repeated.append(name) }
                kept.removeLast()
            }
            kept.append(entry)
        }
        self.entries = kept
        self.repeated = repeated
    }

    /// The first entry whose name does not stand before the given one.
    func place(of name: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            name.withUnsafeBufferPointer { name in
                var (low, high) = (0, entries.count)
                while low < high {
                    let middle = low + (high - low) / 2
                    if Self.order(bytes, entries[middle].name, name, 0..<name.count) < 0 {
                        low = middle + 1
                    } else {
                        high = middle
                    }
                }
                return low
            }
        }
    }

    /// The entry with exactly this name.
    func entry(_ name: [UInt8]) -> ZipEntry? {
        let place = place(of: name)
        guard place < entries.count, bytes[entries[place].name].elementsEqual(name) else { return nil }
        return entries[place]
    }

    /// The name of an entry.
    func name(_ entry: ZipEntry) -> ArraySlice<UInt8> { bytes[entry.name] }

    private static func order(
        _ a: UnsafeBufferPointer<UInt8>, _ aRange: Range<Int>, _ b: UnsafeBufferPointer<UInt8>, _ bRange: Range<Int>
    ) -> Int {
        let (x, y) = (aRange.lowerBound, bRange.lowerBound)
        for i in 0..<min(aRange.count, bRange.count) where a[x + i] != b[y + i] { return a[x + i] < b[y + i] ? -1 : 1 }
        return aRange.count - bRange.count
    }
}
