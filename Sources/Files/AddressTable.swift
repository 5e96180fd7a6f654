import QuickActionModel

/// Which file of the site has an address, asked with bytes and without making strings.
struct AddressTable: Sendable {
    /// All addresses, one after the other.
    private var bytes: [UInt8] = []
    /// Where each address begins in `bytes`, and where the last one ends.
    private var starts: [Int] = [0]
    /// Number of a page, or -1; looked up by hash, then by stepping on.
    private var slots: [Int32]
    private let mask: Int

    /// The table of all pages of a plan.
    init(_ pages: [SitePage]) {
        var size = 16
        while size < pages.count * 2 { size *= 2 }
        slots = [Int32](repeating: -1, count: size)
        mask = size - 1
        for (index, page) in pages.enumerated() {
            bytes.append(contentsOf: page.address.path.utf8)
            starts.append(bytes.count)
            var slot = Int(truncatingIfNeeded: ByteHash.of(page.address.path.utf8)) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: index)
        }
    }

    /// Number of the page with that address.
    func index(of path: [UInt8]) -> Int? {
        path.withUnsafeBufferPointer { path in
            bytes.withUnsafeBufferPointer { bytes in
                var slot = Int(truncatingIfNeeded: ByteHash.of(path)) & mask
                while slots[slot] >= 0 {
                    let page = Int(slots[slot])
                    let (start, end) = (starts[page], starts[page + 1])
                    if end - start == path.count, Disk.equal(path, UnsafeBufferPointer(rebasing: bytes[start..<end])) {
                        return page
                    }
                    slot = (slot + 1) & mask
                }
                return nil
            }
        }
    }

    /// Gives the bytes of a page's folder, with the slash at its end; empty for the site's root.
    func withFolder(of page: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            let address = bytes[starts[page]..<starts[page + 1]]
            let end = address.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? address.startIndex
            body(UnsafeBufferPointer(rebasing: address[..<end]))
        }
    }
}
