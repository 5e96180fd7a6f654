import QuickActionModel
import Templates

/// Choices by which a script narrows a list down; each with the number of rows of the page that it leaves.
struct FilterChoices {
    private struct Choice {
        var name: String
        var label: String
        var options: [Option]
    }

    private struct Option {
        var value: String
        var text: String
        var count: Int
    }

    private var choices: [Choice] = []

    /// A choice among the values that rows have, sorted by bytes; a row may have several, none of them twice.
    mutating func add(_ name: String, _ label: String, _ rows: [[String]], text: (String) -> String = { $0 }) {
        var table: [ByteText: Int] = [:]
        for row in rows { for value in row { table[ByteText(value), default: 0] += 1 } }
        add(
            name, label,
            table.sorted { $0.key < $1.key }.map { Option(value: $0.key.string, text: text($0.key.string), count: $0.value) })
    }

    /// A choice among given values in their order, without those that no row has.
    mutating func add(_ name: String, _ label: String, _ values: [(value: String, text: String)], _ rows: [[String]]) {
        var table: [ByteText: Int] = [:]
        for row in rows { for value in row { table[ByteText(value), default: 0] += 1 } }
        add(
            name, label,
            values.compactMap { value, text in
                table[ByteText(value)].map { Option(value: value, text: text, count: $0) }
            })
    }

    /// Severities, worst first.
    mutating func addSeverity(_ words: InterfaceWords, _ rows: [[String]]) {
        add(
            "severity", words["severity"], Severity.allCases.reversed().map { ($0.rawValue, words["severity." + $0.rawValue]) },
            rows)
    }

    /// A choice that leaves all rows whatever is chosen is none.
    private mutating func add(_ name: String, _ label: String, _ options: [Option]) {
        guard !options.isEmpty else { return }
        choices.append(Choice(name: name, label: label, options: options))
    }

    /// Leaves out choices with one value that every row has.
    mutating func dropUseless(rows: Int) {
        choices.removeAll { $0.options.count == 1 && $0.options[0].count >= rows }
    }

    /// Writes `filters` and `status`.
    func write(status: String, into values: inout TemplateValues) {
        values.flag(K.hasFilters, !choices.isEmpty)
        values.text(K.status, status)
        values.list(K.filters) { list in
            for choice in choices {
                list.item { item in
                    item.text(K.name, choice.name)
                    item.text(K.label, choice.label)
                    item.list(K.options) { rows in
                        for option in choice.options {
                            rows.item { row in
                                row.text(K.value, option.value)
                                row.text(K.text, option.text)
                                row.text(K.number, option.count)
                            }
                        }
                    }
                }
            }
        }
    }
}
