/// Numbers with their nouns.
enum Count {
    /// `1 finding`, `3 findings`.
    static func of(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
