import QuickActionModel

/// Finds the links and anchors of a finished page, in templates and texts alike: the values of `href`, `src` and `id`.
enum LinkScan {
    static func scan(_ output: inout PageOutput) {
        var links: [Range<Int>] = []
        var anchors: [Range<Int>] = []
        swap(&links, &output.links)
        swap(&anchors, &output.anchors)
        output.bytes.withUnsafeBufferPointer { bytes in
            var at = 8
            while true {
                // Texts hold no bare quotes, so `="` stands in tags only.
                at = quote(bytes, from: at)
                guard at < bytes.count else { break }
                guard bytes[at - 1] == 61 else {
                    at += 1
                    continue
                }
                let start = at + 1
                let end = quote(bytes, from: start)
                if matches(bytes, before: at - 1, " href") || matches(bytes, before: at - 1, " src") {
                    links.append(start..<end)
                } else if matches(bytes, before: at - 1, " id") {
                    anchors.append(start..<end)
                }
                at = end + 1
            }
        }
        swap(&links, &output.links)
        swap(&anchors, &output.anchors)
    }

    /// The next quotation mark from `start` on, or the end; eight bytes at a time.
    @inline(__always)
    private static func quote(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = bytes.baseAddress else { return bytes.count }
        var at = start
        while bytes.count - at >= 8 {
            let word = UInt64(littleEndian: UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self)) ^ 0x2222_2222_2222_2222
            let marks = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
            if marks != 0 { return at + marks.trailingZeroBitCount / 8 }
            at += 8
        }
        while at < bytes.count, bytes[at] != 34 { at += 1 }
        return at
    }

    private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, before end: Int, _ name: StaticString) -> Bool {
        let count = name.utf8CodeUnitCount
        guard end >= count else { return false }
        for i in 0..<count where bytes[end - count + i] != name.utf8Start[i] { return false }
        return true
    }
}
