import QuickActionModel

/// People's data in an export.
struct PersonalData: TextRule {
    static let rule = Rule(
        "dynamic/personal-data", .warning, "Exports hold no people's data",
        because: "A catalog is shown to the whole team or to everybody, and its files stay in the history of a repository.",
        details: RuleDetails(
            source: .article("The sample's dynamic quick actions hold contacts."), fix: .suggestion,
            examples: RuleExamples(
                passing: [
                    "@dynamic=a\nContact 1 | Order 4711000", "Call 555 0100 200", "@dynamic=a\nMeeting | 2026-11-30 10:00",
                ],
                failing: [
                    "@dynamic=a\nAnn | ↓ann@example.com", "@dynamic=a\nCall ↓+49 89 1234567", "@dynamic=a\nAnn | ↓(555) 010-9999",
                ])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.origin == .literal else { return }
        if let (start, length) = PersonalText.mail(in: text.text) {
            report(text, start, length, "an e-mail address", "Contact 1", &list)
        } else if let (start, length) = PersonalText.phone(in: text.text), !Self.isDate(text.text) {
            report(text, start, length, "a telephone number", "Number 1", &list)
        }
    }

    private func report(
        _ text: ShownText, _ start: Int, _ length: Int, _ what: String, _ other: String, _ list: inout FindingList
    ) {
        list.add(
            Self.rule, "\(text.field.rawValue) of the export holds \(what)",
            "Export made-up data, or set privacy to redact.", at: text.part(start, length),
            fixes: [text.fix("Write \(other)", start, length, with: other, isSafe: false)])
    }

    /// `2026-11-30`, `30/11/2026` and their like have digits and marks, too.
    private static func isDate(_ text: String) -> Bool {
        let runs = text.utf8.split { !(48...57).contains($0) }.map(\.count)
        return runs.contains(4) && runs.filter { $0 <= 2 }.count >= 2
    }
}
