import QuickActionModel

/// One quick action with what matching looks at.
struct ItemEvidence: Sendable {
    let item: QuickAction
    /// Title in the development language.
    let title: FoldedText
    /// The last part of the type, folded; nil when it is too short to say anything.
    let typeTail: [UInt8]?
    /// `userInfo` without the version, and `targetContentIdentifier`; nil when there is neither.
    let target: ByteText?
    /// The icon that the system uses.
    let icon: ByteText?

    init(_ item: QuickAction, language: String, versionKey: ByteText?) {
        self.item = item
        title = FoldedText(item.title.shown(in: language))
        typeTail = Self.tail(of: item.key.type)
        target = Self.target(of: item, versionKey: versionKey)
        icon = item.icon.effective.map { ByteText($0.kind.rawValue + " " + $0.name) }
    }

    var type: ByteText { item.key.type }

    /// What two quick actions share: `title`, `icon`, `target`, or a word in quotes.
    func shared(with other: ItemEvidence) -> [String] {
        var shared: [String] = []
        if title.letters == other.title.letters {
            shared.append("title")
        } else if let word = title.sharedWord(with: other.title) {
            shared.append("\"\(word)\"")
        }
        if icon != nil, icon == other.icon { shared.append("icon") }
        if target != nil, target == other.target { shared.append("target") }
        return shared
    }

    private static func target(of item: QuickAction, versionKey: ByteText?) -> ByteText? {
        var entries: [PropertyEntry] = []
        if case .dictionary(let all)? = item.userInfo { entries = all.filter { $0.key != versionKey } }
        if entries.isEmpty, item.target == nil { return nil }
        let parts: [PropertyValue] = [.dictionary(entries), item.target.map { .string(ByteText($0)) } ?? .null]
        return ByteText(PropertyValue.array(parts).canonicalJSON)
    }

    private static func tail(of type: ByteText) -> [UInt8]? {
        let separators: Set<UInt8> = [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":")]
        guard let last = type.string.utf8.split(whereSeparator: { separators.contains($0) }).last else { return nil }
        var tail = last.compactMap { byte -> UInt8? in
            if (65...90).contains(byte) { return byte + 32 }
            return (97...122).contains(byte) || (48...57).contains(byte) || byte >= 128 ? byte : nil
        }
        for suffix in ["action", "item", "shortcut"] where tail.count > suffix.utf8.count {
            if tail.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) {
                tail.removeLast(suffix.utf8.count)
                break
            }
        }
        return tail.count >= 3 ? tail : nil
    }
}

extension LocalizedText {
    /// What a language shows: its text, else the declared value.
    func shown(in language: String) -> String { text(in: language)?.text ?? value }

    /// The text that a language has of its own; nil for one that it borrows.
    func own(in language: String) -> String? {
        guard let text = text(in: language) else { return nil }
        switch text.origin {
        case .table, .literal: return text.text
        case .fallback, .declared: return nil
        }
    }
}
