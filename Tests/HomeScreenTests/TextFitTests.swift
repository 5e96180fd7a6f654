import HomeScreen
import QuickActionModel
import Testing

@Suite struct TextFitTests {
    private static let docs = MenuMetrics.of(.docs, .iphone)
    private static let ios26 = MenuMetrics.of(.ios26, .iphone)
    private static let ipad = MenuMetrics.of(.ios26, .ipad)

    private static func lines(_ title: String, _ subtitle: String? = nil, _ metrics: MenuMetrics) -> [String] {
        TextFit.of(title: title, subtitle: subtitle, metrics: metrics).title.lines
    }

    @Test func aShortTitleStandsOnOneLine() {
        for metrics in [Self.docs, Self.ios26, Self.ipad] {
            let fit = TextFit.of(title: "New Tab", subtitle: "Opens a page", metrics: metrics)
            #expect(fit.title == FittedText("New Tab", fontSize: 17, width: 190, mostLines: 1))
            #expect(fit.title.lines == ["New Tab"])
            #expect(fit.subtitle?.lines == ["Opens a page"])
            #expect(!fit.isCut)
            #expect(fit.title.missingPoints == 0 && fit.title.hiddenCharacters == 0)
        }
    }

    @Test(arguments: [nil, ""] as [String?]) func withoutASubtitleTheTitleTakesTwoLines(subtitle: String?) {
        let title = "Add Photo or Video to Album"
        let fit = TextFit.of(title: title, subtitle: subtitle, metrics: Self.docs)
        #expect(fit.title.lines == ["Add Photo or Video to", "Album"])
        #expect(!fit.isCut)
        #expect(fit.subtitle == nil)
    }

    @Test func besideASubtitleTheTitleIsCut() {
        let fit = TextFit.of(title: "Add Photo or Video to Album", subtitle: "x", metrics: Self.docs)
        #expect(fit.title.lines == ["Add Photo or Video t…"])
        #expect(fit.title.hiddenCharacters == 7)
        let width = TextWidth.points(of: "Add Photo or Video to Album", fontSize: 17)
        #expect(abs(fit.title.missingPoints - (width - 190)) < 0.02)
        #expect(fit.isCut)
    }

    @Test func metricsMatter() {
        let title = "Search Photos and Videos"
        #expect(Self.lines(title, "x", Self.docs) == ["Search Photos and Vi…"])
        #expect(Self.lines(title, "x", Self.ios26) == ["Search Photos an…"])
        #expect(Self.lines(title, "x", Self.ipad) == ["Search Photos and…"])
        #expect(Self.lines(title, nil, Self.ios26) == ["Search Photos and", "Videos"])
    }

    @Test func aLongTitleIsCutOnItsSecondLine() {
        let fit = TextFit.of(title: "Search all Photos and Videos of Summer 2024 at Sea", subtitle: nil, metrics: Self.docs)
        #expect(fit.title.lines.count == 2)
        #expect(fit.title.lines[0] == "Search all Photos and")
        #expect(fit.title.lines[1].hasSuffix("…"))
        #expect(fit.isCut)
    }

    @Test func aSubtitleHasOneLine() {
        let fit = TextFit.of(title: "A", subtitle: "Tomorrow at half past seven in the morning", metrics: Self.docs)
        #expect(fit.subtitle?.lines.count == 1)
        #expect(fit.subtitle?.isCut == true)
        #expect(fit.isCut)
        #expect(!fit.title.isCut)
    }

    @Test func linesBreakWhereTheScriptAllows() {
        // Eleven signs of 17 points fit into 190.
        #expect(Self.lines("新しいメモをすばやく追加する", nil, Self.docs) == ["新しいメモをすばやく追", "加する"])
        #expect(Self.lines("新しいメモをすばやく追。加する", nil, Self.docs) == ["新しいメモをすばやく", "追。加する"])
        #expect(Self.lines("新しいメモをすばやく（追加）する", nil, Self.docs) == ["新しいメモをすばやく", "（追加）する"])
        #expect(Self.lines("Dampfschifffahrts-Gesellschaft", nil, Self.docs) == ["Dampfschifffahrts-", "Gesellschaft"])
        #expect(Self.lines("새로운 메시지를 모두 보내기", nil, Self.docs) == ["새로운 메시지를 모두", "보내기"])
        #expect(Self.lines("Rindfleischetikettierungsgesetz", nil, Self.docs).count == 2)
        #expect(Self.lines("Rindfleischetikettierungsgesetz", nil, Self.docs).joined() == "Rindfleischetikettierungsgesetz")
    }

    @Test(
        arguments: [
            ("", 0.0, [], 0), ("", 100, [], 0), (" ", 100, [" "], 0), ("abc", 0, ["…"], 3), ("abc", -5, ["…"], 3),
            ("👨‍👩‍👧👨‍👩‍👧", 50, ["👨‍👩‍👧👨‍👩‍👧"], 0), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 50, ["👨‍👩‍👧…"], 2),
            ("Hello there", 60, ["Hello…"], 6), ("Hello     ", 50, ["Hello     "], 0),
        ] as [(String, Double, [String], Int)])
    func oneLine(text: String, width: Double, lines: [String], hidden: Int) {
        let fit = FittedText(text, fontSize: 17, width: width, mostLines: 1)
        #expect(fit.lines == lines)
        #expect(fit.hiddenCharacters == hidden)
    }

    @Test func widthsAndTextsOfAnyKindEnd() {
        for width in [-1, 0, 3, 10, .infinity] {
            for text in ["", "     ", "a b", String(repeating: "x", count: 5000), String(repeating: "あ。", count: 3000)] {
                for mostLines in [0, 1, 2, 5] {
                    let fit = FittedText(text, fontSize: 17, width: width, mostLines: mostLines)
                    #expect(fit.lines.count <= max(1, mostLines))
                    #expect(fit.hiddenCharacters <= text.count)
                }
            }
        }
        #expect(FittedText("a", fontSize: 0, width: 100, mostLines: 1).hiddenCharacters == 1)
        #expect(FittedText("a", fontSize: 17, width: .nan, mostLines: 2).hiddenCharacters <= 1)
    }
}
