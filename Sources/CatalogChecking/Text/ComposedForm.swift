/// Finds letters that are written in parts although one character stands for them.
enum ComposedForm {
    /// The first place where base and marks could be one character; nil when the text is composed.
    static func firstPart(in text: String) -> (start: Int, length: Int, composed: String)? {
        guard text.unicodeScalars.contains(where: isMark) else { return nil }
        let scalars = Array(text.unicodeScalars)
        for index in scalars.indices.dropFirst() where isMark(scalars[index]) {
            var length = 1
            var composed: Unicode.Scalar?
            var base = String(Character(scalars[index - 1]))
            while index + length - 1 < scalars.count, isMark(scalars[index + length - 1]) {
                base.unicodeScalars.append(scalars[index + length - 1])
                guard let whole = letters[base] else { break }
                composed = whole
                length += 1
            }
            if let composed { return (index - 1, length, String(Character(composed))) }
        }
        return nil
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        // Vowels and final consonants of Hangul join like marks.
        (0x1161...0x11C2).contains(scalar.value) || ScalarKind.isMark(scalar)
    }

    /// Composed letters by themselves: equality and hashing of texts take the parts for the whole, so that a text in parts finds its
    /// letter.
    private static let letters: [String: Unicode.Scalar] = {
        var letters: [String: Unicode.Scalar] = [:]
        let ranges: [ClosedRange<UInt32>] = [
            0xC0...0x24F, 0x370...0x52F, 0x622...0x6D3, 0x1E00...0x1FFF, 0x3040...0x30FF, 0xAC00...0xD7A3,
        ]
        for value in ranges.joined() {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
            // Of equal ones the first counts: the others are kept for old standards only.
            let letter = String(Character(scalar))
            if letters[letter] == nil { letters[letter] = scalar }
        }
        return letters
    }()
}
