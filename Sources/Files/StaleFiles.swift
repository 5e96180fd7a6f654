import QuickActionModel

/// Files of an earlier run that are no longer made: they go when they are as we left them, and stay when somebody changed them.
struct StaleFiles {
    let ours: OurFiles
    let plan: SitePlan
    let mark: ChangeMark

    /// Removes files that stand in the way of new ones; the survey has seen that they are ours and untouched.
    func clear(_ paths: [String], into report: inout PublishReport) throws(PublishError) {
        for path in paths { try remove(path, into: &report) }
        removeEmptyFolders(above: paths)
    }

    /// Removes all that the plan no longer makes, then the folders that this empties.
    func remove(into report: inout PublishReport) throws(PublishError) {
        let planned = Set(plan.pages.map { ByteText($0.address.path) })
        if ours.isUnfinished { try removeTemporaryFiles() }
        var gone: [String] = []
        for path in ours.paths where !planned.contains(ByteText(path)) {
            guard isThere(path) else { continue }
            if ours.isUntouched(path) {
                try remove(path, into: &report)
                gone.append(path)
            } else {
                report.edited.add(path)
            }
        }
        removeEmptyFolders(above: gone)
    }

    /// Whether something stands at the path, reached without a link.
    private func isThere(_ path: String) -> Bool {
        if !reachesWithoutLinks(path) { return false }
        return (try? Disk.status(ours.folder + "/" + path)) != nil
    }

    /// A folder of ours that somebody replaced by a link leads to files that are not ours.
    private func reachesWithoutLinks(_ path: String) -> Bool {
        var folder = DiskFiles.folder(of: path)
        while !folder.isEmpty {
            guard (try? Disk.status(ours.folder + "/" + folder))?.kind == .folder else { return false }
            folder = DiskFiles.folder(of: folder)
        }
        return true
    }

    private func remove(_ path: String, into report: inout PublishReport) throws(PublishError) {
        try mark.ensure()
        let place = ours.folder + "/" + path
        if try Disk.writing(place, { () throws(DiskError) in try Disk.remove(place) }) { report.removed.add(path) }
    }

    /// A run that was stopped may have left a file that it was writing.
    private func removeTemporaryFiles() throws(PublishError) {
        for path in ours.paths + [Manifest.name] where reachesWithoutLinks(path) {
            let place = FileSwap.temporaryName(for: ours.folder + "/" + path)
            _ = try Disk.writing(place) { () throws(DiskError) in try Disk.remove(place) }
        }
    }

    private func removeEmptyFolders(above paths: [String]) {
        for path in paths.reversed() {
            var folder = DiskFiles.folder(of: path)
            while !folder.isEmpty, Disk.removeEmptyFolder(ours.folder + "/" + folder) { folder = DiskFiles.folder(of: folder) }
        }
    }
}
