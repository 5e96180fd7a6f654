import QuickActionModel
import SourceTrees

extension AppReader {
    /// The lists of all exports.
    mutating func dynamicMenus(_ exports: [Export], _ facts: AppFacts) -> [ActionMenu] {
        guard !exports.isEmpty else { return [] }
        var files: [ExportFile] = []
        for export in exports {
            guard
                let (file, document) = export.folder.document(
                    export.entry.name, export.entry, &log,
                    { (reader, bytes) throws(SourceError) in
                        try reader.readJSON(bytes)
                    })
            else { continue }
            var reader = ExportReader(
                file: file, stem: String(export.entry.name.dropLast(5)), identity: identity,
                bundleIdentifier: facts.bundleIdentifier,
                log: log.taken())
            if let export = reader.read(document.root) { files.append(export) }
            log = reader.log
        }
        var joining = ExportJoining(development: facts.developmentLanguage, log: log.taken())
        let menus = joining.menus(files)
        log = joining.log
        return menus
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
