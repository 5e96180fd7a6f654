import Archives
import CatalogReading
import QuickActionModel

extension SideReader {
    /// A folder of some input, or one file in it.
    struct Place {
        var tree: any InputTree
        /// Path of the folder in the tree.
        var folder: String
        /// Last part of the folder's name, for ids and messages.
        var name: String
        /// Name of the file in the folder, when a file is meant.
        var file: String?
        /// Path of the folder in its repository.
        var path: String?
    }

    /// Whether a folder is a catalog.
    static func isCatalog(_ tree: any InputTree, _ folder: String) -> Bool {
        guard let entries = try? tree.list(folder) else { return false }
        if entries.contains(where: { $0.kind == .file && $0.name == CommandSetting.configurationName }) { return true }
        let content = folder.isEmpty ? "content/apps" : folder + "/content/apps"
        return entries.contains { $0.kind == .folder && $0.name == "content" } && (try? tree.entry(content))??.kind == .folder
    }

    /// Tells a catalog, a bundle and an app's folder apart by what stands in them.
    func interpret(_ place: Place, _ side: NotesSide) throws(NotesFailure) -> NotesSide {
        var side = side
        let entries: [InputEntry]
        do throws(InputError) { entries = try place.tree.list(place.folder) } catch { throw .unreadable(error.message) }
        func has(_ name: String, _ kind: InputEntry.Kind) -> Bool { entries.contains { $0.kind == kind && $0.name == name } }
        if Self.isCatalog(place.tree, place.folder) {
            side.understood = side.understood.isEmpty ? "a catalog" : side.understood + ", a catalog"
            side.isSource = true
            return try catalog(place.tree, side, only: nil)
        }
        let isBundle = BundleOpening.isBundle(place.name) || has("Payload", .folder) || has("Products", .folder)
        let isMac = (try? place.tree.entry("Contents/Info.plist"))??.kind == .file
        if isBundle || isMac { return try bundle(place.tree, side) }
        if has("Info.plist", .file) || has("dynamic", .folder) || has("app.yaml", .file) {
            if side.understood.isEmpty { side.understood = "an app's folder" }
            side.isSource = true
            return try app(place, side)
        }
        if entries.contains(where: { $0.kind == .folder && BundleOpening.isBundle($0.name) }) {
            return try bundle(place.tree, side)
        }
        throw NotesFailure(message: nothing(in: place, side, entries), isAbsent: true)
    }

    /// What to type instead of a folder in which nothing is.
    private func nothing(in place: Place, _ side: NotesSide, _ entries: [InputEntry]) -> String {
        var found: [String] = []
        var left = 2_000
        search(place.tree, place.folder, depth: 4, &left, &found)
        let what = side.revision.map { "revision \(Self.quoted($0))" } ?? Self.quoted(side.written)
        let text = "\(what) holds neither a catalog nor an app's Info.plist"
        guard !found.isEmpty else {
            let names = entries.prefix(8).map { $0.kind == .folder ? $0.name + "/" : $0.name }.joined(separator: ", ")
            return text + (names.isEmpty ? "; it is empty" : "; it holds \(names)\(entries.count > 8 ? ", …" : "")")
        }
        let base = side.revision.map { $0 + ":" + (place.path.map { $0.isEmpty ? "" : $0 + "/" } ?? "") } ?? side.written + "/"
        let list = found.prefix(5).map { base + $0 }.joined(separator: ", ")
        return text + ". Name one of these: \(list)\(found.count > 5 ? ", …" : "")"
    }

    private func search(_ tree: any InputTree, _ folder: String, depth: Int, _ left: inout Int, _ found: inout [String]) {
        guard depth > 0, left > 0, let entries = try? tree.list(folder) else { return }
        left -= entries.count
        for entry in entries where !entry.name.hasPrefix(".") {
            let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
            if entry.kind == .file, entry.name.hasSuffix("Info.plist") { found.append(path) }
            if entry.kind == .folder, !["Pods", "Carthage", "node_modules", "build"].contains(entry.name) {
                search(tree, path, depth: depth - 1, &left, &found)
            }
        }
    }

    // MARK: Kinds of sides

    /// All apps of a catalog, or one.
    func catalog(_ tree: any InputTree, _ start: NotesSide, only: String?) throws(NotesFailure) -> NotesSide {
        var side = start
        let path = CommandSetting.configurationName
        var bytes: [UInt8]?
        do throws(InputError) {
            bytes = try tree.entry(path) == nil ? nil : try tree.read(path, limit: 1 << 20)
        } catch {
            throw .unreadable(error.message)
        }
        let (configuration, faults) = ConfigurationReader.site(bytes, path: path)
        guard faults.allSatisfy({ $0.severity < .error }) else {
            let what = "the configuration of \(Self.quoted(side.written)) cannot be used, so nothing was compared"
            throw NotesFailure(message: what, findings: faults.sorted(by: Finding.inOrder), trees: [tree])
        }
        var options = CatalogReader.Options(defines: setting.defines, workers: setting.workers)
        if let only { options.onlyApps = [only] }
        let result = CatalogReader(configuration: configuration, options: options).readApps(tree)
        side.isCatalog = true
        side.tree = tree
        side.hidesLines = !result.redactedFiles.isEmpty
        side.configuration = configuration
        for app in result.catalog.apps {
            let broken = Self.broken(app.id, result)
            if broken.isEmpty { side.apps.append(app) } else { side.unreadable.append((app.id, broken)) }
        }
        let others = result.unreadable.isEmpty ? [] : result.findings.filter { $0.severity == .error && $0.subject.app == nil }
        if !others.isEmpty, side.unreadable.isEmpty {
            throw NotesFailure(
                message: "\(Self.quoted(side.written)) cannot be read as a whole, so nothing was compared", findings: others,
                trees: [side.linesTree].compactMap { $0 })
        }
        return side
    }

    /// What could not be read of one app.
    static func broken(_ app: String, _ result: ReadingResult) -> [Finding] {
        result.findings.filter { finding in
            guard finding.subject.app?.hasSameBytes(as: app) == true, finding.severity == .error else { return false }
            return result.unreadable.contains { place in
                guard let location = finding.location else { return false }
                return place.root.hasSameBytes(as: location.root) && place.path.hasSameBytes(as: location.path)
            }
        }
    }

    /// An app's folder, or a property list with what stands beside it.
    func app(_ place: Place, _ start: NotesSide) throws(NotesFailure) -> NotesSide {
        var side = start
        let list = place.file.map { place.folder.isEmpty ? $0 : place.folder + "/" + $0 }
        let mounted = MountedApp(base: place.tree, folder: place.folder, propertyList: list)
        // A side that is a file of `content/apps/<id>` has that id.
        let whole = place.path ?? side.identity.split(separator: "/").dropLast(place.file == nil ? 0 : 1).joined(separator: "/")
        side.placeID = Self.catalogAround("/" + whole)?.id
        return try read(mounted, &side, from: place.tree)
    }

    private func read(_ mounted: MountedApp, _ side: inout NotesSide, from base: any InputTree) throws(NotesFailure) -> NotesSide
    {
        var options = CatalogReader.Options(defines: setting.defines, workers: 1)
        options.onlyApps = []
        var configuration = setting.configuration
        configuration.apps = [AppEntry(id: MountedApp.id)]
        let result = CatalogReader(configuration: configuration, options: options).readApps(mounted)
        guard let app = result.catalog.apps.first, result.unreadable.isEmpty else {
            let broken = result.findings.filter { $0.severity == .error }.map { finding in
                var finding = finding
                finding.location = finding.location.map { mounted.outside($0) }
                // Here nothing else is read.
                if finding.explanation.hasSuffix("is read all the same.") { finding.explanation = "" }
                return finding
            }
            throw NotesFailure(
                message: "\(Self.quoted(side.written)) cannot be read, so nothing was compared", findings: broken,
                trees: result.redactedFiles.isEmpty ? [base] : [])
        }
        side.tree = base
        side.apps = [mounted.outside(app)]
        return side
    }

    /// The app of a zip archive.
    func bundle(archive: any ByteSource, _ start: NotesSide) throws(NotesFailure) -> NotesSide {
        var side = start
        do {
            let opened = try BundleOpening.open(archive: archive, named: side.written, wanted: wanted)
            side.understood = side.understood.isEmpty ? "an archive" : side.understood + ", an archive"
            return try take(opened, side)
        } catch let error as ArchiveError {
            throw Self.failure(error, side)
        } catch let error as NotesFailure {
            throw error
        } catch {
            throw .unreadable("\(Self.quoted(side.written)) cannot be read")
        }
    }

    /// The app of a bundle that is a folder.
    func bundle(_ tree: any InputTree, _ start: NotesSide) throws(NotesFailure) -> NotesSide {
        var side = start
        do {
            let opened = try BundleOpening.open(tree, named: tree.root, wanted: wanted)
            side.understood = side.understood.isEmpty ? "a bundle" : side.understood + ", a bundle"
            return try take(opened, side)
        } catch let error as ArchiveError {
            throw Self.failure(error, side)
        } catch let error as NotesFailure {
            throw error
        } catch {
            throw .unreadable("\(Self.quoted(side.written)) cannot be read")
        }
    }

    private func take(_ opened: BundleOpening.Opened, _ start: NotesSide) throws(NotesFailure) -> NotesSide {
        var side = start
        if !opened.app.isEmpty { side.understood += ", \(opened.app)" }
        side.isSource = false
        side.remarks += opened.tree.remarks + opened.tree.embedded.map { "\($0) is embedded, not used" }
        let mounted = MountedApp(base: opened.tree, folder: "")
        return try read(mounted, &side, from: opened.tree)
    }

    private static func failure(_ error: ArchiveError, _ side: NotesSide) -> NotesFailure {
        var text = "\(quoted(side.written)): \(error.message)"
        if case .severalApps = error { text += " with --app" }
        return .unreadable(text)
    }

    /// A saved release, or the `catalog.json` of a site.
    func document(_ bytes: [UInt8], _ start: NotesSide) throws(NotesFailure) -> NotesSide {
        var side = start
        let reading = SnapshotReader().read(bytes, path: side.written)
        // What is left out of a document would look as if it had been removed.
        let lost = reading.findings.filter { $0.severity >= .warning }
        guard reading.isReadable, lost.isEmpty else {
            throw NotesFailure(
                message: "\(Self.quoted(side.written)) cannot be read as a whole, so nothing was compared",
                findings: reading.findings)
        }
        let kind = reading.release.map { "the saved release \($0.version)" } ?? "a catalog document"
        side.understood = side.understood.isEmpty ? kind : side.understood + ", \(kind)"
        side.isCatalog = true
        side.isSource = false
        side.release = reading.release
        side.apps = reading.apps
        return side
    }
}
