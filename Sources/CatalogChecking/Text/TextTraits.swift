/// What one look over a text tells, so that rules need not look again.
struct TextTraits: Sendable {
    /// Number of Unicode scalars.
    let scalarCount: Int
    let isASCII: Bool
    let hasLineEnd: Bool
    /// Whether a scalar above U+2000 is there that is neither Han nor kana nor Hangul: only such texts can hold emoji and signs.
    let mayHavePictures: Bool
    /// Whether a build variable such as `$(NAME)` is left.
    let hasVariable: Bool
    /// Whether it looks like a lookup key: one word with `_`, with dots, or words run together.
    let looksLikeKey: Bool

    init(_ text: String) {
        var scalars = 0
        var isASCII = true
        var hasLineEnd = false
        var mayHavePictures = false
        var hasDollar = false
        var hasBlank = false
        for byte in text.utf8 {
            if byte & 0xC0 != 0x80 { scalars += 1 }
            if byte >= 128 { isASCII = false }
            // First bytes of U+2000 to U+2FFF, of U+F000 to U+FFFF, and of all beyond.
            if byte == 0xE2 || byte >= 0xEF { mayHavePictures = true }
            if byte == 10 || byte == 13 { hasLineEnd = true }
            if byte == 36 { hasDollar = true }
            if byte <= 32 { hasBlank = true }
        }
        scalarCount = scalars
        self.isASCII = isASCII
        self.mayHavePictures = mayHavePictures
        self.hasLineEnd = hasLineEnd
        hasVariable = hasDollar && (text.contains("$(") || text.contains("${"))
        looksLikeKey = isASCII && !hasBlank && KeyShape.isKey(Array(text.utf8))
    }
}

/// Tells lookup keys from words.
enum KeyShape {
    /// Whether a text without blanks is a key: letters and digits joined by `_` or dots, or camel case.
    static func isKey(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 5, bytes.allSatisfy(isKeyByte), let first = bytes.first, let last = bytes.last else { return false }
        guard isLetter(first), isLetter(last) || (48...57).contains(last) else { return false }
        if bytes.contains(95) { return true }
        let parts = bytes.split(separator: 46, omittingEmptySubsequences: false)
        if parts.count > 1 { return parts.allSatisfy { $0.count > 1 && isLetter($0.first ?? 0) } && !isDomain(parts) }
        return isCamelCase(bytes) || isPascalCase(bytes)
    }

    private static func isKeyByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || (48...57).contains(byte) || byte == 95 || byte == 46 || byte == 45
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 32) }

    /// `Example.com`, `main.js` and addresses with a common ending are no keys.
    private static func isDomain(_ parts: [ArraySlice<UInt8>]) -> Bool {
        guard let ending = parts.last else { return false }
        return (parts.count == 2 && (2...4).contains(ending.count)) || endings.contains { $0.elementsEqual(ending) }
    }

    private static let endings = ["com", "org", "net", "app", "dev", "info", "io", "de", "cn", "jp", "uk", "ru", "fr", "tv"].map {
        Array($0.utf8)
    }

    /// Words in a row with capitals: four of them, or three with a word that keys are made of.
    ///
    /// `MyFitnessPal` is a name.
    private static func isPascalCase(_ bytes: [UInt8]) -> Bool {
        guard (65...90).contains(bytes[0]), !bytes.contains(45) else { return false }
        let humps = zip(bytes, bytes.dropFirst()).filter { (65...90).contains($0) && (97...122).contains($1) }.count
        if humps >= 4 { return true }
        guard humps == 3 else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return ["Shortcut", "Title", "Action"].contains { text.contains($0) }
    }

    /// At least two small letters, then an inner capital before a small one: `openGarage`, not `iPhone`, `macOS` or `WhatsApp`.
    private static func isCamelCase(_ bytes: [UInt8]) -> Bool {
        guard bytes.prefix(2).allSatisfy({ (97...122).contains($0) }) else { return false }
        return zip(bytes, bytes.dropFirst()).contains { (65...90).contains($0) && (97...122).contains($1) }
    }
}
