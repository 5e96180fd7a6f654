import CatalogChecking
import QuickActionModel

/// `longpress explain [RULE]`: what a rule checks, why, and how to live with it; or all rules, or those of a category, as a table.
struct ExplainCommand {
    let arguments: ParsedArguments
    let terminal: Terminal

    func run() -> ExitStatus {
        guard let name = arguments.operands.first else {
            terminal.result(table(RuleTable.all))
            return .done
        }
        let category = name.utf8.suffix(2).elementsEqual("/*".utf8) ? String(name.dropLast(2)) : name
        let rules = RuleTable.all.filter { $0.category.hasSameBytes(as: category) }
        if !rules.isEmpty {
            terminal.result(table(rules))
            return .done
        }
        guard let rule = RuleTable.rule(name) else { return refuse(name) }
        if !rule.id.hasSameBytes(as: name) { terminal.remark("longpress: '\(name)' is called '\(rule.id)' today\n") }
        terminal.result(RuleText(rule: rule).text)
        return .done
    }

    private func refuse(_ name: String) -> ExitStatus {
        let categories = RuleTable.all.reduce(into: [String]()) { if $0.last != $1.category { $0.append($1.category) } }
        let names = RuleTable.all.map(\.id) + categories.map { $0 + "/*" } + categories
        let near = NearestName.of(name, in: names) ?? sameName(name)
        let hint = near.map { "; did you mean '\($0)'?" } ?? "; 'longpress explain' lists all rules"
        terminal.error("longpress: no rule is called '\(name)'\(hint)\n")
        return .usage
    }

    /// A rule that is named without its category.
    private func sameName(_ name: String) -> String? {
        let ids = RuleTable.all.map(\.id).filter {
            $0.utf8.count > name.utf8.count && $0.utf8.suffix(name.utf8.count + 1).elementsEqual(("/" + name).utf8)
        }
        return ids.count == 1 ? ids.first : nil
    }

    /// Rules by category, a line each: id, severity, what is checked.
    private func table(_ rules: [Rule]) -> String {
        let width = rules.map { $0.id.utf8.count }.max() ?? 0
        var text = ""
        var category = ""
        for rule in rules {
            if !rule.category.hasSameBytes(as: category) {
                if !category.isEmpty { text += "\n" }
                category = rule.category
            }
            let severity = rule.details.isOff ? "off" : rule.severity.rawValue
            text += padded(rule.id, width) + "  " + padded(severity, 7) + "  " + rule.summary + "\n"
        }
        return text
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.utf8.count))
    }
}
