import Foundation
import Reports
import Testing

@Suite struct UnifiedDiffTests {
    func difference(_ old: String, _ new: String, path: String = "a.txt") -> String {
        String(decoding: UnifiedDiff.bytes(of: Array(old.utf8), Array(new.utf8), path: path), as: UTF8.self)
    }

    @Test func headerAndSurroundings() {
        let old = (1...9).map { "\($0)\n" }.joined()
        #expect(difference(old, old) == "")
        #expect(
            difference(old, old.replacing("5\n", with: "five\n"))
                == "--- a/a.txt\n+++ b/a.txt\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
        #expect(difference("", "a\n") == "--- a/a.txt\n+++ b/a.txt\n@@ -0,0 +1 @@\n+a\n")
        #expect(
            difference("a", "a\n") == "--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
    }

    @Test func namesAsGitWritesThem() {
        #expect(difference("", "a\n", path: "a b").hasPrefix("--- a/a b\t\n+++ b/a b\t\n"))
        #expect(difference("", "a\n", path: "a\n\"\u{1}").hasPrefix("--- \"a/a\\n\\\"\\001\"\n"))
    }

    /// Whether `git apply` turns one text into the other by the difference.
    private func isApplied(_ old: String, _ new: String) throws -> Bool {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a b.txt")
        try Data(old.utf8).write(to: file)
        try Data(difference(old, new, path: "a b.txt").utf8).write(to: folder.appendingPathComponent("x.diff"))
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "apply", "--whitespace=nowarn", "x.diff"]
        git.currentDirectoryURL = folder
        git.environment = ["PATH": "/usr/bin:/bin:/usr/local/bin", "GIT_CEILING_DIRECTORIES": folder.path]
        git.standardError = FileHandle.nullDevice
        try git.run()
        git.waitUntilExit()
        let after = try Data(contentsOf: file)
        return git.terminationStatus == 0 && after == Data(new.utf8)
    }

    @Test func gitAppliesIt() throws {
        var state: UInt64 = 7
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for round in 0..<25 {
            let end = round % 3 == 0 ? "\r\n" : "\n"
            var lines = (0..<(1 + next(40))).map { _ in "line \(next(6))" }
            let old = lines.joined(separator: end) + (next(2) == 0 ? end : "")
            for _ in 0..<(1 + next(6)) {
                let place = next(lines.count)
                switch next(3) {
                case 0: lines[place] += " changed"
                case 1: lines.insert("new \(next(9))", at: place)
                default: if lines.count > 1 { lines.remove(at: place) }
                }
            }
            let new = lines.joined(separator: end) + (next(2) == 0 ? end : "")
            guard old != new else { continue }
            #expect(try isApplied(old, new), "\(difference(old, new))")
        }
    }

    @Test func aWholeOtherFileIsBounded() {
        let old = (0..<30_000).map { "a\($0)\n" }.joined()
        let new = (0..<30_000).map { "b\($0)\n" }.joined()
        #expect(difference(old, new).utf8.count > old.utf8.count + new.utf8.count)
    }
}
