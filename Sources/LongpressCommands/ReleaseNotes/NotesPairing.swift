import CatalogReading
import QuickActionModel

/// Which apps of two sides belong together, under one id each.
struct NotesPairing {
    var old: [AppCatalog] = []
    var new: [AppCatalog] = []
    /// Apps that could not be compared, with what is wrong.
    var left: [(app: String, reason: String, findings: [Finding])] = []
    /// What people should know.
    var remarks: [String] = []

    /// The apps of the catalog at `-C`, which know ids and retired types that a built app does not.
    let home: [AppCatalog]
    /// What `--app` names.
    let wanted: [String]

    init(_ old: NotesSide, _ new: NotesSide, wanted: [String], home: [AppCatalog]) throws(NotesFailure) {
        self.wanted = wanted
        self.home = home
        if old.isWhole, new.isWhole {
            try takeAll(old, new)
        } else {
            let one = try single(old, other: new)
            let two = try single(new, other: old)
            take(one, two, old, new)
        }
        leaveOutUnknown()
    }

    // MARK: Catalogs

    private mutating func takeAll(_ old: NotesSide, _ new: NotesSide) throws(NotesFailure) {
        let ids = (old.apps + new.apps).map(\.id) + (old.unreadable + new.unreadable).map(\.app)
        for id in wanted where !ids.contains(where: { $0.hasSameBytes(as: id) }) {
            throw .usage("neither side has an app \"\(id)\"" + CardCommand.nearest(id, ids))
        }
        let wanted = wanted.map { ByteText($0) }
        let isWanted = { (id: String) in wanted.isEmpty || wanted.contains(ByteText(id)) }
        for (side, name) in [(old, "old"), (new, "new")] {
            for (app, findings) in side.unreadable where isWanted(app) && !left.contains(where: { $0.app.hasSameBytes(as: app) })
            {
                left.append((app, "it cannot be read on the \(name) side", findings))
            }
        }
        let dropped = left.map { ByteText($0.app) }
        self.old = old.apps.filter { isWanted($0.id) && !dropped.contains(ByteText($0.id)) }
        self.new = new.apps.filter { isWanted($0.id) && !dropped.contains(ByteText($0.id)) }
    }

    // MARK: One app

    /// The app of a side that is to be compared with one app.
    private func single(_ side: NotesSide, other: NotesSide) throws(NotesFailure) -> AppCatalog {
        let name = SideReader.quoted(side.written)
        if side.apps.count == 1, side.unreadable.isEmpty, let app = side.apps.first { return app }
        let ids = side.apps.map(\.id) + side.unreadable.map(\.app)
        let likely = [other.placeID, other.isCatalog && !other.isWhole ? other.apps.first?.id : nil].compactMap { $0 }
        for id in wanted + likely {
            if let app = side.apps.first(where: { $0.id.hasSameBytes(as: id) }) { return app }
            if let broken = side.unreadable.first(where: { $0.app.hasSameBytes(as: id) }) {
                throw NotesFailure(
                    message: "app \(id) of \(name) cannot be read, so nothing was compared", findings: broken.findings,
                    trees: side.linesTree.map { [$0] } ?? [])
            }
        }
        let bundle = other.apps.first.flatMap { Self.bundle($0) }
        let same = side.apps.filter { app in bundle.map { Self.bundle(app)?.hasSameBytes(as: $0) == true } ?? false }
        if same.count == 1, wanted.isEmpty { return same[0] }
        if let id = wanted.first ?? likely.first, !ids.isEmpty {
            throw .unreadable("\(name) has no app \"\(id)\"; it has \(ids.joined(separator: ", "))")
        }
        guard !ids.isEmpty else { throw .unreadable("\(name) has no app") }
        throw .unreadable("\(name) has \(ids.count) apps: \(ids.joined(separator: ", ")). Name one of them with --app")
    }

    private mutating func take(_ one: AppCatalog, _ two: AppCatalog, _ old: NotesSide, _ new: NotesSide) {
        var (one, two) = (one, two)
        let known = knownApp(two) ?? knownApp(one)
        let ids = [
            new.placeID, old.placeID, new.isCatalog ? two.id : nil, old.isCatalog ? one.id : nil, known?.id, Self.bundle(two),
            Self.bundle(one),
        ]
        let id = ids.lazy.compactMap { $0 }.first ?? "app"
        // A built app does not know which types it still handles; the catalog does.
        if let known, !new.isCatalog, two.lifecycle == TypeLifecycle() { two.lifecycle = known.lifecycle }
        if let was = Self.bundle(one), let now = Self.bundle(two), !was.hasSameBytes(as: now) {
            remarks.append("The bundle identifiers differ: \(was) on the old side, \(now) on the new side")
        }
        if two.facts.name == nil { two.facts.name = known?.facts.name ?? one.facts.name }
        (one.id, two.id) = (id, id)
        (self.old, self.new) = ([one], [two])
    }

    /// The app of the catalog at `-C` that a built app is.
    private func knownApp(_ app: AppCatalog) -> AppCatalog? {
        if let named = home.first(where: { one in wanted.contains { $0.hasSameBytes(as: one.id) } }) { return named }
        guard let bundle = Self.bundle(app) else { return nil }
        return home.first { Self.bundle($0)?.hasSameBytes(as: bundle) == true }
    }

    /// The bundle identifier; nil for one that still holds a build variable.
    private static func bundle(_ app: AppCatalog) -> String? {
        app.facts.bundleIdentifier.flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }
    }

    /// A property list on one side only says nothing about what the other side declares.
    private mutating func leaveOutUnknown() {
        for app in old {
            guard let other = new.first(where: { $0.id.hasSameBytes(as: app.id) }),
                (app.unreadable == nil) != (other.unreadable == nil)
            else { continue }
            let side = app.unreadable == nil ? "new" : "old"
            let why = app.unreadable ?? other.unreadable ?? ""
            left.append((app.id, "its static quick actions are not known on the \(side) side: \(why)", []))
        }
        let dropped = left.map { ByteText($0.app) }
        old.removeAll { dropped.contains(ByteText($0.id)) }
        new.removeAll { dropped.contains(ByteText($0.id)) }
    }
}

extension NotesSide {
    /// Whether it is a whole catalog, so that an app which it lacks is not there.
    var isWhole: Bool { isCatalog && release == nil && placeID == nil }
}
