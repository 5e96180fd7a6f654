import CatalogReading
import QuickActionModel

/// Whose data is replaced in all sides of a comparison: a side that was saved before somebody asked for privacy holds what the exports
/// held then.
struct NotesPrivacy {
    /// Whether every app is private.
    private let isForAll: Bool
    /// Apps that are private by their own configuration on some side.
    private let apps: Set<ByteText>
    private let identity: IdentitySettings

    init(_ configuration: CatalogConfiguration, _ sides: [NotesSide]) {
        let configurations = [configuration] + sides.compactMap(\.configuration)
        isForAll = configurations.contains { $0.checks.privacy == .redact }
        apps = Set(sides.flatMap(\.apps).filter(\.isRedacted).map { ByteText($0.id) })
        identity = configuration.identity
    }

    /// A side without people's data; the apps of a side that is no whole catalog may bear other ids.
    func applied(to side: NotesSide) -> NotesSide {
        guard isForAll || !apps.isEmpty else { return side }
        var side = side
        for index in side.apps.indices where isForAll || !side.isWhole || apps.contains(ByteText(side.apps[index].id)) {
            side.apps[index] = side.apps[index].redacted(identity: identity)
        }
        return side
    }
}
