import MarkdownNotes
import QuickActionModel

/// Holds the front matter of notes against the catalog.
struct MatterChecks {
    let actions: ActionIndex
    var log = ReadingLog()

    init(actions: ActionIndex) { self.actions = actions }

    /// Tells apps, quick actions and rules that do not exist, and aliases that cannot be addresses.
    mutating func check(_ note: ReadNote) {
        log.app = note.app
        let file = SourceLocation(path: note.file.path)
        let (matter, places) = (note.note.matter, note.note.places)
        for (app, place) in zip(matter.apps, places.apps) { checkApp(app, place) }
        for (rule, place) in zip(matter.rules, places.rules) where !CommonSettings.isRuleName(rule) {
            log.add(
                Finding(
                    .badFrontMatter, "\"\(rule)\" in rules is no rule id", explanation: "A rule id looks like title/ellipsis.",
                    at: place))
        }
        for (text, place) in zip(matter.actions, places.actions) {
            checkAction(text, apps: matter.apps + [note.app].compactMap { $0 }, place)
        }
        if let type = matter.action {
            let place = places.action ?? file
            if let app = note.app {
                checkAction(type, apps: [app], place)
            } else {
                log.add(
                    Finding(
                        .badFrontMatter, "action \"\(type)\" ties a note that belongs to no app",
                        explanation: "Only notes in content/apps/<id>/notes have an action. Use actions with action:app/type.",
                        at: place))
            }
        }
    }

    private mutating func checkApp(_ app: String, _ place: SourceLocation) {
        guard case .unknown(let nearest) = actions.app(app) else { return }
        log.add(
            Finding(
                .unknownAction, "apps names the unknown app \"\(app)\"",
                explanation: nearest.map { "Did you mean \"\($0)\"?" } ?? "", at: place))
    }

    /// A type of one of the apps, or an `action:` link.
    private mutating func checkAction(_ text: String, apps: [String], _ place: SourceLocation) {
        var type = ByteText(text)
        var kind: ActionKind?
        var candidates = apps
        if case .action(let app, let named, let namedKind, _)? = NoteLink.Target(action: text) {
            (type, kind) = (named, namedKind)
            if let app { candidates = [app] }
        }
        guard !candidates.isEmpty else {
            log.add(
                Finding(
                    .unknownAction, "actions names \"\(text)\" without an app",
                    explanation: "Name the apps under apps, or write action:app/type.", at: place))
            return
        }
        for app in candidates {
            if case .hidden = actions.app(app) { return }
            if actions.keys(app: app, type: type, kind: kind) != nil { return }
        }
        let nearest = candidates.compactMap { actions.nearestType(app: $0, to: type) }.first
        log.add(
            Finding(
                .unknownAction, "no quick action of \(ConfigurationScanner.list(candidates, "or")) has the type \"\(type)\"",
                explanation: nearest.map { "Did you mean \"\($0)\"?" } ?? "", at: place))
    }
}
