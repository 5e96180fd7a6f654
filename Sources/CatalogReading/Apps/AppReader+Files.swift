import QuickActionModel
import SourceTrees

extension AppReader {
    /// The lists of all exports.
    mutating func dynamicMenus(_ exports: [Export], _ facts: AppFacts) -> [ActionMenu] {
        guard !exports.isEmpty else { return [] }
        let before = log.findings.count
        var files: [ExportFile] = []
        for place in exports {
            if isPrivate { redacted.append(place.folder.location(place.entry.name)) }
            if let export = export(place.entry, in: place.folder, facts) { files.append(export) }
        }
        if isPrivate { redact(&files, since: before) }
        var joining = ExportJoining(development: facts.developmentLanguage, log: log.taken())
        let menus = joining.menus(files)
        log = joining.log
        return menus
    }

    private mutating func export(_ entry: InputEntry, in folder: InputFolder, _ facts: AppFacts) -> ExportFile? {
        let before = log.findings.count
        let found = folder.document(
            entry.name, entry, &log,
            { (reader, bytes) throws(SourceError) in
                try reader.readJSON(bytes)
            })
        if isPrivate { log.rewrite(since: before) { Redactor.withoutQuotes(&$0) } }
        guard let (file, document) = found else { return nil }
        var reader = ExportReader(
            file: file, stem: String(entry.name.dropLast(5)), identity: identity, bundleIdentifier: facts.bundleIdentifier,
            isPrivate: isPrivate, log: log.taken())
        defer { log = reader.log }
        return reader.read(document.root)
    }

    /// The icon and the design notes.
    func addFiles(of home: InputFolder, to reading: inout AppReading) {
        if let icon = home.file("icon.png") {
            reading.copies.append(
                CopiedFile(path: home.path("icon.png"), address: SiteAddress.appIcon(id: entry.id), size: icon.size))
        }
        guard home.folder("notes") != nil else { return }
        do throws(InputError) {
            let folder = try InputFolder(tree: home.tree, path: home.path("notes"), limits: home.limits)
            reading.notes = folder.entries.filter(NoteFile.isNote).map { file in
                NoteFile(kind: .design(app: entry.id), path: folder.path(file.name), size: file.size, address: nil)
            }
        } catch {
            reading.log.add(error, at: home.location("notes"))
        }
    }

    func reportNothing(_ home: InputFolder?, _ reading: inout AppReading) {
        guard let home else { return }
        var finding = Finding(
            .emptyInput, "\(home.path) holds nothing about quick actions",
            explanation: "Put an Info.plist, exports in dynamic/ or notes in notes/ there, or name a source in app.yaml.",
            at: home.location("").withoutSlash)
        finding.severity = .warning
        reading.log.add(finding)
    }
}

extension SourceLocation {
    /// The place of a folder without the slash at its end.
    fileprivate var withoutSlash: SourceLocation {
        var copy = self
        while copy.path.utf8.last == UInt8(ascii: "/") { copy.path.removeLast() }
        return copy
    }
}
