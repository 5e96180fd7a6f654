import QuickActionModel

/// Which notes belong to which app and type.
struct NoteTies: Sendable {
    private var design: [ByteText: [Note]] = [:]
    private var guidelinesByApp: [ByteText: [Note]] = [:]
    private var guidelinesByAction: [[Tie]] = []
    private var actionIndex: [ByteText: Int] = [:]

    init(notes: [Note]) {
        for note in notes {
            switch note.kind {
            case .design(let app): design[ByteText(app), default: []].append(note)
            case .guideline:
                for app in note.matter.apps { guidelinesByApp[ByteText(app), default: []].append(note) }
                for entry in note.matter.actions { add(note, for: entry) }
            case .home, .page: break
            }
        }
    }

    /// Design notes of an app that are tied to no type.
    func notes(app: String) -> [Note] { (design[ByteText(app)] ?? []).filter { $0.matter.action == nil } }

    /// Design notes of an app for one type.
    func notes(app: String, type: ByteText) -> [Note] {
        (design[ByteText(app)] ?? []).filter { $0.matter.action.map { ByteText($0) } == type }
    }

    /// Guidelines that name an app and no type of it.
    func guidelines(app: String) -> [Note] { (guidelinesByApp[ByteText(app)] ?? []).filter { $0.matter.actions.isEmpty } }

    /// Guidelines that name a type, of this app when they name apps at all.
    func guidelines(app: String, type: ByteText) -> [Note] {
        guard let index = actionIndex[type] else { return [] }
        return guidelinesByAction[index].filter { tie in
            if let own = tie.app { return own.hasSameBytes(as: app) }
            return tie.note.matter.apps.isEmpty || tie.note.matter.apps.contains { $0.hasSameBytes(as: app) }
        }.map(\.note)
    }

    /// Ties a guideline to a type as its front matter names it: the type itself, or `action:<app>/<percent-encoded type>`.
    private mutating func add(_ note: Note, for entry: String) {
        var type = ByteText(entry)
        var app: String?
        if entry.hasPrefix("action:") {
            let rest = entry.dropFirst("action:".count).prefix { $0 != "?" && $0 != "#" }
            let parts = rest.split(separator: "/", maxSplits: 1).map { PercentEncoding.decode(String($0)) ?? String($0) }
            type = ByteText(parts.last ?? "")
            app = parts.count > 1 ? parts[0] : nil
        }
        let index = actionIndex[type] ?? guidelinesByAction.count
        if index == guidelinesByAction.count {
            actionIndex[type] = index
            guidelinesByAction.append([])
        }
        guidelinesByAction[index].append(Tie(note: note, app: app))
    }

    private struct Tie: Sendable {
        var note: Note
        /// The app that the entry itself names.
        var app: String?
    }
}
