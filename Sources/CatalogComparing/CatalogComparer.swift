public import QuickActionModel

/// Tells what changed between two sides, from their end states alone.
///
/// Both sides are values; nothing is read. The order of apps, menus and files makes no difference, the declared order of items does.
/// Equal sides give no changes.
public struct CatalogComparer: Sendable {
    /// How the sides are compared.
    public var options: CompareOptions

    /// A comparer with the usual levels unless told otherwise.
    public init(options: CompareOptions = CompareOptions()) { self.options = options }

    /// What changed in one app.
    public func compare(_ old: AppCatalog, _ new: AppCatalog) -> ChangeSet {
        var comparison = AppComparison(old, new, options: options)
        return comparison.run()
    }

    /// What changed between two sets of apps, by the bytes of their ids; an app on one side only is one change.
    public func compare(_ old: [AppCatalog], _ new: [AppCatalog]) -> ChangeSet {
        let (before, after) = (Self.byID(old), Self.byID(new))
        var result = ChangeSet()
        for id in Set(before.keys).union(after.keys).sorted() {
            switch (before[id], after[id]) {
            case (let old?, let new?):
                let changes = compare(old, new)
                result.changes += changes.changes
                result.possibleRenames += changes.possibleRenames
            case (let old?, nil): result.changes.append(single(.appRemoved, id.string, before: old.name, after: nil))
            case (nil, let new?): result.changes.append(single(.appAdded, id.string, before: nil, after: new.name))
            case (nil, nil): break
            }
        }
        return result
    }

    private func single(_ kind: ChangeKind, _ app: String, before: String?, after: String?) -> Change {
        Change(kind, level: options.levels[kind] ?? kind.usualLevel, app: app, before: before, after: after)
    }

    /// The apps by their ids; of equal ids the first counts.
    private static func byID(_ apps: [AppCatalog]) -> [ByteText: AppCatalog] {
        Dictionary(apps.map { (ByteText($0.id), $0) }) { first, _ in first }
    }
}
