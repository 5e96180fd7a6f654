/// A PNG file made by hand: its pixels stand in a stream of stored blocks, so that no packer is needed.
struct PNGBytes {
    var width = 2
    var height = 2
    var depth: UInt8 = 8
    /// 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha.
    var colourType: UInt8 = 6
    var interlace: UInt8 = 0
    /// The filter's number and the bytes of each row.
    var rows: [[UInt8]] = []
    /// Chunks before the pixels.
    var chunks: [(String, [UInt8])] = []
    /// A chunk before the header, as Apple's tools write it.
    var isApple = false

    var bytes: [UInt8] {
        var out: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        if isApple { out += chunk("CgBI", [0x50, 0, 0x20, 6]) }
        out += chunk("IHDR", number(width) + number(height) + [depth, colourType, 0, 0, interlace])
        for (name, data) in chunks { out += chunk(name, data) }
        return out + chunk("IDAT", stored(rows.flatMap { $0 })) + chunk("IEND", [])
    }

    private func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    /// The checksum is left out: readers that show pictures check it, this one need not.
    private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] { number(data.count) + name.utf8 + data + [0, 0, 0, 0] }

    private func stored(_ data: [UInt8]) -> [UInt8] {
        let count = [UInt8(data.count & 255), UInt8(data.count >> 8)]
        var (a, b) = (1, 0)
        for byte in data {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return [0x78, 0x01, 0x01] + count + count.map { ~$0 } + data + number(b << 16 | a)
    }
}
