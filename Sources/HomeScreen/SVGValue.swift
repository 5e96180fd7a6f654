/// The characters that the value of an attribute may hold.
enum SVGValue {
    static func accepts(_ value: String, for name: String) -> Bool {
        switch name {
        case "d":
            value.utf8.allSatisfy {
                isNumberByte($0) || ("A"..."Z").contains(Character(UnicodeScalar($0))) || (97...122).contains($0)
            }
        case "fill-rule", "clip-rule": value == "evenodd" || value == "nonzero"
        case "fill", "stroke": value == "none" || value == "currentColor"
        case "stroke-linecap", "stroke-linejoin": value.utf8.allSatisfy { (97...122).contains($0) }
        case "transform":
            value.utf8.allSatisfy {
                isNumberByte($0) || (97...122).contains($0) || (65...90).contains($0) || $0 == 40 || $0 == 41
            }
        default: isNumbers(value)
        }
    }

    static func isNumbers(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isNumberByte) }

    /// The numbers of a text, whatever stands between them; at most `most`.
    static func numbers(_ text: String, most: Int = 6) -> [Double] {
        var found: [Double] = []
        var word = ""
        for byte in Array(text.utf8) + [32] {
            if isNumberByte(byte), ![32, 9, 10, 13, 44].contains(byte) {
                word.unicodeScalars.append(UnicodeScalar(byte))
            } else if !word.isEmpty {
                if let number = Double(word), number.isFinite, abs(number) < 1e6 { found.append(number) }
                word = ""
                if found.count == most { return found }
            }
        }
        return found
    }

    private static func isNumberByte(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || [32, 9, 10, 13, 43, 44, 45, 46, 69, 101].contains(byte)
    }
}
