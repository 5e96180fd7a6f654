import HomeScreen
import QuickActionModel
import Testing

@Suite struct MenuRowsTests {
    private static func list(_ count: Int, _ kind: ActionKind) -> [QuickAction] {
        (0..<count).map { .titled("\(kind == .static ? "S" : "D")\($0)", kind) }
    }

    private static func titles(_ actions: [QuickAction]) -> String { actions.map(\.title.value).joined(separator: " ") }

    /// Four rows: static ones first, then dynamic ones.
    ///
    /// Rows of the table: number of static items; columns: of dynamic ones.
    private static let shown: [[String]] = [
        ["", "D0", "D0 D1", "D0 D1 D2", "D0 D1 D2 D3", "D0 D1 D2 D3", "D0 D1 D2 D3"],
        ["S0", "S0 D0", "S0 D0 D1", "S0 D0 D1 D2", "S0 D0 D1 D2", "S0 D0 D1 D2", "S0 D0 D1 D2"],
        ["S0 S1", "S0 S1 D0", "S0 S1 D0 D1", "S0 S1 D0 D1", "S0 S1 D0 D1", "S0 S1 D0 D1", "S0 S1 D0 D1"],
        ["S0 S1 S2", "S0 S1 S2 D0", "S0 S1 S2 D0", "S0 S1 S2 D0", "S0 S1 S2 D0", "S0 S1 S2 D0", "S0 S1 S2 D0"],
        Array(repeating: "S0 S1 S2 S3", count: 7), Array(repeating: "S0 S1 S2 S3", count: 7),
        Array(repeating: "S0 S1 S2 S3", count: 7),
    ]

    @Test(arguments: 0...6, 0...6) func fourRows(fixed: Int, dynamic: Int) {
        let rows = MenuRows(static: Self.list(fixed, .static), dynamic: Self.list(dynamic, .dynamic), language: "en", limit: 4)
        #expect(Self.titles(rows.shown) == Self.shown[fixed][dynamic])
        #expect(rows.shown.count + rows.beyond.count == fixed + dynamic)
        #expect(rows.untitled.isEmpty)
    }

    @Test func theRestIsDefinedNotShown() {
        let rows = MenuRows(static: Self.list(5, .static), dynamic: Self.list(2, .dynamic), language: "en", limit: 4)
        #expect(Self.titles(rows.beyond) == "S4 D0 D1")
    }

    @Test(arguments: [(0, "", "S0 S1 D0"), (1, "S0", "S1 D0"), (2, "S0 S1", "D0"), (3, "S0 S1 D0", ""), (100, "S0 S1 D0", "")])
    func otherLimits(limit: Int, shown: String, beyond: String) {
        let rows = MenuRows(static: Self.list(2, .static), dynamic: Self.list(1, .dynamic), language: "en", limit: limit)
        #expect(Self.titles(rows.shown) == shown)
        #expect(Self.titles(rows.beyond) == beyond)
    }

    @Test func anEmptyTitleTakesNoRow() {
        let fixed: [QuickAction] = [.titled("A"), .titled(""), .titled("B"), .titled("C"), .titled(" "), .titled("D")]
        let rows = MenuRows(static: fixed, dynamic: [.titled("", .dynamic)], language: "en", limit: 4)
        #expect(rows.shown.map(\.title.value) == ["A", "B", "C", " "])
        #expect(rows.beyond.map(\.title.value) == ["D"])
        #expect(rows.untitled.map(\.key.kind) == [.static, .dynamic])
    }

    @Test func theLanguageDecides() {
        let action = QuickAction.titled(
            "KEY",
            languages: [
                LanguageText(language: "en", text: "Add", origin: .table), LanguageText(language: "de", text: "", origin: .table),
            ])
        #expect(MenuRows(static: [action], dynamic: [], language: "en", limit: 4).shown.count == 1)
        #expect(MenuRows(static: [action], dynamic: [], language: "de", limit: 4).untitled.count == 1)
        // A language that the text does not know shows the declared value.
        #expect(MenuRows(static: [action], dynamic: [], language: "fr", limit: 4).shown.count == 1)
        let bare = QuickAction.titled("", languages: [LanguageText(language: "en", text: "Add", origin: .table)])
        #expect(MenuRows(static: [bare], dynamic: [], language: "en", limit: 4).shown.count == 1)
        #expect(MenuRows(static: [bare], dynamic: [], language: "fr", limit: 4).untitled.count == 1)
    }

    @Test(
        arguments: [
            (.docs, false, false, .left), (.docs, true, false, .right), (.docs, false, true, .left), (.docs, true, true, .right),
            (.ios26, false, false, .left), (.ios26, true, false, .left), (.ios26, false, true, .right),
            (.ios26, true, true, .right),
        ] as [(MenuProfile, Bool, Bool, IconSide)])
    func sides(profile: MenuProfile, appInRightHalf: Bool, rightToLeft: Bool, side: IconSide) {
        #expect(IconSide.of(profile: profile, appInRightHalf: appInRightHalf, rightToLeft: rightToLeft) == side)
    }

    @Test func reasonsSayWhatIsKnown() {
        #expect(IconSide.reason(profile: .docs).hasSuffix("(documented)."))
        #expect(IconSide.reason(profile: .ios26).hasSuffix("(observed in iOS 26)."))
    }
}
