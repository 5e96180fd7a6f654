/// What stands after a colon in a reference to a build variable.
enum VariableOperator: Equatable {
    /// Letters, digits after the first place and hyphens; everything else becomes a hyphen.
    case rfc1034identifier
    /// Letters, digits after the first place and underscores; everything else becomes an underscore.
    case c99extidentifier
    case lower
    case upper
    /// The value of a variable that has none, or an empty one.
    case fallback([UInt8])

    /// The operators of `:a:b`; nil when one is unknown.
    ///
    /// A `default=` reaches to the end.
    static func parse(_ text: [UInt8].SubSequence) -> [VariableOperator]? {
        var operators: [VariableOperator] = []
        var rest = text
        while rest.first == UInt8(ascii: ":") {
            rest = rest.dropFirst()
            if rest.starts(with: "default=".utf8) {
                operators.append(.fallback(Array(rest.dropFirst(8))))
                return operators
            }
            let word = rest.prefix { $0 != UInt8(ascii: ":") }
            rest = rest.dropFirst(word.count)
            if word.elementsEqual("rfc1034identifier".utf8) {
                operators.append(.rfc1034identifier)
            } else if word.elementsEqual("c99extidentifier".utf8) {
                operators.append(.c99extidentifier)
            } else if word.elementsEqual("lower".utf8) {
                operators.append(.lower)
            } else if word.elementsEqual("upper".utf8) {
                operators.append(.upper)
            } else {
                return nil
            }
        }
        return operators
    }

    /// Whether a variable without a value gets one.
    var givesValue: Bool {
        if case .fallback = self { return true }
        return false
    }

    /// The changed value.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .rfc1034identifier: Self.identifier(bytes, filler: "-", keepsOtherScripts: false)
        case .c99extidentifier: Self.identifier(bytes, filler: "_", keepsOtherScripts: true)
        case .lower: Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)
        case .upper: Array(String(decoding: bytes, as: UTF8.self).uppercased().utf8)
        case .fallback(let value): bytes.isEmpty ? value : bytes
        }
    }

    private static func identifier(_ bytes: [UInt8], filler: Character, keepsOtherScripts: Bool) -> [UInt8] {
        var out = ""
        for (index, letter) in String(decoding: bytes, as: UTF8.self).enumerated() {
            let isAllowed: Bool
            if let byte = letter.asciiValue {
                let isDigit = (48...57).contains(byte)
                isAllowed = (65...90).contains(byte) || (97...122).contains(byte) || (isDigit && index > 0) || letter == filler
            } else {
                isAllowed = keepsOtherScripts && (letter.isLetter || (letter.isNumber && index > 0))
            }
            out.append(isAllowed ? letter : filler)
        }
        return Array(out.utf8)
    }
}
