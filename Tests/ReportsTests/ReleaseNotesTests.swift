import Foundation
import QuickActionModel
import Testing

@testable import Reports

@Suite("Release notes")
struct ReleaseNotesTests {
    private func action(_ type: String, _ title: String, kind: ActionKind = .static, languages: [String: String] = [:])
        -> QuickAction
    {
        let texts = [LanguageText(language: "en", text: title, origin: .declared)]
        let others = languages.map { LanguageText(language: $0.key, text: $0.value, origin: .table) }
        return QuickAction(
            key: ActionKey(kind: kind, type: ByteText(type)), position: 2,
            source: ActionSource(location: SourceLocation(path: "Info.plist", line: 3, column: 1)),
            title: LocalizedText(value: title, languages: texts + others),
            icon: QuickActionIcon(declared: [IconReference(.symbol, "star")]))
    }

    private func change(
        _ kind: ChangeKind, _ level: ChangeLevel? = nil, old: QuickAction? = nil, new: QuickAction? = nil, field: String? = nil,
        language: String? = nil, before: String? = nil, after: String? = nil, matchedBy: ChangeMatch? = nil, reason: String = ""
    ) -> Change {
        Change(
            kind, level: level ?? kind.usualLevel, app: "notes", key: new?.key ?? old?.key, field: field, language: language,
            before: before, after: after, matchedBy: matchedBy, reason: reason, old: old, new: new)
    }

    private func say(_ audience: NoteAudience, _ change: Change, language: String? = nil) -> String? {
        ChangeWording(audience, language: language, appNames: ["notes": "Notes"]).sentence(change)?.markdown
    }

    /// A change of each kind, as small as it can be.
    private func sample(_ kind: ChangeKind, dynamic: Bool = false) -> Change {
        let (old, new) = (
            action("com.x.a", "Pay", kind: dynamic ? .dynamic : .static),
            action("com.x.b", "Scan", kind: dynamic ? .dynamic : .static)
        )
        switch kind {
        case .itemAdded, .itemRestored: return change(kind, new: new, after: "Scan", reason: "last seen in 4.1")
        case .itemRemoved, .itemRetired:
            return change(kind, old: old, before: "Pay", reason: kind == .itemRetired ? "handled until 5.0" : "")
        case .localeAdded, .translationAdded:
            return change(kind, new: kind == .localeAdded ? nil : new, field: "title", language: "pl", after: "4 of 4")
        case .localeRemoved: return change(kind, language: "pl", before: "4 of 4")
        case .targetKeyRemoved, .targetValueChanged, .targetKeyAdded:
            return change(kind, old: old, new: new, field: "userInfo.url", before: "\"/a\"", after: "\"/b\"")
        case .appAdded, .appRemoved, .availabilityChanged, .scenarioAdded, .scenarioRemoved, .variantAdded, .variantRemoved:
            return change(kind, field: "x", before: "17.0", after: "18.0")
        case .typeRenamed, .typeCaseChanged:
            return change(kind, old: old, new: new, field: "type", before: "com.x.a", after: "com.x.b", matchedBy: .title)
        default: return change(kind, old: old, new: new, field: "title", language: "en", before: "Pay", after: "Scan")
        }
    }

    @Test(
        "people read titles, one sentence a change",
        arguments: [
            (.itemAdded, "Touch and hold the Notes icon to **Scan**."),
            (.itemRemoved, "**Pay** is no longer in the Home Screen menu."),
            (.itemRetired, "**Pay** is no longer in the Home Screen menu."),
            (.itemRestored, "**Scan** is back in the Home Screen menu."),
            (.itemRepurposed, "**Pay** is now **Scan**."), (.titleChanged, "**Pay** is now called **Scan**."),
            (.titleCosmetic, "Small wording fixes."), (.iconChanged, "**Scan** has a new icon."),
            (.staticToDynamic, "**Scan** appears after you first open the app."),
            (.dynamicToStatic, "**Scan** is there as soon as the app is installed."),
            (.localeAdded, "Home Screen actions are now in pl."), (.availabilityChanged, "The app now needs iOS 18.0."),
            (.visibleEntered, "**Scan** now shows in the menu."), (.appAdded, "Home Screen actions come to **18.0**."),
            (.titleFits, "Titles no longer cut off in en."),
        ] as [(ChangeKind, String)])
    func people(kind: ChangeKind, sentence: String) { #expect(say(.people, sample(kind)) == sentence) }

    @Test("people never read types, keys and files", arguments: ChangeKind.allCases)
    func noCode(kind: ChangeKind) {
        let sentence = ChangeWording(.people).sentence(sample(kind))
        #expect(sentence?.pieces.contains { if case .code = $0 { true } else { false } } != true)
        #expect(sentence?.text.contains("com.x") != true)
        #expect(sentence.map { $0.text.hasSuffix(".") } != false)
        let words = (sentence?.text ?? "").lowercased()
        #expect(!words.contains("long-press") && !words.contains("tap and hold"))
    }

    @Test("engineers read every change", arguments: ChangeKind.allCases)
    func everything(kind: ChangeKind) { #expect(ChangeWording(.engineering).sentence(sample(kind)) != nil, "\(kind)") }

    @Test(
        "engineers read what old menus can still send",
        arguments: [
            (.typeRenamed, false, "`com.x.a` → `com.x.b`, matched by title; analytics, tests and handlers must follow"),
            (.typeRenamed, true, "`com.x.a` → `com.x.b`, matched by title; old items send the old type until the first launch"),
            (.itemRemoved, false, "`com.x.a` is gone; its handler can go"),
            (.itemRetired, true, "`com.x.a` is retired: handled until 5.0"),
            (.targetKeyRemoved, false, "`com.x.b`: `userInfo.url` is gone; old items still carry it, an old handler reads nil"),
            (.targetValueChanged, false, "`com.x.b`: `userInfo.url` `\"/a\"` → `\"/b\"`"),
            (.itemAdded, false, "`com.x.b` is new: static, position 2"),
            (.iconChanged, false, "`com.x.b`: icon `Pay` → `Scan`"),
            (.titleChanged, false, "`com.x.b`: title **Pay** → **Scan**"),
            (.titleTruncates, false, "`com.x.b`: **Scan** is now cut off in en"),
        ] as [(ChangeKind, Bool, String)])
    func engineering(kind: ChangeKind, dynamic: Bool, sentence: String) {
        #expect(say(.engineering, sample(kind, dynamic: dynamic)) == sentence)
    }

    @Test("a removed dynamic type breaks unless it is handled")
    func removedDynamic() {
        let old = action("scan", "Scan", kind: .dynamic)
        #expect(
            say(.engineering, change(.itemRemoved, .breaking, old: old))?.hasSuffix("keep its handler and list it in retired")
                == true)
        #expect(say(.engineering, change(.itemRemoved, .notable, old: old))?.hasSuffix("and the app handles it") == true)
    }

    @Test("people read the title in their language")
    func languages() {
        let (old, new) = (action("a", "Search", languages: ["de": "Suchen"]), action("a", "Find", languages: ["de": "Finden"]))
        let source = change(.titleChanged, old: old, new: new, field: "title", language: "en", before: "Search", after: "Find")
        let german = change(
            .translationChanged, old: old, new: new, field: "title", language: "de", before: "Suchen", after: "Finden")
        #expect(say(.people, source, language: "en") == "**Search** is now called **Find**.")
        #expect(say(.people, source, language: "de") == nil)
        #expect(say(.people, german, language: "de") == "**Suchen** is now called **Finden**.")
        #expect(say(.people, german) == "Improved de wording.")
        #expect(say(.people, change(.iconChanged, old: old, new: new), language: "de") == "**Finden** has a new icon.")
    }

    @Test("folded entries")
    func folds() {
        let (a, b) = (action("a", "Alpha"), action("b", "Beta"))
        var swap = change(.titleChanged, old: b, new: a, field: "title", language: "en", before: "Beta", after: "Alpha")
        swap.fold = ChangeFold(.swap, [swap, change(.titleChanged, old: a, new: b, before: "Alpha", after: "Beta")])
        #expect(say(.people, swap) == "**Alpha** and **Beta** have exchanged their names.")
        var stale = change(.translationStale, old: a, new: a, field: "title")
        stale.fold = ChangeFold(.languages(["de", "fr", "it"]), [])
        #expect(say(.design, stale) == "**Alpha**: the title changed, and de, fr and it did not")
        var prefix = change(.typeRenamed)
        prefix.fold = ChangeFold(.prefix(old: "com.old.", new: "com.new."), [])
        #expect(say(.engineering, prefix) == "all types: `com.old.` → `com.new.`")
    }

    @Test(
        "sections",
        arguments: [
            (.itemAdded, .added), (.itemRestored, .added), (.localeAdded, .added), (.itemRemoved, .removed),
            (.itemRetired, .deprecated),
            (.titleCosmetic, .fixed), (.titleFits, .fixed), (.titleChanged, .changed), (.iconChanged, .changed),
        ] as [(ChangeKind, NoteSection)])
    func sections(kind: ChangeKind, section: NoteSection) { #expect(sample(kind).section == section) }

    @Test("a mended slip of the pen is a fix")
    func typo() {
        #expect(change(.titleChanged, before: "New Mesage", after: "New Message").section == .fixed)
        #expect(change(.titleChanged, before: "Cat", after: "Bat").section == .changed)
    }

    private func notes(_ changes: [Change], _ audience: NoteAudience = .people, ignored: Int = 0) -> ReleaseNotes {
        ReleaseNotes(
            from: "4.1", to: "4.2", date: "2026-11-30", set: ChangeSet(changes: changes),
            wording: ChangeWording(audience, appNames: ["notes": "Notes"]), ignored: ignored)
    }

    @Test("the whole in Markdown, breaking first, each sentence once")
    func markdown() {
        let new = action("b", "Scan *all*")
        let changes = [
            change(.iconChanged, old: new, new: new), change(.itemRepurposed, old: action("b", "Pay"), new: new),
            change(.itemAdded, new: new, after: "Scan *all*"), change(.titleCosmetic, before: "a", after: "A"),
            change(.titleCosmetic, before: "b", after: "B"), change(.exampleChanged, new: new),
        ]
        #expect(
            notes(changes, ignored: 2).markdown() == """
                ## 4.2 - 2026-11-30

                ### Added

                - Touch and hold the Notes icon to **Scan \\*all\\***.

                ### Changed

                - **Breaking:** **Pay** is now **Scan \\*all\\***.
                - **Scan \\*all\\*** has a new icon.

                ### Fixed

                - Small wording fixes.

                1 change is not shown; 2 changes are ignored by the configuration.

                """)
        #expect(notes(changes).sections(of: "notes").last?.entries.first?.fingerprints.count == 2)
    }

    @Test("no changes are said in words; changes that nobody sees are counted")
    func nothing() {
        #expect(notes([]).text() == "4.1 → 4.2 (2026-11-30)\n\nNo changes.\n")
        #expect(notes([]).markdown() == "## 4.2 - 2026-11-30\n\nNo changes.\n")
        #expect(
            notes([change(.exampleChanged, new: action("a", "A"))]).text().contains(
                "Nothing to tell here. 1 change is not shown."))
    }

    @Test("what people cannot see is said to be so, with what breaks")
    func unseen() {
        let change = change(.targetKeyRemoved, old: action("a", "A"), new: action("a", "A"), field: "userInfo.url", before: "1")
        #expect(notes([change]).text().hasSuffix("Nothing changed that people can see. 1 change is not shown, and breaking.\n"))
    }

    @Test("an override by fingerprint wins, and a terminal is not steered")
    func overrides() {
        var notes = notes([change(.itemAdded, new: action("a", "A\u{1B}[2J"), after: "A")])
        #expect(notes.text().contains("“A⟨U+001B⟩[2J”"))
        notes.overrides = [notes.changeSet.changes[0].fingerprint: "Scan receipts & more"]
        #expect(notes.text().contains("  - Scan receipts & more\n"))
        #expect(notes.markdown().contains("- Scan receipts \\& more\n"))
    }

    @Test("possible renames come with the line to paste, for engineers")
    func possible() {
        var notes = notes([], .engineering)
        notes.changeSet.possibleRenames = [
            PossibleRename(app: "notes", old: action("a", "A"), new: action("b`", "B"), shared: ["icon"])
        ]
        #expect(notes.markdown().contains("Possible rename (icon): put under renames in app.yaml: ``"))
        notes.wording.audience = .people
        #expect(!notes.markdown().contains("Possible"))
    }

    @Test("the document for programs holds every change with all of its sentences")
    func json() throws {
        var notes = notes([change(.itemAdded, new: action("a", "A"), after: "A"), change(.exampleChanged, new: action("b", "B"))])
        var fold = change(.translationStale, new: action("a", "A"), field: "title")
        fold.fold = ChangeFold(
            .languages(["de"]), [change(.translationStale, new: action("a", "A"), field: "title", language: "de")])
        notes.changeSet.changes.append(fold)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(notes.document())) as? [String: Any])
        #expect(object["format"] as? String == "longpress-changes/1")
        #expect(object["from"] as? String == "4.1")
        let changes = try #require(object["changes"] as? [[String: Any]])
        #expect(changes.map { $0["kind"] as? String } == ["item.added", "example.changed", "translation.stale"])
        #expect((changes[0]["text"] as? [String: String])?["people"] == "Touch and hold the Notes icon for “A”.")
        #expect((changes[1]["text"] as? [String: String])?["people"] == nil)
        #expect((changes[2]["changes"] as? [[String: Any]])?.first?["language"] as? String == "de")
        #expect(changes[0]["fingerprint"] as? String == notes.changeSet.changes[0].fingerprint)
    }

    @Test("code spans hold any text", arguments: [("a", "`a`"), ("a`b", "`` a`b ``"), ("", "`  `"), ("```", "```` ``` ````")])
    func spans(code: String, markdown: String) { #expect(NoteSentence([.code(code)]).markdown == markdown) }
}
