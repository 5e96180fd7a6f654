import QuickActionModel
import Testing

@testable import CatalogComparing

@Suite("Which quick actions are one")
struct MatchingTests {
    private let search = Sample("search", "Search", icon: "magnifyingglass", info: [("url", .string("/search"))])

    @Test("only the type renamed")
    func typeRenamed() {
        let new = Sample("find", "Search", icon: "magnifyingglass", info: [("url", .string("/search"))])
        #expect(changes([search], [new]) == ["type.renamed find: search -> find"])
        let set = CatalogComparer().compare(app("notes", [search]), app("notes", [new]))
        #expect(set.changes.first?.matchedBy == .titleAndTarget)
        #expect(set.changes.first?.oldKey?.type == "search")
    }

    @Test("the whole prefix changed: one entry for all types")
    func prefix() {
        let old = [Sample("com.old.search", "Search"), Sample("com.old.scan", "Scan", icon: "doc")]
        let new = [Sample("com.new.search", "Search"), Sample("com.new.scan", "Scan", icon: "doc")]
        let set = CatalogComparer().compare(app("notes", old), app("notes", new))
        #expect(lines(set, singles: false) == ["type.renamed: com.old. -> com.new."])
        #expect(set.singles.count == 2)
        #expect(set.changes.first?.fold?.pattern == .prefix(old: "com.old.", new: "com.new."))
    }

    @Test("Cart gives way to Wishlist: one removed, one added")
    func unlike() {
        #expect(
            changes([Sample("cart", "Cart", icon: "cart")], [Sample("wishlist", "Wishlist", icon: "heart")])
                == ["item.added wishlist: - -> Wishlist", "item.removed cart: Cart -> -"])
    }

    @Test("titles swapped, types stay: one entry of two title changes")
    func swapped() {
        let set = CatalogComparer().compare(
            app("notes", [Sample("a", "Alpha"), Sample("b", "Beta")]), app("notes", [Sample("a", "Beta"), Sample("b", "Alpha")]))
        #expect(lines(set) == ["title.changed a: Alpha -> Beta", "title.changed b: Beta -> Alpha"])
        #expect(set.changes.count == 1)
        #expect(set.changes.first?.fold?.pattern == .swap)
    }

    private func contact(_ id: String, _ name: String) -> Sample {
        Sample("contact", name, icon: "person", info: [("id", .string(ByteText(id)))])
    }

    @Test("contacts of one type: one goes, one comes, the others stay, by id")
    func contacts() {
        let old = [contact("1", "Ana"), contact("2", "Ben"), contact("3", "Cleo")]
        let new = [contact("1", "Ana"), contact("3", "Cleo"), contact("4", "Dora")]
        #expect(changes(old, new) == ["item.removed contact: Ben -> -", "item.added contact: - -> Dora"])
    }

    @Test("contacts of one type: one retitled, by id")
    func contactRetitled() {
        let set = CatalogComparer().compare(
            app("notes", [contact("1", "Ana"), contact("2", "Ben")]),
            app("notes", [contact("1", "Ana"), contact("2", "Benno Berg")]))
        #expect(lines(set) == ["title.changed contact: Ben -> Benno Berg"])
        #expect(set.changes.first?.matchedBy == .key)
    }

    @Test("type and title changed, same deep link and icon")
    func sameTarget() {
        let new = Sample("discover", "Explore", icon: "magnifyingglass", info: [("url", .string("/search"))])
        #expect(
            changes([search], [new]) == [
                "type.renamed discover: search -> discover", "title.changed discover: Search -> Explore",
            ])
    }

    @Test("two equal candidates: no guess, but a suggestion")
    func twoCandidates() {
        let old = [Sample("new", "Note", icon: "plus")]
        let new = [Sample("note1", "Note", icon: "plus"), Sample("note2", "Note", icon: "plus")]
        let set = CatalogComparer().compare(app("notes", old), app("notes", new))
        #expect(
            lines(set) == ["item.added note1: - -> Note", "item.removed new: Note -> -", "item.added note2: - -> Note"])
        #expect(set.possibleRenames.map(\.new.key.type) == ["note1", "note2"])
        #expect(set.possibleRenames.first?.shared == ["title", "icon"])
        #expect(set.possibleRenames.first?.configurationLine == #"- {from: "new", to: "note1"}"#)
    }

    @Test("a slip of the pen mended, type changed, same icon")
    func typo() {
        let old = [Sample("a.compose", "Write Mesage", icon: "pencil")]
        let new = [Sample("b.write", "Write Message", icon: "pencil")]
        let set = CatalogComparer().compare(app("notes", old), app("notes", new))
        #expect(
            lines(set) == ["type.renamed b.write: a.compose -> b.write", "title.changed b.write: Write Mesage -> Write Message"])
        #expect(set.changes.first?.matchedBy == .typo)
    }

    @Test("New Note gives way to New Folder", arguments: ["folder", "plus"])
    func noteAndFolder(icon: String) {
        let set = CatalogComparer().compare(
            app("notes", [Sample("note", "New Note", icon: "plus")]), app("notes", [Sample("folder", "New Folder", icon: icon)]))
        #expect(Set(lines(set)) == ["item.removed note: New Note -> -", "item.added folder: - -> New Folder"])
        #expect(set.possibleRenames.map(\.shared) == (icon == "plus" ? [["icon"]] : []))
    }

    @Test("two scanners merged into one: a suggestion for each")
    func merged() {
        let old = [Sample("scan.doc", "Scan Document", icon: "doc"), Sample("scan.code", "Scan Code", icon: "qrcode")]
        let set = CatalogComparer().compare(app("notes", old), app("notes", [Sample("camera", "Scan", icon: "camera")]))
        #expect(set.possibleRenames.map(\.old.key.type) == ["scan.doc", "scan.code"])
        #expect(set.possibleRenames.first?.shared == ["\"scan\""])
        #expect(set.changes.allSatisfy { $0.kind == .itemAdded || $0.kind == .itemRemoved })
    }

    @Test("SearchAction becomes com.acme.search with a new title")
    func typeTail() {
        let set = CatalogComparer().compare(
            app("notes", [Sample("SearchAction", "Search", icon: "magnifyingglass")]),
            app("notes", [Sample("com.acme.search", "Search Everything", icon: "sparkle")]))
        #expect(
            lines(set) == [
                "type.renamed com.acme.search: SearchAction -> com.acme.search",
                "title.changed com.acme.search: Search -> Search Everything",
                "icon.changed com.acme.search: symbol magnifyingglass -> symbol sparkle",
            ])
        #expect(set.changes.first?.matchedBy == .typeTail)
    }

    @Test("Tweet becomes Post, all changed but the icon: a suggestion")
    func tweet() {
        let set = CatalogComparer().compare(
            app("notes", [Sample("tweet", "Tweet", icon: "pencil")]), app("notes", [Sample("post", "Post", icon: "pencil")]))
        #expect(Set(lines(set)) == ["item.removed tweet: Tweet -> -", "item.added post: - -> Post"])
        #expect(set.possibleRenames.map(\.shared) == [["icon"]])
    }

    @Test("types that are places, shuffled: matched by type")
    func positionalTypes() {
        let lines = changes(
            [Sample("0", "Home"), Sample("1", "Search"), Sample("2", "Cart")],
            [Sample("0", "Search"), Sample("1", "Cart"), Sample("2", "Home")])
        #expect(
            lines == [
                "title.changed 0: Home -> Search", "title.changed 1: Search -> Cart", "title.changed 2: Cart -> Home",
            ])
    }

    @Test("same type, all else different: the type was given another purpose")
    func repurposed() {
        let set = CatalogComparer().compare(
            app("notes", [Sample("action1", "Pay Bill", icon: "creditcard")]),
            app("notes", [Sample("action1", "Find Store", icon: "map")]))
        #expect(
            lines(set) == [
                "item.repurposed action1: Pay Bill -> Find Store", "title.changed action1: Pay Bill -> Find Store",
                "icon.changed action1: symbol creditcard -> symbol map",
            ])
        #expect(set.changes[0].level == .breaking)
        #expect(set.changes[1].derivedFrom == set.changes[0].fingerprint)
        #expect(set.changes[2].derivedFrom == set.changes[0].fingerprint)
    }

    @Test("a static item becomes dynamic under its type, and the other way round")
    func kinds() {
        let old = app("notes", [Sample("search", "Search")], exports: ["one": []])
        let new = app("notes", [], exports: ["one": [Sample("search", "Search")]])
        #expect(lines(CatalogComparer().compare(old, new)) == ["kind.static-to-dynamic search: static -> dynamic"])
        #expect(lines(CatalogComparer().compare(new, old)) == ["kind.dynamic-to-static search: dynamic -> static"])
    }

    @Test("declared renames come first, and only where they fit")
    func declared() {
        var lifecycle = TypeLifecycle()
        lifecycle.renames = [TypeRename(from: "a", to: "b")]
        let old = [Sample("a", "Alpha", icon: "star"), Sample("c", "Gamma")]
        let new = [Sample("b", "Beta", icon: "moon"), Sample("c", "Gamma")]
        let set = CatalogComparer().compare(app("notes", old), app("notes", new, lifecycle: lifecycle))
        #expect(lines(set).first == "type.renamed b: a -> b")
        #expect(set.changes.first?.matchedBy == .declared)
        // Releases later the rename is history.
        #expect(lines(CatalogComparer().compare(app("notes", new), app("notes", new, lifecycle: lifecycle))) == [])
        // Where both types stand on the old side, the new one stays itself.
        let both = [Sample("a", "Alpha"), Sample("b", "Beta", icon: "moon")]
        let merge = CatalogComparer().compare(
            app("notes", both), app("notes", [Sample("b", "Beta", icon: "moon")], lifecycle: lifecycle))
        #expect(lines(merge) == ["item.removed a: Alpha -> -"])
    }

    @Test("what is left of one type is paired in order and marked as ambiguous")
    func rest() {
        let old = [Sample("x", "One"), Sample("x", "Two")]
        let new = [Sample("x", "Three"), Sample("x", "Four")]
        let set = CatalogComparer().compare(app("notes", old), app("notes", new))
        #expect(lines(set) == ["title.changed x: One -> Three", "title.changed x: Two -> Four"])
        #expect(set.changes.allSatisfy { $0.matchedBy == .order && $0.matchedBy?.isAmbiguous == true })
    }

    @Test("a type that differs in case only")
    func typeCase() {
        #expect(
            changes([Sample("SearchAction", "Search")], [Sample("searchaction", "Search")]) == [
                "type.case-changed searchaction: SearchAction -> searchaction"
            ])
    }

    @Test("every kind of evidence has a reason of its own")
    func reasons() {
        #expect(Set(ChangeMatch.allCases.map(\.reason)).count == ChangeMatch.allCases.count)
        #expect(ChangeMatch.key < .order)
    }
}
