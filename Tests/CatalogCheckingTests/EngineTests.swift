import QuickActionModel
import Testing

@testable import CatalogChecking

@Suite struct EngineTests {
    @Test func anEmptyCatalogIsClean() {
        let result = CatalogChecker().check(ExampleCatalog("").catalog)
        #expect(result.findings.map(\.rule) == ["menu/none"])
    }

    @Test func findingsAreInOrderAndNamedOnce() {
        // Both lists show the same table entry.
        let result = CatalogChecker().check(
            ExampleCatalog("B… ; symbol=b ; type=b\nA... ; symbol=a ; type=a\n@static=ipad\nA... ; symbol=a ; type=a").catalog)
        #expect(result.findings == result.findings.sorted(by: Finding.inOrder))
        #expect(
            result.findings.map { "\($0.location?.line ?? 0) \($0.rule)" } == [
                "1 title/ellipsis", "2 title/three-dots", "4 title/three-dots",
            ])
        var catalog = ExampleCatalog("A... ; symbol=a ; type=a").catalog
        catalog.apps[0].menus.append(catalog.apps[0].menus[0])
        #expect(CatalogChecker().check(catalog).findings.map(\.rule) == ["title/three-dots"])
    }

    @Test func missingInputsAreTold() {
        let result = CatalogChecker().check(ExampleCatalog("A").catalog)
        #expect(result.notChecked.map(\.description).contains("icon/unknown-symbol: no symbol table"))
        #expect(result.notChecked.map(\.description).contains("dynamic/stale-type: no former release"))
        #expect(result.notChecked.map(\.rule) == result.notChecked.map(\.rule).sorted())
        var inputs = CheckInputs()
        inputs.symbols = SymbolTable(symbols: [:])
        let second = CatalogChecker(inputs: inputs).check(ExampleCatalog("A").catalog)
        #expect(!second.notChecked.contains { $0.rule == "icon/unknown-symbol" })
    }

    @Test func aFindingSaysWhatItIsAbout() throws {
        let result = CatalogChecker().check(ExampleCatalog("Search ; symbol=a ; type=s ; de=Suchen...").catalog)
        let finding = try #require(result.findings.first { $0.rule == "title/three-dots" })
        #expect(finding.subject.app == "app")
        #expect(finding.subject.key?.type == "s")
        #expect(finding.subject.field == "title")
        #expect(finding.subject.language == "de")
        #expect(finding.summary == "title \"Suchen...\" (de) spells the ellipsis with full stops")
    }

    @Test func aTextThatIsSpeltInAnotherWayIsMeantAsAWhole() throws {
        // The source has an entity where the text has one character.
        var catalog = ExampleCatalog("A & B... ; symbol=a").catalog
        catalog.apps[0].menus[0].items[0].title.location?.length = 12
        catalog.apps[0].menus[0].items[0].title.languages = []
        let finding = try #require(CatalogChecker().check(catalog).findings.first { $0.rule == "title/three-dots" })
        #expect(finding.location?.column == 1)
        #expect(finding.location?.length == 12)
        #expect(finding.fixes.first?.location == nil)
    }

    @Test func aFixOfALookupKeyIsASuggestion() throws {
        let alone = CatalogChecker().check(ExampleCatalog("Scan... ; symbol=a").catalog)
        let fix = try #require(alone.findings.first { $0.rule == "title/three-dots" }?.fixes.first)
        #expect(fix.isSafe)
        #expect(fix.replacement == "…")
        #expect(fix.location?.column == 5)
        let inUse = CatalogChecker().check(ExampleCatalog("@languages=fr\nScan... ; symbol=a ; de=Scannen").catalog)
        let other = try #require(inUse.findings.first { $0.rule == "title/three-dots" }?.fixes.first)
        #expect(!other.isSafe)
    }

    @Test func examplesKnowTheirSpots() {
        let example = ExampleCatalog("@name=Acme\nSearch ↓Acme↑ | In ↓lists ; type=s")
        #expect(example.lines == ["@name=Acme", "Search Acme | In lists ; type=s"])
        #expect(example.spots.map(\.line) == [2, 2])
        #expect(example.spots.map(\.column) == [8, 18])
        #expect(example.spots.map(\.length) == [4, 14])
        let item = example.catalog.apps[0].menus[0].items[0]
        #expect(item.title.value == "Search Acme")
        #expect(item.subtitle?.value == "In lists")
        #expect(item.subtitle?.location?.column == 15)
        #expect(item.key.type == "s")
    }

    @Test func rulesAreFoundByName() {
        #expect(RuleTable.rule("title/ellipsis")?.id == "title/ellipsis")
        #expect(RuleTable.rule("input/unreadable") != nil)
        #expect(RuleTable.rule("title/nothing") == nil)
        #expect(RuleTable.all.count >= 100)
    }

    @Test(arguments: [
        ("New Note", 22, 1, true), ("Create a New Shopping List", 22, 1, false), ("Create a New Shopping List", 22, 2, true),
        ("Donaudampfschifffahrtsgesellschaft", 22, 1, false), ("検索して新しいリストを作る", 22, 1, false), ("検索", 22, 1, true),
        ("", 22, 1, true),
        ("👨🏻‍💻エンジニアと話す！", 22, 1, true),
    ])
    func texts(text: String, line: Int, lines: Int, fits: Bool) {
        #expect(CharacterBudget(title: line).fits(text, as: .title, lines: lines) == fits)
    }

    @Test func theShownPartEndsWhereTheLineDoes() {
        #expect(CharacterBudget(title: 10).shownPart(of: "Create a New List", as: .title, lines: 1) == "Create a N")
        #expect(CharacterBudget(title: 10).shownPart(of: "Search", as: .title, lines: 1) == "Search")
    }

    /// Ten thousand quick actions in three languages; the debug build has a generous limit.
    @Test func manyQuickActionsAreCheckedQuickly() {
        var catalog = ExampleCatalog("").catalog
        catalog.apps = (0..<100).map { app in
            let lines = (0..<100).map { item in
                "Create Note \(item) | In the list ; symbol=star ; type=com.acme.note\(item)x ; de=Notiz \(item) anlegen ; de.subtitle=In der Liste ; ar=ملاحظة جديدة \(item) ; ar.subtitle=في القائمة"
            }
            var one = ExampleCatalog(lines.joined(separator: "\n")).catalog.apps[0]
            one.id = "app\(app)"
            return one
        }
        let clock = ContinuousClock()
        var result = CheckResult()
        let time = clock.measure { result = CatalogChecker().check(catalog) }
        print("checked 10000 quick actions in \(time)")
        #expect(Set(result.findings.map(\.rule)) == ["icon/duplicate", "menu/too-many-static"])
        #expect(time < .seconds(20))
    }
}
