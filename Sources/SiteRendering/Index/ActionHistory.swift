import QuickActionModel

/// What happened to the quick actions of one page, newest first.
struct ActionHistory {
    /// One change.
    struct Line {
        let entry: ReleaseIndex.Entry
        /// Its place in the release; nil for "there since the first saved release".
        let place: Int?
    }

    let lines: [Line]

    /// Follows renames back through the releases of an app.
    init(of page: ActionGroup.Page, in releases: ArraySlice<ReleaseIndex.Entry>) {
        var names: Set<ActionGroup.Page> = [page]
        var lines: [Line] = []
        for entry in releases {
            var older = names
            for (place, told) in entry.release.entries.enumerated() where told.change.level > .internal {
                let touching = told.change.singles.filter { change in
                    change.page.map(names.contains) ?? false || change.oldPage.map(names.contains) ?? false
                }
                guard !touching.isEmpty else { continue }
                lines.append(Line(entry: entry, place: place))
                older.formUnion(touching.compactMap(\.oldPage))
            }
            names = older
            if entry.release.from == nil, entry.release.after.holds(names) { lines.append(Line(entry: entry, place: nil)) }
        }
        self.lines = lines
    }
}

extension AppCatalog {
    /// Whether a menu holds a quick action of one of the pages.
    func holds(_ pages: Set<ActionGroup.Page>) -> Bool {
        menus.contains { $0.items.contains { pages.contains(ActionGroup.Page(kind: $0.key.kind, type: $0.key.type)) } }
    }
}
