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
            while at < bytes.count {
                // Texts hold no bare quotes, so `="` stands in tags only.
                guard bytes[at] == 34, bytes[at - 1] == 61 else {
                    at += 1
                    continue
                }
                let start = at + 1
                var end = start
                while end < bytes.count, bytes[end] != 34 { end += 1 }
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

    private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, before end: Int, _ name: StaticString) -> Bool {
        let count = name.utf8CodeUnitCount
        guard end >= count else { return false }
        for i in 0..<count where bytes[end - count + i] != name.utf8Start[i] { return false }
        return true
    }
}
