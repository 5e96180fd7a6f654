import QuickActionModel

/// Everything of a site that can be found: apps, quick actions, guidelines, pages, rules, icons.
///
/// An entry is made when it is asked for, since all of them together would be as large as the catalog.
struct SearchEntries: Sendable {
    private let site: SiteIndex
    private var subjects: [Subject] = []

    /// Where the texts of an entry stand in the site.
    private enum Subject {
        case app(Int32)
        case action(app: Int32, group: Int32)
        case guideline(Int32)
        case page(Int32)
        case rule(Int32)
        case icon(Int32)
    }

    init(_ site: SiteIndex) {
        self.site = site
        func places(_ count: Int) -> [Int32] { (0..<count).map { Int32(truncatingIfNeeded: $0) } }
        subjects = places(site.apps.count).map { .app($0) }
        for app in places(site.apps.count) {
            for group in places(site.apps[Int(app)].groups.count) { subjects.append(.action(app: app, group: group)) }
        }
        subjects += places(site.guidelines.count).filter { site.guidelines[Int($0)].address != nil }.map { .guideline($0) }
        subjects += places(site.pages.count).filter { site.pages[Int($0)].address != nil }.map { .page($0) }
        subjects += places(site.rules.entries.count).map { .rule($0) }
        subjects += places(site.icons.entries.count).map { .icon($0) }
    }

    var count: Int { subjects.count }

    subscript(_ number: Int) -> SearchEntry {
        switch subjects[number] {
        case .app(let app): SearchEntry.app(site.apps[Int(app)])
        case .action(let app, let group): SearchEntry.action(site.apps[Int(app)].groups[Int(group)], of: site.apps[Int(app)])
        case .guideline(let note): Self.entry(site.guidelines[Int(note)], .guideline)
        case .page(let note): Self.entry(site.pages[Int(note)], .page)
        case .rule(let rule): SearchEntry.rule(site.rules.entries[Int(rule)])
        case .icon(let icon): SearchEntry.icon(site.icons.entries[Int(icon)], in: site)
        }
    }

    private static func entry(_ note: Note, _ kind: SearchEntry.Kind) -> SearchEntry {
        SearchEntry.note(note, kind, at: note.address ?? .home)
    }
}
