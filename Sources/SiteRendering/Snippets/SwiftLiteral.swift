import QuickActionModel

/// Swift source for values: literals that mean exactly the value, whatever stands in it.
enum SwiftLiteral {
    /// A string literal on one line.
    ///
    /// Signs that steer the reading direction are written as escapes, so that nobody is shown another text than the compiler reads.
    static func of(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": out += "\\\\"
            case "\"": out += "\\\""
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case _ where needsEscape(scalar): out += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }

    /// A text for a comment that ends with its line.
    static func comment(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars.prefix(200) {
            out.unicodeScalars.append(needsEscape(scalar) || scalar == "\n" || scalar == "\r" || scalar == "\t" ? " " : scalar)
        }
        return out
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }

    /// An expression of a type that `userInfo` takes.
    static func of(_ value: PropertyValue, indent: Int) -> String {
        switch value {
        case .string(let text): "\(of(text.string)) as NSString"
        case .integer(let digits): integer(digits)
        case .real(let number): real(number)
        case .boolean(let flag): "\(flag) as NSNumber"
        case .date(let text):
            seconds(text).map { "NSDate(timeIntervalSince1970: \($0))" } ?? "\(of(text)) as NSString"
        case .data(let bytes): "NSData(base64Encoded: \(of(Base64.encode(bytes))), options: []) ?? NSData()"
        case .uid(let number): "NSNumber(value: \(number) as UInt64)"
        case .null: "NSNull()"
        case .array(let values): array(values, indent)
        case .dictionary(let entries): "NSDictionary(dictionary: \(dictionary(entries, indent: indent)) as [String: Any])"
        }
    }

    /// A dictionary literal.
    static func dictionary(_ entries: [PropertyEntry], indent: Int) -> String {
        // Swift compares keys by what they look like, and a literal with two equal keys stops the program.
        var seen: Set<String> = []
        let own = entries.filter { seen.insert($0.key.string).inserted }
        guard !own.isEmpty else { return "[:]" }
        let margin = String(repeating: " ", count: indent)
        let lines = own.map { margin + "    \(of($0.key.string)): \(of($0.value, indent: indent + 4))" }
        return "[\n" + lines.joined(separator: ",\n") + ",\n\(margin)]"
    }

    private static func array(_ values: [PropertyValue], _ indent: Int) -> String {
        guard !values.isEmpty else { return "NSArray()" }
        let margin = String(repeating: " ", count: indent)
        let lines = values.map { margin + "    " + of($0, indent: indent + 4) }
        return "NSArray(array: [\n" + lines.joined(separator: ",\n") + ",\n\(margin)] as [Any])"
    }

    private static func integer(_ digits: String) -> String {
        if let number = Int64(digits), number > .min { return "\(number) as NSNumber" }
        if let number = UInt64(digits) { return "NSNumber(value: \(number) as UInt64)" }
        return "NSNumber(value: Int64.min)"
    }

    private static func real(_ number: Double) -> String {
        if number.isNaN { return "NSNumber(value: Double.nan)" }
        if number.isInfinite { return "NSNumber(value: \(number < 0 ? "-" : "")Double.infinity)" }
        return "NSNumber(value: \(number) as Double)"
    }

    /// Seconds since 1970 of `2026-11-30T10:00:00Z`; nil for another form.
    private static func seconds(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        guard bytes.count == 20, bytes[19] == UInt8(ascii: "Z") else { return nil }
        func number(_ range: Range<Int>) -> Int? {
            var value = 0
            for byte in bytes[range] {
                guard (48...57).contains(byte) else { return nil }
                value = value * 10 + Int(byte - 48)
            }
            return value
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), let hour = number(11..<13),
            let minute = number(14..<16), let second = number(17..<19), (1...12).contains(month)
        else { return nil }
        // Years begin in March, so that the leap day is the last one.
        let shifted = month < 3 ? year - 1 : year
        let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + ((month + 9) % 12 * 153 + 2) / 5 + day - 719_469
        return ((days * 24 + hour) * 60 + minute) * 60 + second
    }
}
