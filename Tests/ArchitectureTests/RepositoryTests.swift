import Foundation
import Testing

/// What may be in the repository at all.
@Suite(.enabled(if: Repository.tracked != nil, "git does not list the files")) struct RepositoryTests {
    static let top: Set<String> = [
        "Package.swift", "Makefile", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE",
        ".swift-format",
        ".editorconfig", ".gitignore", ".ci", "Sources", "Tests", "content", "themes", "longpress.yaml",
    ]

    /// Paths of one machine and hosts of package registries, written in pieces so that this file does not hold them.
    static let needles = [
        "/wo" + "rk/", "/tmp/bash" + "_jobs", "registry" + ".npmjs", "pypi" + ".org", "files.python" + "hosted", "crates" + ".io",
        "proxy.go" + "lang.org", "ruby" + "gems.org", "repo.ma" + "ven.apache", "deb.de" + "bian.org",
    ]

    @Test func theTopHoldsWhatThePlanNames() {
        let found = Set((Repository.tracked ?? []).map { String($0.prefix { $0 != "/" }) })
        #expect(found.subtracting(Self.top).sorted() == [])
    }

    @Test func noFileNamesAMachineOrARegistry() {
        var told: [String] = []
        for name in Repository.tracked ?? [] {
            guard let data = FileManager.default.contents(atPath: Repository.root.appendingPathComponent(name).path) else {
                continue
            }
            told += Self.needles.filter { Self.names($0, in: data) }.map { "\(name) mentions \($0)" }
        }
        #expect(told == [])
    }

    /// Whether the bytes hold a needle; a path counts only from its beginning, so that `framework/` and `a/b/` are free.
    static func names(_ needle: String, in data: Data) -> Bool {
        let bytes = Data(needle.utf8)
        var start = data.startIndex
        while let found = data.range(of: bytes, in: start..<data.endIndex) {
            let before = found.lowerBound > data.startIndex ? data[found.lowerBound - 1] : 32
            let isWord = (48...57).contains(before) || (65...90).contains(before) || (97...122).contains(before) || before == 46
            if !needle.hasPrefix("/") || !isWord { return true }
            start = found.upperBound
        }
        return false
    }

    @Test(arguments: [(" ", true), ("", true), ("\"", true), ("site", false), ("..", false)])
    func pathsCountFromTheirBeginning(before: String, isNamed: Bool) {
        #expect(Self.names(Self.needles[0], in: Data((before + Self.needles[0] + "x").utf8)) == isNamed)
    }
}
