import QuickActionModel
import Testing

@testable import CatalogComparing

@Suite("Dynamic quick actions and devices")
struct DynamicTests {
    private func favourite(_ id: String, _ name: String, icon: String = "star", more: Bool = false) -> Sample {
        Sample(
            "favourite", name, icon: icon,
            info: [("id", .string(ByteText(id)))] + (more ? [("name", .string(ByteText(name)))] : []))
    }

    @Test("a refreshed export is internal")
    func refreshed() {
        let old = [favourite("1", "Ana"), favourite("2", "Ben")]
        let new = [favourite("3", "Cleo"), favourite("1", "Ana"), favourite("4", "Dora")]
        let set = CatalogComparer().compare(app("n", [], exports: ["one": old]), app("n", [], exports: ["one": new]))
        #expect(Set(lines(set)) == ["example.changed favourite: Ben -> Cleo", "example.changed favourite: - -> Dora"])
        #expect(set.changes.allSatisfy { $0.level == .internal })
    }

    @Test("one example gives way to another one")
    func example() {
        #expect(exportChanges([favourite("1", "Ana")], [favourite("2", "Ben")]) == ["example.changed favourite: Ana -> Ben"])
        #expect(
            exportChanges([favourite("1", "Ana", more: true)], [favourite("2", "Ben")])
                == ["target.key-removed (internal) favourite: \"Ana\" -> -", "example.changed favourite: Ana -> Ben"])
    }

    @Test("texts of some examples are internal, of all of them notable")
    func texts() {
        let old = [favourite("1", "Ana"), favourite("2", "Ben")]
        #expect(
            exportChanges(old, [favourite("1", "Ana Ruiz"), favourite("2", "Ben")]) == [
                "title.changed (internal) favourite: Ana -> Ana Ruiz"
            ])
        #expect(
            exportChanges(old, [favourite("1", "Call Ana"), favourite("2", "Call Ben")]) == [
                "title.changed favourite: Ana -> Call Ana", "title.changed favourite: Ben -> Call Ben",
            ])
        #expect(
            exportChanges(old, [favourite("1", "Ana", icon: "heart"), favourite("2", "Ben", icon: "heart")]).allSatisfy {
                $0.hasPrefix("icon.changed favourite")
            })
    }

    @Test("a key that every item of a type lost breaks old menus; one that some lost does not")
    func keys() {
        let old = [favourite("1", "Ana", more: true), favourite("2", "Ben", more: true)]
        #expect(
            exportChanges(old, [favourite("1", "Ana"), favourite("2", "Ben")]) == [
                "target.key-removed favourite: \"Ana\" -> -", "target.key-removed favourite: \"Ben\" -> -",
            ])
        #expect(
            exportChanges(old, [favourite("1", "Ana", more: true), favourite("2", "Ben")]) == [
                "target.key-removed (internal) favourite: \"Ben\" -> -"
            ])
    }

    @Test("a type that no scenario has any more is gone")
    func removed() {
        let old = [Sample("scan", "Scan"), favourite("1", "Ana")]
        #expect(exportChanges(old, [favourite("1", "Ana")]).contains("item.removed (breaking) scan: Scan -> -"))
        var lifecycle = TypeLifecycle()
        lifecycle.handledTypes = ["scan"]
        #expect(exportChanges(old, [favourite("1", "Ana")], lifecycle: lifecycle).contains("item.removed scan: Scan -> -"))
        lifecycle = TypeLifecycle()
        lifecycle.retired = [RetiredType(type: "scan")]
        #expect(exportChanges(old, [favourite("1", "Ana")], lifecycle: lifecycle).contains("item.retired scan: Scan -> -"))
        #expect(exportChanges([favourite("1", "Ana")], old).contains("item.added scan: - -> Scan"))
    }

    @Test("a type that stays in another scenario is not gone")
    func elsewhere() {
        let (scan, find) = (Sample("scan", "Scan"), Sample("find", "Find"))
        let old = app("n", [], exports: ["one": [scan, find], "two": [scan, find]])
        let new = app("n", [], exports: ["one": [find], "two": [scan, find]])
        #expect(lines(CatalogComparer().compare(old, new)) == ["example.changed scan: Scan -> -"])
    }

    @Test("an empty export is an answer, a missing one is none")
    func missing() {
        let old = app("n", [], exports: ["one": [Sample("scan", "Scan")]])
        #expect(
            lines(CatalogComparer().compare(old, app("n", [], exports: ["one": []]))) == [
                "item.removed (breaking) scan: Scan -> -"
            ])
        #expect(lines(CatalogComparer().compare(old, app("n", []))) == ["scenario.removed: one -> -"])
        // The first export tells nothing of what was there before.
        #expect(lines(CatalogComparer().compare(app("n", []), old)) == ["scenario.added: - -> one"])
        let other = app("n", [], exports: ["two": []])
        #expect(
            Set(lines(CatalogComparer().compare(other, old)))
                == ["item.added scan: - -> Scan", "scenario.added: - -> one", "scenario.removed: two -> -"])
    }

    @Test("a property list that could not be read is no empty one")
    func unreadable() {
        var unknown = app("n")
        unknown.unreadable = "no Info.plist"
        let known = app("n", [Sample("a", "A")])
        #expect(lines(CatalogComparer().compare(known, unknown)) == [])
        #expect(lines(CatalogComparer().compare(unknown, known)) == [])
        #expect(lines(CatalogComparer().compare(known, app("n"))) == ["item.removed a: A -> -"])
    }

    @Test("a dynamic type with another name is breaking, once for all of its items")
    func renamed() {
        func named(_ type: String) -> [Sample] {
            [("1", "Ana"), ("2", "Ben")].map { id, name in
                Sample(type, name, icon: "star", info: [("id", .string(ByteText(id)))])
            } + [Sample("find", "Find")]
        }
        let set = CatalogComparer().compare(
            app("n", [], exports: ["one": named("FavAction")]), app("n", [], exports: ["one": named("com.x.fav")]))
        #expect(lines(set).allSatisfy { $0 == "type.renamed (breaking) com.x.fav: FavAction -> com.x.fav" })
        #expect(set.changes.first?.matchedBy == .titleAndTarget)
        var lifecycle = TypeLifecycle()
        lifecycle.renames = [TypeRename(from: "FavAction", to: "other")]
        let declared = exportChanges(named("FavAction"), named("other"), lifecycle: lifecycle)
        #expect(Set(declared) == ["type.renamed (breaking) other: FavAction -> other"])
        lifecycle.handledTypes = ["FavAction"]
        #expect(
            Set(exportChanges(named("FavAction"), named("other"), lifecycle: lifecycle)) == [
                "type.renamed other: FavAction -> other"
            ])
    }

    @Test("one prefix renamed in several scenarios is one entry")
    func prefix() {
        func side(_ prefix: String) -> AppCatalog {
            let items = [Sample(prefix + "scan", "Scan"), Sample(prefix + "find", "Find")]
            return app("n", [Sample(prefix + "new", "New")], exports: ["one": items, "two": items])
        }
        let set = CatalogComparer().compare(side("com.old."), side("com.new."))
        #expect(lines(set, singles: false) == ["type.renamed (breaking): com.old. -> com.new."])
        #expect(set.singles.count == 3)
    }

    @Test("static items that push dynamic ones out of the menu")
    func pushed() {
        let dynamic = ["w", "x", "y", "z"].map { Sample($0, $0.uppercased()) }
        let set = CatalogComparer().compare(
            app("n", [], exports: ["one": dynamic]), app("n", [Sample("a", "A")], exports: ["one": dynamic]))
        #expect(lines(set) == ["item.added a: - -> A", "visible.left z: 4 -> 5"])
        #expect(set.changes[1].derivedFrom == set.changes[0].fingerprint)
    }

    @Test("a list of its own for one device is compared with what the device had")
    func variants() {
        let (a, b) = (Sample("a", "A"), Sample("b", "B"))
        let set = CatalogComparer().compare(app("n", [a, b]), app("n", [a, b], ipad: [a]))
        #expect(lines(set) == ["item.removed b: B -> -", "variant.added: - -> ipad"])
        #expect(set.changes[0].key?.variant == .ipad)
        let back = CatalogComparer().compare(app("n", [a, b], ipad: [a]), app("n", [a, b]))
        #expect(lines(back) == ["item.added b: - -> B", "variant.removed: ipad -> -"])
        // What changed for both devices is told for each.
        let both = CatalogComparer().compare(app("n", [a], ipad: [a]), app("n", [Sample("a", "Z")], ipad: [a]))
        #expect(both.changes.map(\.key?.variant) == [.any])
    }

    @Test("exports in different languages say nothing about texts")
    func languages() {
        func app(_ language: String, _ title: String) -> AppCatalog {
            var app = CatalogComparingTests.app("n", [])
            let item = Sample("a", title).action(kind: .dynamic, at: 1, language: language)
            app.menus.append(
                ActionMenu(
                    origin: .dynamic(Scenario(id: "one", name: "one"), language: language), location: SourceLocation(path: "x"),
                    items: [item]))
            return app
        }
        #expect(lines(CatalogComparer().compare(app("en", "Search"), app("de", "Suchen"))) == [])
        #expect(lines(CatalogComparer().compare(app("en", "Search"), app("en", "Find"))) == ["title.changed a: Search -> Find"])
        #expect(lines(CatalogComparer().compare(app("de", "Suchen"), app("de", "Finden"))).count == 1)
        #expect(lines(CatalogComparer().compare(app("und", "Search"), app("en", "Find"))).count == 1)
    }

    @Test("the same change in several exports is one decision with several places")
    func merged() {
        let (scan, find) = (Sample("scan", "Scan"), Sample("scan", "Scan Paper"))
        let set = CatalogComparer().compare(
            app("n", [], exports: ["one": [scan], "two": [scan]]),
            app("n", [], exports: ["one": [find], "two": [Sample("f", "F"), find]]))
        let titles = set.changes.filter { $0.kind == .titleChanged }
        #expect(titles.count == 1)
        #expect(titles.first?.level == .notable)
        #expect(titles.first?.newPlaces.count == 2)
    }
}
