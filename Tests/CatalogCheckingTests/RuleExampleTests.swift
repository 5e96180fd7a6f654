import QuickActionModel
import Testing

@testable import CatalogChecking

/// One example of one rule.
struct RuleCase: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let text: String
    var testDescription: String { "\(rule.id): \(text)" }

    static func all(_ examples: (RuleExamples) -> [String]) -> [RuleCase] {
        RuleTable.checks.flatMap { type in examples(type.rule.details.examples).map { RuleCase(rule: type.rule, text: $0) } }
    }

    /// Findings of this rule alone.
    func findings(_ example: ExampleCatalog) -> [Finding] { example.findings(of: rule) }
}

@Suite struct RuleExampleTests {
    @Test(arguments: RuleCase.all { $0.passing }) func passing(_ entry: RuleCase) {
        let example = ExampleCatalog(entry.text)
        #expect(example.spots.isEmpty)
        #expect(entry.findings(example).map { "\($0.summary) at \($0.location?.description ?? "-")" } == [])
    }

    @Test(arguments: RuleCase.all { $0.failing }) func failing(_ entry: RuleCase) {
        let example = ExampleCatalog(entry.text)
        let findings = entry.findings(example)
        // An example without a mark is about the whole file.
        let spots = example.spots.isEmpty ? [SourceLocation(path: ExampleCatalog.path)] : example.spots
        #expect(findings.compactMap(\.location) == spots, "\(findings.map(\.summary))")
        for finding in findings {
            #expect(!finding.summary.hasSuffix(".") || finding.summary.hasSuffix(" ."), "\(finding.summary)")
            #expect(finding.subject.app == "app" || entry.rule.category == "meta")
        }
    }

    @Test(arguments: RuleTable.checks.map { $0.rule }) func texts(rule: Rule) {
        #expect(rule.id.wholeMatch(of: /[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(rule.id)")
        #expect(!rule.summary.hasSuffix("."), "\(rule.summary)")
        #expect(rule.reason.hasSuffix("."), "\(rule.reason)")
        #expect(!rule.details.examples.passing.isEmpty && !rule.details.examples.failing.isEmpty, "\(rule.id) has no examples")
        if let source = rule.details.source { #expect(source.url.hasPrefix("https://") && source.words.hasSuffix(".")) }
        for option in rule.details.options { #expect(option.summary.hasSuffix("."), "\(rule.id) \(option.name)") }
        for word in ["violation", "lint", "menu item", "problem"] {
            #expect(!(rule.summary + rule.reason).lowercased().contains(word), "\(rule.id)")
        }
    }

    @Test func idsAreUniqueAndSorted() {
        let ids = RuleTable.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids == ids.sorted())
    }
}
