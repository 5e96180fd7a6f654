import QuickActionModel

/// One app's folder as a catalog of one app, so that it is read like every other one.
struct MountedApp: InputTree {
    let base: any InputTree
    /// Path of the app's folder in the base.
    let folder: String
    /// Path in the base of the property list that stands for `Info.plist`; nil for the folder's own.
    var propertyList: String?

    static let id = "app"
    private static let home = "content/apps/app"

    var root: String { base.root }

    func list(_ path: String) throws(InputError) -> [InputEntry] {
        guard let place = place(path) else {
            return ["": "content", "content": "apps", "content/apps": Self.id][path]
                .map { [InputEntry(name: $0, kind: .folder, size: 0)] } ?? []
        }
        var entries = try base.list(place)
        guard path.hasSameBytes(as: Self.home), let propertyList else { return entries }
        entries.removeAll { $0.name.hasSameBytes(as: "Info.plist") }
        if let own = try base.entry(propertyList) {
            let at = entries.firstIndex { "Info.plist".precedesByBytes($0.name) } ?? entries.count
            entries.insert(InputEntry(name: "Info.plist", kind: own.kind, size: own.size), at: at)
        }
        return entries
    }

    func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        guard let place = place(path) else { throw .missing(path: path) }
        return try base.read(place, offset: offset, count: count)
    }

    func entry(_ path: String) throws(InputError) -> InputEntry? {
        guard let place = place(path) else {
            let isFolder = ["", "content", "content/apps"].contains(path)
            return isFolder
                ? InputEntry(name: path.split(separator: "/").last.map(String.init) ?? "", kind: .folder, size: 0) : nil
        }
        return try base.entry(place)
    }

    func tree(at path: String, named name: String) throws(InputError) -> any InputTree {
        let isBelow = path.utf8.starts(with: (Self.home + "/").utf8)
        let rest = isBelow ? String(decoding: path.utf8.dropFirst(Self.home.utf8.count + 1), as: UTF8.self) : path
        return try base.tree(at: isBelow ? join(rest) : rest, named: name)
    }

    /// The place of something in the base; nil for what stands above the app.
    private func place(_ path: String) -> String? {
        if path.hasSameBytes(as: Self.home) { return folder }
        guard path.utf8.starts(with: (Self.home + "/").utf8) else { return nil }
        let rest = String(decoding: path.utf8.dropFirst(Self.home.utf8.count + 1), as: UTF8.self)
        if let propertyList, rest.hasSameBytes(as: "Info.plist") { return propertyList }
        return join(rest)
    }

    private func join(_ rest: String) -> String { folder.isEmpty ? rest : folder + "/" + rest }

    /// A location as the base has it.
    func outside(_ location: SourceLocation) -> SourceLocation {
        guard location.root.hasSameBytes(as: root), let place = place(location.path) else { return location }
        var copy = location
        copy.path = place
        return copy
    }

    /// The app with the locations of the base.
    func outside(_ app: AppCatalog) -> AppCatalog {
        var app = app
        for menu in app.menus.indices {
            for item in app.menus[menu].items.indices {
                let place = app.menus[menu].items[item].source.location
                app.menus[menu].items[item].source.location = outside(place)
            }
        }
        return app
    }
}
