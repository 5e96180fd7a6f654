import QuickActionModel
import Testing

@testable import CatalogComparing

@Suite("What always holds")
struct PropertyTests {
    private func items(_ app: AppCatalog) -> [QuickAction] { app.menus.first?.items ?? [] }

    @Test(
        "equal sides give nothing; what is told makes one side of the other; the same input gives the same answer",
        arguments: 0..<8)
    func random(seed: Int) {
        var catalog = RandomCatalog(numbers: Numbers(state: UInt64(seed) &* 977 &+ 11))
        for _ in 0..<60 {
            let list = catalog.list()
            let other = catalog.numbers.next(3) == 0 ? catalog.list() : catalog.edited(list)
            let (old, new) = (app("n", list), app("n", other))
            #expect(CatalogComparer().compare(old, old) == ChangeSet())
            let set = CatalogComparer().compare(old, new)
            #expect(CatalogPatch.apply(set.singles, to: items(old)) == items(new).map(PatchedItem.init), "\(list) -> \(other)")
            #expect(CatalogComparer().compare(old, new) == set)
            #expect(set.changes.isEmpty == set.singles.isEmpty)
            let names = set.singles.map(\.fingerprint)
            for change in set.singles where change.derivedFrom != nil {
                #expect(names.contains(change.derivedFrom ?? ""), "\(change.kind)")
            }
        }
    }

    @Test("exports: equal sides give nothing, and examples never break anything", arguments: 0..<4)
    func exports(seed: Int) {
        var catalog = RandomCatalog(numbers: Numbers(state: UInt64(seed) &* 31 &+ 7))
        for _ in 0..<60 {
            let lists = [catalog.list(), catalog.list()]
            let old = app("n", [], exports: ["one": lists[0], "two": lists[1]])
            let new = app("n", [], exports: ["one": catalog.edited(lists[0]), "two": catalog.edited(lists[1])])
            #expect(CatalogComparer().compare(old, old) == ChangeSet())
            let set = CatalogComparer().compare(old, new)
            #expect(CatalogComparer().compare(old, new) == set)
            let (had, has) = (types(old), types(new))
            for change in set.singles where [.itemRemoved, .itemAdded].contains(change.kind) {
                let type = change.key?.type ?? ""
                #expect(!had.contains(type) || !has.contains(type), "\(type) stays")
            }
            // Nobody is left out: each type that went is told, as gone or under its new name.
            let told = Set(set.singles.flatMap { [$0.key?.type, $0.oldKey?.type].compactMap { $0 } })
            #expect(had.subtracting(has).isSubset(of: told))
        }
    }

    private func types(_ app: AppCatalog) -> Set<ByteText> { Set(app.menus.flatMap(\.items).map(\.key.type)) }

    @Test("the order of apps, menus and languages makes no difference", arguments: 0..<4)
    func order(seed: Int) {
        var catalog = RandomCatalog(numbers: Numbers(state: UInt64(seed) &* 131 &+ 3))
        for _ in 0..<20 {
            let lists = (0..<4).map { _ in catalog.list() }
            let edited = lists.map { catalog.edited($0) }
            func build(_ lists: [[Sample]]) -> [AppCatalog] {
                [
                    app("a", lists[0], ipad: lists[1], exports: ["one": lists[2], "two": lists[3]]), app("b", lists[1]),
                    app("c", lists[2]),
                ]
            }
            func turned(_ apps: [AppCatalog]) -> [AppCatalog] {
                apps.reversed().map { app in
                    var app = app
                    app.menus.reverse()
                    for menu in app.menus.indices {
                        for item in app.menus[menu].items.indices { app.menus[menu].items[item].title.languages.reverse() }
                    }
                    return app
                }
            }
            let plain = CatalogComparer().compare(build(lists), build(edited))
            let other = CatalogComparer().compare(turned(build(lists)), turned(build(edited)))
            #expect(lines(plain) == lines(other))
            #expect(plain.changes.map(\.fingerprint) == other.changes.map(\.fingerprint))
        }
    }

    @Test("long lists are compared quickly")
    func long() {
        let list = (0..<2_000).map {
            Sample("type\($0 % 700)", "Title \($0 % 300)", icon: "star", info: [("id", .integer("\($0)"))])
        }
        let clock = ContinuousClock()
        var set = ChangeSet()
        let time = clock.measure { set = CatalogComparer().compare(app("n", list), app("n", list.reversed())) }
        #expect(set.changes.count > 1_000)
        #expect(time < .seconds(20))
        let alike = (0..<2_000).map { Sample("a\($0)", "Same", icon: "star") }
        let others = (0..<2_000).map { Sample("b\($0)", "Same", icon: "star") }
        let guess = clock.measure { set = CatalogComparer().compare(app("n", alike), app("n", others)) }
        #expect(set.changes.count == 4_000)
        #expect(guess < .seconds(20))
    }

    @Test(
        "the longest run that keeps its order",
        arguments: [
            ([], []), ([1], [0]), ([0, 1, 2], [0, 1, 2]), ([2, 0, 1], [1, 2]), ([1, 2, 0], [0, 1]), ([3, 2, 1, 0], [3]),
            ([0, 2, 1, 3], [0, 2, 3]),
        ])
    func run(numbers: [Int], indices: [Int]) { #expect(LongestRun.indices(of: numbers) == indices) }

    @Test(
        "slips of the pen",
        arguments: [
            ("New Mesage", "New Message", true), ("Serach", "Search", true), ("Note", "Notes", true), ("Cat", "Bat", false),
            ("Scan", "Pay", false),
            ("Same", "Same", false), ("New Note", "New Folder", false),
        ])
    func typos(a: String, b: String, isTypo: Bool) {
        #expect(EditDistance.isTypo(Array(a.unicodeScalars), Array(b.unicodeScalars)) == isTypo)
    }
}
