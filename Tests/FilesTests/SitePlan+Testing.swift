import QuickActionModel

extension SitePlan {
    /// A plan of pages with these texts; links and anchors are found in them as a browser would.
    init(texts: [String: String], copies: [CopiedFile] = []) {
        let rendered = texts.map { address, text in
            SitePage(SiteAddress(address)) { output in
                output.bytes = Array(text.utf8)
                output.links = Self.values(of: ["href=\"", "src=\""], in: output.bytes)
                output.anchors = Self.values(of: [" id=\""], in: output.bytes)
            }
        }
        self.init(rendered + copies.map { SitePage(copy: $0) })
    }

    private static func values(of names: [String], in bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for start in bytes.indices {
            for name in names where bytes[start...].starts(with: name.utf8) {
                let first = start + name.utf8.count
                if let end = bytes[first...].firstIndex(of: UInt8(ascii: "\"")) { found.append(first..<end) }
            }
        }
        return found
    }
}
