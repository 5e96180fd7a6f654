import QuickActionModel
import SiteRendering

/// A site rendered as a whole: every file by its path.
struct RenderedSite {
    /// The sample with its findings and rules, rendered once for all who only look.
    static let full = Result {
        try RenderedSite(SampleCatalog.full, findings: SampleCatalog.findings, rules: SampleCatalog.rules)
    }

    let plan: SitePlan
    private(set) var outputs: [String: PageOutput] = [:]
    private(set) var pages: [String: ParsedPage] = [:]

    init(
        _ catalog: QuickActionCatalog, findings: [Finding] = [], rules: CheckedRules = CheckedRules(),
        releases: [ToldRelease] = []
    ) throws {
        plan = SiteRenderer(theme: try StandardFiles.theme(), glyphs: StandardFiles.glyphs).render(
            catalog, findings: findings, rules: rules, releases: releases)
        for page in plan.pages {
            guard case .rendered(let render) = page.content else { continue }
            var output = PageOutput()
            render(&output)
            outputs[page.address.path] = output
            if page.address.path.hasSuffix(".html") { pages[page.address.path] = ParsedPage(output.bytes) }
        }
    }

    func text(_ path: String) -> String { String(decoding: outputs[path]?.bytes ?? [], as: UTF8.self) }
}
