import QuickActionModel
import Templates

/// The choices by which a script narrows a list of findings down; each with the number of findings that stand on the page.
struct FindingFilters {
    let site: SiteIndex
    let shown: [Finding]
    /// Whether the page lists several apps.
    let isWhole: Bool

    func write(into values: inout TemplateValues) {
        let words = site.words
        values.list(K.filters) { list in
            if isWhole {
                let names = { (id: String) in site.app(id: id)?.app.name ?? id }
                filter("app", words["app"], counted { $0.subject.app }.map { ($0.0, names($0.0), $0.1) }, into: &list)
            }
            filter("rule", words["rule"], counted { $0.rule }.map { ($0.0, $0.0, $0.1) }, into: &list)
            let severities = Severity.allCases.reversed().map { ($0.rawValue, words["severity." + $0.rawValue], shown.count($0)) }
            filter("severity", words["severity"], severities.filter { $0.2 > 0 }, into: &list)
            let languages = counted { $0.subject.language }
            filter(
                "language", words["language"], languages.map { ($0.0, LanguageNames.english($0.0) ?? $0.0, $0.1) }, into: &list)
        }
        values.text(K.status, words["shownFindings"])
    }

    /// Values with their number, by bytes.
    private func counted(_ value: (Finding) -> String?) -> [(String, Int)] {
        var table: [ByteText: Int] = [:]
        for finding in shown { if let value = value(finding) { table[ByteText(value), default: 0] += 1 } }
        return table.sorted { $0.key < $1.key }.map { ($0.key.string, $0.value) }
    }

    /// A choice between less than two values is none.
    private func filter(_ name: String, _ label: String, _ options: [(String, String, Int)], into list: inout TemplateValues) {
        guard options.count > 1 else { return }
        list.item { item in
            item.text(K.name, name)
            item.text(K.label, label)
            item.list(K.options) { rows in
                for (value, text, count) in options {
                    rows.item { row in
                        row.text(K.value, value)
                        row.text(K.text, text)
                        row.text(K.number, count)
                    }
                }
            }
        }
    }
}
