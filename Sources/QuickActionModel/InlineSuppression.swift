/// An accepted finding, written beside the quick action it is about.
public struct InlineSuppression: Sendable, Hashable {
    /// Rule ids, or `category/*`, in written order.
    public var rules: [String]
    /// Why it is accepted; nil or empty when nobody says.
    public var reason: String?
    /// Last day on which it counts, as written.
    public var until: String?
    /// Where it is written.
    public var location: SourceLocation?

    /// A suppression of its parts.
    public init(rules: [String], reason: String? = nil, until: String? = nil, location: SourceLocation? = nil) {
        self.rules = rules
        self.reason = reason
        self.until = until
        self.location = location
    }

    /// The first word of every suppression, in comments and as a key.
    public static let mark = "longpress:ignore"

    /// What a comment says, for example `longpress:ignore title/ellipsis reason="opens the chooser" until="2027-03-01"`; nil for a
    /// comment about something else.
    public static func of(comment: String, at location: SourceLocation?) -> InlineSuppression? {
        let text = comment.drop(while: \.isWhitespace)
        guard text.utf8.starts(with: mark.utf8) else { return nil }
        let rest = text.dropFirst(mark.count)
        guard rest.first.map({ $0.isWhitespace }) ?? true else { return nil }
        return of(words: String(rest), at: location)
    }

    /// The same without the first word, as exports spell it.
    public static func of(words text: String, at location: SourceLocation?) -> InlineSuppression {
        var suppression = InlineSuppression(rules: [], location: location)
        var rest = Substring(text)
        while let start = rest.firstIndex(where: { !$0.isWhitespace && $0 != "," }) {
            rest = rest[start...]
            let word = rest.prefix { !$0.isWhitespace && $0 != "," && $0 != "=" }
            rest = rest.dropFirst(word.count)
            guard rest.first == "=" else {
                suppression.rules.append(String(word))
                continue
            }
            rest = rest.dropFirst()
            let value = quoted(&rest)
            if word == "reason" { suppression.reason = value }
            if word == "until" { suppression.until = value }
        }
        return suppression
    }

    private static func quoted(_ rest: inout Substring) -> String {
        guard let mark = rest.first, mark == "\"" || mark == "'" else {
            let value = rest.prefix { !$0.isWhitespace }
            rest = rest.dropFirst(value.count)
            return String(value)
        }
        rest = rest.dropFirst()
        let value = rest.prefix { $0 != mark }
        rest = rest.dropFirst(value.count + 1)
        return String(value)
    }
}
