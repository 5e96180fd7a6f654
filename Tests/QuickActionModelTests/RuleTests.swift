import Foundation
import QuickActionModel
import Testing

@Suite struct RuleTests {
    @Test(arguments: Rule.readerRules) func texts(rule: Rule) {
        #expect(rule.id.wholeMatch(of: /[a-z][a-z0-9]*\/[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(rule.id)")
        #expect(rule.category == rule.id.components(separatedBy: "/")[0])
        #expect(!rule.summary.isEmpty && !rule.reason.isEmpty)
        #expect(!rule.summary.hasSuffix("."), "\(rule.summary)")
        #expect(rule.reason.hasSuffix("."), "\(rule.reason)")
        for text in [rule.summary, rule.reason] {
            #expect(!text.contains("\n"))
            for word in ["violation", "lint", "menu item", "problem"] { #expect(!text.lowercased().contains(word), "\(text)") }
        }
    }

    @Test func idsAreUnique() { #expect(Set(Rule.readerRules.map(\.id)).count == Rule.readerRules.count) }

    /// A rule that is declared but stands in no list would be missing from tables and pages.
    @Test func everyDeclaredRuleStandsInAList() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/QuickActionModel")
        var ids: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: sources.path()) where file.hasPrefix("Rule+") {
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            ids.formUnion(text.matches(of: /= Rule\(\s*"([^"]+)"/).map { String($0.1) })
        }
        #expect(ids.count > 30)
        #expect(ids == Set(Rule.readerRules.map(\.id)))
    }
}
