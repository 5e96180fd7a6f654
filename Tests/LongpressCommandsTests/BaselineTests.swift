import QuickActionModel
import Testing

@testable import LongpressCommands

@Suite struct BaselineTests {
    private static func finding(
        _ rule: Rule = .missingTitle, app: String? = "a", type: String? = "new", value: String? = "New", line: Int = 1
    ) -> Finding {
        Finding(
            rule, "words", at: SourceLocation(path: "content/apps/a/Info.plist", line: line, column: 1),
            subject: FindingSubject(
                app: app, key: type.map { ActionKey(kind: .static, type: ByteText($0)) }, field: "title", language: "en",
                value: value))
    }

    @Test func whatIsWrittenIsReadBack() throws {
        var other = Self.finding(app: nil, type: nil, value: nil)
        other.subject.language = nil
        let identity = ActionIdentity(key: "id", value: "\"42\"")
        var third = Self.finding()
        third.subject.key = ActionKey(variant: .ipad, kind: .static, type: "new \"q\"", identity: identity)
        let baseline = Baseline(of: [Self.finding(), Self.finding(line: 9), other, third])
        let read = try BaselineFile.parse(baseline.document(), path: "b.json")
        #expect(read.document() == baseline.document())
        #expect(read.entries.map(\.count) == [1, 2, 1])
        #expect(read.entries.map(\.fingerprint) == baseline.entries.map(\.fingerprint))
        #expect(read.entries.allSatisfy { $0.place != nil })
    }

    @Test func aDocumentIsSortedAndReadable() {
        let text = String(decoding: Baseline(of: [Self.finding(), Self.finding(line: 4)]).document(), as: UTF8.self)
        #expect(
            text == """
                {
                  "entries": [
                    {
                      "app": "a",
                      "count": 2,
                      "field": "title",
                      "fingerprint": "\(Self.finding().fingerprint)",
                      "kind": "static",
                      "language": "en",
                      "rule": "structure/missing-title",
                      "type": "new",
                      "valueHash": "\(SHA256.hex("New").prefix(16))"
                    }
                  ],
                  "format": "longpress-baseline/1"
                }

                """)
    }

    @Test func theOrderOfFindingsDoesNotMatter() {
        let findings = [Self.finding(), Self.finding(app: "b"), Self.finding(type: "z"), Self.finding(.unknownKey)]
        #expect(Baseline(of: findings).document() == Baseline(of: findings.reversed()).document())
    }

    @Test func linesWordsAndPathsDoNotCount() {
        let baseline = Baseline(of: [Self.finding(line: 1)])
        var moved = Self.finding(line: 40)
        moved.summary = "other words"
        moved.location?.path = "elsewhere.plist"
        let match = baseline.match([moved], within: Baseline.Reach())
        #expect(match.hidden == [moved])
        #expect(match.new.isEmpty && match.stale.isEmpty)
    }

    @Test(arguments: [
        finding(.unknownKey), finding(app: "b"), finding(type: "other"), finding(value: "New!"), finding(value: nil),
    ])
    func anotherSubjectIsNew(finding: Finding) {
        let match = Baseline(of: [Self.finding()]).match([finding], within: Baseline.Reach())
        #expect(match.new == [finding])
        #expect(match.mended == 1)
    }

    @Test func onlyAsManyAsAreKnownAreHidden() {
        let findings = [Self.finding(line: 1), Self.finding(line: 2), Self.finding(line: 3)]
        let match = Baseline(of: Array(findings.prefix(2))).match(findings, within: Baseline.Reach())
        #expect(match.hidden.map(\.location?.line) == [1, 2])
        #expect(match.new.map(\.location?.line) == [3])
    }

    @Test func whatIsMendedIsCountedAndTakenOut() {
        let baseline = Baseline(of: [Self.finding(), Self.finding(), Self.finding(), Self.finding(app: "b")])
        let match = baseline.match([Self.finding()], within: Baseline.Reach())
        #expect(match.mended == 3)
        #expect(match.stale.map(\.count) == [2, 1])
        #expect(match.pruned.entries.map(\.count) == [1])
        #expect(match.pruned.match([Self.finding()], within: Baseline.Reach()).mended == 0)
    }

    @Test(arguments: [
        Baseline.Reach(apps: ["b"]), Baseline.Reach(apps: []), Baseline.Reach(unasked: ["structure/missing-title"]),
        Baseline.Reach(isWhole: false),
    ])
    func whatWasNotLookedAtIsNotMended(reach: Baseline.Reach) {
        let baseline = Baseline(of: [Self.finding()])
        let match = baseline.match([], within: reach)
        #expect(match.mended == 0)
        #expect(match.pruned.entries == baseline.entries)
    }

    @Test func ofEqualEntriesTheLargerCountStays() throws {
        let one = Baseline(of: [Self.finding()]).entries[0]
        var two = one
        two.count = 3
        #expect(Baseline([one, two]).entries.map(\.count) == [3])
    }

    @Test(arguments: [
        ("", "b.json:1:1: the baseline cannot be used: the file is empty; write its content or remove it"),
        ("[]", "b.json:1:1: expected a document of longpress-baseline/1, found an array"),
        ("{\"format\": \"x/1\"}", "b.json:1:12: expected a document of longpress-baseline/1, found format \"x/1\""),
        ("{\"format\": \"longpress-baseline/1\"}", "b.json:1:1: entries is a list"),
        (
            "{\n<<<<<<< HEAD\n",
            "b.json:2:1: the baseline cannot be used: merge marker <<<<<<< was left in the file; finish the merge"
        ),
    ])
    func whatIsNoBaselineIsRefused(text: String, fault: String) {
        #expect(throws: BaselineError(faults: [fault])) { try BaselineFile.parse(Array(text.utf8), path: "b.json") }
    }

    @Test func allFaultsAreToldAtOnce() {
        let text = """
            {"format": "longpress-baseline/1", "entries": [
              3,
              {"rule": "a/b", "fingerprint": "0123"},
              {"fingerprint": "0123456789abcdef", "count": 0},
              {"rule": 4, "fingerprint": "0123456789abcdef"}
            ]}
            """
        let faults = [
            "b.json:2:3: entries[0] is an integer instead of an object",
            "b.json:3:34: entries[1].fingerprint is 16 digits of 0-9 and a-f, not \"0123\"",
            "b.json:4:3: entries[2] has no rule",
            "b.json:4:48: entries[2].count is a number from 1 to 1000000",
            "b.json:5:12: entries[3].rule is an integer instead of a string",
        ]
        #expect(throws: BaselineError(faults: faults)) { try BaselineFile.parse(Array(text.utf8), path: "b.json") }
    }

    @Test func laterFieldsArePassedOver() throws {
        let text = """
            {"format": "longpress-baseline/1", "made": "later", "entries": [
              {"rule": "a/b", "fingerprint": "0123456789abcdef", "owner": {"name": "x"}}
            ]}
            """
        #expect(try BaselineFile.parse(Array(text.utf8), path: "b").entries.map(\.count) == [1])
    }
}
