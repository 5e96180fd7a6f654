import QuickActionModel
import Workers

/// What stands in the output folder where the pages of a plan must go; taken before anything is written.
struct OutputSurvey {
    /// What stands at a page's place.
    enum Standing: Sendable {
        /// Not even its folder.
        case noFolder
        /// Its folder, but no file.
        case nothing
        /// A file of ours.
        case file
        /// A file of ours that an earlier plan had where this one has a folder, or the other way round; it goes first.
        case blocked
        /// Somebody else's file, folder or link.
        case foreign
    }

    /// One for each page of the plan.
    private(set) var pages: [Standing] = []
    /// Files of ours, no longer in the plan, that stand in the way of folders or files; paths below the output folder.
    private(set) var inTheWay: [String] = []
    /// Foreign files in the way; paths below the output folder, sorted.
    private(set) var foreign: [String] = []

    private let ours: OurFiles
    private var folders: [ByteText: Standing] = [:]

    /// Looks at every place that the plan uses.
    init(plan: SitePlan, ours: OurFiles, workers: Int) {
        self.ours = ours
        let isNew = (try? Disk.status(ours.folder, followLinks: true)) == nil
        guard !isNew else {
            pages = [Standing](repeating: .noFolder, count: plan.pages.count)
            return
        }
        let parents = plan.pages.map { look(atFolder: DiskFiles.folder(of: $0.address.path)) }
        pages = Workers.map(count: plan.pages.count, workers: workers) { index in
            guard parents[index] == .nothing else { return parents[index] == .foreign ? .foreign : .noFolder }
            return Self.look(atFile: plan.pages[index].address.path, ours: ours)
        }
        for (index, page) in plan.pages.enumerated() {
            switch pages[index] {
            case .blocked: clearFolder(page.address.path, index)
            case .foreign where parents[index] != .foreign: foreign.append(page.address.path)
            default: break
            }
        }
        foreign.sort { $0.precedesByBytes($1) }
    }

    /// `.nothing` for a folder that is there, `.noFolder` for one that is not, `.foreign` where something else stands.
    private mutating func look(atFolder folder: String) -> Standing {
        if folder.isEmpty { return .nothing }
        if let known = folders[ByteText(folder)] { return known }
        var result = look(atFolder: DiskFiles.folder(of: folder))
        if result == .nothing {
            switch (try? Disk.status(ours.folder + "/" + folder))?.kind {
            case nil: result = .noFolder
            case .folder?: result = .nothing
            case .file? where ours.isUntouched(folder):
                inTheWay.append(folder)
                result = .noFolder
            default:
                foreign.append(folder)
                result = .foreign
            }
        }
        folders[ByteText(folder)] = result
        return result
    }

    private static func look(atFile path: String, ours: OurFiles) -> Standing {
        switch (try? Disk.status(ours.folder + "/" + path))?.kind {
        case nil: .nothing
        case .file?: ours.contains(path) ? .file : .foreign
        case .folder?: .blocked
        default: .foreign
        }
    }

    /// A folder stands where a page must go: it may go when all that it holds are untouched files of ours.
    private mutating func clearFolder(_ path: String, _ index: Int) {
        var files: [String] = []
        var open = [path]
        while let folder = open.popLast() {
            guard let names = try? Disk.names(in: ours.folder + "/" + folder), !names.isEmpty else { return refuse(path, index) }
            for name in names {
                let inner = folder + "/" + name.text
                if name.status.kind == .folder {
                    open.append(inner)
                } else if name.isText, ours.isUntouched(inner) {
                    files.append(inner)
                } else {
                    return refuse(path, index)
                }
            }
        }
        inTheWay += files
        pages[index] = .nothing
    }

    private mutating func refuse(_ path: String, _ index: Int) {
        foreign.append(path)
        pages[index] = .foreign
    }
}
