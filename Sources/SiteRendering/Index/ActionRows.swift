import QuickActionModel

/// The list of all quick actions, one row for each type of an app, cut into pages.
struct ActionRows: Sendable {
    let rows: [Row]
    /// Version of the release before, by app and quick action, for what changed since.
    private let changed: [ByteText: (from: String, keys: Set<ActionGroup.Page>)]

    /// Rows of one page.
    static let most = 300

    struct Row: Sendable {
        var app: Int
        var group: Int
    }

    init(apps: [AppEntry], changes: [ToldChange]) {
        rows = apps.indices.flatMap { app in apps[app].groups.indices.map { Row(app: app, group: $0) } }
        var changed: [ByteText: (from: String, keys: Set<ActionGroup.Page>)] = [:]
        for change in changes {
            var entry = changed[ByteText(change.app)] ?? (change.from, [])
            if let key = change.key { entry.keys.insert(ActionGroup.Page(kind: key.kind, type: key.type)) }
            changed[ByteText(change.app)] = entry
        }
        self.changed = changed
    }

    /// Number of pages; none for no rows.
    var pages: Int { (rows.count + Self.most - 1) / Self.most }

    /// The release since which an app changed; nil when it did not.
    func changedSince(app id: String) -> String? { changed[ByteText(id)]?.from }

    /// The release since which quick actions of one type changed; nil when they did not.
    func changedSince(_ group: ActionGroup, of app: AppEntry) -> String? {
        guard let entry = changed[ByteText(app.app.id)], entry.keys.contains(group.page) else { return nil }
        return entry.from
    }
}
