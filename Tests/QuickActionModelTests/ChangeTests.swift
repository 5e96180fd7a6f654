import Testing

@testable import QuickActionModel

@Suite("Changes")
struct ChangeTests {
    private let key = ActionKey(kind: .static, type: "search")

    private func change(_ field: String? = nil, _ before: String? = nil, _ after: String? = nil, app: String = "notes") -> Change
    {
        Change(.titleChanged, level: .notable, app: app, key: key, field: field, before: before, after: after)
    }

    @Test("a fingerprint is the same for the same change only")
    func fingerprints() {
        let one = change("title", "A", "B")
        #expect(one.fingerprint.utf8.count == 16)
        #expect(one.fingerprint.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) })
        let others = [
            change("title", "A", "C"), change("title", "B", "A"), change("subtitle", "A", "B"), change(nil, "A", "B"),
            change("title", nil, "B"), change("title", "", "B"), change("title", "A", "B", app: "pay"),
        ]
        #expect(Set([one.fingerprint] + others.map(\.fingerprint)).count == others.count + 1)
        // Composed and decomposed letters are different texts.
        #expect(change("title", "é", "x").fingerprint != change("title", "e\u{301}", "x").fingerprint)
        // Parts cannot run together.
        #expect(
            Change(.comment, level: .internal, app: "a", field: "bc").fingerprint
                != Change(.comment, level: .internal, app: "ab", field: "c").fingerprint)
        // Level, wording and place make no difference.
        var moved = one
        moved.newPlaces = [SourceLocation(path: "elsewhere")]
        #expect(
            Change(.titleChanged, level: .breaking, app: "notes", key: key, field: "title", before: "A", after: "B", reason: "x")
                .fingerprint == moved.fingerprint)
        // Decisions that were saved once must be found for ever.
        #expect(one.fingerprint == "6066e211589fede0")
    }

    @Test("several changes have one name, whatever their order")
    func foldFingerprint() {
        let (a, b) = (change("title", "A", "B"), change("title", "B", "A"))
        #expect(Change.fingerprint(of: [a, b]) == Change.fingerprint(of: [b, a]))
        #expect(Change.fingerprint(of: [a, b]) != Change.fingerprint(of: [a]))
        var entry = a
        entry.fold = ChangeFold(.swap, [a, b])
        #expect(entry.singles == [a, b])
        #expect(a.singles == [a])
    }

    @Test("levels have an order, and every kind has one")
    func levels() {
        #expect(ChangeLevel.allCases.sorted() == [.internal, .cosmetic, .notable, .breaking])
        #expect(ChangeKind.of("item.added") == .itemAdded)
        #expect(ChangeKind.of("item.Added") == nil)
        #expect(ChangeKind.allCases.filter { $0.usualLevel == .breaking } == [.itemRepurposed, .typeReused, .targetKeyRemoved])
    }
}
