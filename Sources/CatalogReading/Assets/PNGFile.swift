import CZlib
import QuickActionModel

/// What the header and the chunks of a PNG file say.
struct PNGFile {
    /// Largest width and height of which the pixels are looked at.
    static let mostPixels = 512
    /// Chunks of one file that are looked at.
    static let mostChunks = 4_096

    let size: IconSize
    /// Bits of one sample.
    let depth: Int
    /// 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha.
    let colourType: Int
    let isInterlaced: Bool
    /// Whether the file is the variant of Apple's tools, which no browser shows.
    let isAppleVariant: Bool
    private var palette: [UInt8] = []
    private var transparency: [UInt8]?
    private var packed: [UInt8] = []

    /// Reads the chunks; nil when the bytes are no PNG.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        var at = 8
        var header: ArraySlice<UInt8>?
        var isApple = false
        var chunks: [(name: String, data: ArraySlice<UInt8>)] = []
        while at + 12 <= bytes.count, chunks.count < Self.mostChunks {
            let length = Self.number(bytes, at)
            guard length <= bytes.count - at - 12 else { break }
            let name = String(decoding: bytes[(at + 4)..<(at + 8)], as: UTF8.self)
            let data = bytes[(at + 8)..<(at + 8 + length)]
            at += 12 + length
            switch name {
            case "CgBI": isApple = true
            case "IHDR": header = header ?? data
            case "PLTE", "tRNS", "IDAT": chunks.append((name, data))
            default: break
            }
            if name == "IEND" { break }
        }
        guard let header, header.count == 13 else { return nil }
        let start = header.startIndex
        let (width, height) = (Self.number(bytes, start), Self.number(bytes, start + 4))
        guard (1...1 << 20).contains(width), (1...1 << 20).contains(height) else { return nil }
        size = IconSize(width: width, height: height)
        depth = Int(bytes[start + 8])
        colourType = Int(bytes[start + 9])
        isInterlaced = bytes[start + 12] != 0
        isAppleVariant = isApple
        for chunk in chunks {
            switch chunk.name {
            case "PLTE": palette = Array(chunk.data)
            case "tRNS": transparency = Array(chunk.data)
            default: packed += chunk.data
            }
        }
    }

    /// Whether pixels can be transparent.
    var hasAlpha: Bool { colourType == 4 || colourType == 6 || transparency != nil }

    /// What the pixels are like; parts stay unknown for a file that is too large, interlaced, damaged or of another depth.
    var alpha: IconAlpha {
        var facts = IconAlpha(hasAlpha: hasAlpha, isOpaque: hasAlpha ? nil : true, isColoured: nil)
        guard let samples else { return facts }
        var (isOpaque, isColoured) = (true, false)
        let step = Self.samples(colourType)
        for pixel in stride(from: 0, to: samples.count, by: step) {
            let colour = colour(samples, pixel)
            if colour.alpha < 255 { isOpaque = false }
            let (low, high) = (min(colour.red, colour.green, colour.blue), max(colour.red, colour.green, colour.blue))
            if colour.alpha > 0, high - low > 16 { isColoured = true }
        }
        (facts.isOpaque, facts.isColoured) = (isOpaque, isColoured)
        return facts
    }

    private typealias Colour = (red: Int, green: Int, blue: Int, alpha: Int)

    private func colour(_ samples: [UInt8], _ at: Int) -> Colour {
        let first = Int(samples[at])
        switch colourType {
        case 0: return (first, first, first, isKey([first]) ? 0 : 255)
        case 2:
            let (green, blue) = (Int(samples[at + 1]), Int(samples[at + 2]))
            return (first, green, blue, isKey([first, green, blue]) ? 0 : 255)
        case 3:
            let alpha = transparency.flatMap { first < $0.count ? Int($0[first]) : nil } ?? 255
            guard first * 3 + 2 < palette.count else { return (0, 0, 0, alpha) }
            return (Int(palette[first * 3]), Int(palette[first * 3 + 1]), Int(palette[first * 3 + 2]), alpha)
        case 4: return (first, first, first, Int(samples[at + 1]))
        default: return (first, Int(samples[at + 1]), Int(samples[at + 2]), Int(samples[at + 3]))
        }
    }

    /// Whether a pixel has the one colour that counts as transparent.
    private func isKey(_ parts: [Int]) -> Bool {
        guard let transparency, transparency.count == parts.count * 2 else { return false }
        return parts.indices.allSatisfy { transparency[$0 * 2] == 0 && Int(transparency[$0 * 2 + 1]) == parts[$0] }
    }

    /// The samples of all pixels; nil for a file whose pixels are not looked at.
    private var samples: [UInt8]? {
        let step = Self.samples(colourType)
        guard depth == 8, step > 0, !isInterlaced, !isAppleVariant, size.width <= Self.mostPixels,
            size.height <= Self.mostPixels
        else { return nil }
        let row = size.width * step
        guard let raw = Self.unpacked(packed, count: size.height * (row + 1)) else { return nil }
        return PNGRows.unfiltered(raw, row: row, step: step)
    }

    /// Exactly `count` bytes out of a zlib stream; nil when it is damaged or holds fewer.
    private static func unpacked(_ packed: [UInt8], count: Int) -> [UInt8]? {
        var made = uLong(count)
        var status = Z_OK
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
            packed.withUnsafeBufferPointer { packed in
                status = uncompress(buffer.baseAddress, &made, packed.baseAddress, uLong(packed.count))
            }
            done = status == Z_OK ? Int(made) : 0
        }
        return status == Z_OK && bytes.count == count ? bytes : nil
    }

    private static func samples(_ colourType: Int) -> Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colourType] ?? 0 }

    private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
        bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}
