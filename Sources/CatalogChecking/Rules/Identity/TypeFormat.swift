import QuickActionModel

/// Types of one app in several spellings.
struct TypeFormat: AppRule {
    static let rule = Rule(
        "identity/type-format", .info, "Types of one app are spelt in one way",
        because: "A handler compares types letter by letter. Blanks, and twins that differ in case only, invite slips.",
        details: RuleDetails(
            source: .items("A type is a string that the app defines."),
            examples: RuleExamples(
                passing: [
                    "A ; type=newNote\nB ; type=scan", "A ; type=com.acme.new\nB ; type=com.acme.scan",
                    "A ; type=$(PRODUCT_BUNDLE_IDENTIFIER).new\nB ; type=com.acme.scan",
                ],
                failing: [
                    "A ; type=↓New Note", "A ; type=Tweet\nB ; type=↓tweet",
                    "A ; type=com.acme.call\nB ; type=com.acme.new\nC ; type=↓scan",
                ])))

    func check(_ app: AppScope, _ list: inout FindingList) {
        var first: [ByteText: ItemScope] = [:]
        var types: [ByteText] = []
        for item in app.menus.flatMap(\.items) where first[item.item.key.type] == nil && !item.item.key.type.string.isEmpty {
            first[item.item.key.type] = item
            types.append(item.item.key.type)
        }
        var twins: [String: ByteText] = [:]
        for type in types {
            guard let item = first[type] else { continue }
            if type.string.utf8.contains(32) {
                list.add(
                    Self.rule, "type \"\(type)\" holds a blank", "Write it as one word, for example newNote.", at: item.typePlace)
            }
            let lower = TextCase.lowered(type.string)
            if let twin = twins[lower] {
                list.add(
                    Self.rule, "types \"\(twin)\" and \"\(type)\" differ in case only",
                    "Use one spelling in the list and in the app.",
                    at: item.typePlace, related: first[twin].map(RelatedLocation.first) ?? [])
            }
            twins[lower] = twins[lower] ?? type
        }
        reportMixture(types, first, &list)
    }

    private func reportMixture(_ types: [ByteText], _ first: [ByteText: ItemScope], _ list: inout FindingList) {
        var (reversed, others): ([ByteText], [ByteText]) = ([], [])
        for type in types {
            if Self.isReverseDomain(type.string) { reversed.append(type) } else { others.append(type) }
        }
        guard let odd = others.count <= reversed.count ? others.first : reversed.first, !reversed.isEmpty, let item = first[odd]
        else {
            return
        }
        let most = others.count <= reversed.count ? "begin with a domain" : "are plain words"
        list.add(
            Self.rule, "type \"\(odd)\" is spelt in another way than the other types, which \(most)",
            "Choose one way for new types.",
            at: item.typePlace)
    }

    /// `com.acme.new` or a build variable in place of the domain.
    private static func isReverseDomain(_ type: String) -> Bool {
        let bytes = type.utf8
        if bytes.first == 36, let second = bytes.dropFirst().first, second == 40 || second == 123 { return true }
        // Empty parts do not count.
        var (parts, before): (Int, UInt8) = (0, 46)
        for byte in bytes {
            if byte != 46, before == 46 { parts += 1 }
            before = byte
        }
        return parts >= 3
    }
}
