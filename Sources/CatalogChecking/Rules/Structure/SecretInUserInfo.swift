import QuickActionModel

/// A secret or a person's address in what is delivered to the app.
struct SecretInUserInfo: ItemRule {
    static let rule = Rule(
        "structure/secret-in-userinfo", .warning, "userInfo holds identifiers, not secrets and not people's data",
        because: "Quick actions are stored outside of the app's protected data, and a catalog shows them to everybody.",
        details: RuleDetails(
            source: .article("Encode a unique identifier rather than the data itself."),
            examples: RuleExamples(
                passing: [
                    "Ann ; userInfo=id:42", "Open ; userInfo=url:https://example.com", "Scan ; userInfo=tokenType:receipt",
                    "Open ; userInfo=secret:", "Open ; userInfo=url:https://user@example.com/a",
                ],
                failing: [
                    "Ann ; userInfo=↓email:ann@example.com", "Open ; userInfo=↓accessToken:abcdef123456",
                    "Open ; userInfo=↓id:eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcDEF123456",
                    "Open ; userInfo=↓password:x",
                ])))

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard let userInfo = item.item.userInfo else { return }
        var found: [(path: String, what: String)] = []
        Self.look(userInfo, "", &found)
        for (path, what) in found {
            list.add(
                Self.rule, "userInfo of \(item.name) holds \(what) under \(path)",
                "Deliver an identifier, and let the app look the rest up.", at: item.place(item.item.source.userInfo, "userInfo"))
        }
    }

    private static func look(_ value: PropertyValue, _ path: String, _ found: inout [(path: String, what: String)]) {
        switch value {
        case .dictionary(let entries):
            for entry in entries {
                let isSecret = isSecretKey(entry.key.string) && isFilled(entry.value)
                // Most values are short identifiers, of which nobody needs the way to them.
                if !isSecret, !mayHoldData(entry.value) { continue }
                let name = path.isEmpty ? entry.key.string : "\(path).\(entry.key)"
                if isSecret { found.append((name, "what looks like a secret")) } else { look(entry.value, name, &found) }
            }
        case .array(let values): for value in values.prefix(100) { look(value, path, &found) }
        case .string(let text):
            if PersonalText.isMail(text.string) { found.append((path, "an e-mail address")) }
            if isWebToken(text.string) { found.append((path, "what looks like a token")) }
        default: return
        }
    }

    private static func mayHoldData(_ value: PropertyValue) -> Bool {
        switch value {
        case .array, .dictionary: true
        case .string(let text): text.string.utf8.contains(64) || text.string.utf8.first == UInt8(ascii: "e")
        default: false
        }
    }

    private static func isFilled(_ value: PropertyValue) -> Bool {
        switch value {
        case .string(let text): !text.string.isEmpty
        case .data(let bytes): !bytes.isEmpty
        default: false
        }
    }

    /// `password`, `accessToken`, `api_key`: the key ends in a word for a secret.
    private static func isSecretKey(_ key: String) -> Bool {
        let letters = TextCase.lowered(key).utf8.filter { (97...122).contains($0) }
        let word = String(decoding: letters, as: UTF8.self)
        return secrets.contains { TextCase.ends(word, in: $0) }
    }

    private static let secrets = [
        "password", "passwd", "passphrase", "secret", "accesstoken", "authtoken", "refreshtoken", "sessiontoken", "bearertoken",
        "apikey",
        "privatekey", "credential", "credentials", "pincode",
    ]

    /// Three parts of URL-safe Base64, the first two of which are JSON objects.
    private static func isWebToken(_ text: String) -> Bool {
        guard text.hasPrefix("eyJ"), text.utf8.count > 40 else { return false }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && parts[1].hasPrefix("eyJ")
    }
}
