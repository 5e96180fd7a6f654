import QuickActionModel

/// A place for a value that was never filled in.
struct PlaceholderLeft: TextRule {
    static let rule = Rule(
        "text/placeholder-left", .error, "No placeholder is left in a text",
        because: "The system fills nothing in: people see the placeholder.",
        details: RuleDetails(
            examples: RuleExamples(
                passing: ["Save 50%", "100% Free", "Call Ann", "$5 Menu", "$(NAME) Search", "50% discount"],
                failing: ["Call ↓%@", "↓%1$@↑ Calls", "↓%d↑ Notes", "Open ↓{{name}}", "Open ↓{0}", "Call | Of ↓%s"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard let (start, length) = Self.find(Array(text.text.unicodeScalars)) else { return }
        list.add(
            Self.rule, "\(text.name) holds a placeholder",
            "Nothing is filled in on the Home Screen. Write the text as it is meant to be read.", at: text.part(start, length))
    }

    private static func find(_ scalars: [Unicode.Scalar]) -> (Int, Int)? {
        for index in scalars.indices {
            if scalars[index] == "%", let length = format(scalars[index...]) { return (index, length) }
            if scalars[index] == "{", let length = braces(scalars[index...]) { return (index, length) }
        }
        return nil
    }

    /// `%@`, `%d`, `%ld`, `%1$@`; a percent sign before a word such as "50% discount" is none.
    private static func format(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
        var rest = scalars.dropFirst()
        let digits = rest.prefix { (48...57).contains($0.value) }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" { rest = rest.dropFirst(digits.count + 1) }
        while rest.first == "l" { rest = rest.dropFirst() }
        guard let kind = rest.first, kind == "@" || "dusfi".unicodeScalars.contains(kind) else { return nil }
        rest = rest.dropFirst()
        if kind != "@", let next = rest.first, next.properties.isAlphabetic { return nil }
        // "5 %d" is a placeholder, "50%d" is not written by anybody either.
        return rest.startIndex - scalars.startIndex
    }

    /// `{{name}}` and `{0}`.
    private static func braces(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
        guard let end = scalars.firstIndex(of: "}") else { return nil }
        let inner = scalars[(scalars.startIndex + 1)..<end]
        if inner.first == "{" { return scalars[end...].prefix { $0 == "}" }.count >= 2 ? end + 2 - scalars.startIndex : nil }
        guard !inner.isEmpty, inner.allSatisfy({ (48...57).contains($0.value) }) else { return nil }
        return end + 1 - scalars.startIndex
    }
}
