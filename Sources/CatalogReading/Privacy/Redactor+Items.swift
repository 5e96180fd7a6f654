import QuickActionModel

extension Redactor {
    /// Replaces what the items of dynamic lists say of people; gives the new key of each old one.
    mutating func redact(_ lists: inout [[QuickAction]], identity: IdentitySettings) -> [ActionKey: ActionKey] {
        var keys: [ActionKey: ActionKey] = [:]
        // What is replaced in one item is replaced in the others, too, so those that keep their words come last.
        for isOwn in [false, true] {
            for list in lists.indices { redact(&lists[list], areOwn: isOwn, identity, &keys) }
        }
        return keys
    }

    private mutating func redact(
        _ items: inout [QuickAction], areOwn: Bool, _ identity: IdentitySettings, _ keys: inout [ActionKey: ActionKey]
    ) {
        var types: [ByteText: Int] = [:]
        for item in items { types[item.key.type, default: 0] += 1 }
        for index in items.indices where Self.isOwnWording(items[index], count: types[items[index].key.type] ?? 0) == areOwn {
            let key = items[index].key
            redact(&items[index], isOwn: areOwn, identity)
            keys[key] = items[index].key
        }
    }

    /// Whether an item can only show the app's own words: it is alone of its type, and the app gets nothing but the type.
    private static func isOwnWording(_ item: QuickAction, count: Int) -> Bool {
        let last = item.key.type.string.utf8.split(separator: UInt8(ascii: ".")).last
        let hasDigits = last?.contains { (48...57).contains($0) } ?? false
        let isPerson = item.icon.declared.contains { $0.kind == .contact }
        return count == 1 && item.key.identity == nil && item.target == nil && !isPerson && !hasDigits
    }

    private mutating func redact(_ item: inout QuickAction, isOwn: Bool, _ identity: IdentitySettings) {
        let isPerson = item.icon.declared.contains { $0.kind == .contact }
        redact(&item.title, isPerson ? "Contact" : "Title", isOwn)
        if var subtitle = item.subtitle {
            redact(&subtitle, "Subtitle", isOwn)
            item.subtitle = subtitle
        }
        if let userInfo = item.userInfo { item.userInfo = value(userInfo, isSecret: false, versionKey: identity.versionKey) }
        if let target = item.target { item.target = word(for: target, "Value") }
        for index in item.icon.declared.indices {
            let icon = item.icon.declared[index]
            item.icon.declared[index].name =
                icon.kind == .unresolved || !Self.isFieldName(icon.name) ? word(for: icon.name, "Value") : masked(icon.name)
        }
        item.key.type = ByteText(masked(item.key.type.string))
        item.key.identity = ActionIdentity.of(item.userInfo, keys: identity.keys, versionKey: identity.versionKey)
        item.source.excerpt = nil
        for index in item.source.suppressions.indices {
            let suppression = item.source.suppressions[index]
            item.source.suppressions[index].rules = suppression.rules.map { masked($0) }
            item.source.suppressions[index].reason = suppression.reason.map { masked($0) }
            item.source.suppressions[index].until = suppression.until.map { masked(day: $0) }
        }
    }

    private mutating func redact(_ text: inout LocalizedText, _ kind: String, _ isOwn: Bool) {
        text.value = shown(text.value, kind, isOwn)
        for index in text.languages.indices { text.languages[index].text = shown(text.languages[index].text, kind, isOwn) }
    }

    private mutating func shown(_ text: String, _ kind: String, _ isOwn: Bool) -> String {
        isOwn || kept.contains(ByteText(text)) ? masked(text) : word(for: text, kind)
    }

    /// A value without texts, long numbers and bytes; its shape and its type stay.
    private mutating func value(_ value: PropertyValue, isSecret: Bool, versionKey: ByteText?) -> PropertyValue {
        switch value {
        case .boolean, .null: return value
        case .date(let text): return .date(text)
        case .string(let text): return .string(ByteText(word(for: text.string, "Value")))
        case .integer(let digits):
            return isSecret || digits.utf8.count > 6 ? .integer(String(number(for: digits))) : value
        case .real(let number):
            // Degrees of a place tell where somebody lives.
            let text = "\(number)"
            return isSecret || text.utf8.count > 6 ? .real(Double(self.number(for: text)) + 0.5) : value
        case .data(let bytes):
            return .data(Array(word(for: String(decoding: bytes, as: UTF8.self), "Data").utf8))
        case .uid(let number): return .integer(String(self.number(for: "\(number)")))
        case .array(let values): return .array(values.map { self.value($0, isSecret: isSecret, versionKey: versionKey) })
        case .dictionary(let entries):
            return .dictionary(
                entries.map { entry in
                    if entry.key == versionKey, case .string(let text) = entry.value {
                        return PropertyEntry(entry.key, .string(ByteText(masked(text.string))))
                    }
                    let isSecret = isSecret || Self.isSecretKey(entry.key.string)
                    return PropertyEntry(
                        ByteText(key(entry.key.string)), self.value(entry.value, isSecret: isSecret, versionKey: versionKey))
                })
        }
    }

    /// Whether even a short number under a key is nobody's business.
    private static func isSecretKey(_ key: String) -> Bool {
        let word = String(decoding: key.utf8.map { $0 | 32 }.filter { (97...122).contains($0) }, as: UTF8.self)
        return ["pin", "code", "secret", "password", "token", "phone", "number", "tel", "zip", "latitude", "longitude"].contains {
            word.hasSuffix($0)
        }
    }

    /// A day or a moment as it is; anything else without people's data.
    mutating func masked(day text: String) -> String {
        CalendarDay.isDay(text) || TaggedDate.isDate(text) ? text : masked(text)
    }

    /// Replaces what a scenario says of itself.
    mutating func redact(_ scenario: inout Scenario) {
        scenario.name = masked(scenario.name)
        scenario.appVersion = scenario.appVersion.map { masked($0) }
        scenario.exportedAt = scenario.exportedAt.map { masked(day: $0) }
    }
}
