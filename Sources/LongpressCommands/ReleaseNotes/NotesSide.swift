import CatalogReading
import QuickActionModel

/// One side of a comparison: what an argument was understood as, and the apps in it.
struct NotesSide {
    /// The argument as it was typed.
    var written: String
    /// What it was taken for, as a clause: `a saved release`, `revision v1.2 (0f3c…), App/Info.plist`.
    var understood: String
    /// The apps that could be read.
    var apps: [AppCatalog] = []
    /// Whether the ids of the apps are those of a catalog.
    var isCatalog = false
    /// The id that the place of a single app gives it.
    var placeID: String?
    /// The release that a document says it is of.
    var release: CatalogRelease?
    /// The version in the name of a tag.
    var tag: ReleaseVersion?
    /// The revision as it was typed, without its path.
    var revision: String?
    /// When the revision was committed, in seconds since 1970.
    var committed: Int?
    /// What tells the side from others: a commit with a path, a path on disk.
    var identity: String
    /// Whether places of declarations, comments and the order of keys mean something.
    var isSource = false
    /// Ids of apps that could not be read, each with what is wrong.
    var unreadable: [(app: String, findings: [Finding])] = []
    /// What people should know.
    var remarks: [String] = []
    /// Where its files stand; nil for a document.
    var tree: (any InputTree)?
    /// The catalog's configuration, where the side is a catalog.
    var configuration: CatalogConfiguration?

    /// The tree whose lines may be shown; none where people's data was replaced in what was read from it.
    var linesTree: (any InputTree)? { apps.contains(where: \.isRedacted) || hidesLines ? nil : tree }
    /// Whether a file that holds people's data was read.
    var hidesLines = false

    /// The version that an app has on this side; nil when nothing says so.
    func version(of app: AppCatalog) -> String? {
        if let release { return release.version }
        if let tag { return tag.text }
        return app.facts.version.flatMap { ReleaseVersion($0) == nil ? nil : $0 }
    }

    /// The release that review decisions about an old side name: a saved one, else what the app or the tag says.
    func reviewRelease(of app: AppCatalog) -> CatalogRelease? {
        if let release { return release }
        guard app.facts.version.flatMap({ ReleaseVersion($0) }) == nil, let tag else { return nil }
        return CatalogRelease(version: String(tag.text.dropFirst(tag.prefix.count)))
    }

    /// What was read, for people: `4 quick actions, 2 of them dynamic, in en and de`.
    var summary: String {
        let items = apps.flatMap { $0.menus }.map { ($0.kind, $0.items.count) }
        let count = items.reduce(0) { $0 + $1.1 }
        let dynamic = items.filter { $0.0 == .dynamic }.reduce(0) { $0 + $1.1 }
        var text = count == 0 ? "no quick actions" : "\(count) quick action\(count == 1 ? "" : "s")"
        if dynamic > 0 { text += ", \(dynamic) of them dynamic" }
        if apps.count != 1 { return "\(apps.count) apps, " + text }
        let languages = apps[0].languages.map(\.code)
        guard count > 0, !languages.isEmpty else { return text }
        return text + (languages.count > 6 ? " in \(languages.count) languages" : " in \(languages.joined(separator: ", "))")
    }
}
