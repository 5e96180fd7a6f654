import Foundation
import Testing

/// Every file of `Cases/` is a test; README.md shows how to add one.
@Suite struct SpecTests {
    /// Whether expectations are written anew; such a run fails, so that nobody records by accident.
    private static let isRecording = ProcessInfo.processInfo.environment["LONGPRESS_RECORD"] == "1"

    @Test func casesAreFound() throws {
        #expect(SpecCase.all.count >= 40)
        for spec in SpecCase.all {
            #expect(!spec.title.isEmpty, "\(spec.file.lastPathComponent) says what it is about in its first line")
            #expect(spec.sections.contains { $0.word == "run" }, "\(spec.file.lastPathComponent) runs something")
        }
    }

    /// The table of reported cases names what is there.
    @Test func namedCasesExist() throws {
        let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("CASES.md")
        let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
            .filter { $0.wholeMatch(of: /\| [A-F][0-9]{2} \|.*/) != nil }
        #expect(rows.count >= 55)
        let names = Set(SpecCase.all.map(\.testDescription))
        for row in rows {
            let cells = row.split(separator: "|")
            #expect(cells.count == 3, "\(row)")
            let places = (cells.last ?? "").split(separator: ",").map { $0.split(separator: ";")[0] }
            for place in places where place.contains("-") && !place.contains(where: { "`\"".contains($0) }) {
                let name = place.trimmingCharacters(in: .whitespaces)
                #expect(names.contains(name), "\(row)")
            }
        }
    }

    @Test(arguments: SpecCase.all) func plays(_ spec: SpecCase) throws {
        let wanted = spec.text(spec.sections)
        let actual = spec.text(try SpecRun.actual(of: spec))
        guard wanted != actual else { return }
        if Self.isRecording {
            try Data(actual.utf8).write(to: spec.file)
            Issue.record("recorded \(spec.testDescription); look at the difference, then run without LONGPRESS_RECORD")
        } else {
            Issue.record("\(spec.testDescription): \(Self.firstDifference(wanted, actual))")
        }
    }

    private static func firstDifference(_ wanted: String, _ actual: String) -> String {
        let (a, b) = (wanted.components(separatedBy: "\n"), actual.components(separatedBy: "\n"))
        let index = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
        let (left, right) = (a.dropFirst(index).prefix(12), b.dropFirst(index).prefix(12))
        return
            "from line \(index + 1) of the case\nexpected:\n\(left.joined(separator: "\n"))\nbut it is:\n\(right.joined(separator: "\n"))"
    }
}
