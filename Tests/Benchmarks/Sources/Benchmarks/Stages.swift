import CatalogChecking
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
        let bytes = measure("render") { Self.render(plan) }
        try publish(plan, source)
        print("\(actions) actions: \(plan.pages.count) files, \(bytes / 1000) kB")
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
        _ = measure("templates") {
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

    /// The bytes of all pages.
    private static func render(_ plan: SitePlan) -> Int {
        var output = PageOutput()
        var bytes = 0
        for page in plan.pages {
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
        let write = { (folder: String) in
            _ = try? SiteWriter(
                output: base.appendingPathComponent(folder).path, source: source.tree, sourcePath: base.path,
                workers: Workers.available
            ).publish(plan, generator: "benchmark")
        }
        measure("publish, new folder") {
            number += 1
            write("out\(number)")
        }
        measure("publish, nothing changed") { write("out1") }
    }

    @discardableResult
    private mutating func measure<Result>(_ stage: String, _ work: () -> Result) -> Result {
        let (measurement, result) = Measurement.of(runs: runs, work)
        rows.append((stage, measurement))
        return result
    }
}
