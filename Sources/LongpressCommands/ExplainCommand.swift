import CatalogChecking
import QuickActionModel

/// `longpress explain [RULE]`: what a rule checks, why, and how to live with it; or all rules as a table.
struct ExplainCommand {
    let arguments: ParsedArguments
    let terminal: Terminal

    func run() -> ExitStatus {
        guard let name = arguments.operands.first else {
            terminal.say(table(RuleTable.all))
            return .done
        }
        let category = name.hasSuffix("/*") ? String(name.dropLast(2)) : name
        let ofCategory = RuleTable.all.filter { $0.category.hasSameBytes(as: category) }
        if !ofCategory.isEmpty {
            terminal.say(table(ofCategory))
            return .done
        }
        guard let rule = RuleTable.rule(name) else {
            let names = RuleTable.all.map(\.id)
            let near = NearestName.of(name, in: names).map { "; did you mean '\($0)'?" } ?? "; 'longpress explain' lists all"
            terminal.error("longpress: no rule is called '\(name)'\(near)\n")
            return .usage
        }
        if !rule.id.hasSameBytes(as: name) { terminal.error("longpress: '\(name)' is now called '\(rule.id)'\n") }
        terminal.say(text(of: rule))
        return .done
    }

    /// Rules by category, a line each: id, severity, what is checked.
    private func table(_ rules: [Rule]) -> String {
        let width = rules.map { $0.id.utf8.count }.max() ?? 0
        var text = ""
        var category = ""
        for rule in rules {
            if rule.category != category {
                if !category.isEmpty { text += "\n" }
                category = rule.category
            }
            let severity = rule.details.isOff ? "off" : rule.severity.rawValue
            text += Self.padded(rule.id, width) + "  " + Self.padded(severity, 7) + "  " + rule.summary + "\n"
        }
        return text
    }

    private func text(of rule: Rule) -> String {
        var text = "\(rule.id) (\(rule.details.isOff ? "off unless configured, then " : "")\(rule.severity.rawValue))\n\n"
        text += Self.wrapped(rule.summary)
        if !rule.reason.isEmpty { text += Self.wrapped(rule.reason) }
        if let source = rule.details.source {
            text += "\nSource: \(source.title)\n        \(source.url)\n" + Self.wrapped(source.words, indent: "        ")
        }
        switch rule.details.fix {
        case .none: break
        case .suggestion: text += "\nFix: shown; applied with --fix-suggestions\n"
        case .safe: text += "\nFix: applied with --fix\n"
        }
        if !rule.details.options.isEmpty {
            text += "\nOptions:\n"
            for option in rule.details.options {
                let values = option.values.isEmpty ? "" : " (\(option.values.joined(separator: ", ")))"
                text += "  \(option.name): \(option.summary)\(values)\n"
            }
        }
        text += examples("Not like this:", rule.details.examples.failing)
        text += examples("Like this:", rule.details.examples.passing)
        text += "\nIn longpress.yaml or app.yaml:\n"
        text += "  rules:\n    \(rule.id): off        # or error, warning, info\n"
        text += "  ignore:\n    - {rule: \(rule.id), type: the type, reason: \"why it is right\"}\n"
        text += "Before an item's <dict> in a property list:\n"
        text += "  <!-- \(InlineSuppression.mark) \(rule.id) reason=\"why it is right\" -->\n"
        if !rule.details.aliases.isEmpty { text += "\nFormer names: \(rule.details.aliases.joined(separator: ", "))\n" }
        return text + "\nSince version \(rule.details.since)\n"
    }

    /// At most three examples: they are for reading here, all of them stand on the rule's page.
    private func examples(_ title: String, _ examples: [String]) -> String {
        guard !examples.isEmpty else { return "" }
        var text = "\n\(title)\n"
        for example in examples.prefix(3) {
            for line in example.split(separator: "\n", omittingEmptySubsequences: false) { text += "  \(line)\n" }
            if example.contains("\n") { text += "\n" }
        }
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.utf8.count))
    }

    /// Lines of at most 80 characters.
    private static func wrapped(_ text: String, indent: String = "") -> String {
        var out = ""
        var line = indent
        for word in text.split(separator: " ") {
            if line.count + word.count + 1 > 80, line.count > indent.count {
                out += line + "\n"
                line = indent
            }
            line += (line.count > indent.count ? " " : "") + word
        }
        return out + line + "\n"
    }
}
