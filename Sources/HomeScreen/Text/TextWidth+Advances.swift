extension TextWidth {
    /// Advance of each Unicode scalar in thousandths of the font size; what melts into its neighbour has 0.
    static func advances(of text: String) -> [Int] {
        let scalars = Array(text.unicodeScalars)
        var advances = [Int](repeating: 0, count: scalars.count)
        var emoji = EmojiRun()
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1].value : 0
            if let advance = emoji.advance(of: scalar, next: next) {
                advances[index] = advance
                continue
            }
            switch scalar.value {
            case 0x620...0x6D5: advances[index] = arabic(scalars, index)
            case 0x915...0x939: advances[index] = devanagari(scalars, index)
            default: advances[index] = advance(of: scalar)
            }
        }
        return advances
    }

    /// Width of a whole text in thousandths of the font size.
    static func sum(of text: String) -> Int {
        let plain: Int? =
            text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
                var sum = 0
                for byte in bytes {
                    guard byte < 0x80 else { return nil }
                    sum += ascii[Int(byte)]
                }
                return sum
            } ?? nil
        return plain ?? advances(of: text).reduce(0, +)
    }

    /// Advances of the characters of ASCII, which never depend on their neighbours.
    private static let ascii = (UInt8(0)..<0x80).map { advance(of: Unicode.Scalar($0)) }

    /// Advance of a character that does not depend on its neighbours.
    static func advance(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        // A line break inside a title shows as a space.
        if value < 0x20 { return (9...13).contains(value) ? space : 0 }
        for block in blocks where value >= block.first {
            let offset = Int(value - block.first)
            if offset < block.advances.count { return Int(block.advances[offset]) }
        }
        if let range = ranges.first(where: { $0.scalars.contains(value) }) {
            return range.isBare || !isMark(scalar) ? range.advance : 0
        }
        return isMark(scalar) ? 0 : unknown
    }

    /// Whether a character stands on its neighbour and takes no room of its own.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    static let space = 281
    /// A character of a script without figures.
    private static let unknown = 700
}

/// Follows emoji sequences, which are drawn as one picture: joined ones, flags, keycaps, and skin tones.
private struct EmojiRun {
    private var isInside = false
    private var isJoined = false
    private var isHalfFlag = false

    /// Advance of a part of an emoji; nil for anything else.
    mutating func advance(of scalar: Unicode.Scalar, next: UInt32) -> Int? {
        switch scalar.value {
        case 0x200D where isInside:
            isJoined = true
            return 0
        case 0xFE0F,
            0x1F3FB...0x1F3FF where isInside, 0xE0020...0xE007F where isInside:
            return 0
        case 0x1F1E6...0x1F1FF:
            let isSecond = isHalfFlag
            start()
            isHalfFlag = !isSecond
            return isSecond ? 0 : TextWidth.emoji
        default:
            guard isPicture(scalar, next: next) else {
                self = EmojiRun()
                return nil
            }
            let isPart = isJoined
            start()
            return isPart ? 0 : TextWidth.emoji
        }
    }

    private mutating func start() {
        isInside = true
        isJoined = false
        isHalfFlag = false
    }

    private func isPicture(_ scalar: Unicode.Scalar, next: UInt32) -> Bool {
        guard scalar.value > 0x7F else { return next == 0x20E3 || next == 0xFE0F && scalar.properties.isEmoji }
        return scalar.properties.isEmojiPresentation || (next == 0xFE0F || isJoined) && scalar.properties.isEmoji
    }
}

extension TextWidth {
    /// Advance of an emoji.
    fileprivate static let emoji = 1250
}
