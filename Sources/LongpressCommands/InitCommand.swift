import Files
import QuickActionModel

/// `longpress init`: a small catalog that builds at once.
///
/// Nothing that is there already is touched.
struct InitCommand {
    let arguments: ParsedArguments
    let terminal: Terminal

    func run() -> ExitStatus {
        let base = arguments.value("root").map { $0 + "/" } ?? ""
        let folder =
            arguments.operands.first.map { $0.hasPrefix("/") ? $0 : base + $0 } ?? (base.isEmpty ? "." : String(base.dropLast()))
        let name = DiskFiles.absolute(folder).split(separator: "/").last.map(String.init) ?? "catalog"
        var files: [(path: String, bytes: [UInt8])]
        do throws(InputError) {
            files = try starterFiles(named: name)
        } catch {
            terminal.error("longpress: the property list that --from names cannot be read: \(error.message)\n")
            return .unreadable
        }
        let existing = files.filter { DiskFiles.kind(folder + "/" + $0.path) != nil }.map(\.path)
        guard existing.isEmpty else {
            terminal.error("longpress: already there, so nothing was written: \(existing.joined(separator: ", "))\n")
            return .usage
        }
        do throws(PublishError) {
            for file in files {
                let path = folder + "/" + file.path
                if let slash = path.lastIndex(of: "/") { try DiskFiles.makeFolder(String(path[..<slash])) }
                try DiskFiles.write(file.bytes, to: path)
            }
        } catch {
            terminal.error("longpress: \(error.message)\n")
            return .usage
        }
        terminal.say(files.map { "made \(folder)/\($0.path)\n" }.joined())
        let step = folder == "." ? "" : "cd \(folder) && "
        terminal.say("Next: \(step)longpress build, then open site/index.html\n")
        return .done
    }

    private func starterFiles(named name: String) throws(InputError) -> [(path: String, bytes: [UInt8])] {
        let id = Slug.of(name)
        var files: [(path: String, bytes: [UInt8])] = [
            ("longpress.yaml", Array(StarterCatalog.configuration(id: id).utf8)),
            ("content/index.md", Array(StarterCatalog.home.utf8)),
            ("content/guidelines/titles.md", Array(StarterCatalog.guideline.utf8)),
        ]
        if let source = arguments.value("from") {
            files.append(("content/apps/my-app/Info.plist", try DiskFiles.read(source, limit: 16 << 20)))
        } else {
            files.append(("content/apps/my-app/Info.plist", Array(StarterCatalog.propertyList.utf8)))
            files.append(("content/apps/my-app/dynamic/example.json", Array(StarterCatalog.export.utf8)))
        }
        return files
    }
}
