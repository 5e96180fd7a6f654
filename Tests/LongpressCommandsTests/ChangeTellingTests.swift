import CatalogReading
import Files
import Foundation
import QuickActionModel
import Testing

@testable import LongpressCommands

/// The releases of an app as a chain, each told against the one before.
@Suite struct ChangeTellingTests {
    private static func app(_ version: String?, _ titles: [(String, String)], retired: [RetiredType] = []) -> AppCatalog {
        var facts = AppFacts()
        facts.name = "Notes"
        facts.version = version
        let items = titles.enumerated().map { index, item in
            let place = SourceLocation(path: "Info.plist", line: index + 1, column: 1)
            return QuickAction(
                key: ActionKey(kind: .static, type: ByteText(item.0)), position: index + 1,
                source: ActionSource(location: place, excerpt: SourceExcerpt(location: place, lines: [])),
                title: LocalizedText(value: item.1, languages: [LanguageText(language: "en", text: item.1, origin: .table)]))
        }
        return AppCatalog(
            id: "notes", facts: facts, languages: [AppLanguage(code: "en", chain: ["en"])],
            menus: [ActionMenu(origin: .static(.any), location: SourceLocation(path: "Info.plist"), items: items)])
    }

    private static func telling(
        _ current: AppCatalog, _ saved: [(String, AppCatalog)], _ settings: NotesSettings = NotesSettings()
    ) -> ChangeTelling {
        let snapshots = saved.map { CatalogSnapshot(release: CatalogRelease(version: $0.0, date: "2026-01-01"), app: $0.1) }
        return ChangeTelling(
            catalog: QuickActionCatalog(
                site: SiteFacts(id: "s", title: "S"), apps: [current], notes: [], copies: [],
                releases: saved.isEmpty ? [:] : ["notes": snapshots]), settings: settings)
    }

    private static let one = app("1.0", [("a", "Find"), ("b", "Scan")])
    private static let two = app("2.0", [("a", "Search")])

    @Test func eachReleaseIsComparedWithTheOneBefore() throws {
        let told = Self.telling(Self.app("3.0", [("a", "Search"), ("b", "Scan")]), [("1.0", Self.one), ("2.0", Self.two)])
            .releases()
        #expect(told.map(\.version) == ["3.0", "2.0", "1.0"])
        #expect(told.map(\.from) == ["2.0", "1.0", nil])
        #expect(told.map(\.isSaved) == [false, true, true])
        #expect(told[2].entries.isEmpty)
        #expect(Set(told[1].entries.map(\.change.kind)) == [.titleChanged, .itemRemoved])
        #expect(told[0].entries.map(\.change.kind) == [.itemRestored])
        let title = try #require(told[1].entries.first { $0.change.kind == .titleChanged })
        #expect(title.people.plainText.contains("“Search”") && !title.people.plainText.contains("title.changed"))
    }

    @Test func pagesTellWhatReleaseNotesTell() throws {
        let plain = Self.telling(Self.two, [("1.0", Self.one)]).releases()
        let title = try #require(plain[0].entries.first { $0.change.kind == .titleChanged })
        var settings = NotesSettings()
        settings.overrides = [title.change.fingerprint: "Search everything."]
        let told = Self.telling(Self.two, [("1.0", Self.one)], settings).releases()
        let again = try #require(told[0].entries.first { $0.change.kind == .titleChanged })
        #expect(
            [again.people, again.design, again.engineering].map(\.plainText) == Array(repeating: "Search everything.", count: 3))
        let own = try Self.settings { configuration in
            configuration.changes.levels = [.titleChanged: .cosmetic]
            configuration.checks.ignore = [IgnoreEntry(rule: "item.removed")]
        }
        let changes = Self.telling(Self.two, [("1.0", Self.one)], own).releases()[0].entries.map(\.change)
        #expect(changes.map(\.kind) == [.titleChanged] && changes.map(\.level) == [.cosmetic])
    }

    @Test func aSavedReleaseThatIsUnchangedIsNotToldTwice() {
        #expect(Self.telling(Self.two, [("1.0", Self.one), ("2.0", Self.two)]).releases().map(\.version) == ["2.0", "1.0"])
        let worked = Self.app("2.0", [("a", "Seek")])
        let told = Self.telling(worked, [("1.0", Self.one), ("2.0", Self.two)]).releases()
        #expect(told.map(\.version) == [nil, "2.0", "1.0"])
        #expect(told[0].from == "2.0")
    }

    @Test func anOlderVersionStandsAtItsPlace() {
        let told = Self.telling(Self.app("1.1", [("a", "Find")]), [("1.0", Self.one), ("2.0", Self.two)]).releases()
        #expect(told.map(\.version) == ["2.0", "1.1", "1.0"])
        #expect(told[1].from == "1.0")
    }

    @Test func withoutSavedReleasesThereIsNothingToTell() {
        let telling = Self.telling(Self.two, [])
        #expect(telling.releases().isEmpty && telling.latest([]).isEmpty)
    }

    @Test func theLatestChangesAreThoseOfTheNewestRelease() {
        let telling = Self.telling(Self.app("3.0", [("a", "Seek")]), [("1.0", Self.one), ("2.0", Self.two)])
        let releases = telling.releases()
        let latest = telling.latest(releases)
        #expect(!latest.isEmpty)
        #expect(latest.allSatisfy { $0.from == "2.0" && $0.to == "3.0" })
        #expect(Set(latest.compactMap(\.fingerprint)).isSubset(of: Set(releases[0].entries.map(\.change.fingerprint))))
    }

    @Test func levelsAreConfigurable() throws {
        let told = Self.telling(
            Self.two, [("1.0", Self.one)], try Self.settings { $0.changes.levels = [.titleChanged: .breaking] }
        )
        .releases()
        #expect(told[0].entries.first?.change.kind == .titleChanged)
        #expect(told[0].entries.first?.change.level == .breaking)
    }

    private static func settings(_ change: (inout CatalogConfiguration) -> Void) throws -> NotesSettings {
        var configuration = CatalogConfiguration()
        change(&configuration)
        return try NotesSettings(configuration, FolderTree(path: NSTemporaryDirectory(), root: ""))
    }
}
