import CatalogChecking
import QuickActionModel
import Reports

/// A rule as text for a terminal: what it asks, why, how it looks wrong and right, how it is set, and how a finding is accepted.
struct RuleText {
    let rule: Rule

    /// Columns of running text.
    private static let width = 80
    /// Examples of a side; the rule's page has all of them.
    private static let mostExamples = 3

    /// The whole text, every line with its end.
    var text: String {
        let byDefault = rule.details.isOff ? "off unless it is set" : rule.severity.rawValue
        var text = "\(rule.id) (\(byDefault))\n\n" + Self.wrapped(rule.summary + ".")
        if !rule.reason.isEmpty { text += Self.wrapped(rule.reason) }
        text += source + examples("Not like this; a line is a quick action", rule.details.examples.failing, isRight: false)
        text += examples("Like this", rule.details.examples.passing, isRight: true)
        text += fix + settings + acceptance
        if !rule.details.aliases.isEmpty { text += "\nFormer names: \(rule.details.aliases.joined(separator: ", "))\n" }
        return text + "\nSince Longpress \(rule.details.since)\n"
    }

    private var source: String {
        guard let source = rule.details.source else { return "" }
        return "\nSource:\n  \(source.title)\n  \(source.url)\n" + Self.wrapped(source.words, indent: "  ")
    }

    private var fix: String {
        switch rule.details.fix {
        case .none: ""
        case .suggestion: "\nFix: a suggestion, applied with --fix-suggestions\n"
        case .safe: "\nFix: safe, applied with --fix\n"
        }
    }

    // MARK: Examples

    private func examples(_ title: String, _ examples: [String], isRight: Bool) -> String {
        guard !examples.isEmpty else { return "" }
        var text = "\n\(title):\n"
        for (index, example) in examples.prefix(Self.mostExamples).enumerated() {
            let catalog = ExampleCatalog(example)
            if index > 0, catalog.lines.count > 1 || !isRight { text += "\n" }
            text += lines(of: catalog, isRight: isRight)
        }
        return text
    }

    /// The lines of an example, with the words of each finding below its spot.
    private func lines(of example: ExampleCatalog, isRight: Bool) -> String {
        let findings = isRight ? [] : example.findings(of: rule)
        var text = ""
        for (offset, line) in example.lines.enumerated() {
            text += "  \(VisibleText.of(line))\n"
            for spot in example.spots where spot.line == offset + 1 && !isRight {
                let before = VisibleText.of(String(String.UnicodeScalarView(line.unicodeScalars.prefix((spot.column ?? 1) - 1))))
                text += "  " + String(repeating: " ", count: VisibleText.columns(of: before)) + "^\n"
            }
        }
        for finding in findings { text += "    \(rule.severity.rawValue): \(VisibleText.of(finding.summary))\n" }
        return text
    }

    // MARK: Settings

    private var settings: String {
        var text = "\nIn longpress.yaml or app.yaml:\n  rules:\n    \(rule.id):\n"
        text += "      severity: \(rule.severity.rawValue)    # error, warning, info, off\n"
        for option in rule.details.options {
            let values = option.values.isEmpty ? "" : "; " + option.values.joined(separator: ", ")
            text += "      # \(option.name): \(option.summary)\(values)\n"
        }
        return text
    }

    /// Findings about settings and suppressions cannot be accepted; only those about quick actions are accepted beside one.
    private var acceptance: String {
        guard !["meta", "config"].contains(rule.category) else { return "" }
        var text = "\nTo accept a finding, in longpress.yaml or app.yaml:\n  ignore:\n"
        text += "    - {rule: \(rule.id), app: …, type: …, reason: \"why it is right\"}\n"
        guard Self.itemCategories.contains(rule.category) else { return text }
        text += "Before the item's <dict> in a property list:\n"
        text += "  <!-- \(InlineSuppression.mark) \(rule.id) reason=\"why it is right\" -->\n"
        text += "In the item of an export:\n"
        return text + "  \"\(InlineSuppression.mark)\": {\"rule\": \"\(rule.id)\", \"reason\": \"why it is right\"}\n"
    }

    private static let itemCategories = [
        "title", "subtitle", "text", "icon", "identity", "l10n", "structure", "handler", "dynamic",
    ]

    /// Lines of at most `width` characters, broken at blanks.
    static func wrapped(_ text: String, indent: String = "") -> String {
        var out = ""
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent.utf8.count + line.count + word.count + 1 > width {
                out += indent + line + "\n"
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return out + indent + line + "\n"
    }
}
