import QuickActionModel

/// The list of all findings, app by app, cut into pages so that none grows with the catalog.
struct FindingGroups: Sendable {
    let groups: [Group]
    /// Number of all findings.
    let total: Int
    private let byApp: [ByteText: Int]
    private let loose: Int?

    /// Most findings on one page.
    static let most = 400
    /// Most apps whose findings stand on the common page; others have pages of their own.
    static let mostGroups = 40

    /// Findings of one app, or those of no app.
    struct Group: Sendable {
        /// Place of the app in the index; nil for findings of no app.
        let app: Int?
        let id: String?
        /// Worst first.
        let findings: [Finding]
        /// How many of them stand on the common page.
        fileprivate(set) var shown = 0

        /// Id of its section on the common page.
        var anchor: String { id.map { "app." + Slug.of($0) } ?? "catalog" }
        /// Number of pages of its own; none when the common page has them all.
        var pages: Int {
            shown == findings.count ? 0 : (findings.count + FindingGroups.most - 1) / FindingGroups.most
        }

        /// The findings of one of its own pages, 1-based.
        func findings(on page: Int) -> ArraySlice<Finding> {
            findings.dropFirst((page - 1) * FindingGroups.most).prefix(FindingGroups.most)
        }

        fileprivate init(app: Int?, id: String?, findings: [Finding]) {
            self.app = app
            self.id = id
            self.findings = findings
        }
    }

    init(apps: [AppEntry], loose: [Finding]) {
        var groups = loose.isEmpty ? [] : [Group(app: nil, id: nil, findings: loose.worstFirst)]
        for (index, entry) in apps.enumerated() where !entry.findings.isEmpty {
            groups.append(Group(app: index, id: entry.app.id, findings: entry.findings.worstFirst))
        }
        total = groups.reduce(0) { $0 + $1.findings.count }
        let each = total <= Self.most ? total : max(5, Self.most / max(1, min(groups.count, Self.mostGroups)))
        for index in groups.indices {
            // A few more are not worth a page of their own.
            let count = groups[index].findings.count
            groups[index].shown = index >= Self.mostGroups ? 0 : count <= each + 2 ? count : each
        }
        self.groups = groups
        self.loose = loose.isEmpty ? nil : 0
        byApp = Dictionary(groups.enumerated().compactMap { entry in entry.element.id.map { (ByteText($0), entry.offset) } }) {
            first, _ in first
        }
    }

    /// Where all findings of an app are listed; nil when it has none.
    func place(app id: String?) -> (address: SiteAddress, fragment: String?)? {
        guard let index = id.map({ byApp[ByteText($0)] }) ?? loose else { return nil }
        let group = groups[index]
        return group.pages == 0 ? (.findings, group.anchor) : (.findings(app: group.id), nil)
    }
}
