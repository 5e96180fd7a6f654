import QuickActionModel
import Testing

@testable import CatalogComparing

@Suite("What changed in one quick action")
struct KindTests {
    private func one(_ old: Sample, _ new: Sample) -> [String] { changes([old], [new]) }

    @Test("equal sides give nothing")
    func nothing() {
        let items = [Sample("a", "Alpha", subtitle: "x", icon: "star", info: [("k", .boolean(true))], languages: ["de": "Alfa"])]
        #expect(changes(items, items) == [])
        #expect(exportChanges(items, items) == [])
    }

    @Test(
        "titles that read the same",
        arguments: [
            ("New note", "New Note"), ("Search…", "Search"), ("Café", "Cafe\u{301}"), ("Café", "Cafe"), ("Don't", "Don\u{2019}t"),
            ("Scan  Document", "Scan Document"), ("E-mail", "Email"), ("Ｎｏｔｅ", "ｎｏｔｅ"), ("Tiếng", "Tieng"), ("a\u{200B}b", "ab"),
        ])
    func cosmetic(old: String, new: String) {
        #expect(one(Sample("a", old), Sample("a", new)) == ["title.cosmetic a: \(old) -> \(new)"])
        #expect(
            one(Sample("a", "x", subtitle: old), Sample("a", "x", subtitle: new)) == ["subtitle.cosmetic a: \(old) -> \(new)"])
    }

    @Test(
        "titles that read otherwise",
        arguments: [("Compose", "New Message"), ("+", "-"), ("New Note", "Add Note"), ("搜索", "查找"), ("", "x")])
    func title(old: String, new: String) {
        #expect(one(Sample("a", old), Sample("a", new)).first == "title.changed a: \(old) -> \(new)")
    }

    @Test("subtitles come, go and change")
    func subtitles() {
        #expect(one(Sample("a", "A"), Sample("a", "A", subtitle: "s")) == ["subtitle.added a: - -> s"])
        #expect(one(Sample("a", "A", subtitle: "s"), Sample("a", "A")) == ["subtitle.removed a: s -> -"])
        #expect(one(Sample("a", "A", subtitle: "s"), Sample("a", "A", subtitle: "t")) == ["subtitle.changed a: s -> t"])
        // An empty subtitle shows nothing.
        #expect(one(Sample("a", "A", subtitle: ""), Sample("a", "A")) == [])
    }

    @Test("a subtitle takes the second line of the title")
    func truncation() {
        let title = "A title of more than one line"
        let set = CatalogComparer().compare(app("notes", [Sample("a", title)]), app("notes", [Sample("a", title, subtitle: "s")]))
        #expect(lines(set) == ["title.now-truncates a: \(title) -> \(title)", "subtitle.added a: - -> s"])
        #expect(set.changes.first?.derivedFrom == set.changes.last?.fingerprint)
        #expect(
            one(Sample("a", title, subtitle: "s"), Sample("a", "Short", subtitle: "s")) == [
                "title.changed a: \(title) -> Short", "title.fits a: \(title) -> Short",
            ])
    }

    /// Titles of more letters than a number are cut off.
    private struct Letters: TitleFitting {
        func fits(_ title: String, language: String, hasSubtitle: Bool) -> Bool { title.count <= (language == "de" ? 3 : 6) }
    }

    @Test("each language is measured on its own")
    func truncationByLanguage() {
        let (old, new) = (Sample("a", "One", languages: ["de": "Ein"]), Sample("a", "Two", languages: ["de": "Zwei"]))
        let set = CatalogComparer(options: CompareOptions(fitting: Letters())).compare(app("notes", [old]), app("notes", [new]))
        #expect(
            lines(set) == [
                "title.changed a: One -> Two", "title.now-truncates a [de]: Ein -> Zwei",
                "translation.changed a [de]: Ein -> Zwei",
            ])
        #expect(set.changes[1].derivedFrom == set.changes[2].fingerprint)
    }

    private let searchType = "UIApplicationShortcutIconTypeSearch"

    @Test("icons")
    func icons() {
        func icon(_ old: String?, _ new: String?) -> [String] { one(Sample("a", "A", icon: old), Sample("a", "A", icon: new)) }
        #expect(icon("star", "heart") == ["icon.changed a: symbol star -> symbol heart"])
        #expect(icon(nil, "heart") == ["icon.changed a: - -> symbol heart"])
        #expect(icon("heart", nil) == ["icon.changed a: symbol heart -> -"])
        #expect(icon(searchType, "magnifyingglass") == ["icon.source-changed a: type \(searchType) -> symbol magnifyingglass"])
        #expect(icon("magnifyingglass", searchType) == ["icon.source-changed a: symbol magnifyingglass -> type \(searchType)"])
        #expect(icon(searchType, "star") == ["icon.changed a: type \(searchType) -> symbol star"])
        #expect(icon("star|file:a", "star|file:b") == ["icon.fallback-changed a: file a -> file b"])
        #expect(icon("star|file:a", "star") == ["icon.fallback-changed a: file a -> "])
    }

    @Test("the same name with other bytes is another picture, where the bytes are known")
    func asset() {
        func app(_ hash: String?) -> AppCatalog {
            var app = CatalogComparingTests.app("notes", [Sample("a", "A", icon: "file:logo")])
            app.menus[0].items[0].icon.declared[0].imageHash = hash
            return app
        }
        #expect(lines(CatalogComparer().compare(app("1"), app("2"))) == ["icon.asset-changed a: 1 -> 2"])
        #expect(lines(CatalogComparer().compare(app(nil), app("2"))) == [])
        #expect(lines(CatalogComparer().compare(app("1"), app("1"))) == [])
    }

    @Test("userInfo by key, with the types of its values")
    func userInfo() {
        func info(_ old: [(String, PropertyValue)]?, _ new: [(String, PropertyValue)]?) -> [String] {
            one(Sample("a", "A", info: old), Sample("a", "A", info: new))
        }
        #expect(
            info([("url", .string("/new"))], [("url", .string("/compose"))]) == [#"target.value-changed a: "/new" -> "/compose""#]
        )
        #expect(info([("n", .integer("1"))], [("n", .string("1"))]) == [#"target.value-changed a: 1 -> "1""#])
        #expect(info([("n", .integer("1"))], [("n", .integer("1")), ("m", .boolean(true))]) == ["target.key-added a: - -> true"])
        #expect(
            info([("n", .integer("1")), ("m", .boolean(true))], [("n", .integer("1"))]) == ["target.key-removed a: true -> -"])
        #expect(info(nil, []) == [])
        #expect(info([("a", .null), ("b", .null)], [("b", .null), ("a", .null)]) == [])
        #expect(one(Sample("a", "A", target: "x"), Sample("a", "A", target: "y")) == ["target.value-changed a: x -> y"])
    }

    @Test("a version in userInfo changes with every release")
    func versionKey() {
        let (old, new) = (Sample("a", "A", info: [("v", .string("1"))]), Sample("a", "A", info: [("v", .string("2"))]))
        let comparer = CatalogComparer(options: CompareOptions(versionKey: "v"))
        #expect(
            lines(comparer.compare(app("notes", [old]), app("notes", [new]))) == [
                #"target.value-changed (internal) a: "1" -> "2""#
            ])
    }

    @Test("order: the fewest moves, notable in the visible rows")
    func order() {
        let items = ["a", "b", "c", "d", "e", "f"].map { Sample($0, $0.uppercased()) }
        #expect(changes(items, [items[5]] + items[..<5]).filter { $0.hasPrefix("order") } == ["order.moved (notable) f: 6 -> 1"])
        #expect(changes(items, Array(items[..<4]) + [items[5], items[4]]) == ["order.moved f: 6 -> 5"])
        #expect(changes(items, items.reversed()).filter { $0.hasPrefix("order") }.count == 5)
    }

    @Test("a new first item pushes the last visible one out")
    func visible() {
        let items = ["a", "b", "c", "d"].map { Sample($0, $0.uppercased()) }
        let set = CatalogComparer().compare(app("notes", items), app("notes", [Sample("n", "N")] + items))
        #expect(lines(set) == ["item.added n: - -> N", "visible.left d: 4 -> 5"])
        #expect(set.changes[1].derivedFrom == set.changes[0].fingerprint)
        #expect(set.changes[1].field == "5")
        let back = CatalogComparer().compare(app("notes", [Sample("n", "N")] + items), app("notes", items))
        #expect(Set(lines(back)) == ["item.removed n: N -> -", "visible.entered d: 5 -> 4"])
    }

    @Test("translations that come, go, change and stay behind")
    func translations() {
        func languages(_ old: [String: String], _ new: [String: String], title: String = "A") -> [String] {
            one(Sample("a", "A", languages: old), Sample("a", title, languages: new))
        }
        #expect(languages([:], ["de": "X"]) == ["translation.added a [de]: - -> X"])
        #expect(languages(["de": "X"], [:]) == ["translation.removed a [de]: X -> -"])
        #expect(languages(["de": "X"], ["de": "Y"]) == ["translation.changed a [de]: X -> Y"])
        #expect(
            languages(["de": "X"], ["de": "X"], title: "B") == ["title.changed a: A -> B", "translation.stale a [de]: X -> X"])
        #expect(languages(["de": "X"], ["de": "X"], title: "a") == ["title.cosmetic a: A -> a"])
        #expect(languages(["de": "é"], ["de": "e\u{301}"]) == ["translation.changed a [de]: é -> e\u{301}"])
    }

    @Test("the same in three languages is one entry")
    func manyLanguages() {
        let old = Sample("a", "A", languages: ["de": "X", "fr": "Y", "it": "Z"])
        let set = CatalogComparer().compare(app("notes", [old]), app("notes", [Sample("a", "B", languages: old.languages)]))
        #expect(lines(set, singles: false) == ["title.changed a: A -> B", "translation.stale a: X -> X"])
        #expect(set.changes[1].fold?.pattern == .languages(["de", "fr", "it"]))
        #expect(set.changes[1].language == nil)
        #expect(set.singles.count == 4)
    }

    @Test("a language comes with its texts, in one entry")
    func locales() {
        var (old, new) = (
            app("notes", [Sample("a", "A"), Sample("b", "B")]),
            app("notes", [Sample("a", "A", languages: ["pl": "X"]), Sample("b", "B")])
        )
        old.languages = [AppLanguage(code: "en")]
        new.languages = [AppLanguage(code: "en"), AppLanguage(code: "pl")]
        let set = CatalogComparer().compare(old, new)
        #expect(lines(set, singles: false) == ["locale.added [pl]: - -> 1 of 2"])
        #expect(lines(set) == ["locale.added [pl]: - -> 1 of 2", "translation.added a [pl]: - -> X"])
        #expect(lines(CatalogComparer().compare(new, old), singles: false) == ["locale.removed [pl]: 1 of 2 -> -"])
        new.menus = old.menus
        #expect(lines(CatalogComparer().compare(old, new)) == ["locale.added (internal) [pl]: - -> 0 of 2"])
    }

    @Test("another lookup key with the same texts is nothing that people see")
    func lookupKey() {
        func app(_ value: String, _ text: String) -> AppCatalog {
            var app = CatalogComparingTests.app("notes", [Sample("a", value)])
            app.menus[0].items[0].title.languages = [LanguageText(language: "en", text: text, origin: .table)]
            return app
        }
        #expect(lines(CatalogComparer().compare(app("K1", "Search"), app("K2", "Search"))) == ["text.key-changed a: K1 -> K2"])
        #expect(lines(CatalogComparer().compare(app("K1", "Search"), app("K1", "Find"))) == ["title.changed a: Search -> Find"])
    }

    @Test("a title that becomes a lookup key of the same words is no other action")
    func titleBecomesKey() {
        let old = [Sample("upload", "Upload photo", icon: "star"), Sample("find", "Find", icon: "star")]
        let new = [Sample("upload", "shortcutUploadTitle", icon: "heart"), Sample("find", "shortcutMapTitle", icon: "heart")]
        #expect(changes(old, new).filter { $0.hasPrefix("item") } == ["item.repurposed find: Find -> shortcutMapTitle"])
        #expect(
            FoldedText("ShortcutItemTitleNewPrivateTab").contentWords.map { String(String.UnicodeScalarView($0)) } == [
                "private", "tab",
            ])
        #expect(FoldedText("QUICK_SCAN").contentWords.count == 2)
    }

    @Test("the lowest iOS version, and apps")
    func apps() {
        var (old, new) = (app("notes", []), app("notes", []))
        old.facts.minimumOS = "17.0"
        new.facts.minimumOS = "18.0"
        #expect(lines(CatalogComparer().compare(old, new)) == ["availability.changed: 17.0 -> 18.0"])
        #expect(lines(CatalogComparer().compare([old], [app("pay", [])])) == ["app.removed: notes -> -", "app.added: - -> pay"])
        let (a, b) = ([app("a", [Sample("x", "X")]), app("b", [])], [app("b", []), app("a", [Sample("x", "Y")])])
        #expect(lines(CatalogComparer().compare(a, b)) == ["title.changed x: X -> Y"])
    }

    @Test("retired, restored and reused types")
    func lifecycle() {
        var lifecycle = TypeLifecycle()
        lifecycle.retired = [RetiredType(type: "old")]
        #expect(changes([Sample("old", "Old")], [], lifecycle: lifecycle) == ["item.retired old: Old -> -"])
        #expect(
            changes([], [Sample("old", "Old")], lifecycle: lifecycle)
                == ["item.added old: - -> Old", "type.reused old: - -> old"])
        let earlier = CompareOptions.EarlierType(app: "notes", kind: .static, type: "scan", version: "4.1")
        let set = CatalogComparer(options: CompareOptions(earlierTypes: [earlier])).compare(
            app("notes", []), app("notes", [Sample("scan", "Scan")]))
        #expect(lines(set) == ["item.restored scan: - -> Scan"])
        #expect(set.changes[0].reason == "last seen in 4.1")
    }

    @Test("levels are configured by kind")
    func levels() {
        let options = CompareOptions(levels: [.itemRemoved: .breaking, .titleChanged: .cosmetic])
        let set = CatalogComparer(options: options).compare(
            app("notes", [Sample("a", "A"), Sample("b", "B")]), app("notes", [Sample("a", "C")]))
        #expect(lines(set) == ["title.changed (cosmetic) a: A -> C", "item.removed (breaking) b: B -> -"])
    }

    @Test("files, comments and the order of keys, where asked for")
    func sources() {
        func app(_ path: String, _ comment: String, _ keys: [String]) -> AppCatalog {
            var app = CatalogComparingTests.app("notes", [Sample("a", "A", info: keys.map { ($0, .boolean(true)) })])
            let place = SourceLocation(path: path, line: 1, column: 1)
            app.menus[0].items[0].source = ActionSource(
                location: place, excerpt: SourceExcerpt(location: place, lines: ["<dict> <!-- \(comment)", " --> </dict>"]))
            return app
        }
        let (old, new) = (app("a.plist", "x", ["k", "l"]), app("b.plist", "y  z", ["l", "k"]))
        #expect(lines(CatalogComparer().compare(old, new)) == [])
        let comparer = CatalogComparer(options: CompareOptions(comparesSources: true))
        #expect(
            lines(comparer.compare(old, new)) == [
                "source.moved a: a.plist -> b.plist", "comment a: x -> y z", "key-order a: k, l -> l, k",
            ])
        #expect(lines(comparer.compare(old, old)) == [])
    }
}
