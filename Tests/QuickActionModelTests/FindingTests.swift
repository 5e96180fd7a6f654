import QuickActionModel
import Testing

@Suite struct FindingTests {
    private static let a = Rule("a/one", .warning, "One", because: "Because.")
    private static let b = Rule("b/two", .error, "Two", because: "Because.")

    /// The sorted list; every pair is checked both ways.
    private static let sorted: [Finding] = [
        Finding(b, "no place"),
        Finding(b, "z", at: SourceLocation(path: "A.plist", line: 9, column: 9)),
        Finding(b, "z", at: SourceLocation(path: "a.plist")),
        Finding(a, "z", at: SourceLocation(path: "a.plist", keyPath: "Items[0]")),
        Finding(b, "z", at: SourceLocation(path: "a.plist", line: 2, column: 10)),
        Finding(a, "a", at: SourceLocation(path: "a.plist", line: 10, column: 1)),
        Finding(a, "e\u{301}", at: SourceLocation(path: "a.plist", line: 10, column: 1)),
        Finding(a, "\u{E9}", at: SourceLocation(path: "a.plist", line: 10, column: 1)),
        Finding(b, "a", at: SourceLocation(path: "a.plist", line: 10, column: 1)),
        Finding(a, "a", at: SourceLocation(path: "a.plist", line: 10, column: 2)),
        Finding(a, "a", at: SourceLocation(root: "b", path: "a.plist", line: 1, column: 1)),
        Finding(a, "a", at: SourceLocation(path: "caf\u{E9}", line: 1, column: 1)),
    ]

    @Test func order() {
        for i in Self.sorted.indices {
            for j in Self.sorted.indices {
                #expect(Finding.inOrder(Self.sorted[i], Self.sorted[j]) == (i < j), "\(i) \(j)")
            }
        }
    }

    @Test func aFindingTakesTheRulesWords() {
        let finding = Finding(Self.b, "summary")
        #expect(finding.rule == "b/two")
        #expect(finding.severity == .error)
        #expect(finding.explanation.isEmpty && finding.location == nil && finding.related.isEmpty && finding.fixes.isEmpty)
    }

    @Test func severities() {
        #expect(Severity.info < .warning && .warning < Severity.error && !(Severity.error < .info) && !(Severity.info < .info))
        #expect([Severity.error, .info, .warning].sorted() == [.info, .warning, .error])
        #expect(Severity.allCases.map(\.rawValue) == ["info", "warning", "error"])
    }

    @Test func places() {
        #expect(SourceLocation(path: "a/b.plist", line: 3, column: 5).description == "a/b.plist:3:5")
        #expect(SourceLocation(path: "a/b.plist", line: 3).description == "a/b.plist:3")
        #expect(SourceLocation(path: "a/b.plist").description == "a/b.plist")
        #expect(SourceLocation(root: "App", path: "b.plist", keyPath: "Items[2]").description == "App/b.plist (Items[2])")
    }

    @Test func placesAsJSON() {
        var json = JSONText(pretty: false)
        json.array { list in
            SourceLocation(path: "a", line: 3, column: 5, length: 7, keyPath: "k").write(to: &list)
            SourceLocation(root: "r", path: "a", keyPath: "k").write(to: &list)
            SourceLocation(path: "a").write(to: &list)
        }
        #expect(
            String(decoding: json.bytes, as: UTF8.self)
                == #"[{"column":5,"length":7,"line":3,"path":"a"},{"keyPath":"k","path":"a","root":"r"},{"path":"a"}]"#)
    }
}
