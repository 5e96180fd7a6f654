import QuickActionModel
import Testing

@testable import GitHistory

/// Tags, their patterns and their order.
@Suite struct TagTests {
    private func range(_ names: [String], _ pattern: String, prefix: String? = nil) -> TagRange {
        TagRange(names.map { GitTag(name: $0, object: "a", commit: "a", date: nil) }, pattern: pattern, prefix: prefix)
    }

    @Test(.enabled(if: Repositories.hasGit, "git is not installed"))
    func tagsOfARepositoryAreListed() throws {
        let repository = try Repositories.open("plain")
        let tags = try repository.tags()
        #expect(
            tags.map(\.name) == [
                "test", "ui_4.10.0", "v0.10.0", "v0.10.1", "v0.9.0", "v1.1.0", "v1.1.0-beta.10", "v1.1.0-beta.2", "v9-file",
            ])
        let commit = try repository.commit("main").id
        #expect(tags[2].commit == commit)
        #expect(tags[2].object != commit)
        #expect(tags[3].commit == commit)
        #expect(tags[4].commit == tags[4].object)
        #expect(tags[8].commit == nil)
        #expect(tags[0...7].allSatisfy { $0.date == 1_700_000_000 })
        #expect(try repository.commit(tags[2]).revision == "v0.10.0")
        #expect(gitError { try repository.commit(tags[8]) } == .notACommit("v9-file"))
        let range = try repository.tags(matching: "v*")
        #expect(range.tags.map(\.tag.name) == ["v0.9.0", "v0.10.0", "v0.10.1", "v1.1.0-beta.2", "v1.1.0-beta.10", "v1.1.0"])
        #expect(range.ignored == ["v9-file"])
        #expect(
            gitError { try repository.tags(matching: "x*") }
                == .noTags(pattern: "x*", isShallow: false, folder: Repositories.at("plain")))
        #expect(try Repositories.open("empty").tags().isEmpty)
    }

    @Test func versionsAreInOrder() {
        let names = ["v0.9.0", "v0.10.0", "ui_4.10.0", "1.14", "release-2024.05", "test"]
        let all = range(names, "*")
        #expect(all.tags.map(\.tag.name) == ["v0.9.0", "v0.10.0", "1.14", "ui_4.10.0", "release-2024.05"])
        #expect(all.ignored == ["test"])
        #expect(all.notes == ["Tags that are no versions, or lead to no commit, are left out: \"test\""])
        #expect(range(names, "release-*").tags.map(\.tag.name) == ["release-2024.05"])
        #expect(range(names, "*", prefix: "v").ignored == ["1.14", "release-2024.05", "test", "ui_4.10.0"])
        #expect(range(["v1", "1.0.0", "v1.0"], "*").tags.map(\.tag.name) == ["1.0.0", "v1", "v1.0"])
    }

    @Test func namesOfComponentsMayHaveNumbers() {
        #expect(
            range(["kit2/v1.9", "kit2/v1.10", "kit3/v9"], "kit2/v*").tags.map(\.version.prefix) == ["kit2/v", "kit2/v"])
        #expect(range(["ios2-v10", "ios2-v9"], "ios2-v*").tags.map(\.tag.name) == ["ios2-v9", "ios2-v10"])
        #expect(range(["v1.9", "v1.10"], "v1.*").tags.map(\.tag.name) == ["v1.9", "v1.10"])
    }

    @Test(arguments: [
        ("v*", "v1", true), ("v*", "v", true), ("v*", "w1", false), ("*", "", true), ("?", "", false), ("?", "é", true),
        ("a*b*c", "aXbYc", true), ("a*b*c", "aXcYb", false), ("*/v*", "kit/v1", true), ("v[0-9]*", "v1.0", true),
        ("v[0-9]*", "vx", false), ("v[!0-9]", "vx", true), ("v[^0-9]", "v1", false), ("[]]", "]", true), ("[a", "[a", true),
        ("[a-]", "-", true), ("[z-a]", "z", true), ("\\*", "*", true), ("\\*", "x", false), ("a\\", "a\\", true), ("", "", true),
        ("", "a", false), ("**a", "xa", true),
    ])
    func patternsFit(pattern: String, name: String, fits: Bool) { #expect(TagPattern(pattern).matches(name) == fits) }

    @Test func patternsOfManyStarsEnd() {
        let pattern = TagPattern(String(repeating: "*a", count: 400) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
    }

    @Test(
        arguments: [
            ("v1", "v1", nil), ("v1:a", "v1", "a"), ("v1:a:b", "v1", "a:b"), (":a", "", "a"), ("v1:", "v1", ""),
            ("HEAD^{/x: y}:a", "HEAD^{/x: y}", "a"), ("a}:b", "a}", "b"),
        ] as [(String, String, String?)])
    func pathsAreSplitOff(text: String, revision: String, path: String?) {
        #expect(RevisionText(text).revision == revision)
        #expect(RevisionText(text).path == path)
    }
}
