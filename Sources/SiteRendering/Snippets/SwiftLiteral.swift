import QuickActionModel

/// Swift source for values: literals that mean exactly the value, whatever stands in it.
enum SwiftLiteral {
    /// Writes a string literal on one line.
    ///
    /// Signs that steer the reading direction are written as escapes, so that nobody is shown another text than the compiler reads.
    static func write(_ text: String, to code: inout CodeText) {
        code.add("\"")
        code.add(text, plain: { (32...126).contains($0) && $0 != 34 && $0 != 92 }) { code, scalar in
            switch scalar {
            case "\\": code.add("\\\\")
            case "\"": code.add("\\\"")
            case "\n": code.add("\\n")
            case "\r": code.add("\\r")
            case "\t": code.add("\\t")
            case _ where needsEscape(scalar):
                code.add("\\u{")
                code.add(text: String(scalar.value, radix: 16, uppercase: true))
                code.add("}")
            default: code.add(scalar: scalar)
            }
        }
        code.add("\"")
    }

    /// A string literal on one line, as `write` writes it.
    static func of(_ text: String) -> String {
        var code = CodeText()
        write(text, to: &code)
        return code.string
    }

    /// A text for a comment that ends with its line.
    static func comment(_ text: String) -> String {
        if text.utf8.count <= 200, text.utf8.allSatisfy({ (32...126).contains($0) }) { return text }
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

    /// Writes an expression of a type that `userInfo` takes.
    static func write(_ value: PropertyValue, indent: Int, to code: inout CodeText) {
        switch value {
        case .string(let text):
            write(text.string, to: &code)
            code.add(" as NSString")
        case .integer(let digits): code.add(text: integer(digits))
        case .real(let number): code.add(text: real(number))
        case .boolean(let flag): code.add(flag ? "true as NSNumber" : "false as NSNumber")
        case .date(let text):
            code.add(text: seconds(text).map { "NSDate(timeIntervalSince1970: \($0))" } ?? "\(of(text)) as NSString")
        case .data(let bytes): code.add(text: "NSData(base64Encoded: \(of(Base64.encode(bytes))), options: []) ?? NSData()")
        case .uid(let number): code.add(text: "NSNumber(value: \(number) as UInt64)")
        case .null: code.add("NSNull()")
        case .array(let values): write(values, indent: indent, to: &code)
        case .dictionary(let entries):
            code.add("NSDictionary(dictionary: ")
            write(entries, indent: indent, to: &code)
            code.add(" as [String: Any])")
        }
    }

    /// Writes a dictionary literal.
    static func write(_ entries: [PropertyEntry], indent: Int, to code: inout CodeText) {
        guard !entries.isEmpty else { return code.add("[:]") }
        // Swift compares keys by what they look like, and a literal with two equal keys stops the program.
        var seen: Set<String> = []
        code.add("[\n")
        for entry in entries where seen.insert(entry.key.string).inserted {
            code.indent(indent + 4)
            write(entry.key.string, to: &code)
            code.add(": ")
            write(entry.value, indent: indent + 4, to: &code)
            code.add(",\n")
        }
        code.indent(indent)
        code.add("]")
    }

    private static func write(_ values: [PropertyValue], indent: Int, to code: inout CodeText) {
        guard !values.isEmpty else { return code.add("NSArray()") }
        code.add("NSArray(array: [\n")
        for value in values {
            code.indent(indent + 4)
            write(value, indent: indent + 4, to: &code)
            code.add(",\n")
        }
        code.indent(indent)
        code.add("] as [Any])")
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
