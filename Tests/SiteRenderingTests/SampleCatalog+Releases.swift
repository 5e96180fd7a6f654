import QuickActionModel

extension SampleCatalog {
    static func entry(_ change: Change, people: [ToldPiece] = [], design: [ToldPiece] = [], engineering: [ToldPiece] = [])
        -> ToldEntry
    {
        ToldEntry(change: change, people: people, design: design, engineering: engineering)
    }

    /// The notes as they were: another title, another type of favourites, and one that is gone.
    static var notesBefore: AppCatalog {
        var app = notes
        app.facts.version = "2.0"
        app.menus[0].items[1].title = text("Find", [("en", "Find", .table)])
        app.menus[0].items.append(
            action("scan", position: 3, title: text("Scan <1> & more", [("en", "Scan <1> & more", .table)])))
        for index in app.menus[2].items.indices { app.menus[2].items[index].key.type = "Favorite" }
        return app
    }

    static var titleChange: Change {
        Change(
            .titleChanged, level: .notable, app: "notes", key: search.key, field: "title", before: "Find", after: "Search",
            matchedBy: .key, old: notesBefore.menus[0].items[1], new: search)
    }

    static var renameChange: Change {
        let (old, new) = (notesBefore.menus[2].items[0], notes.menus[2].items[0])
        return Change(
            .typeRenamed, level: .breaking, app: "notes", key: new.key, oldKey: old.key, field: "type", before: "Favorite",
            after: "FavoriteAction", matchedBy: .titleAndTarget, old: old, new: new)
    }

    /// Three releases: the catalog of today, one with a change of every shape, and the first.
    static var releases: [ToldRelease] {
        let gone = notesBefore.menus[0].items[2]
        let removed = Change(.itemRemoved, level: .notable, app: "notes", key: gone.key, old: gone)
        let quiet = Change(.exampleChanged, level: .internal, app: "notes", key: renameChange.key, before: "1", after: "2")
        let german = Change(
            .translationChanged, level: .cosmetic, app: "notes", key: search.key, field: "title", language: "ar", before: "ب",
            after: "بحث", matchedBy: .key, old: search, new: search)
        let many = (0..<90).map { number in
            entry(
                Change(
                    .orderMoved, level: .cosmetic, app: "notes", key: newNote.key, field: "\(number)", before: "2", after: "1"),
                design: [.words("moves \(number)")])
        }
        return [
            ToldRelease(
                app: "notes", version: "2.4", isSaved: false, from: "2.0",
                sections: [
                    ToldSection(name: "Changed", entries: [entry(titleChange, people: [.title("Search"), .words(" is new")])])
                ], before: notesBefore, after: notes),
            ToldRelease(
                app: "notes", version: "2.0", build: "7", date: "2026-11-30", isSaved: true, from: "1.0 & <b>",
                sections: [
                    ToldSection(
                        name: "Changed",
                        entries: [
                            entry(renameChange, engineering: [.code("Favorite"), .words(" → "), .code("FavoriteAction")]),
                            entry(
                                titleChange, people: [.title("Find <&>"), .words(" is now called "), .title("Search")],
                                design: [.words("title "), .title("Find"), .words(" → "), .title("Search")],
                                engineering: [.code("search")]),
                            entry(german, design: [.title("Search"), .words(": title in ar "), .title("بحث")]),
                            entry(titleChange, people: [.words("once more")]),
                        ] + many),
                    ToldSection(
                        name: "Removed", entries: [entry(removed, people: [.title("Scan <1> & more"), .words(" is gone")])]),
                    ToldSection(name: "Fixed", entries: [entry(quiet, engineering: [.words("other examples")])]),
                ], possibleRenames: [PossibleRename(app: "notes", old: gone, new: newNote, shared: ["icon"])],
                before: notesBefore, after: notes),
            ToldRelease(app: "notes", version: "1.0 & <b>", date: "2026-01-02", isSaved: true, after: notesBefore),
        ]
    }
}
