import QuickActionModel

/// Property lists of bundles inside an app: extensions, watch apps, app clips, frameworks.
struct EmbeddedBundles {
    let search: BundleSearch

    /// Folders in which apps keep other bundles.
    static let homes = ["AppClips", "Extensions", "Frameworks", "PlugIns", "Resources", "Watch", "XPCServices"]
    static let endings = [".app", ".appex", ".bundle", ".framework", ".xpc"]
    /// Bundles inside bundles at most.
    static let depth = 4
    /// Property lists that are named at most.
    static let most = 1_000

    /// Paths of the property lists below a folder, sorted by bytes.
    func find(in folder: String) throws(ArchiveError) -> [String] {
        var found: [String] = []
        try collect(folder, depth: Self.depth, &found)
        return found.sorted { $0.precedesByBytes($1) }
    }

    private func collect(_ folder: String, depth: Int, _ found: inout [String]) throws(ArchiveError) {
        guard depth > 0 else { return }
        let entries = try search.list(folder).filter { $0.kind == .folder }
        try collect(entries, in: folder, depth: depth, &found)
        for home in entries where Self.homes.contains(where: { $0.hasSameBytes(as: home.name) }) {
            let place = search.join(folder, home.name)
            try collect(try search.list(place).filter { $0.kind == .folder }, in: place, depth: depth, &found)
        }
    }

    private func collect(_ entries: [InputEntry], in folder: String, depth: Int, _ found: inout [String]) throws(ArchiveError) {
        for bundle in entries where Self.endings.contains(where: { BundleSearch.isNamed(bundle.name, $0) }) {
            guard found.count < Self.most else { return }
            let place = search.join(folder, bundle.name)
            // A damaged or linked bundle inside does not stand in the way of the app.
            for name in ["Info.plist", "Contents/Info.plist", "Resources/Info.plist"] {
                let path = search.join(place, name)
                guard let entry = try? search.entry(path), entry.kind == .file else { continue }
                found.append(path)
                break
            }
            try collect(place, depth: depth - 1, &found)
        }
    }
}
