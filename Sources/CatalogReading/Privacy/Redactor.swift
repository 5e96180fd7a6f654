import QuickActionModel

/// Replaces people's data by made-up words: the same text always by the same word, counted in the order of first appearance.
struct Redactor {
    /// Texts that are the app's own wording and stay.
    let kept: Set<ByteText>
    private var words: [ByteText: String] = [:]
    private var numbers: [String: Int] = [:]
    private var counts: [String: Int] = [:]

    /// A redactor that leaves an app's wording alone.
    init(kept: Set<ByteText>) { self.kept = kept }

    /// How many different texts and numbers were replaced.
    var count: Int { words.count + numbers.count }

    /// What stands for a whole text, `Contact 1`.
    mutating func word(for text: String, _ kind: String) -> String {
        if text.isEmpty { return text }
        if let word = words[ByteText(text)] { return word }
        let word = "\(kind) \(next(kind))"
        words[ByteText(text)] = word
        return word
    }

    /// What stands for a number; above every number that stays.
    mutating func number(for digits: String) -> Int {
        if let number = numbers[digits] { return number }
        let number = Self.firstNumber + next("number")
        numbers[digits] = number
        return number
    }

    /// A text without addresses, telephone numbers and tokens, and without texts that are replaced elsewhere.
    mutating func masked(_ text: String) -> String {
        if let word = words[ByteText(text)] { return word }
        let bytes = Array(text.utf8)
        let finds = PersonalPattern.finds(in: bytes)
        guard !finds.isEmpty else { return text }
        var result: [UInt8] = []
        var start = 0
        for find in finds {
            result += bytes[start..<find.range.lowerBound]
            result += Array(word(for: String(decoding: bytes[find.range], as: UTF8.self), find.pattern.rawValue).utf8)
            start = find.range.upperBound
        }
        return String(decoding: result + bytes[start...], as: UTF8.self)
    }

    /// A key of a dictionary: names of fields stay, anything else may be somebody's name.
    mutating func key(_ text: String) -> String {
        Self.isFieldName(text) ? masked(text) : word(for: text, "Key")
    }

    /// Whether a key is spelt as programs spell fields.
    static func isFieldName(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (97...122).contains(byte | 32) || [46, 95, 45, 58, 36].contains(byte)
        }
    }

    /// Numbers of up to six digits stay.
    static let firstNumber = 10_000_000

    private mutating func next(_ kind: String) -> Int {
        counts[kind, default: 0] += 1
        return counts[kind, default: 0]
    }
}
