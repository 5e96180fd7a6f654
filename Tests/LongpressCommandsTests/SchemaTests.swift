import CatalogChecking
import Foundation
import QuickActionModel
import Reports
import Testing

@testable import LongpressCommands

/// Holds real documents against schemas, with a validator that is not ours.
@Suite(.enabled(if: Validator.isThere, Comment(rawValue: Validator.whyNot))) struct SchemaTests {
    private static let fixtures = Validator.repository.appending(path: "Tests/Fixtures/Apps")

    private func run(_ arguments: [String]) -> (status: Int32, text: String) {
        let said = Said()
        let status = Longpress.run(arguments, on: Terminal { stream, text in if stream == 1 { said.add(text) } })
        return (status, said.text)
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "schemas-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func hold(_ documents: [URL], to schema: String, in folder: URL) throws {
        let file = folder.appending(path: schema + ".schema.json")
        try Data((DocumentSchema.text(schema) ?? "").utf8).write(to: file)
        #expect(try Validator.faults(of: documents, schema: file, isStrict: true) == "", "\(schema)")
    }

    /// What the validator says of one document, given as text.
    private func faults(_ text: String, _ schema: String) throws -> String {
        let folder = try folder()
        let (document, file) = (folder.appending(path: "document.json"), folder.appending(path: "schema.json"))
        try Data(text.utf8).write(to: document)
        try Data((DocumentSchema.text(schema) ?? "").utf8).write(to: file)
        return try Validator.faults(of: [document], schema: file)
    }

    /// Readers pass over what they do not know, and the schemas do so, too; what they know they hold to its meaning.
    @Test(arguments: [
        ("dynamic", #"[]"#, #"{}"#),
        ("dynamic", #"{"items": [], "madeBy": "us"}"#, #"{"items": {}}"#),
        ("dynamic", #"{"shortcutItems": [{"type": "a", "localizedTitle": "A", "icon": {"type": 3}}]}"#, #"[{"type": "a"}]"#),
        (
            "dynamic", ##"[{"type": "a", "localizedTitle": "A", "userInfo": {"at": {"$date": "2026-11-30"}, "n": [1, true]}}]"##,
            #"[{"type": "a", "localizedTitle": "A", "userInfo": {"n": null}}]"#
        ),
        (
            "dynamic", #"[{"type": "a", "localizedTitle": "A", "longpress:ignore": {"rule": "title/term", "reason": "r"}}]"#,
            #"[{"type": "a", "localizedTitle": "A", "longpress:ignore": {"reason": "r"}}]"#
        ),
        (
            "review",
            #"{"format": "longpress-review/1", "decisions": [{"fingerprint": "0123456789abcdef", "from": "4.1", "state": "accepted", "by": "Ana", "at": "2026-11-30"}]}"#,
            #"{"format": "longpress-review/1", "decisions": [{"fingerprint": "0123456789abcdef", "from": "4.1", "state": "fine", "by": "Ana", "at": "2026-11-30"}]}"#
        ),
        (
            "manifest", #"{"format": "longpress-manifest/1", "generator": "x", "state": "incomplete", "files": {"a": {}}}"#,
            #"{"format": "longpress-manifest/1", "generator": "x", "state": "incomplete", "files": {"a": {"size": 1}}}"#
        ),
    ])
    func whatReadersTakeFits(schema: String, right: String, wrong: String) throws {
        #expect(try faults(right, schema) == "")
        #expect(try faults(wrong, schema) != "")
    }

    @Test func everySchemaIsOne() throws {
        let folder = try folder()
        for document in DocumentSchema.all { try hold([], to: document.name, in: folder) }
        #expect(DocumentSchema.text("nothing") == nil)
    }

    @Test(arguments: ["everything", "hostile", "rtl-long", "partial"]) func documentsOfABuildFit(name: String) throws {
        let folder = try folder()
        let site = folder.appending(path: "site")
        _ = run(["build", "-q", "-C", Self.fixtures.appending(path: name).path, "-o", site.path])
        let apps = try FileManager.default.contentsOfDirectory(at: site.appending(path: "apps"), includingPropertiesForKeys: nil)
        try hold([site.appending(path: "catalog.json")] + apps.filter { $0.pathExtension == "json" }, to: "catalog", in: folder)
        try hold([site.appending(path: "longpress-manifest.json")], to: "manifest", in: folder)
    }

    @Test(arguments: ["everything", "hostile", "broken", "partial"]) func reportsOfLintFit(name: String) throws {
        let folder = try folder()
        let report = folder.appending(path: "lint.json")
        let baseline = folder.appending(path: "baseline.json")
        let root = Self.fixtures.appending(path: name).path
        _ = run(["lint", "-C", root, "--format", "json=\(report.path)"])
        try hold([report], to: "lint", in: folder)
        if run(["lint", "-q", "-C", root, "--write-baseline", baseline.path]).status < 2 {
            try hold([baseline], to: "baseline", in: folder)
        }
    }

    @Test func snapshotsAndExportsOfOurContentFit() throws {
        let folder = try folder()
        let apps = Validator.repository.appending(path: "content/apps")
        func files(_ part: String) -> [URL] {
            (FileManager.default.subpaths(atPath: apps.path) ?? []).sorted().filter {
                $0.contains("/\(part)/") && $0.hasSuffix(".json")
            }
            .map { apps.appending(path: $0) }
        }
        #expect(!files("snapshots").isEmpty && !files("dynamic").isEmpty)
        try hold(files("snapshots"), to: "snapshot", in: folder)
        try hold(files("dynamic"), to: "dynamic", in: folder)
    }

    @Test func releaseNotesFit() throws {
        let folder = try folder()
        let apps = Validator.repository.appending(path: "content/apps")
        let saved = (FileManager.default.subpaths(atPath: apps.path) ?? []).sorted().filter {
            $0.contains("/snapshots/") && $0.hasSuffix(".json")
        }
        let documents = try saved.enumerated().map { index, path in
            let app = apps.appending(path: String(path.prefix { $0 != "/" })).path
            let said = run(["release-notes", apps.appending(path: path).path, app, "--format", "json"])
            let document = folder.appending(path: "changes-\(index).json")
            try Data(said.text.utf8).write(to: document)
            #expect(said.text.contains("\"fingerprint\""), "\(path)")
            return document
        }
        #expect(!documents.isEmpty)
        try hold(documents, to: "changes", in: folder)
    }

    @Test(
        .enabled(if: Validator.suites != nil, "LONGPRESS_SUITES is not set"),
        arguments: ["everything", "hostile", "broken", "partial", "rtl-long", "binary"])
    func sarifFitsItsSchema(name: String) throws {
        let folder = try folder()
        let report = folder.appending(path: "lint.sarif")
        let status = run(["lint", "-C", Self.fixtures.appending(path: name).path, "--format", "sarif=\(report.path)"]).status
        let schema = try #require(Validator.suites).appending(path: "schemas/sarif-2.1.0.json")
        #expect(try Validator.faults(of: [report], schema: schema) == "")
        let document = try String(contentsOf: report, encoding: .utf8)
        #expect(document.contains("\"executionSuccessful\": \(status != 3)"))
    }

    @Test(.enabled(if: Validator.suites != nil, "LONGPRESS_SUITES is not set"))
    func sarifOfEverythingFitsItsSchema() throws {
        let folder = try folder()
        let report = folder.appending(path: "lint.sarif")
        let place = QuickActionModel.SourceLocation(root: "../a b.app", path: "Info.plist", line: 3, column: 2, length: 4)
        var finding = Finding(
            .missingTitle, "title \"{0} [x](1)\"", explanation: "Why.", at: place, related: [RelatedLocation(place, "here")],
            fixes: [Fix("Write it", at: place, replacement: "{x}", isSafe: true), Fix("Think")])
        var lint = LintReport()
        lint.rules = RuleTable.all
        lint.findings = [finding, finding]
        finding.location = QuickActionModel.SourceLocation(path: "a.plist", keyPath: "Items[0].Title")
        lint.suppressed = [
            SuppressedFinding(finding: finding, reason: "so", location: finding.location), SuppressedFinding(finding: finding),
        ]
        lint.hidden = [finding]
        lint.mended = 1
        lint.notChecked = [UncheckedRule(rule: "icon/unknown-symbol", reason: "no symbol table")]
        lint.unreadable = [QuickActionModel.SourceLocation(path: "b.plist")]
        lint.site = "https://example.com/docs"
        let text = LintDocument(lint, generator: "longpress 1.2.3") { _ in nil }.text(.sarif)
        try Data(text.utf8).write(to: report)
        let schema = try #require(Validator.suites).appending(path: "schemas/sarif-2.1.0.json")
        #expect(try Validator.faults(of: [report], schema: schema) == "")
        for part in [
            #""text": "title \"{{0}} \\[x\\](1)\". Why.""#, #""text": "{x}""#, #""kind": "inSource""#, #""kind": "external""#,
            #""uri": "../a%20b.app/Info.plist""#, #""helpUri": "https://example.com/docs/rules/title/term/index.html""#,
            #""hiddenByBaseline": 1"#, ":2\"",
        ] { #expect(text.contains(part), "\(part)") }
    }

    private final class Said: @unchecked Sendable {
        private let lock = NSLock()
        private var lines = ""

        func add(_ text: String) { lock.withLock { lines += text } }
        var text: String { lock.withLock { lines } }
    }
}
