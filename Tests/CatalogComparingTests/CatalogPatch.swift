import QuickActionModel

@testable import CatalogComparing

/// A list of static items without what no change tells: lines, keys that are computed, the order of dictionaries.
struct PatchedItem: Hashable {
    var type: ByteText
    /// The declared title, and what each language has of its own.
    var value: ByteText
    var own: [ByteText: ByteText]
    var subtitle: ByteText?
    var icon: ByteText?
    var fallbacks: [ByteText]
    var info: [ByteText: ByteText]
    var target: ByteText?

    init(_ item: QuickAction) {
        type = item.key.type
        value = ByteText(item.title.shown(in: "en"))
        own = Self.own(item.title)
        subtitle = item.subtitle.flatMap { $0.value.isEmpty ? nil : ByteText($0.value) }
        icon = item.icon.effective.map { ByteText(ItemComparison.text($0)) }
        fallbacks = ItemComparison.fallbacks(of: item.icon)
        info = [:]
        if case .dictionary(let entries)? = item.userInfo {
            for entry in entries { info[entry.key] = ByteText(entry.value.canonicalJSON) }
        }
        target = item.target.map { ByteText($0) }
    }

    private static func own(_ text: LocalizedText) -> [ByteText: ByteText] {
        var own: [ByteText: ByteText] = [:]
        for entry in text.languages where entry.language != "en" {
            if let text = text.own(in: entry.language) { own[ByteText(entry.language)] = ByteText(text) }
        }
        return own
    }
}

/// Applies changes to a list, from what they say alone.
enum CatalogPatch {
    static func apply(_ changes: [Change], to old: [QuickAction]) -> [PatchedItem] {
        var items: [(position: Int, item: PatchedItem)] = old.map { ($0.position, PatchedItem($0)) }
        var placed: [(rank: Int, item: PatchedItem)] = []
        for change in changes {
            for place in items.indices where isMeant(items[place].position, change) { set(change, &items[place].item) }
        }
        for change in changes {
            switch change.kind {
            case .itemRemoved, .itemRetired: items.removeAll { isMeant($0.position, change) }
            case .itemAdded, .itemRestored:
                guard let new = change.new else { continue }
                placed += change.newPlaces.map { ($0.line ?? 0, PatchedItem(new)) }
            case .orderMoved:
                guard let place = items.firstIndex(where: { $0.position == change.old?.position }) else { continue }
                placed.append((Int(change.after ?? "") ?? 0, items.remove(at: place).item))
            default: break
            }
        }
        var result = items.map(\.item)
        for entry in placed.sorted(by: { $0.rank < $1.rank }) { result.insert(entry.item, at: min(entry.rank - 1, result.count)) }
        return result
    }

    /// In these tests an item's line is its position.
    private static func isMeant(_ position: Int, _ change: Change) -> Bool { change.oldPlaces.contains { $0.line == position } }

    private static func set(_ change: Change, _ item: inout PatchedItem) {
        let after = change.after.map { ByteText($0) }
        switch change.kind {
        case .typeRenamed, .typeCaseChanged: item.type = after ?? ""
        case .titleChanged, .titleCosmetic: item.value = after ?? ""
        case .translationAdded, .translationChanged, .translationRemoved:
            if change.field == "title" { item.own[ByteText(change.language ?? "")] = after }
        case .subtitleAdded, .subtitleChanged, .subtitleCosmetic, .subtitleRemoved: item.subtitle = after
        case .iconChanged, .iconSourceChanged: item.icon = after
        case .iconFallbackChanged:
            item.fallbacks =
                (change.after ?? "").isEmpty
                ? []
                : (change.after ?? "").split(separator: ",").map {
                    ByteText(String($0.drop { $0 == " " }))
                }
        case .targetKeyAdded, .targetKeyRemoved, .targetValueChanged:
            if change.field == "targetContentIdentifier" {
                item.target = after
            } else {
                item.info[ByteText(String((change.field ?? "").dropFirst("userInfo.".count)))] = after
            }
        default: break
        }
    }
}
