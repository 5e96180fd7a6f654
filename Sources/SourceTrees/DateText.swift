/// Whether the text is a moment that exists, as `YYYY-MM-DDTHH:MM:SSZ`.
func isDateText(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let form = Array("0000-00-00T00:00:00Z".utf8)
    guard bytes.count == form.count else { return false }
    for (byte, pattern) in zip(bytes, form) {
        if pattern == UInt8(ascii: "0") ? !(byte >= 0x30 && byte <= 0x39) : byte != pattern { return false }
    }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    let month = number(5..<7)
    guard (1...12).contains(month), number(11..<13) < 24, number(14..<16) < 60, number(17..<19) < 60 else { return false }
    let day = number(8..<10)
    return day >= 1 && day <= daysInMonth(month, year: number(0..<4))
}

private func daysInMonth(_ month: Int, year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
}

/// The date text of a number of seconds since 2001-01-01 in UTC; nothing outside the years 1 to 9999.
func dateText(secondsSince2001 seconds: Double) -> String? {
    guard seconds > -63_113_904_001, seconds < 252_423_993_600 else { return nil }
    // `rounded` would need the C mathematics library.
    let truncated = Int(seconds)
    let whole = Double(truncated) > seconds ? truncated - 1 : truncated
    let second = ((whole % 86_400) + 86_400) % 86_400
    let (year, month, day) = civilDate(daysSince2001: (whole - second) / 86_400)
    guard (1...9999).contains(year) else { return nil }
    func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
        + "T\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
}

/// Walks from 2001-01-01 by whole cycles of 400 years, then by years and months.
private func civilDate(daysSince2001 days: Int) -> (year: Int, month: Int, day: Int) {
    let cycle = 146_097
    var year = 2001
    var rest = days
    let cycles = rest >= 0 ? rest / cycle : -((-rest + cycle - 1) / cycle)
    year += cycles * 400
    rest -= cycles * cycle
    while true {
        let length = daysInMonth(2, year: year) == 29 ? 366 : 365
        if rest < length { break }
        rest -= length
        year += 1
    }
    var month = 1
    while rest >= daysInMonth(month, year: year) {
        rest -= daysInMonth(month, year: year)
        month += 1
    }
    return (year, month, rest + 1)
}
