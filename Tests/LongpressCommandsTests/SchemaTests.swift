import Foundation
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
        #expect(try Validator.faults(of: documents, schema: file) == "", "\(schema)")
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

    private final class Said: @unchecked Sendable {
        private let lock = NSLock()
        private var lines = ""

        func add(_ text: String) { lock.withLock { lines += text } }
        var text: String { lock.withLock { lines } }
    }
}
