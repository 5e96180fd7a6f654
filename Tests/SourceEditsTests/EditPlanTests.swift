import QuickActionModel
import Testing

@testable import SourceEdits

@Suite struct EditPlanTests {
    let files: [String: [UInt8]] = [
        "a.json": Array("{\"a\": \"one\", \"b\": \"two\"}".utf8), "b.json": Array("{\"c\": \"one\"}".utf8),
        "c.json": Array("{".utf8),
    ]

    func plan(_ fixes: [Fix]) -> EditPlan {
        EditPlan(fixes) { (place) throws(EditRefusal) in
            guard let bytes = files[place.path] else { throw .file("no such file") }
            return bytes
        }
    }

    func edit(_ path: String, _ column: Int, _ whole: String, _ start: Int, _ length: Int, _ text: String) -> Edit {
        Edit(
            SourceLocation(path: path, line: 1, column: column), .rewrite(whole: whole, start: start, length: length, text: text))
    }

    func text(_ plan: EditPlan) -> [String] { plan.files.map { String(decoding: $0.new, as: UTF8.self) } }

    @Test func theFirstOfTwoThatOverlapWins() {
        let found = plan([
            Fix("a", edits: [edit("a.json", 8, "one", 0, 2, "x")]), Fix("b", edits: [edit("a.json", 8, "one", 1, 2, "y")]),
            Fix("c", edits: [edit("a.json", 8, "one", 2, 1, "z")]), Fix("d", edits: [edit("a.json", 20, "two", 0, 3, "2")]),
        ])
        #expect(found.applied == [0, 2, 3])
        #expect(found.refused.map(\.fix) == [1] && found.refused.map(\.reason) == [.overlap])
        #expect(text(found) == ["{\"a\": \"xz\", \"b\": \"2\"}"])
    }

    @Test func theSameFixTwiceIsOne() {
        let fix = Fix("a", edits: [edit("a.json", 8, "one", 0, 3, "1"), edit("b.json", 8, "one", 0, 3, "1")])
        let found = plan([fix, fix])
        #expect(found.applied == [0, 1] && found.repeated == [1])
        #expect(text(found) == ["{\"a\": \"1\", \"b\": \"two\"}", "{\"c\": \"1\"}"])
    }

    @Test func aFixIsAppliedAsAWholeOrNotAtAll() {
        let found = plan([
            Fix("a", edits: [edit("a.json", 8, "one", 0, 3, "1"), edit("b.json", 8, "other", 0, 3, "1")]),
            Fix("b", edits: [edit("a.json", 8, "one", 0, 3, "1"), edit("c.json", 8, "one", 0, 3, "1")]),
            Fix("c", edits: [edit("a.json", 8, "one", 0, 3, "1"), edit("d.json", 8, "one", 0, 3, "1")]), Fix("d"),
        ])
        #expect(found.applied.isEmpty && found.files.isEmpty)
        let reasons = found.refused.map(\.reason)
        #expect(reasons.count == 4 && reasons[0] == .otherText && reasons[2...] == [.file("no such file"), .advice])
        if case .unreadable = reasons[1] {} else { Issue.record("\(reasons[1])") }
    }

    @Test func aFixThatSpoilsAFileTakesItsOtherEditsAlong() {
        let found = plan([
            Fix("a", edits: [edit("b.json", 8, "one", 0, 3, "1"), edit("a.json", 15, "b", 0, 1, "a")]),
            Fix("b", edits: [edit("a.json", 20, "two", 0, 3, "2")]),
        ])
        #expect(found.applied == [1] && found.refused.map(\.reason) == [.damage])
        #expect(text(found) == ["{\"a\": \"one\", \"b\": \"2\"}"])
    }

    @Test func manyFixesInOneFile() throws {
        let count = 3_000
        let text = "[" + (0..<count).map { _ in "\"a  b\"" }.joined(separator: ",\n") + "]"
        let fixes = (0..<count).reversed().map { index in
            let place = SourceLocation(path: "a.json", line: index + 1, column: index == 0 ? 3 : 2)
            return Fix("x", edits: [Edit(place, .rewrite(whole: "a  b", start: 1, length: 2, text: " "))])
        }
        let found = EditPlan(fixes) { _ in Array(text.utf8) }
        #expect(found.applied.count == count)
        #expect(self.text(found) == [text.replacing("  ", with: " ")])
    }
}
