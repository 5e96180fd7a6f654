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
        func rows(_ value: (Finding) -> String?) -> [[String]] { shown.map { value($0).map { [$0] } ?? [] } }
        var choices = FilterChoices()
        if isWhole {
            choices.add("app", words["app"], rows { $0.subject.app }) { site.app(id: $0)?.app.name ?? $0 }
        }
        choices.add("rule", words["rule"], rows { $0.rule })
        choices.addSeverity(words, rows { $0.severity.rawValue })
        choices.add("language", words["language"], rows { $0.subject.language }) { LanguageNames.english($0) ?? $0 }
        choices.dropUseless(rows: shown.count)
        choices.write(status: words["shownFindings"], into: &values)
    }
}
