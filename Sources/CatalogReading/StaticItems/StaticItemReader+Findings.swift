import HomeScreen
import QuickActionModel
import SourceTrees

extension StaticItemReader {
    /// Tells a key of the root that begins like the list of quick actions and is not it.
    mutating func reportRootKey(_ entry: SourceEntry) {
        let location = file.location(of: entry.keySpan, keyPath: entry.key)
        if StaticItemKey.of(entry.key) != nil {
            log.add(
                Finding(
                    .misplacedEntry, "\(entry.key) stands beside the list instead of in an item",
                    explanation: "Move it into a dictionary of the array \(StaticItemKey.list).", at: location,
                    subject: FindingSubject(value: entry.key)))
            return
        }
        let list = StaticItemKey.list
        if entry.key.utf8.starts(with: (list + "~").utf8) {
            let suffix = String(decoding: entry.key.utf8.dropFirst(list.utf8.count), as: UTF8.self)
            log.add(
                Finding(
                    .unknownKey, "\(entry.key) has the unknown suffix \(suffix)",
                    explanation: "The suffixes are ~iphone and ~ipad. The list is not read.", at: location,
                    subject: FindingSubject(value: entry.key)))
            return
        }
        let names = [list, "\(list)~iphone", "\(list)~ipad"]
        reportUnknownKey(entry.key, nearest: NearestName.of(entry.key, in: names), at: location, otherwise: "The list is \(list)")
    }

    /// Tells a list of quick actions under a key of its own making, `Home Screen Shortcut Items`.
    mutating func reportList(_ entry: SourceEntry) {
        guard !Self.looksLikeShortcutKey(entry.key), let item = entry.value.array?.first?.dictionary,
            item.contains(where: { $0.key.hasSameBytes(as: StaticItemKey.type.rawValue) })
        else { return }
        let location = file.location(of: entry.keySpan, keyPath: entry.key)
        log.add(
            Finding(
                .unknownKey, "key \(entry.key) holds quick actions and is not read by the system",
                explanation: "The list of quick actions is \(StaticItemKey.list).", at: location,
                subject: FindingSubject(value: entry.key),
                fixes: [Fix("Rename the key to \(StaticItemKey.list)", at: location, from: entry.key, to: StaticItemKey.list)]))
    }

    /// Tells a list that is none.
    mutating func reportNoArray(_ entry: SourceEntry) {
        log.add(
            Finding(
                .notAnArray, "\(entry.key) is \(entry.value.kindName) instead of an array",
                explanation: "Put each quick action into a dictionary of its own, and the dictionaries into an array.",
                at: file.location(of: entry.value, keyPath: entry.key), subject: FindingSubject(value: entry.key),
                fixes: enclosing(entry.value)))
    }

    /// The fix that puts a quick action alone into an array.
    private func enclosing(_ node: SourceNode) -> [Fix] {
        guard node.dictionary != nil else { return [] }
        return [Fix("Put it into an array", edits: Edit.list(at: file.location(of: node, keyPath: ""), .enclosure))]
    }

    /// Tells an item that is no dictionary.
    mutating func reportNoDictionary(_ node: SourceNode, _ index: Int, _ list: String) {
        log.add(
            Finding(
                .notAnArray, "item \(index + 1) of \(list) is \(node.kindName) instead of a dictionary",
                explanation: "The system ignores it. Make it a dictionary with a type and a title.",
                at: file.location(of: node, keyPath: "\(list)[\(index)]"), subject: FindingSubject(value: list)))
    }

    /// Tells a missing, mistyped or empty type or title.
    mutating func reportMissing(_ key: StaticItemKey, _ node: SourceNode?, _ place: ItemPlace) {
        let rule: Rule = key == .type ? .missingType : .missingTitle
        let number = place.index + 1
        let location = file.location(of: node ?? place.node, keyPath: node == nil ? place.path : place.path(key))
        let summary: String
        var explanation = "The system drops the item, so it is left out of the menu. "
        if let node, node.string != nil {
            summary = "item \(number) has an empty \(key.field)"
            explanation = key == .title ? "The item takes no row. " : ""
        } else if let node {
            summary = "\(key.field) of item \(number) is \(node.kindName) instead of a string"
        } else {
            summary = "item \(number) has no \(key.field)"
        }
        log.add(
            Finding(
                rule, summary, explanation: explanation + "Give \(key.rawValue) a text.", at: location,
                subject: FindingSubject(field: key.field, value: node?.kindName)))
    }

    /// Tells a value of the wrong type of an optional key.
    mutating func reportWrongType(_ key: StaticItemKey, _ node: SourceNode, _ wanted: String, _ place: ItemPlace) {
        log.add(
            Finding(
                .wrongValueType, "\(place.name(key)) is \(node.kindName) instead of \(wanted)",
                explanation: "The system treats \(key.rawValue) as missing.",
                at: file.location(of: node, keyPath: place.path(key)),
                subject: FindingSubject(field: key.field, value: node.kindName),
                fixes: key == .userInfo ? [] : node.quoting(in: file)))
    }

    /// Tells a key that the system does not read.
    mutating func reportUnknown(_ entry: SourceEntry, _ place: ItemPlace) {
        let location = file.location(of: entry.keySpan, keyPath: "\(place.path).\(entry.key)")
        let mistake = StaticItemKey.mistakes.first { $0.key.hasSameBytes(as: entry.key) }
        let nearest = mistake?.meant.rawValue ?? NearestName.of(entry.key, in: StaticItemKey.names)
        reportUnknownKey(
            entry.key, nearest: nearest, at: location, otherwise: "The keys of an item begin with \(StaticItemKey.prefix)")
    }

    /// Tells an icon type that does not exist.
    mutating func reportIconType(_ text: LocalizedText, _ place: ItemPlace) {
        let isEmpty = text.value.isEmpty
        let nearest = isEmpty ? nil : IconTypeName.constant(meantBy: text.value)
        let advice = nearest.map { "Did you mean \"\($0)\"?" } ?? "The names begin with \(SystemIconType.prefix)."
        log.add(
            Finding(
                .unknownIconType,
                isEmpty
                    ? "icon type of item \(place.index + 1) is empty"
                    : "icon type \"\(text.value)\" is none of the 29 system types",
                explanation: "The system draws a placeholder. " + advice, at: text.location,
                subject: FindingSubject(field: "icon", value: text.value),
                fixes: nearest.map { [Fix("Replace the name by \($0)", at: text.location, from: text.value, to: $0)] } ?? []))
    }

    private mutating func reportUnknownKey(_ key: String, nearest: String?, at location: SourceLocation, otherwise: String) {
        let advice = nearest.map { "Did you mean \"\($0)\"?" } ?? "\(otherwise)."
        log.add(
            Finding(
                .unknownKey, "key \(key) is not read by the system", explanation: advice, at: location,
                subject: FindingSubject(value: key),
                fixes: nearest.map { [Fix("Rename the key to \($0)", at: location, from: key, to: $0)] } ?? []))
    }
}
