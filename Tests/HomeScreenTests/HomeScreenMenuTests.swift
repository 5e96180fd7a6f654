import HomeScreen
import QuickActionModel
import Testing

/// Every combination of counts, empty titles, places, profiles, states and devices against a plain formulation of the facts.
@Suite struct HomeScreenMenuTests {
    /// Which items of a list have no title.
    enum Empties: CaseIterable {
        case none
        case first
        case everySecond

        func isEmpty(_ index: Int) -> Bool {
            switch self {
            case .none: false
            case .first: index == 0
            case .everySecond: index % 2 == 1
            }
        }
    }

    /// Titles of a list: a letter for the list and the place in it; "" where the title is empty.
    private static func titles(_ letter: String, _ count: Int, _ empties: Empties) -> [String] {
        (0..<count).map { empties.isEmpty($0) ? "" : letter + String($0) }
    }

    private static func list(_ letter: String, _ count: Int, _ empties: Empties) -> [QuickAction] {
        titles(letter, count, empties).map { .titled($0, letter == "S" || letter == "P" ? .static : .dynamic) }
    }

    /// S: static, P: static of the iPad; N: dynamic now, O: dynamic of the old release, L: dynamic in the old language.
    private static func sources(_ fixed: Int, _ dynamic: Int, _ empties: Empties) -> MenuSources {
        MenuSources(
            statics: [.any: list("S", fixed, empties), .ipad: list("P", fixed, empties)],
            dynamic: DynamicList(items: list("N", dynamic, empties), language: "de", version: "2.0"),
            previousDynamic: DynamicList(items: list("O", dynamic, empties), language: "de", version: "1.0"),
            dynamicInPreviousLanguage: DynamicList(items: list("L", dynamic, empties), language: "en", version: "2.0"))
    }

    /// The table of states, in letters.
    private static let shownLists: [MenuState: String] = [
        .justInstalled: "", .firstLaunchDone: "N", .updatedNotOpened: "O", .languageChangedNotOpened: "L",
    ]

    @Test(arguments: MenuState.allCases, MenuDevice.allCases)
    func everyCombination(state: MenuState, device: MenuDevice) {
        for fixed in 0...6 {
            for dynamic in 0...6 {
                for empties in Empties.allCases {
                    let letters = (device == .ipad ? "P" : "S") + (Self.shownLists[state] ?? "?")
                    let all = zip(letters, [fixed, dynamic]).flatMap { Self.titles(String($0), $1, empties) }
                    check(Self.sources(fixed, dynamic, empties), all, state, device)
                }
            }
        }
    }

    private func check(_ sources: MenuSources, _ all: [String], _ state: MenuState, _ device: MenuDevice) {
        let titled = all.filter { $0 != "" }
        for place in MenuPlace.allCases {
            for profile in MenuProfile.allCases {
                let situation = MenuSituation(
                    state: state, device: device, place: place, profile: profile, language: "de", previousLanguage: "en")
                let menu = HomeScreenMenu(sources, in: situation)
                let seen = menu.rows.map(\.title)
                let expected = Array(titled.prefix(4))
                guard (place.isInLowerHalf ? Array(seen.reversed()) : seen) == expected,
                    menu.beyond.map(\.title.value) == Array(titled.dropFirst(4)),
                    menu.untitled.count == all.count - titled.count,
                    menu.iconSide == (profile == .docs && place.isInRightHalf ? .right : .left),
                    menu.direction == (place.isInLowerHalf ? .above : .below),
                    menu.rows.allSatisfy({ ($0.stale != nil) == ($0.title.hasPrefix("O") || $0.title.hasPrefix("L")) })
                else {
                    Issue.record("\(situation): \(seen), expected \(expected)")
                    return
                }
            }
        }
    }

    private static func menu(
        _ state: MenuState, _ sources: MenuSources = sources(1, 1, .none), device: MenuDevice = .iphone,
        place: MenuPlace = MenuPlace(), language: String = "de", version: Int = 26, limit: Int = 4
    ) -> HomeScreenMenu {
        HomeScreenMenu(
            sources,
            in: MenuSituation(
                state: state, device: device, place: place, language: language, previousLanguage: "en", systemVersion: version),
            limit: limit)
    }

    @Test func anUpdateLeavesTheOldDynamicRows() throws {
        let rows = Self.menu(.updatedNotOpened).rows
        try #require(rows.map(\.title) == ["S0", "O0"])
        #expect(rows.map(\.release) == [.this, .previous(version: "1.0")])
        #expect(rows.map(\.stale) == [nil, .oldRelease])
        #expect(rows.map(\.certainty) == [.inferred, .documented])
    }

    @Test func aChangeOfLanguageLeavesTheOldTexts() throws {
        let rows = Self.menu(.languageChangedNotOpened).rows
        try #require(rows.map(\.title) == ["S0", "L0"])
        #expect(rows.map(\.release) == [.this, .this])
        #expect(rows.map(\.stale) == [nil, .oldLanguage])
        #expect(rows.map(\.language) == [nil, "en"])
        #expect(rows.map(\.certainty) == [.observed, .observed])
    }

    @Test(
        arguments: [
            (.justInstalled, []), (.firstLaunchDone, [.dynamicNotKnown]), (.updatedNotOpened, [.previousReleaseNotKnown]),
            (.languageChangedNotOpened, [.previousLanguageNotKnown("en")]),
        ] as [(MenuState, [MenuNote])])
    func whatIsNotKnownIsSaid(state: MenuState, notes: [MenuNote]) {
        let menu = Self.menu(state, MenuSources(statics: [.any: [.titled("A")]]))
        #expect(menu.rows.map(\.title) == ["A"])
        #expect(menu.notes == notes)
        // A list that is known to be empty is not unknown.
        let none = DynamicList(items: [], language: "fr")
        let known = MenuSources(dynamic: none, previousDynamic: none, dynamicInPreviousLanguage: none)
        #expect(Self.menu(state, known).notes.isEmpty)
    }

    @Test func withoutAPreviousLanguageNothingIsGuessed() {
        let situation = MenuSituation(state: .languageChangedNotOpened, language: "de")
        let menu = HomeScreenMenu(Self.sources(1, 1, .none), in: situation)
        #expect(menu.rows.map(\.title) == ["S0"])
        #expect(menu.notes == [.previousLanguageNotKnown(nil)])
    }

    @Test func dynamicTextsOfAnotherLanguageAreNoted() {
        let menu = Self.menu(.firstLaunchDone, language: "fr")
        #expect(menu.notes == [.dynamicInOtherLanguage("de")])
        #expect(menu.rows.last?.language == "de")
    }

    @Test func aVariantReplacesTheArray() {
        let sources = MenuSources(statics: [.any: [.titled("A")], .ipad: [], .iphone: [.titled("B"), .titled("C")]])
        let phone = Self.menu(.justInstalled, sources)
        #expect(phone.rows.map(\.title) == ["B", "C"])
        #expect(phone.notes == [.variantUnverified(.iphone)])
        #expect(phone.statement(.variant)?.certainty == .inferred)
        #expect(Self.menu(.justInstalled, sources, device: .ipad).rows.isEmpty)
        let plain = Self.menu(.justInstalled, MenuSources(statics: [.any: [.titled("A")], .ipad: []]))
        #expect(plain.rows.map(\.title) == ["A"])
        #expect(plain.notes.isEmpty)
        #expect(plain.statement(.variant) == nil)
        #expect(Self.menu(.justInstalled, MenuSources(statics: [.ipad: [.titled("A")]])).rows.isEmpty)
    }

    @Test func textsSayTheirLanguage() {
        let action = QuickAction.titled(
            "KEY",
            languages: [
                LanguageText(language: "de", text: "Neu", origin: .table),
                LanguageText(language: "de-AT", text: "Neu", origin: .fallback(language: "de")),
                LanguageText(language: "fr", text: "KEY", origin: .declared),
                LanguageText(language: "it", text: "", origin: .table),
            ])
        let sources = MenuSources(statics: [.any: [action]])
        let languages = ["de", "de-AT", "fr", "pl"].map { Self.menu(.justInstalled, sources, language: $0).rows.first?.language }
        #expect(languages == ["de", "de", nil, nil])
        #expect(Self.menu(.justInstalled, sources, language: "it").untitled == [action])
    }

    @Test(arguments: [(-1, 0), (0, 0), (1, 1), (4, 2), (1000, 2)]) func limits(limit: Int, shown: Int) {
        let menu = Self.menu(.firstLaunchDone, limit: limit)
        #expect(menu.rows.count == shown)
        #expect(menu.beyond.count == 2 - shown)
        #expect(menu.statement(.rows)?.certainty == (limit == 4 ? .documented : .estimated))
    }

    @Test func iconsOfRightToLeftLanguagesLeadAtTheRight() {
        let situation = MenuSituation(profile: .ios26, language: "ar")
        #expect(HomeScreenMenu(MenuSources(), in: situation).iconSide == .right)
        #expect(HomeScreenMenu(MenuSources(), in: situation).statement(.iconSide)?.certainty == .observed)
    }

    @Test(
        arguments: [
            (12, []), (13, ["Edit Home Screen", "Share App", "Delete App"]),
            (14, ["Edit Home Screen", "Share App", "Remove App"]),
            (17, ["Edit Home Screen", "Share App", "Remove App"]),
            (18, ["Widget sizes", "Edit Home Screen", "Share App", "Require Face ID", "Remove App"]),
            (26, ["Widget sizes", "Edit Home Screen", "Share App", "Require Face ID", "Remove App"]),
        ] as [(Int, [String])])
    func rowsOfTheSystem(version: Int, titles: [String]) {
        let below = Self.menu(.firstLaunchDone, version: version)
        #expect(below.systemRows.map(\.title) == titles)
        #expect(below.systemRows.filter(\.isRed).map(\.title) == Array(titles.suffix(1)))
        let above = Self.menu(.firstLaunchDone, place: MenuPlace(isInLowerHalf: true), version: version)
        #expect(above.systemRows.map(\.title) == titles.reversed())
        #expect(above.nearestFirst.map(\.title) == below.rows.map(\.title))
    }

    @Test func everyTopicHasOneStatement() {
        let sources = MenuSources(statics: [.iphone: []])
        for state in MenuState.allCases {
            let topics = Self.menu(state, sources).statements.map(\.topic)
            #expect(Set(topics) == Set(MenuStatement.Topic.allCases))
            #expect(topics.count == MenuStatement.Topic.allCases.count)
        }
    }

    @Test(arguments: [
        (0, 0, 6, 4, false, false), (2, 1, 6, 4, false, false), (3, 2, 6, 4, true, true), (5, 3, 6, 4, true, true),
        (2, 2, 5, 5, false, false), (3, 3, 5, 5, true, true), (0, 0, 1, 1, false, false), (-1, 9, 6, 4, false, true),
        (0, 0, 0, 0, true, true),
    ])
    func places(row: Int, column: Int, rows: Int, columns: Int, isLow: Bool, isRight: Bool) {
        let place = MenuPlace(row: row, column: column, rows: rows, columns: columns)
        #expect(place == MenuPlace(isInLowerHalf: isLow, isInRightHalf: isRight))
    }

    @Test func listsComeFromTheCatalog() {
        func export(_ id: String, _ language: String, _ title: String) -> ActionMenu {
            ActionMenu(
                origin: .dynamic(Scenario(id: id, name: id, appVersion: "3"), language: language),
                location: SourceLocation(path: "x.json"), items: [.titled(title, .dynamic)])
        }
        let menus = [
            ActionMenu(origin: .static(.any), location: SourceLocation(path: "Info.plist"), items: [.titled("S")]),
            export("many", "en", "Many"), export("many", "de", "Viele"), export("few", "en", "Few"),
        ]
        let sources = MenuSources(menus: menus, scenario: "many", language: "de", previousLanguage: "en")
        #expect(sources.statics[.any]?.count == 1)
        #expect(sources.dynamic == DynamicList(items: [.titled("Viele", .dynamic)], language: "de", version: "3"))
        #expect(sources.dynamicInPreviousLanguage?.items == [.titled("Many", .dynamic)])
        #expect(MenuSources(menus: menus, scenario: "few", language: "de").dynamic?.language == "en")
        #expect(MenuSources(menus: menus, scenario: nil, language: "de").dynamic == nil)
        #expect(DynamicList(menus[0]) == nil)
    }
}
