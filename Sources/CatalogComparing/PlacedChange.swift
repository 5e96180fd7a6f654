import QuickActionModel

/// A change with its place in the list of all changes.
struct PlacedChange {
    var change: Change
    /// Number of the list: devices first, then scenarios, then what concerns the whole app.
    var list: Int
    /// Place in the list on the new side, on the old side for what is gone.
    var position: Int

    /// List, place, kind, field, language, fingerprint.
    static func inOrder(_ a: PlacedChange, _ b: PlacedChange) -> Bool {
        if a.list != b.list { return a.list < b.list }
        if a.position != b.position { return a.position < b.position }
        if a.change.kind != b.change.kind { return rank(a.change.kind) < rank(b.change.kind) }
        let (x, y) = (a.change, b.change)
        return (ByteText(x.field ?? ""), ByteText(x.language ?? ""), ByteText(x.fingerprint))
            < (ByteText(y.field ?? ""), ByteText(y.language ?? ""), ByteText(y.fingerprint))
    }

    private static let ranks = Dictionary(uniqueKeysWithValues: ChangeKind.allCases.enumerated().map { ($1, $0) })

    private static func rank(_ kind: ChangeKind) -> Int { ranks[kind] ?? 0 }
}
