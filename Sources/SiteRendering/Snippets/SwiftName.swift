/// Names in Swift made of any text: letters and digits of ASCII, words joined by capitals.
enum SwiftName {
    /// A name that begins with a small letter, in backticks where Swift has taken the word; nil where the text gives no name.
    static func value(_ text: String) -> String? {
        let name = joined(parts(text), startsBig: false)
        guard let first = name.utf8.first, (97...122).contains(first) else { return name.isEmpty ? nil : "type" + name }
        if taken.contains(name) { return name + "Action" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// A name that begins with a capital.
    static func type(_ text: String) -> String {
        let name = joined(parts(text), startsBig: true)
        guard let first = name.utf8.first, (65...90).contains(first) else { return "App" + name }
        return name
    }

    /// Words of letters and digits, accents folded; a capital after a small letter begins a word.
    private static func parts(_ text: String) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        var wasSmall = false
        for scalar in text.unicodeScalars.prefix(200) {
            let isCapital = scalar.isASCII ? (65...90).contains(scalar.value) : scalar.properties.isUppercase
            if isCapital, wasSmall, !word.isEmpty {
                words.append(word)
                word = []
            }
            // What Unicode knows of a character is dear to ask; of ASCII it is known here.
            if scalar.isASCII {
                wasSmall = (97...122).contains(scalar.value)
                if isName(scalar) {
                    word.append(UInt8(scalar.value) | (scalar.value > 57 ? 32 : 0))
                } else if !word.isEmpty {
                    words.append(word)
                    word = []
                }
                continue
            }
            wasSmall = scalar.properties.isLowercase
            var kept = false
            SearchFold.fold(scalar) { letter in
                guard letter.isASCII, isName(letter) else { return }
                word.append(UInt8(letter.value) | (letter.properties.isAlphabetic ? 32 : 0))
                kept = true
            }
            if !kept, scalar.properties.generalCategory != .nonspacingMark, !word.isEmpty {
                words.append(word)
                word = []
            }
        }
        return (word.isEmpty ? words : words + [word]).prefix(8).map { Array($0.prefix(40)) }
    }

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        (48...57).contains(scalar.value) || (65...90).contains(scalar.value) || (97...122).contains(scalar.value)
    }

    private static func joined(_ words: [[UInt8]], startsBig: Bool) -> String {
        var out: [UInt8] = []
        for (index, word) in words.enumerated() {
            guard let first = word.first else { continue }
            out.append(index > 0 || startsBig, first)
            out += word.dropFirst()
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// Names with a meaning of their own in the enumeration, which backticks do not help.
    private static let taken: Set<String> = [
        "self", "init", "handle", "type", "allCases", "rawValue", "hash", "hashValue", "none", "some",
    ]

    private static let keywords: Set<String> = [
        "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "var", "where", "while",
    ]
}

extension [UInt8] {
    /// Appends a letter, as a capital where wanted.
    fileprivate mutating func append(_ isBig: Bool, _ letter: UInt8) {
        append(isBig && (97...122).contains(letter) ? letter - 32 : letter)
    }
}
