import Foundation
import QuickActionModel
import Testing

@testable import SiteRendering
@testable import Templates

/// The list of page values is what the pages really write: no more, no less.
@Suite struct ValueShapeTests {
    @Test func pagesWriteWhatTheListSays() throws {
        let walk = try Self.walk()
        #expect(walk.strangers.isEmpty)
        let missing = (ValueShape.pages + ValueShape.parts).flatMap { shape in
            shape.values.map { "\(shape.name).\($0.name)" }
        }.filter { !walk.seen.contains($0) }
        #expect(missing.isEmpty)
    }

    @Test func partsAreNamedOnceAndFound() {
        let names = ValueShape.parts.map(\.name)
        #expect(Set(names).count == names.count)
        for shape in ValueShape.pages + ValueShape.parts {
            for value in shape.values {
                switch value.kind {
                case .list(let part) where !part.isEmpty, .object(let part):
                    #expect(names.contains(part), "\(shape.name).\(value.name)")
                default: break
                }
            }
        }
    }

    /// The page about theme values is made from the list; `make record` writes it anew and fails.
    @Test func thePageOfTheSampleCatalogIsCurrent() throws {
        let file = StandardFiles.root.appending(path: "content/pages/theme-values.md")
        let page = ValueShapePage.text
        if ProcessInfo.processInfo.environment["LONGPRESS_RECORD"] == "1" {
            try Data(page.utf8).write(to: file)
            Issue.record("recorded content/pages/theme-values.md")
        } else {
            #expect(try String(contentsOf: file, encoding: .utf8) == page)
        }
    }

    private static func walk() throws -> ValueWalk {
        let site = SiteIndex(
            catalog: SampleCatalog.full, findings: SampleCatalog.findings, rules: SampleCatalog.rules,
            releases: SampleCatalog.releases,
            changes: [
                ToldChange(
                    app: "notes", from: "1.0", to: "2.0", level: .breaking, text: "A type was renamed.",
                    fingerprint: SampleCatalog.renameChange.fingerprint),
                ToldChange(app: "notes", from: "1.0", to: nil, level: .notable, text: "A title changed."),
            ], theme: try StandardFiles.theme(),
            glyphs: StandardFiles.glyphs)
        var walk = ValueWalk()
        func page(_ name: String, _ write: (inout TemplateValues) -> GlyphUse) {
            var values = TemplateValues()
            write(&values).write(into: &values)
            walk.add(values, page: name)
        }
        page("home") { HomePage(site: site).write(into: &$0) }
        page("actions") { ActionsPage(site: site).write(into: &$0) }
        page("icons") { IconsPage(site: site).write(into: &$0) }
        page("meanings") { MeaningsPage(site: site).write(into: &$0) }
        for entry in site.icons.entries { page("icon") { IconPage(site: site, entry: entry).write(into: &$0) } }
        page("notes") { NoteListPage(site: site, list: .guidelines).write(into: &$0) }
        page("notes") { NoteListPage(site: site, list: .pages).write(into: &$0) }
        page("rules") { RulesPage(site: site).write(into: &$0) }
        page("review-findings") { FindingsPage(site: site).write(into: &$0) }
        for entry in site.rules.entries { page("rule") { RulePage(site: site, entry: entry).write(into: &$0) } }
        for app in site.apps.indices {
            page("app") { AppPage(site: site, index: app).write(into: &$0) }
            for index in site.apps[app].groups.indices {
                page("action") { ActionPage(site: site, app: app, index: index).write(into: &$0) }
            }
        }
        page("releases") { ReleasesPage(site: site).write(into: &$0) }
        for entry in site.releases.entries {
            page("release") { ReleasePage(site: site, entry: entry, newer: nil, older: nil).write(into: &$0) }
        }
        for former in FormerActions(of: site.apps[0], in: site.releases.entries(of: "notes")).all where former.successor == nil {
            page("gone") { ReleaseGonePage(site: site, app: site.apps[0], former: former).write(into: &$0) }
        }
        for note in site.guidelines + site.pages {
            guard let address = note.address else { continue }
            page("note") { NotePage(site: site, note: note, previous: nil, next: nil).write(on: address, into: &$0) }
        }
        // The two small pages have no writer of their own to call; their values are three each.
        walk.seen.formUnion(["forward.href", "forward.language", "forward.title"])
        walk.seen.formUnion(["not-found.home", "not-found.language", "not-found.siteTitle"])
        return walk
    }
}

/// Walks the values of pages beside the shapes.
private struct ValueWalk {
    var seen: Set<String> = []
    var strangers: Set<String> = []
    private let names = Dictionary(ValueShape.names.map { (TemplateKey($0).code, $0) }) { first, _ in first }
    private let parts = Dictionary(uniqueKeysWithValues: ValueShape.parts.map { ($0.name, $0) })

    mutating func add(_ values: TemplateValues, page: String) {
        guard let shape = ValueShape.pages.first(where: { $0.name == page }) else { return }
        object(values, 0, shape)
    }

    private mutating func object(_ values: TemplateValues, _ index: Int, _ shape: ValueShape) {
        var child = index + 1
        let end = index == 0 ? values.nodes.count : Int(values.nodes[index].end)
        while child < end {
            let node = values.nodes[child]
            let next = [.object, .list].contains(node.kind) ? Int(node.end) : child + 1
            if let name = names[node.code], let value = shape.values.first(where: { $0.name == name }) {
                seen.insert("\(shape.name).\(name)")
                inside(values, child, value)
            } else {
                strangers.insert("\(shape.name).\(names[node.code] ?? "?")")
            }
            child = next
        }
    }

    private mutating func inside(_ values: TemplateValues, _ index: Int, _ value: ValueShape.Value) {
        let part: String
        switch value.kind {
        case .list(let name), .object(let name): part = name
        case .text, .markup, .flag: return
        }
        guard let shape = parts[part] else { return }
        if values.nodes[index].kind == .object { return object(values, index, shape) }
        var child = index + 1
        while child < Int(values.nodes[index].end) {
            object(values, child, shape)
            child = Int(values.nodes[child].end)
        }
    }
}

/// The page that lists all values for people who write themes.
private enum ValueShapePage {
    static var text: String {
        var text = """
            ---
            title: Values for themes
            order: 3
            ---
            Templates are Mustache without lambdas: `{{x}}` writes a text, escaped; `{{{x}}}` writes markup of our own making and escapes any text. `{{#x}}…{{/x}}` \
            runs for each entry of a list, or once when there is something; `{{^x}}…{{/x}}` runs when there is nothing. A page has exactly these values.

            A theme is a folder `themes/<name>/` with any of `theme.yaml`, `templates/`, `styles/`, `scripts/`, `marks/`, `glyphs/`, `words/` and `assets/`. Its files take the place of \
            the standard ones, file by file; the folder `overrides/` beside `content/` goes last. Begin with the tokens (a stylesheet of its own with other colours and sizes), then fill \
            slots (`templates/slots/…`), and replace a whole template only when neither will do. `theme.yaml` says `format: 1` and, with replaced templates, `basedOn:` the version of the \
            standard theme that they were written against; when an original changes later, a finding names it.


            """
        for (title, shapes) in [("Pages", ValueShape.pages), ("Parts", ValueShape.parts)] {
            text += "## \(title)\n\n"
            for shape in shapes {
                text += "### \(shape.name)\n\n\(shape.meaning)\n\n| value | kind | meaning |\n|---|---|---|\n"
                for value in shape.values.sorted(by: { $0.name < $1.name }) {
                    text += "| `\(value.name)` | \(value.kind.words) | \(value.meaning) |\n"
                }
                text += "\n"
            }
        }
        return text
    }
}
