/// The characters of a text as people count them, with their widths and the places where a line may break.
struct TextPieces {
    private let characters: [Character]
    /// Width of all characters before an index, in thousandths of the font size; one more entry than characters.
    private let before: [Int]

    static let ellipsis = TextWidth.advances(of: "…").reduce(0, +)

    init(_ text: String) {
        characters = Array(text)
        let advances = TextWidth.advances(of: text)
        var sums = [0]
        sums.reserveCapacity(characters.count + 1)
        var at = 0
        var sum = 0
        for character in characters {
            for _ in character.unicodeScalars {
                sum += advances[at]
                at += 1
            }
            sums.append(sum)
        }
        before = sums
    }

    var count: Int { characters.count }

    func text(_ range: Range<Int>) -> String { String(characters[range]) }

    func width(_ range: Range<Int>) -> Int { before[range.upperBound] - before[range.lowerBound] }

    /// End of the longest run from `start` that fits; `start` when not even one character does.
    func longest(from start: Int, room: Int) -> Int {
        var low = start
        var high = count
        while low < high {
            let middle = (low + high + 1) / 2
            if before[middle] - before[start] <= room { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Where a line that starts at `start` ends; nil when all the rest fits on it.
    func lineEnd(from start: Int, room: Int) -> Int? {
        guard width(start..<trimmed(count, from: start)) > room else { return nil }
        let longest = longest(from: start, room: room)
        // Spaces at the end of a line may hang over its edge.
        var end = afterSpaces(longest)
        while end > start, !breaks(before: end) { end -= 1 }
        return end > start ? end : max(longest, min(start + 1, count))
    }

    /// The end of a run without the spaces that it ends with.
    func trimmed(_ end: Int, from start: Int) -> Int {
        var end = end
        while end > start, isSpace(end - 1) { end -= 1 }
        return end
    }

    /// The first place at or after `index` that is no space.
    func afterSpaces(_ index: Int) -> Int {
        var index = index
        while index < count, isSpace(index) { index += 1 }
        return index
    }

    private func breaks(before index: Int) -> Bool {
        guard index > 0, index < count, !isSpace(index) else { return false }
        let (last, next) = (characters[index - 1], characters[index])
        if isSpace(index - 1) || last == "-" || last == "\u{2010}" || last == "\u{2013}" || last == "\u{2014}" { return true }
        guard let a = last.unicodeScalars.first, let b = next.unicodeScalars.first else { return false }
        return (Self.standsAlone(a) || Self.standsAlone(b)) && !Self.neverStarts(b) && !Self.neverEnds(a)
    }

    private func isSpace(_ index: Int) -> Bool {
        switch characters[index] {
        case " ", "\t", "\n", "\r", "\r\n", "\u{3000}", "\u{2003}", "\u{2002}", "\u{2009}": true
        default: false
        }
    }

    /// Signs that a line may break beside: Han, kana, Thai; Hangul breaks at its spaces.
    private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xE01...0xE5B, 0x2E80...0x30FF, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFFDC, 0x20000...0x3FFFF: true
        default: false
        }
    }

    private static func neverStarts(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D, 0x2026, 0x3001, 0x3002, 0x3005, 0x3009,
            0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x30FB, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F,
            0xFF3D, 0xFF5D, 0xFF61, 0xFF63, 0xFF64,
            // Small kana, and Thai vowels that follow their consonant.
            0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x30A1, 0x30A3, 0x30A5, 0x30A7,
            0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0xE30, 0xE32, 0xE33, 0xE45, 0xE46, 0xE2F:
            true
        default: false
        }
    }

    private static func neverEnds(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x28, 0x5B, 0x7B, 0xAB, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08, 0xFF3B, 0xFF5B,
            0xE40...0xE44:
            true
        default: false
        }
    }
}
