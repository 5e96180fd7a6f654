import QuickActionModel
import Testing

@testable import CatalogChecking
@testable import SourceEdits

/// Every failing example of a rule with a fix, written as a real property list with its tables, fixed, read and checked again.
@Suite struct RuleFixTests {
    /// An example as files, and where each of its places stands in them.
    struct Rendered {
        var files: [String: String] = [:]
        private var places: [QuickActionModel.SourceLocation: QuickActionModel.SourceLocation] = [:]

        init(_ catalog: QuickActionCatalog) {
            var list = Page("Info.plist", "<plist><dict>\n<key>UIApplicationShortcutItems</key>\n<array>\n")
            var tables: [String: Page] = [:]
            for item in catalog.apps.flatMap(\.menus).flatMap(\.items) {
                list.text += "<dict>\n"
                add("Title", item.title.value, item.title.location, to: &list)
                if let subtitle = item.subtitle { add("Subtitle", subtitle.value, subtitle.location, to: &list) }
                for icon in item.icon.declared { add("Icon", icon.name, icon.location, to: &list) }
                list.text += "</dict>\n"
                for text in [item.title, item.subtitle].compactMap({ $0 }) {
                    for shown in text.languages where shown.origin == .table {
                        let path = "\(shown.language).lproj/InfoPlist.strings"
                        var page = tables[path] ?? Page(path, "")
                        page.text += "\"\(page.lines)\" = \""
                        keep(shown.location, page)
                        page.text += String(decoding: TextStyle.strings.spelt(shown.text) ?? [], as: UTF8.self) + "\";\n"
                        tables[path] = page
                    }
                }
            }
            files["Info.plist"] = list.text + "</array>\n</dict></plist>\n"
            for (path, page) in tables { files[path] = page.text }
        }

        struct Page {
            let path: String
            var text: String
            init(_ path: String, _ text: String) { (self.path, self.text) = (path, text) }
            var lines: Int { text.utf8.count { $0 == 10 } + 1 }
            var end: QuickActionModel.SourceLocation {
                let last = text.unicodeScalars.reversed().prefix { $0 != "\n" }.count
                return QuickActionModel.SourceLocation(path: path, line: lines, column: last + 1)
            }
        }

        private mutating func add(
            _ key: String, _ value: String, _ location: QuickActionModel.SourceLocation?, to page: inout Page
        ) {
            page.text += "<key>\(key)\(page.lines)</key>\n<string>"
            keep(location, page)
            page.text += String(decoding: TextStyle.xml.spelt(value) ?? [], as: UTF8.self) + "</string>\n"
        }

        private mutating func keep(_ location: QuickActionModel.SourceLocation?, _ page: Page) {
            if let location { places[location] = page.end }
        }

        /// The fix with the places of the files; nil where an edit is about something that is not written.
        func moved(_ fix: Fix) -> Fix? {
            var fix = fix
            for index in fix.edits.indices {
                guard let place = places[fix.edits[index].location] else { return nil }
                fix.edits[index].location = place
            }
            return fix
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let rule: Rule
        let text: String
        var testDescription: String { "\(rule.id): \(text)" }

        static let all = RuleTable.checks.map { $0.rule }.filter { $0.details.fix != .none && $0.category != "meta" }
            .flatMap { rule in rule.details.examples.failing.map { Case(rule: rule, text: $0) } }
    }

    func findings(_ rule: Rule, _ example: ExampleCatalog) -> [Finding] {
        CatalogChecker(settings: example.settings, inputs: example.inputs, only: [rule.id]).check(example.catalog).findings
            .filter { $0.rule == rule.id }
    }

    @Test(arguments: Case.all) func isApplied(_ entry: Case) throws {
        let example = ExampleCatalog(entry.text)
        let found = findings(entry.rule, example)
        let rendered = Rendered(example.catalog)
        let fixes = found.compactMap { $0.fixes.first { !$0.edits.isEmpty } }
        // What a rule promises, its fixes keep.
        for fix in found.flatMap(\.fixes) where fix.isSafe { #expect(entry.rule.details.fix == .safe) }
        let moved = try fixes.map { try #require(rendered.moved($0), "\($0)") }
        let plan = EditPlan(moved) { Array((rendered.files[$0.path] ?? "").utf8) }
        #expect(plan.refused.filter { $0.reason != .overlap }.map(\.reason) == [])
        #expect(fixes.isEmpty || !plan.applied.isEmpty)
        for file in plan.files {
            // Nothing but whole ranges of the fixes differ: what stands before and behind them is the same.
            let ranges = try moved.flatMap(\.edits).filter { $0.location.path == file.location.path }
                .flatMap { try EditableFile(path: $0.location.path, bytes: file.old).patches(for: $0) }.map(\.range)
            let first = try #require(ranges.map(\.lowerBound).min())
            let last = try #require(ranges.map(\.upperBound).max())
            #expect(file.new.prefix(first) == file.old.prefix(first))
            #expect(file.new.suffix(file.old.count - last) == file.old.suffix(file.old.count - last))
        }
    }

    /// Rules whose examples all need a person to decide.
    @Test func nearlyEveryFixIsReal() {
        var advice: [String] = []
        for rule in Set(Case.all.map(\.rule.id)).sorted() {
            let all = Case.all.filter { $0.rule.id == rule }
            let real = all.filter { entry in
                findings(entry.rule, ExampleCatalog(entry.text)).contains { $0.fixes.contains { !$0.edits.isEmpty } }
            }
            if real.isEmpty { advice.append(rule) }
        }
        #expect(advice == [])
    }

    /// A text of an example after its fixes has no finding of the rule any more.
    @Test(arguments: Case.all) func isCleanAfterwards(_ entry: Case) {
        var example = ExampleCatalog(entry.text)
        for _ in 0..<8 {
            guard let fix = findings(entry.rule, example).lazy.compactMap({ $0.fixes.first { !$0.edits.isEmpty } }).first else {
                return
            }
            for edit in fix.edits { apply(edit, to: &example) }
        }
        #expect(findings(entry.rule, example).map(\.summary) == [])
    }

    private func apply(_ edit: Edit, to example: inout ExampleCatalog) {
        for menu in example.catalog.apps[0].menus.indices {
            for index in example.catalog.apps[0].menus[menu].items.indices {
                var item = example.catalog.apps[0].menus[menu].items[index]
                item.title = changed(item.title, edit) ?? item.title
                if let subtitle = item.subtitle { item.subtitle = changed(subtitle, edit) }
                item.icon.declared = item.icon.declared.compactMap { icon in
                    guard icon.location == edit.location else { return icon }
                    guard let name = changed(icon.name, edit) else { return nil }
                    return IconReference(icon.kind, name, at: icon.location)
                }
                example.catalog.apps[0].menus[menu].items[index] = item
            }
        }
    }

    private func changed(_ text: LocalizedText, _ edit: Edit) -> LocalizedText? {
        var text = text
        if text.location == edit.location {
            guard let value = changed(text.value, edit) else { return nil }
            text.value = value
        }
        for index in text.languages.indices {
            let place = text.languages[index].location ?? text.location
            if place == edit.location, let new = changed(text.languages[index].text, edit) { text.languages[index].text = new }
        }
        return text
    }

    private func changed(_ text: String, _ edit: Edit) -> String? {
        guard case .rewrite(_, let start, let length, let new) = edit.change else { return nil }
        return RewrittenText(whole: text, start: start, length: length, new: new).changed
    }
}
