import QuickActionModel

/// Tells as one entry what a person would tell in one sentence.
struct ChangeFolding {
    private let changes: [Change]
    private let settings: ComparisonSettings

    /// Languages from which on one entry tells of all of them.
    private static let manyLanguages = 3

    init(_ changes: [Change], settings: ComparisonSettings) {
        self.changes = changes
        self.settings = settings
    }

    /// The changes with swaps, languages and prefixes folded; `matchedItems` is the number of items that stand on both sides.
    func folded(matchedItems: Int) -> [Change] {
        var entries: [Int: Change] = [:]
        var hidden: Set<Int> = []
        func fold(_ places: [Int], _ pattern: ChangeFold.Pattern) {
            guard let first = places.first else { return }
            let parts = places.map { changes[$0] }
            var entry = parts[0]
            entry.fold = ChangeFold(pattern, parts)
            entry.level = parts.map(\.level).max() ?? entry.level
            entry.fingerprint = Change.fingerprint(of: parts)
            entry.oldPlaces = Self.distinct(parts.flatMap(\.oldPlaces))
            entry.newPlaces = Self.distinct(parts.flatMap(\.newPlaces))
            if case .languages = pattern { entry.language = nil }
            if case .prefix(let old, let new) = pattern {
                (entry.key, entry.oldKey, entry.old, entry.new) = (nil, nil, nil, nil)
                (entry.before, entry.after) = (old, new)
            }
            entries[first] = entry
            hidden.formUnion(places)
        }
        if let prefix = commonPrefix(matchedItems: matchedItems) {
            fold(prefix.places, .prefix(old: prefix.old, new: prefix.new))
        }
        foldLocales(&entries, &hidden)
        for swap in swaps(without: hidden) { fold(swap, .swap) }
        for group in languages(without: hidden) {
            fold(group, .languages(group.compactMap { changes[$0].language }))
        }
        return changes.indices.compactMap { entries[$0] ?? (hidden.contains($0) ? nil : changes[$0]) }
    }

    /// Texts that came or went with their language.
    private func foldLocales(_ entries: inout [Int: Change], _ hidden: inout Set<Int>) {
        for place in changes.indices where [.localeAdded, .localeRemoved].contains(changes[place].kind) {
            let kind: ChangeKind = changes[place].kind == .localeAdded ? .translationAdded : .translationRemoved
            let language = changes[place].language ?? ""
            let parts = changes.indices.filter { index in
                changes[index].kind == kind && (changes[index].language ?? "").hasSameBytes(as: language)
            }
            guard !parts.isEmpty else { continue }
            var entry = changes[place]
            entry.fold = ChangeFold(.languages([language]), [changes[place]] + parts.map { changes[$0] })
            entries[place] = entry
            hidden.formUnion(parts)
        }
    }

    /// Pairs of quick actions that exchanged their titles.
    private func swaps(without hidden: Set<Int>) -> [[Int]] {
        struct Titles: Hashable {
            var before: ByteText
            var after: ByteText
            var variant: DeviceVariant?
        }
        var open: [Titles: Int] = [:]
        var found: [[Int]] = []
        for place in changes.indices where changes[place].kind == .titleChanged && !hidden.contains(place) {
            guard let before = changes[place].before, let after = changes[place].after else { continue }
            let variant = changes[place].key?.variant
            let titles = Titles(before: ByteText(before), after: ByteText(after), variant: variant)
            let other = Titles(before: ByteText(after), after: ByteText(before), variant: variant)
            if let partner = open.removeValue(forKey: other) {
                found.append([partner, place])
            } else {
                open[titles] = place
            }
        }
        return found
    }

    /// Changes of one kind and field of one quick action in many languages.
    private func languages(without hidden: Set<Int>) -> [[Int]] {
        struct Subject: Hashable {
            var kind: ChangeKind
            var key: ActionKey?
            var field: ByteText?
            var level: ChangeLevel
        }
        let kinds: Set<ChangeKind> = [
            .translationAdded, .translationChanged, .translationRemoved, .translationStale, .titleTruncates, .titleFits,
        ]
        var groups: [Subject: [Int]] = [:]
        for place in changes.indices where kinds.contains(changes[place].kind) && !hidden.contains(place) {
            let change = changes[place]
            let subject = Subject(
                kind: change.kind, key: change.key, field: change.field.map { ByteText($0) }, level: change.level)
            groups[subject, default: []].append(place)
        }
        return groups.values.filter { $0.count >= Self.manyLanguages }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    }

    /// The beginning that all types lost and the one that they got, where every type was renamed in the same way.
    private func commonPrefix(matchedItems: Int) -> (places: [Int], old: String, new: String)? {
        let places = changes.indices.filter { [.typeRenamed, .typeCaseChanged].contains(changes[$0].kind) }
        guard places.count >= 2, places.count >= matchedItems else { return nil }
        var common: (old: String, new: String)?
        for place in places {
            guard let before = changes[place].before, let after = changes[place].after else { return nil }
            let pair = Self.prefixes(before, after)
            if let common, !common.old.hasSameBytes(as: pair.old) || !common.new.hasSameBytes(as: pair.new) { return nil }
            common = pair
        }
        guard let common else { return nil }
        return (places, common.old, common.new)
    }

    /// What stands before the whole parts that both types end in.
    private static func prefixes(_ before: String, _ after: String) -> (old: String, new: String) {
        let (a, b) = (Array(before.utf8), Array(after.utf8))
        var shared = 0
        while shared < min(a.count, b.count), a[a.count - 1 - shared] == b[b.count - 1 - shared] { shared += 1 }
        // Parts of a type are not cut in two.
        while shared > 0, !isBoundary(a, a.count - shared) || !isBoundary(b, b.count - shared) { shared -= 1 }
        return (
            String(decoding: a.dropLast(shared), as: UTF8.self), String(decoding: b.dropLast(shared), as: UTF8.self)
        )
    }

    private static func isBoundary(_ bytes: [UInt8], _ index: Int) -> Bool {
        index == 0
            || (index < bytes.count && [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":")].contains(bytes[index - 1]))
    }

    private static func distinct(_ places: [SourceLocation]) -> [SourceLocation] {
        var seen: Set<SourceLocation> = []
        return places.filter { seen.insert($0).inserted }
    }
}
