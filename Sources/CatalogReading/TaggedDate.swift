import QuickActionModel

/// Dates of exports, which JSON has to write as texts.
enum TaggedDate {
    /// Whether a text is a day and a time in UTC, `2026-11-30T10:00:00Z`, with or without a fraction of seconds.
    static func isDate(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes.count <= 40, bytes[10] == UInt8(ascii: "T"), bytes.last == UInt8(ascii: "Z") else {
            return false
        }
        guard CalendarDay.isDay(String(decoding: bytes[..<10], as: UTF8.self)) else { return false }
        guard bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":") else { return false }
        guard let hour = number(bytes[11...12]), let minute = number(bytes[14...15]), let second = number(bytes[17...18]) else {
            return false
        }
        let fraction = bytes[19..<(bytes.count - 1)]
        let isFraction =
            fraction.isEmpty || (fraction.first == UInt8(ascii: ".") && fraction.count > 1 && number(fraction.dropFirst()) != nil)
        return hour < 24 && minute < 60 && second < 61 && isFraction
    }

    private static func number(_ digits: [UInt8].SubSequence) -> Int? {
        guard digits.count <= 12, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
}
