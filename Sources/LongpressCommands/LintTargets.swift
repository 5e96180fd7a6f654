import CatalogReading
import Files
import QuickActionModel

/// What `lint` looks at: the whole catalog, some of its apps or files, and what stands outside of it.
struct LintTargets {
    /// Ids of the apps to read; empty for all.
    private(set) var onlyApps: [String] = []
    /// Apps that are no part of the catalog.
    private(set) var looseApps: [AppEntry] = []
    /// Whether something of the catalog is looked at.
    private(set) var includesCatalog = false
    /// Whether all apps are read, although findings may be wanted about a part only.
    private var readsAll = false
    /// Whether an operand names the whole catalog.
    private var coversCatalog = false
    /// What is wrong with operands.
    private(set) var findings: [Finding] = []
    /// Operands that could not be read.
    private(set) var unreadable: [SourceLocation] = []
    /// Folders in which no property list with quick actions was found.
    private(set) var empty: [SourceLocation] = []
    /// Files and folders of the catalog that findings have to be about; `content/apps/<id>` stands for the app, too.
    private var parts: [String] = []
    private let tree: FolderTree
    private let limits: ReadingLimits

    init(_ operands: [LintPlace.Operand], _ setting: CommandSetting) {
        tree = setting.tree
        limits = setting.configuration.limits
        let isCatalog = LintPlace.isCatalog(tree.path) || setting.arguments.has("config")
        let hasContent = DiskFiles.kind(tree.path + "/content") == .folder
        guard !operands.isEmpty || !hasContent else {
            (includesCatalog, readsAll) = (true, true)
            return
        }
        let here = LintPlace.Operand(written: setting.root, path: tree.path, kind: .folder)
        for operand in operands.isEmpty ? [here] : operands { add(operand, isCatalog && hasContent) }
        if coversCatalog { parts = [] }
        onlyApps = readsAll ? [] : onlyApps + looseApps.map(\.id)
    }

    /// Whether there is nothing to read.
    var isEmpty: Bool { !readsAll && onlyApps.isEmpty }

    /// Apps of which everything was looked at; nil for all of the catalog.
    var wholeApps: [String]? { readsAll ? parts.isEmpty ? nil : [] : onlyApps }

    private mutating func add(_ operand: LintPlace.Operand, _ isCatalog: Bool) {
        if isCatalog, let part = below(operand.path) {
            if ["", "content", "content/apps"].contains(part) {
                (includesCatalog, readsAll, coversCatalog) = (true, true, true)
                return
            }
            if operand.kind != nil, part.utf8.starts(with: "content/".utf8) {
                addPart(part)
                return
            }
        }
        switch operand.kind {
        case .folder?: addFolder(operand)
        case .file?: addFile(operand)
        case .other?: refuse(operand, "\(operand.written) is neither a file nor a folder")
        case nil: refuse(operand, "\(operand.written) does not exist")
        }
    }

    // MARK: Parts of the catalog

    private mutating func addPart(_ part: String) {
        includesCatalog = true
        let segments = part.split(separator: "/").map(String.init)
        if segments.count > 2, segments[1].hasSameBytes(as: "apps") {
            if !onlyApps.contains(where: { $0.hasSameBytes(as: segments[2]) }) { onlyApps.append(segments[2]) }
            parts.append(segments.prefix(3).joined(separator: "/"))
        } else {
            // Notes lead to quick actions of all apps, so all of them are read.
            (readsAll, parts) = (true, parts + [part])
        }
    }

    /// The findings about what was asked for.
    func kept(_ findings: [Finding]) -> [Finding] { parts.isEmpty ? findings : findings.filter { keeps($0) } }

    /// Whether a finding is about what was asked for; one without a place always is.
    func keeps(_ finding: Finding) -> Bool {
        if let app = finding.subject.app {
            if parts.contains(where: { $0.hasSameBytes(as: "content/apps/\(app)") }) { return true }
            if looseApps.contains(where: { $0.id.hasSameBytes(as: app) }) { return true }
        }
        return finding.location.map { keeps($0) } ?? true
    }

    /// Whether a place lies in what was asked for.
    func keeps(_ location: SourceLocation) -> Bool {
        guard !parts.isEmpty, location.root.isEmpty else { return true }
        return parts.contains { location.path.hasSameBytes(as: $0) || location.path.utf8.starts(with: ($0 + "/").utf8) }
            || location.path.hasSameBytes(as: CommandSetting.configurationName)
    }

    // MARK: What stands elsewhere

    private mutating func addFile(_ operand: LintPlace.Operand) {
        let name = operand.path.lowercased()
        if name.hasSuffix(".json") {
            let file = LooseName(operand.path)
            add(AppEntry(id: file.stem, loose: LooseApp(exports: [relative(operand.path)])), otherwise: relative(operand.path))
        } else if [".plist", ".ipa", ".zip", ".xcarchive"].contains(where: { name.hasSuffix($0) }) {
            addSource(operand.path)
        } else {
            refuse(
                operand, "\(operand.written) is nothing that can be linted", "Name an Info.plist, an export (.json), or a folder."
            )
        }
    }

    private mutating func addFolder(_ operand: LintPlace.Operand) {
        let name = operand.path.lowercased()
        if name.hasSuffix(".app") || name.hasSuffix(".xcarchive") { return addSource(operand.path) }
        let isApp = ["Info.plist", "app.yaml"].contains { DiskFiles.kind(operand.path + "/" + $0) == .file }
        if isApp || DiskFiles.kind(operand.path + "/dynamic") == .folder {
            let entry = AppEntry(id: LooseName(operand.path + "/Info.plist").app, loose: LooseApp(folder: relative(operand.path)))
            return add(entry, otherwise: relative(operand.path))
        }
        do throws(InputError) {
            let search = try PropertyListSearch(tree: FolderTree(path: operand.path, root: ""), limit: limits.bytes)
            let found = search.paths()
            for path in found { addSource(operand.path + "/" + path) }
            if found.isEmpty { empty.append(location(operand.path)) }
        } catch {
            refuse(operand, error.message)
        }
    }

    private mutating func addSource(_ path: String) {
        add(AppEntry(id: LooseName(path).app, source: relative(path), loose: LooseApp()), otherwise: relative(path))
    }

    /// Adds an app; where its id is taken, its path is its id.
    private mutating func add(_ entry: AppEntry, otherwise path: String) {
        var entry = entry
        if looseApps.contains(where: { $0.id.hasSameBytes(as: entry.id) }) { entry.id = path }
        if !looseApps.contains(where: { $0.id.hasSameBytes(as: entry.id) }) { looseApps.append(entry) }
    }

    private mutating func refuse(_ operand: LintPlace.Operand, _ summary: String, _ explanation: String = "") {
        let place = location(operand.path)
        findings.append(Finding(.unreadable, summary, explanation: explanation, at: place))
        unreadable.append(place)
    }

    // MARK: Paths

    /// The path below the catalog's root; nil for one outside.
    private func below(_ path: String) -> String? {
        if path.hasSameBytes(as: tree.path) { return "" }
        let prefix = tree.path == "/" ? "/" : tree.path + "/"
        guard path.utf8.starts(with: prefix.utf8) else { return nil }
        return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }

    private func relative(_ path: String) -> String { below(path).map { $0.isEmpty ? "." : $0 } ?? path }

    private func location(_ path: String) -> SourceLocation {
        if let below = below(path) { return SourceLocation(path: below.isEmpty ? "." : below) }
        let name = LooseName(path)
        return SourceLocation(root: name.folder, path: name.name)
    }
}
