import Foundation
import Testing

/// Three small sites, file list first, then bytes.
///
/// `make record` writes the goldens anew and fails.
@Suite struct GoldenTests {
    private static let isRecording = ProcessInfo.processInfo.environment["LONGPRESS_RECORD"] == "1"

    @Test(arguments: ["plain", "everything", "rtl-long"]) func isAsRecorded(_ name: String) throws {
        let site = try TestSite(name)
        #expect(site.build("--fail-on", "error").status == 0)
        let files = try site.files
        let list = try Self.list(files)
        let pinned = files.filter { Self.isPinned($0.key) }
        let folder = Repository.goldens.appendingPathComponent(name)
        if Self.isRecording { return try Self.record(list, pinned, in: folder) }

        let golden = try TestSite.files(in: folder)
        guard golden.text("files.txt") == list else {
            Issue.record("the files of \(name) changed; \(Self.difference(golden.text("files.txt"), list))")
            return
        }
        for path in pinned.paths where golden[path] != files[path] {
            Issue.record("\(name)/\(path) changed; \(Self.difference(golden.text(path), files.text(path)))")
        }
    }

    /// Every path; what is not pinned by its bytes is pinned by its hash.
    private static func list(_ files: [String: Data]) throws -> String {
        let manifest = try files.manifest
        return files.paths.filter { $0 != "longpress-manifest.json" }.map { path in
            (isPinned(path) ? path : "\(path) \(manifest[path]?.sha256 ?? "(not in the manifest)")") + "\n"
        }.joined()
    }

    /// Pages of rules are the same in every site but for what was found, so a few stand for all.
    private static func isPinned(_ path: String) -> Bool {
        if path.hasPrefix("rules/") {
            return ["rules/title/ellipsis/index.html", "rules/l10n/missing/index.html"].contains(path)
        }
        return path.hasSuffix(".html") || path == "catalog.json"
    }

    private static func record(_ list: String, _ files: [String: Data], in folder: URL) throws {
        try? FileManager.default.removeItem(at: folder)
        for (path, data) in files.merging(["files.txt": Data(list.utf8)], uniquingKeysWith: { $1 }) {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        Issue.record("recorded \(folder.lastPathComponent); look at the difference, then run without LONGPRESS_RECORD")
    }

    private static func difference(_ wanted: String, _ actual: String) -> String {
        let (a, b) = (wanted.components(separatedBy: "\n"), actual.components(separatedBy: "\n"))
        let index = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
        func line(_ lines: [String]) -> String { index < lines.count ? lines[index] : "(the end)" }
        return "line \(index + 1)\nrecorded: \(line(a))\nit is:    \(line(b))"
    }
}
