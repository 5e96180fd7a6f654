import Testing

/// One input and what reading it must give.
struct Case: Sendable, CustomTestStringConvertible {
    var reading: Reading
    var input: [UInt8]
    var expected: String

    init(_ reading: Reading, _ text: String, _ expected: String) {
        self.init(reading, Array(text.utf8), expected)
    }

    init(_ reading: Reading, _ input: [UInt8], _ expected: String) {
        self.reading = reading
        self.input = input
        self.expected = expected
    }

    var testDescription: String {
        "\(reading.rawValue): \(String(decoding: input.prefix(80).map { $0 < 0x20 || $0 > 0x7E ? 0x2E : $0 }, as: UTF8.self))"
    }
}
