/// What a path says of the app that a file belongs to.
struct LooseName {
    /// The path of the folder; `/` for the root.
    let folder: String
    /// The last part.
    let name: String

    /// Folders that say nothing about the app in them.
    private static let plain: Set<String> = [
        "supporting files", "supportingfiles", "supporting", "resources", "resource", "configuration", "configurations", "config",
        "plists", "plist", "infoplist", "infoplists", "application", "app", "contents", "sources", "source", "src",
    ]

    init(_ path: String) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        folder = slash.map { $0 == path.utf8.startIndex ? "/" : String(path[..<$0]) } ?? ""
    }

    /// The last part without its ending.
    var stem: String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex else { return name }
        return String(name[..<dot])
    }

    /// A name for the app: what stands before `-Info`, else the nearest folder that says something, else the nearest one.
    var app: String {
        let stem = stem
        for ending in ["-Info", "_Info", "-info"] where stem.hasSuffix(ending) && stem.utf8.count > ending.utf8.count {
            return String(stem.dropLast(ending.count))
        }
        guard !name.lowercased().hasSuffix(".ipa"), !name.lowercased().hasSuffix(".zip"),
            !name.lowercased().hasSuffix(".xcarchive"),
            !name.lowercased().hasSuffix(".app")
        else { return stem }
        let folders = folder.split(separator: "/").map(String.init)
        let telling = folders.last { !Self.plain.contains($0.lowercased()) } ?? folders.last ?? stem
        let bare = telling.hasSuffix(".app") ? String(telling.dropLast(4)) : telling
        return stem == "Info" ? bare : "\(bare)-\(stem)"
    }
}
