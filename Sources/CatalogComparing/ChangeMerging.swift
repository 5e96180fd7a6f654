import QuickActionModel

/// Makes one change of the same change met several times, in several scenarios or of items with equal keys.
enum ChangeMerging {
    /// The changes with equal ones joined at the place of the first: all places kept, and the highest level.
    static func merged(_ changes: [Change]) -> [Change] {
        var result: [Change] = []
        var places: [ByteText: [Int]] = [:]
        for change in changes {
            let name = ByteText(change.fingerprint)
            guard let place = places[name]?.first(where: { isSame(result[$0], change) }) else {
                places[name, default: []].append(result.count)
                result.append(change)
                continue
            }
            result[place].level = max(result[place].level, change.level)
            for location in change.oldPlaces where !result[place].oldPlaces.contains(location) {
                result[place].oldPlaces.append(location)
            }
            for location in change.newPlaces where !result[place].newPlaces.contains(location) {
                result[place].newPlaces.append(location)
            }
        }
        return result
    }

    /// Whether two changes of one fingerprint say the same.
    ///
    /// What came or went is told by its title alone, so two of them are one only when everything else is equal, too.
    private static func isSame(_ a: Change, _ b: Change) -> Bool {
        switch a.kind {
        case .itemAdded, .itemRemoved, .itemRetired, .itemRestored: content(a.old ?? a.new) == content(b.old ?? b.new)
        default: true
        }
    }

    /// A quick action without its places.
    private static func content(_ item: QuickAction?) -> QuickAction? {
        guard var item else { return nil }
        item.position = 0
        item.source = ActionSource(location: SourceLocation(path: ""))
        item.title = content(item.title)
        item.subtitle = item.subtitle.map(content)
        for index in item.icon.declared.indices { item.icon.declared[index].location = nil }
        return item
    }

    private static func content(_ text: LocalizedText) -> LocalizedText {
        var text = text
        text.location = nil
        for index in text.languages.indices { text.languages[index].location = nil }
        return text
    }
}
