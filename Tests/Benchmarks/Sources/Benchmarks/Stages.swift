import CatalogChecking
import CatalogComparing
import CatalogReading
import Files
import Foundation
import HomeScreen
import MarkdownNotes
import QuickActionModel
import SiteRendering
import SourceTrees
import StandardTheme
import Templates
import Workers

/// Every stage of a build on one catalog, and the libraries under them, one after the other on one core; publishing uses all cores.
struct Stages {
    let actions: Int
    let runs: Int
    /// What the site is, in a sentence.
    private(set) var total = ""
    private(set) var rows: [(stage: String, measurement: Measurement)] = []

    init(actions: Int) {
        self.actions = actions
        runs = actions > 1000 ? 3 : 5
    }

    mutating func run() throws {
        let source = SyntheticCatalog(actions: actions)
        libraries(source)
        let (configuration, _) = ConfigurationReader.site(source.tree.files["longpress.yaml"], path: "longpress.yaml")
        let read = measure("read") {
            CatalogReader(configuration: configuration, options: CatalogReader.Options(workers: 1)).read(source.tree)
        }
        let checked = measure("check") {
            CatalogChecker(settings: configuration.checks, inputs: CheckInputs()).check(
                read.catalog, found: read.findings, workers: 1)
        }
        let theme = try StandardLook()
        let plan = measure("plan") {
            SiteRenderer(theme: theme.theme, glyphs: theme.glyphs).render(read.catalog, findings: checked.findings)
        }
        let bytes = measure("render") { Self.render(plan) { _ in true } }
        _ = measure("render: pages of quick actions") { Self.render(plan) { $0.hasPrefix("apps/") && $0.hasSuffix(".html") } }
        _ = measure("render: documents for programs") { Self.render(plan) { $0.hasSuffix(".json") } }
        _ = measure("render: search index") {
            // A plan of its own, because an index is made once and kept.
            let fresh = SiteRenderer(theme: theme.theme, glyphs: theme.glyphs).render(read.catalog, findings: checked.findings)
            return Self.render(fresh) { $0.hasPrefix("search/") }
        }
        compare(read.catalog)
        try publish(plan, source)
        total = "\(actions) quick actions: \(plan.pages.count) files, \(bytes / 1000) kB"
        print(total)
    }

    private mutating func libraries(_ source: SyntheticCatalog) {
        let reader = SourceReader()
        let lists = source.files(".plist")
        let tables = source.files(".strings")
        let exports = source.files(".json")
        let notes = source.files(".md")
        _ = measure("parse XML property lists") {
            lists.reduce(0) { $0 + ((try? reader.readPropertyList($1.bytes)) == nil ? 0 : 1) }
        }
        _ = measure("parse .strings") { tables.reduce(0) { $0 + ((try? reader.readStrings($1.bytes)) == nil ? 0 : 1) } }
        _ = measure("parse JSON") { exports.reduce(0) { $0 + ((try? reader.readJSON($1.bytes)) == nil ? 0 : 1) } }
        _ = measure("notes") {
            let reader = NoteReader()
            return notes.reduce(0) { $0 + reader.read($1.bytes, path: $1.path).findings.count }
        }
        templates()
    }

    private mutating func templates() {
        let text =
            "{{#rows}}<li class=\"row\"><a href=\"{{href}}\">{{title}}</a>{{#note}}<p>{{note}}</p>{{/note}}</li>\n{{/rows}}"
        guard let set = try? TemplateSet(sources: [("list", Array(text.utf8))]), let template = set.template("list") else {
            return
        }
        let (rows, href, title, note) = (TemplateKey("rows"), TemplateKey("href"), TemplateKey("title"), TemplateKey("note"))
        _ = measure("templates") { [actions] in
            var values = TemplateValues()
            var output: [UInt8] = []
            values.list(rows) { list in
                for number in 0..<actions {
                    list.item { item in
                        item.text(href, "apps/app-\(number)/index.html")
                        item.text(title, "New message & <more>")
                        item.text(note, number % 3 == 0 ? "Drafts stay on the device." : "")
                    }
                }
            }
            try? set.render(template, values, into: &output)
            return output.count
        }
    }

    /// Compares each app with itself under other titles.
    private mutating func compare(_ catalog: QuickActionCatalog) {
        let older = catalog.apps.map { app in
            var app = app
            for menu in app.menus.indices {
                for item in app.menus[menu].items.indices where item % 3 == 0 { app.menus[menu].items[item].title.value += " …" }
            }
            return app
        }
        _ = measure("compare") { CatalogComparer().compare(older, catalog.apps).changes.count }
    }

    /// The bytes of the pages whose address is wanted.
    private static func render(_ plan: SitePlan, _ isWanted: (String) -> Bool) -> Int {
        var output = PageOutput()
        var bytes = 0
        for page in plan.pages where isWanted(page.address.path) {
            guard case .rendered(let render) = page.content else { continue }
            output.removeAll()
            render(&output)
            bytes += output.bytes.count
        }
        return bytes
    }

    private mutating func publish(_ plan: SitePlan, _ source: SyntheticCatalog) throws {
        let base = FileManager.default.temporaryDirectory.appendingPathComponent("longpress-benchmark-\(getpid())")
        defer { try? FileManager.default.removeItem(at: base) }
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        var number = 0
        let write = { (folder: String, input: String?) in
            _ = try? SiteWriter(
                output: base.appendingPathComponent(folder).path, source: source.tree, sourcePath: base.path,
                workers: Workers.available
            ).publish(plan, generator: "benchmark", input: input)
        }
        measure("publish, new folder") {
            number += 1
            write("out\(number)", "same")
        }
        measure("publish, other input, same pages") { write("out1", nil) }
        write("out1", "same")
        measure("publish, same input") { write("out1", "same") }
    }

    @discardableResult
    private mutating func measure<Result>(_ stage: String, _ work: () -> Result) -> Result {
        let (measurement, result) = Measurement.of(runs: runs, work)
        rows.append((stage, measurement))
        return result
    }
}
