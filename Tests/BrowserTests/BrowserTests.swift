import Foundation
import Testing

/// The checks in two rows, so that two browsers run at a time and not seven.
@Suite(.enabled(if: Browser.isWanted, Comment(rawValue: Browser.whyNot)))
struct BrowserTests {
    static let rows: [[BrowserCheck]] = [
        [.accessibility, .layout, .stage, .findings, .filters],
        [.loading, .markup, .scriptless, .media, .keyboard, .serve, .search],
    ]

    @Test(.timeLimit(.minutes(20)), arguments: rows)
    func findNothing(_ row: [BrowserCheck]) async throws {
        for check in row { try await check.run() }
    }

    @Test func everyScriptIsRun() throws {
        let scripts = try FileManager.default.contentsOfDirectory(atPath: Browser.checks).filter { $0.hasSuffix(".py") }
        let run = Self.rows.joined().map { $0.rawValue + ".py" }
        #expect(scripts.filter { $0 != "browsing.py" }.sorted() == run.sorted())
    }
}
