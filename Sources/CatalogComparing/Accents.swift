/// Letters with accents and the letters below them.
enum Accents {
    /// The plain Latin letter of an accented one, composed or decomposed; nil for everything else.
    static func base(of character: Character) -> Unicode.Scalar? {
        if character.isASCII { return nil }
        return letters[character]
    }

    // Characters are compared by canonical equivalence, so one entry stands for the composed and the decomposed form.
    private static let letters: [Character: Unicode.Scalar] = {
        var letters: [Character: Unicode.Scalar] = [:]
        let alphabet = (UInt32(0x41)...0x5A).map { $0 } + (UInt32(0x61)...0x7A).map { $0 }
        let marks: [UInt32] =
            Array(0x300...0x304) + Array(0x306...0x30C) + [0x30F, 0x311, 0x31B, 0x323, 0x324, 0x325, 0x326, 0x327]
            + [0x328, 0x32D, 0x32E, 0x330, 0x331]
        let inner: [UInt32] = [0x302, 0x306, 0x31B]
        let outer: [UInt32] = [0x300, 0x301, 0x303, 0x309, 0x323]
        for letter in alphabet.compactMap(Unicode.Scalar.init) {
            for mark in marks { letters[character(letter, mark)] = letter }
            for first in inner { for second in outer { letters[character(letter, first, second)] = letter } }
        }
        return letters
    }()

    private static func character(_ letter: Unicode.Scalar, _ marks: UInt32...) -> Character {
        var text = String.UnicodeScalarView([letter])
        text.append(contentsOf: marks.compactMap(Unicode.Scalar.init))
        return Character(String(text))
    }
}
