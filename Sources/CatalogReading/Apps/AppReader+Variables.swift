import QuickActionModel

extension AppReader {
    /// The build variables: from the command line, `app.yaml`, its files of settings and its Xcode project, the first one of a name
    /// counting.
    mutating func readVariables(_ roots: inout InputRoots) -> BuildVariables {
        let input = settings.input
        var files = SettingsFileReader(settings: BuildSettings(), log: log.taken())
        if let project = input.xcodeproj, let (folder, name) = place(of: project, &roots, &files.log) {
            var reader = XcodeProjectReader(
                reference: project, folder: folder, name: name, limits: configuration.limits, files: files)
            reader.read()
            files = reader.files
        }
        for file in input.xcconfig {
            do throws(InputError) {
                let place = try roots.place(file.path, from: Self.folder(entry.id))
                files.read(place, named: file.location)
            } catch {
                reportNoRoot(file.path, file.location, error, &files.log)
            }
        }
        log = files.log
        return BuildVariables(defines + input.variables + files.settings.variables)
    }

    /// The folder that holds the project, and the project's name in it.
    private func place(of project: XcodeProjectReference, _ roots: inout InputRoots, _ log: inout ReadingLog)
        -> (folder: InputRoots.Place, name: String)?
    {
        var path = RelativePath.joined(Self.folder(entry.id), project.path)
        if path.hasSuffix("/project.pbxproj") { path = RelativePath.split(path).folder }
        let name = RelativePath.split(path).name
        do throws(InputError) {
            let inside = try roots.place(path, from: "")
            let cut = RelativePath.split(inside.path).folder
            return (InputRoots.Place(tree: inside.tree, path: cut), name)
        } catch {
            reportNoRoot(project.path, project.location, error, &log)
            return nil
        }
    }

    private func reportNoRoot(
        _ written: String, _ location: SourceLocation?, _ error: InputError, _ log: inout ReadingLog
    ) {
        let reason =
            switch error {
            case .missing: "does not exist"
            case .leavesRoot: "is a link that leads out of its folder"
            case .tooLarge(_, let size, let limit): "has \(size) bytes; the limit is \(limit)"
            case .failed(_, let reason): "cannot be read: \(reason)"
            }
        log.add(
            Finding(
                .unreadable, "\"\(written)\" \(reason)", explanation: "A path is relative to the file that names it.",
                at: location))
        if let location { log.addUnreadable(location) }
    }
}
