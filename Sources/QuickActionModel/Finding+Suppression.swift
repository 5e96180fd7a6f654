extension Finding {
    /// A line that accepts the finding, ready to paste but for the reason: a comment for before the item's `<dict>` in an XML property
    /// list, a member for an export's item, else an entry for `ignore:` in longpress.yaml.
    public var suppressionLine: String {
        if let key = subject.key, let location, location.line != nil {
            let reason = "why it is right"
            if key.kind == .dynamic {
                return "\"\(InlineSuppression.mark)\": {\"rule\": \"\(rule)\", \"reason\": \"\(reason)\"}"
            }
            return "<!-- \(InlineSuppression.mark) \(rule) reason=\"\(reason)\" -->"
        }
        return ignoreEntry
    }

    /// The entry of `ignore:` that accepts the finding and as few others as can be.
    public var ignoreEntry: String {
        var parts = ["rule: \(rule)"]
        let add = { (name: String, value: String?) in
            guard let value else { return }
            parts.append("\(name): \(Self.quoted(value))")
        }
        add("app", subject.app)
        add("type", subject.key?.type.string)
        add("kind", subject.key?.kind.rawValue)
        add("identity", subject.key?.identity?.label)
        add("field", Self.fields.contains(subject.field ?? "") ? subject.field : nil)
        add("language", subject.language)
        parts.append("reason: \"why it is right\"")
        return "- {\(parts.joined(separator: ", "))}"
    }

    private static let fields = ["title", "subtitle", "icon", "userInfo", "type"]

    /// A YAML word, in quotes unless it is made of letters and the like.
    private static func quoted(_ text: String) -> String {
        let isPlain =
            text.utf8.first.map { (65...90).contains($0) || (97...122).contains($0) } == true
            && text.utf8.allSatisfy { byte in
                (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte) || [45, 46, 95].contains(byte)
            }
        // Words that YAML takes for something else.
        let isTaken = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
        if isPlain, !isTaken { return text }
        var json = JSONText(pretty: false)
        json.value(text)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
