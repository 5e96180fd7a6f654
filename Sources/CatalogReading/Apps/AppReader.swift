import QuickActionModel
import SourceTrees

/// Reads one app: its property list, tables, exports and what `app.yaml` says.
struct AppReader {
    let configuration: CatalogConfiguration
    let entry: AppEntry
    let tree: any InputTree
    let defines: [BuildVariable]
    var log: ReadingLog
    var settings = AppConfiguration()
    private var variables = BuildVariables([])
    /// Replaces people's data in exports; nil before the first export of an app that asks for it.
    var redactor: Redactor?
    /// Files whose words must not be shown.
    var redacted: [SourceLocation] = []

    /// Most languages of one app; every text of every quick action is looked up in each of them.
    static let mostLanguages = 400

    init(_ entry: AppEntry, configuration: CatalogConfiguration, tree: any InputTree, defines: [BuildVariable]) {
        self.entry = entry
        self.configuration = configuration
        self.tree = tree
        self.defines = defines
        self.log = ReadingLog(app: entry.id)
    }

    /// The folder of an app in the catalog.
    static func folder(_ id: String) -> String { "content/apps/\(id)" }

    mutating func read() -> AppReading {
        let home = openHome()
        if let home { readSettings(home) }
        var roots = InputRoots(catalog: tree)
        let plan = openSource(home, &roots)
        variables = readVariables(&roots)
        var app = AppCatalog(id: entry.id)
        app.settings = settings.menu.applied(to: configuration.menu)
        app.lifecycle = settings.lifecycle
        readHandlers(&roots, plan.folder, into: &app.lifecycle)
        app.checks = settings.checks
        let list = plan.folder.flatMap { readPropertyList($0, plan.name, isNamed: plan.isNamed) }
        if list == nil {
            app.unreadable = plan.folder?.file(plan.name) == nil ? "no \(plan.name)" : "\(plan.name) cannot be read"
        }
        var facts = AppFactReader(settings: settings.facts, variables: variables)
        app.facts = facts.facts(of: list?.root, at: list?.file)
        if let list { app.menus = staticMenus(list.root, list.file) }
        localize(&app, plan.folder, &facts)
        if isPrivate { redactor = Redactor(kept: ownWording(of: app)) }
        app.menus += dynamicMenus(exports(in: home), app.facts)
        app.isRedacted = !redacted.isEmpty
        if let home, entry.loose == nil, home.file("icon.png") != nil { app.facts.iconPath = home.path("icon.png") }
        readImages(of: &app, [plan.folder, home].compactMap { $0 })
        var reading = AppReading(app: app, log: log)
        (reading.redacted, reading.redactor, reading.identity) = (redacted, redactor, identity)
        if let home, entry.loose == nil { addFiles(of: home, to: &reading) }
        if list == nil, !plan.isNamed, app.menus.isEmpty, reading.notes.isEmpty, log.unreadable.isEmpty {
            reportNothing(home, &reading)
        }
        return reading
    }

    var identity: IdentitySettings {
        var identity = configuration.identity
        if let keys = settings.identityKeys { identity.keys = keys }
        if let key = settings.versionKey { identity.versionKey = key }
        return identity
    }

    /// The app's folder in the catalog; nil when there is none, which is no fault where `source:` names another place.
    private mutating func openHome() -> InputFolder? {
        if let loose = entry.loose { return loose.folder.flatMap { openLoose($0)?.folder } }
        let path = Self.folder(entry.id)
        do throws(InputError) {
            return try InputFolder(tree: tree, path: path, limits: configuration.limits)
        } catch .missing {
            if entry.source == nil {
                log.add(
                    Finding(
                        .badConfigurationValue, "app \"\(entry.id)\" has no folder \(path)",
                        explanation: "Make the folder, or give the app a source.", at: entry.location))
            }
        } catch {
            log.add(error, at: SourceLocation(root: tree.root, path: path))
        }
        return nil
    }

    private mutating func readSettings(_ home: InputFolder) {
        guard let file = home.file("app.yaml"), let bytes = home.bytes(file, limit: configuration.limits.bytes, &log) else {
            return
        }
        let (settings, findings) = ConfigurationReader.app(bytes, path: home.path("app.yaml"), root: home.tree.root)
        self.settings = settings
        log.add(findings)
        // A key of which the value is understood but cannot be followed yet would have no effect without a word.
        if settings.input.dialect != nil {
            log.add(
                Finding(
                    .badConfigurationValue, "dialect is not supported in this version",
                    explanation: "Write exports in \(ExportReader.format).",
                    at: settings.input.places["dialect"] ?? SourceLocation(path: home.path("app.yaml"), keyPath: "dialect")))
        }
    }

    /// Where the property list is looked for; `isNamed` when the configuration says so.
    private mutating func openSource(_ home: InputFolder?, _ roots: inout InputRoots) -> (
        folder: InputFolder?, name: String, isNamed: Bool
    ) {
        let isCatalogs = entry.source != nil
        guard let written = entry.source ?? settings.input.source else { return (home, "Info.plist", false) }
        let place = isCatalogs ? entry.location : settings.input.sourceLocation
        guard let source = AppSource(written, relativeTo: isCatalogs ? "" : Self.folder(entry.id)) else {
            log.add(
                Finding(
                    .badConfigurationValue, "source \"\(written)\" is of a kind that cannot be read",
                    explanation: "In this version a source is \(AppSource.kinds).", at: place))
            return (nil, "Info.plist", true)
        }
        do throws(InputError) {
            let root = source.isOutside ? try tree.tree(at: source.folder, named: source.rootName) : tree
            let path = source.isOutside ? "" : source.folder
            if source.isOutside {
                roots.add(root, at: source.folder)
                report(root, at: place)
            }
            return (try InputFolder(tree: root, path: path, limits: configuration.limits), source.propertyList, true)
        } catch {
            // The path that failed is absolute; people know the source as they wrote it.
            let place = place ?? SourceLocation(path: Self.folder(entry.id))
            let reason =
                switch error {
                case .missing: "does not exist"
                case .leavesRoot: "is a link that leads out of its folder"
                case .tooLarge(_, let size, let limit): "has \(size) bytes; the limit is \(limit)"
                case .failed(_, let reason): "cannot be read: \(reason)"
                }
            log.add(
                Finding(
                    .unreadable, "source \"\(written)\" \(reason)",
                    explanation: "A path is relative to the file that names it.", at: place))
            log.addUnreadable(place)
            return (nil, source.propertyList, true)
        }
    }

    /// Tells what an archive or bundle holds beside the app.
    private mutating func report(_ source: any InputTree, at place: SourceLocation?) {
        for path in source.embedded {
            log.add(
                Finding(
                    .embeddedPlist, "\(path) is embedded, not used",
                    explanation: "Quick actions come from the app's own property list.", at: place))
        }
        for remark in source.remarks { log.add(Finding(.bundleRemark, remark, at: place)) }
    }

    private mutating func readPropertyList(_ folder: InputFolder, _ name: String, isNamed: Bool)
        -> (root: [SourceEntry], file: SourceFile)?
    {
        guard let entry = folder.file(name) else {
            if isNamed {
                log.add(
                    Finding(
                        .unreadable, "\(folder.location(name).displayPath) does not exist",
                        explanation: "The source of an app is \(AppSource.kinds), in exact spelling.", at: folder.location(name)))
                log.addUnreadable(folder.location(name))
            }
            return nil
        }
        guard
            let (file, document) = folder.document(
                name, entry, &log,
                { (reader, bytes) throws(SourceError) in
                    try reader.readPropertyList(bytes)
                })
        else { return nil }
        guard let root = document.root.dictionary else {
            log.add(
                Finding(
                    .unreadable, "\(name) holds \(document.root.kindName) instead of a dictionary",
                    explanation: "The root of an app's property list is a dictionary.",
                    at: file.location(of: document.root.span, keyPath: "")))
            log.addUnreadable(file.location)
            return nil
        }
        return (root, file)
    }

    private mutating func staticMenus(_ root: [SourceEntry], _ file: SourceFile) -> [ActionMenu] {
        var reader = StaticItemReader(file: file, variables: variables, identity: identity, log: log.taken())
        let menus = reader.menus(of: root)
        log = reader.log
        return menus
    }
}
