import QuickActionModel
import Templates

/// The choices above the tiles of one page of apps.
struct AppFilters {
    let site: SiteIndex
    let apps: ArraySlice<AppEntry>

    func write(into values: inout TemplateValues) {
        let words = site.words
        var choices = FilterChoices()
        if apps.count > 1 {
            choices.add("owner", words["owner"], apps.map { $0.app.facts.owner.map { [$0] } ?? [] })
            choices.addSeverity(words, apps.map { Self.severities($0) })
            choices.add("language", words["language"], apps.map { $0.app.languages.map(\.code) }) {
                LanguageNames.english($0) ?? $0
            }
            choices.add(
                "changed", words["changedSince"], apps.map { site.actions.changedSince(app: $0.app.id).map { [$0] } ?? [] })
            choices.dropUseless(rows: apps.count)
        }
        choices.write(status: words["shownApps"], into: &values)
    }

    /// The values of one tile.
    static func tile(_ entry: AppEntry, in site: SiteIndex, into values: inout TemplateValues) {
        values.text(K.owner, entry.app.facts.owner ?? "")
        values.text(K.level, severities(entry).joined(separator: " "))
        values.text(K.languages, entry.app.languages.map(\.code).joined(separator: " "))
        values.text(K.since, site.actions.changedSince(app: entry.app.id) ?? "")
    }

    private static func severities(_ entry: AppEntry) -> [String] {
        Severity.allCases.reversed().filter { entry.count($0) > 0 }.map(\.rawValue)
    }
}
