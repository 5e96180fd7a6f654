import QuickActionModel

/// The releases of all apps with their addresses and anchors.
struct ReleaseIndex: Sendable {
    /// One release with its page.
    struct Entry: Sendable {
        let release: ToldRelease
        let address: SiteAddress
        /// The anchor of each change on the page, in the order of `release.entries`.
        let anchors: [String]
    }

    /// Apps in the catalog's order, of each the newest release first.
    let entries: [Entry]
    private let places: [ByteText: Range<Int>]

    init(_ releases: [ToldRelease]) {
        entries = releases.map { release in
            Entry(
                release: release, address: .release(app: release.app, version: release.version),
                anchors: Self.anchors(release.entries))
        }
        var places: [ByteText: Range<Int>] = [:]
        for (index, entry) in entries.enumerated() {
            let id = ByteText(entry.release.app)
            places[id] = (places[id]?.lowerBound ?? index)..<index + 1
        }
        self.places = places
    }

    var isEmpty: Bool { entries.isEmpty }

    /// The releases of an app, newest first.
    func entries(of app: String) -> ArraySlice<Entry> { places[ByteText(app)].map { entries[$0] } ?? [] }

    /// The release of an app with a version.
    func entry(app: String, version: String?) -> Entry? {
        entries(of: app).first { entry in
            guard let own = entry.release.version, let version else { return entry.release.version == nil && version == nil }
            return own.hasSameBytes(as: version)
        }
    }

    /// Decisions with one fingerprint can stand in several places; each place has an anchor of its own.
    private static func anchors(_ entries: [ToldEntry]) -> [String] {
        var seen: [String: Int] = [:]
        return entries.map { entry in
            let number = seen[entry.change.fingerprint, default: 0] + 1
            seen[entry.change.fingerprint] = number
            return "c-" + entry.change.fingerprint + (number > 1 ? "-\(number)" : "")
        }
    }
}

extension ReleaseIndex.Entry {
    /// The anchor of a change by its fingerprint.
    func anchor(of fingerprint: String) -> String? {
        zip(release.entries, anchors).first { $0.0.change.fingerprint.hasSameBytes(as: fingerprint) }?.1
    }
}

extension Change {
    /// Page of the quick action now.
    var page: ActionGroup.Page? { key.map { ActionGroup.Page(kind: $0.kind, type: $0.type) } }

    /// Page of the quick action before.
    var oldPage: ActionGroup.Page? { (oldKey ?? key).map { ActionGroup.Page(kind: $0.kind, type: $0.type) } }
}
