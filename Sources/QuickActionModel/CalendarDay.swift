/// Days of the calendar as text, `YYYY-MM-DD`, so that their order is the order of their bytes.
public enum CalendarDay {
    /// Whether a text is a day that the calendar has.
    public static func isDay(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy({ (48...57).contains($0) }) else { return false }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 48) } }
        let isLeap = numbers[0] % 4 == 0 && (numbers[0] % 100 != 0 || numbers[0] % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...12).contains(numbers[1]) && (1...days[numbers[1] - 1]).contains(numbers[2])
    }

    /// The day in Greenwich of a second since 1970, for the years 1970 to 9999; nil for any other.
    public static func ofSecond(_ second: Int) -> String? {
        guard (0..<253_402_300_800).contains(second) else { return nil }
        // Years begin in March here, so that the day that not every year has is the last one; 400 years have 146,097 days.
        let days = second / 86_400 + 719_468
        let inEra = days % 146_097
        let year = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
        let inYear = inEra - (365 * year + year / 4 - year / 100)
        let month = (5 * inYear + 2) / 153
        let whole = days / 146_097 * 400 + year + (month < 10 ? 0 : 1)
        return [padded(whole, 4), padded(month < 10 ? month + 3 : month - 9, 2), padded(inYear - (153 * month + 2) / 5 + 1, 2)]
            .joined(separator: "-")
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
}
