import PreviewServer
import QuickActionModel

/// One build of the site, whose pages are made when somebody asks for them.
struct PreviewSite: Sendable {
    private let plan: SitePlan
    private let tree: any InputTree

    init(plan: SitePlan, tree: any InputTree) {
        self.plan = plan
        self.tree = tree
    }

    /// Number of files.
    var count: Int { plan.pages.count }

    /// The file at an address; `faults` are those of the theme met while rendering it.
    func file(_ path: String) -> (file: PreviewFile, faults: [String])? {
        if let page = page(path) { return content(of: page) }
        guard let missing = page("404.html"), let found = content(of: missing) else { return nil }
        return (PreviewFile(found.file.bytes, isMissing: true), found.faults)
    }

    private func page(_ path: String) -> SitePage? {
        let wanted = SiteAddress(path)
        var range = plan.pages.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if plan.pages[middle].address < wanted {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        guard range.lowerBound < plan.pages.count, plan.pages[range.lowerBound].address == wanted else { return nil }
        return plan.pages[range.lowerBound]
    }

    private func content(of page: SitePage) -> (file: PreviewFile, faults: [String])? {
        switch page.content {
        case .rendered(let render):
            var output = PageOutput()
            render(&output)
            return (PreviewFile(output.bytes), output.faults)
        case .copied(let path, _):
            guard let bytes = try? tree.read(path, limit: Self.mostBytes) else { return nil }
            return (PreviewFile(bytes), [])
        }
    }

    /// Most bytes of a copied file that are held in memory for an answer.
    private static let mostBytes = 256 << 20
}
