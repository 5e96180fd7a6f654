import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Review files")
struct ReviewTests {
    private func read(_ decisions: String, format: String = "longpress-review/1") -> ReviewReading {
        ReviewReader().read(Array("{\"format\": \"\(format)\",\n\"decisions\": [\(decisions)]}".utf8))
    }

    private func decision(
        _ by: String, _ state: String, from: String = "1.0", at: String? = nil, print: String = "0123456789abcdef"
    )
        -> String
    {
        let time = at.map { ", \"at\": \"\($0)\"" } ?? ""
        return
            "{\"fingerprint\": \"\(print)\", \"from\": \"\(from)\", \"state\": \"\(state)\", \"by\": \"\(by)\", \"later\": 1\(time)}"
    }

    private func standing(_ decisions: String..., from: String = "1.0") -> ReviewRecord.Standing {
        let reading = read(decisions.joined(separator: ",\n"))
        #expect(reading.isReadable)
        return reading.record.standing(of: "0123456789abcdef", from: from)
    }

    private func word(_ standing: ReviewRecord.Standing) -> String {
        switch standing {
        case .open: "open"
        case .decided(let state, let all): "\(state.rawValue) \(all.count)"
        case .conflict(let all): "conflict " + all.map { "\($0.by) \($0.state.rawValue)" }.joined(separator: ", ")
        }
    }

    @Test("a decision counts where fingerprint and range agree")
    func ranges() {
        #expect(word(standing(decision("ana", "accepted"))) == "accepted 1")
        #expect(word(standing(decision("ana", "accepted"), from: "1.1")) == "open")
        #expect(word(standing(decision("ana", "accepted", print: "fedcba9876543210"))) == "open")
        #expect(word(standing()) == "open")
    }

    @Test("of one person the last word counts, by time where both have one")
    func people() {
        #expect(word(standing(decision("ana", "question"), decision("ana", "accepted"))) == "accepted 1")
        #expect(
            word(
                standing(
                    decision("ana", "accepted", at: "2026-11-30T10:00:00Z"),
                    decision("ana", "question", at: "2026-11-29T10:00:00Z")))
                == "accepted 1")
        #expect(word(standing(decision("ana", "accepted"), decision("ben", "accepted"))) == "accepted 2")
    }

    @Test("different people's different words are a conflict")
    func conflicts() {
        let both = [decision("ana", "accepted"), decision("ben", "needs-work")]
        #expect(word(standing(both[0], both[1])) == "conflict ana accepted, ben needs-work")
        #expect(read(both.joined(separator: ",")).record.conflicts.count == 1)
        #expect(word(standing(both[0], both[1], decision("ben", "accepted"))) == "accepted 2")
    }

    @Test(
        "a file with any fault is refused as a whole, with the place",
        arguments: [
            ("{\"from\": 1}", "2:23: decisions[1].from is a number instead of a string"),
            ("4", "2:15: decisions[1] is a number instead of an object"),
        ])
    func faults(text: String, message: String) {
        let reading = read(decision("ana", "accepted") + ",\n" + text)
        #expect(!reading.isReadable)
        #expect(reading.record.decisions.isEmpty)
        #expect(reading.findings.allSatisfy { $0.location?.line != nil && $0.location?.path == "content/review.json" })
    }

    @Test("what is no review file is refused")
    func foreign() {
        #expect(
            read("", format: "longpress-review/2").findings.map(\.summary) == [
                "the format is \"longpress-review/2\" instead of \"longpress-review/1\""
            ])
        #expect(!ReviewReader().read(Array("[]".utf8)).isReadable)
        #expect(!ReviewReader().read(Array("{\"format\": \"longpress-review/1\"".utf8)).isReadable)
        #expect(
            ReviewReader().read(Array("{\"format\": \"longpress-review/1\"}".utf8)).findings.map(\.summary) == [
                "the list decisions is missing"
            ])
        #expect(read("").isReadable)
    }

    @Test("the range of an old side is its release, else its version, else a hash of what it declares")
    func rangeNames() {
        var app = AppCatalog(id: "a")
        let hash = app.reviewRange()
        #expect(hash.utf8.count == 64)
        app.facts.owner = "Team"
        #expect(app.reviewRange() != hash)
        app.facts.version = "$(MARKETING_VERSION)"
        #expect(app.reviewRange().utf8.count == 64)
        app.facts.version = "4.2"
        #expect(app.reviewRange() == "4.2")
        #expect(app.reviewRange(of: CatalogRelease(version: "4.1")) == "4.1")
    }
}
