import Testing

@testable import QuickActionModel

@Suite("Versions of releases")
struct ReleaseVersionTests {
    private func sorted(_ texts: [String], prefix: String? = nil) -> [String] {
        ReleaseVersion.sorted(texts, prefix: prefix).versions.map(\.text)
    }

    @Test("numbers count as numbers, prefixes do not count, other tags are named")
    func tags() {
        let result = ReleaseVersion.sorted(["v0.10.0", "release-2024.05", "test", "v0.9.0", "ui_4.10.0", "1.14"])
        #expect(result.versions.map(\.text) == ["v0.9.0", "v0.10.0", "1.14", "ui_4.10.0", "release-2024.05"])
        #expect(result.others == ["test"])
    }

    @Test("previews stand before their release, in numeric order")
    func previews() {
        let order = ["1.4.0-beta4", "1.4.1", "1.5.0-beta0", "1.5.0-rc.2", "1.5.0-rc.10", "1.5.0"]
        #expect(sorted(["1.5.0-beta0", "1.4.0-beta4", "1.5.0", "1.5.0-rc.10", "1.5.0-rc.2", "1.4.1"]) == order)
        #expect(sorted(["2.0-beta10", "2.0-beta2", "2.0b1", "2.0"]) == ["2.0b1", "2.0-beta2", "2.0-beta10", "2.0"])
        #expect(
            sorted(["1.0.0-alpha.beta", "1.0.0-alpha.1", "1.0.0-alpha", "1.0.0-1"]) == [
                "1.0.0-1", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta",
            ])
    }

    @Test("a wanted prefix leaves out everything else")
    func prefix() {
        let result = ReleaseVersion.sorted(["notes-v2.0", "pay-v3.0", "notes-v1.10", "v9"], prefix: "notes-v")
        #expect(result.versions.map(\.text) == ["notes-v1.10", "notes-v2.0"])
        #expect(result.others == ["pay-v3.0", "v9"])
        #expect(result.versions.first?.prefix == "notes-v")
    }

    @Test("what is left out at the end is zero, and a build does not count")
    func equality() {
        #expect(ReleaseVersion("1.4") == ReleaseVersion("v1.4.0"))
        #expect(ReleaseVersion("1.4+7") == ReleaseVersion("1.4+8"))
        #expect(ReleaseVersion("1.4") != ReleaseVersion("1.4.0.1"))
        #expect(ReleaseVersion("1.04") == ReleaseVersion("1.4"))
        #expect(ReleaseVersion("0") == ReleaseVersion("0.0"))
        #expect(Set(["1", "1.0", "1.0.0"].compactMap { ReleaseVersion($0) }).count == 1)
        #expect(ReleaseVersion("20240501123456789012345678901234567890") != nil)
    }

    @Test(
        "what is no version", arguments: ["", "test", "v", "beta10", "1..2", ".1", "1.", "1.2 final", "1.2-", "$(VERSION)", "Ü1"])
    func none(text: String) { #expect(ReleaseVersion(text) == nil) }

    @Test("longer texts than anybody writes are no versions")
    func long() { #expect(ReleaseVersion(String(repeating: "1", count: 201)) == nil) }

    @Test("the release before a version")
    func previous() {
        let saved = ["1.0", "1.9", "1.10", "2.0-beta1", "test"]
        #expect(ReleaseVersion.previousRelease(of: "2.0", among: saved) == "2.0-beta1")
        #expect(ReleaseVersion.previousRelease(of: "2.0", among: saved, skippingPreviews: true) == "1.10")
        #expect(ReleaseVersion.previousRelease(of: "2.0-beta2", among: saved, skippingPreviews: true) == "2.0-beta1")
        #expect(ReleaseVersion.previousRelease(of: "1.10", among: saved) == "2.0-beta1")
        #expect(ReleaseVersion.previousRelease(of: "1.9.5", among: saved) == "1.9")
        #expect(ReleaseVersion.previousRelease(of: nil, among: saved) == "2.0-beta1")
        #expect(ReleaseVersion.previousRelease(of: "$(MARKETING_VERSION)", among: saved) == "2.0-beta1")
        #expect(ReleaseVersion.previousRelease(of: "0.9", among: saved) == nil)
        #expect(ReleaseVersion.previousRelease(of: "1.0", among: ["1.0", "1.0.0"]) == nil)
        #expect(ReleaseVersion.previousRelease(of: "1.0", among: []) == nil)
    }

    @Test(
        "the step between two versions announces a level",
        arguments: [
            ("1.0", "2.0", "breaking"), ("1.0", "1.1", "notable"), ("1.0.0", "1.0.1", "cosmetic"), ("1.0", "1.0.0.1", "cosmetic"),
            ("0.4", "0.5", "breaking"), ("0.4.1", "0.4.2", "notable"), ("0.9", "1.0", "breaking"), ("1.0", "1.0", "internal"),
            ("1.0.0", "1", "internal"), ("2.0-rc.1", "2.0", "breaking"), ("1.9", "2.0-rc.1", "breaking"), ("1.1", "1.0", "none"),
            ("v1.0", "1.1", "notable"),
        ])
    func announces(old: String, new: String, level: String) throws {
        let (before, after) = (try #require(ReleaseVersion(old)), try #require(ReleaseVersion(new)))
        #expect(after.announces(since: before)?.rawValue ?? "none" == level)
    }
}
