import Foundation
import HomeScreen
import Testing

/// Holds the estimate against the widths that Chromium measures.
@Suite struct TextWidthMeasurement {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let python = root.appending(path: ".build/browser-venv/bin/python3").path
    private static let chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first(
        where: exists)
    private static let fonts = [
        "opentype/inter/Inter-Regular.otf", "truetype/noto/NotoSans-Regular.ttf", "opentype/noto/NotoSansCJK-Regular.ttc",
        "truetype/noto/NotoColorEmoji.ttf",
    ]

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private static let script = """
        import json, sys
        from playwright.sync_api import sync_playwright
        families = ["Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari",
                    "Noto Sans CJK SC", "Noto Color Emoji"]
        ask = json.load(open(sys.argv[1]))
        with sync_playwright() as tools:
            browser = tools.chromium.launch(executable_path=ask["browser"], args=["--no-sandbox"])
            page = browser.new_page()
            widths = page.evaluate('''([titles, sizes, families]) => {
                const context = document.createElement("canvas").getContext("2d")
                context.textRendering = "geometricPrecision"
                return sizes.map(size => {
                    context.font = size + "px " + families.map(name => JSON.stringify(name)).join(", ")
                    return titles.map(title => context.measureText(title).width)
                })
            }''', [ask["titles"], ask["sizes"], families])
            browser.close()
        json.dump(widths, sys.stdout)
        """

    private struct Ask: Encodable {
        var browser: String
        var titles: [String]
        var sizes: [Double]
    }

    private static func measure(_ titles: [String], sizes: [Double]) throws -> [[Double]] {
        let ask = FileManager.default.temporaryDirectory.appending(path: "longpress-titles-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: ask) }
        try JSONEncoder().encode(Ask(browser: chromium ?? "", titles: titles, sizes: sizes)).write(to: ask)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: python)
        process.arguments = ["-c", script, ask.path]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode([[Double]].self, from: data)
    }

    /// Median and 95th percentile of relative errors.
    private static func spread(_ errors: [Double]) -> (median: Double, high: Double) {
        let sorted = errors.sorted()
        return (sorted[sorted.count / 2], sorted[min(sorted.count - 1, Int((Double(sorted.count) * 0.95).rounded(.up)) - 1)])
    }

    @Test(
        .enabled(if: exists(python), ".build/browser-venv is missing: run make test-deps"),
        .enabled(if: chromium != nil, "Chromium is not installed"),
        .enabled(
            if: fonts.allSatisfy { exists("/usr/share/fonts/" + $0) },
            "fonts-inter, fonts-noto-core, fonts-noto-cjk or fonts-noto-color-emoji is not installed"))
    func estimateAgreesWithChromium() throws {
        let groups = MeasuredTitles.all()
        let sizes = [17.0, 15.0]
        let widths = try Self.measure(groups.flatMap(\.titles), sizes: sizes)
        #expect(widths.map(\.count) == [groups.map(\.titles.count).reduce(0, +)].flatMap { [$0, $0] })
        print("script, size, titles, median error, 95th percentile")
        for (row, size) in sizes.enumerated() {
            var start = 0
            for group in groups {
                let measured = widths[row][start..<start + group.titles.count]
                start += group.titles.count
                let errors = zip(group.titles, measured).map { abs(TextWidth.points(of: $0, fontSize: size) - $1) / $1 }
                let (median, high) = Self.spread(errors)
                let figures = [median, high].map { String(format: "%.1f %%", $0 * 100) }
                print("\(group.script), \(Int(size)), \(errors.count), \(figures[0]), \(figures[1])")
                let worst = zip(errors, group.titles).max { $0.0 < $1.0 }.map { "\($0.1) \($0.0)" } ?? ""
                #expect(median < 0.04, "\(group.script) at \(size); worst: \(worst)")
                #expect(high < 0.10, "\(group.script) at \(size); worst: \(worst)")
            }
        }
    }
}
