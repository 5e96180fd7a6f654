import QuickActionModel

/// Quick actions that an app had and has no more: where each address leads now.
struct FormerActions {
    /// A quick action that is gone.
    struct Former {
        let page: ActionGroup.Page
        /// The page that took its place; nil for none.
        let successor: ActionGroup?
        /// The last release that had it; nil where only the configuration knows of it.
        let last: ReleaseIndex.Entry?
        /// The release without it.
        let since: ReleaseIndex.Entry?
        /// What the configuration says of it.
        let retired: RetiredType?
        /// The quick action as it was.
        let item: QuickAction?
    }

    let all: [Former]

    init(of entry: AppEntry, in releases: ArraySlice<ReleaseIndex.Entry>) {
        let live = Dictionary(entry.groups.map { ($0.page, $0) }) { first, _ in first }
        let known = Self.known(releases)
        let ways = Self.ways(entry.app.lifecycle, releases, live, known)
        var pages = Set(known.keys).union(ways.keys)
        for retired in entry.app.lifecycle.retired where !pages.contains(where: { $0.type == retired.type }) {
            // Old menus hold dynamic quick actions only, so that is what a retired type was.
            pages.insert(ActionGroup.Page(kind: .dynamic, type: retired.type))
        }
        all = pages.filter { live[$0] == nil }.sorted(by: Self.inOrder).compactMap { page in
            let successor = Self.end(of: page, ways, live)
            let retired = entry.app.lifecycle.retired.first { $0.type == page.type }
            let place = known[page]
            guard successor != nil || place != nil || retired != nil else { return nil }
            return Former(
                page: page, successor: successor, last: place?.last, since: place?.since, retired: retired, item: place?.item)
        }
    }

    private struct Place {
        var last: ReleaseIndex.Entry
        var since: ReleaseIndex.Entry?
        var item: QuickAction
    }

    /// Every page of every release, each with the newest one that has it.
    private static func known(_ releases: ArraySlice<ReleaseIndex.Entry>) -> [ActionGroup.Page: Place] {
        var known: [ActionGroup.Page: Place] = [:]
        var newer: ReleaseIndex.Entry?
        for entry in releases {
            for item in entry.release.after.menus.flatMap(\.items) {
                let page = ActionGroup.Page(kind: item.key.kind, type: item.key.type)
                if known[page] == nil { known[page] = Place(last: entry, since: newer, item: item) }
            }
            newer = entry
        }
        return known
    }

    /// The next page of each page that got another name: declared, matched in a release, or replaced; the former wins.
    private static func ways(
        _ lifecycle: TypeLifecycle, _ releases: ArraySlice<ReleaseIndex.Entry>, _ live: [ActionGroup.Page: ActionGroup],
        _ known: [ActionGroup.Page: Place]
    ) -> [ActionGroup.Page: ActionGroup.Page] {
        var ways: [ActionGroup.Page: ActionGroup.Page] = [:]
        func add(_ from: ByteText, _ to: ByteText, _ kinds: [ActionKind]) {
            for kind in kinds {
                let page = ActionGroup.Page(kind: kind, type: from)
                guard ways[page] == nil else { continue }
                let same = ActionGroup.Page(kind: kind, type: to)
                let other = ActionGroup.Page(kind: kind == .static ? .dynamic : .static, type: to)
                // A quick action may have changed its kind together with its name.
                ways[page] = live[same] == nil && live[other] != nil && known[same] == nil ? other : same
            }
        }
        for rename in lifecycle.renames { add(rename.from, rename.to, rename.kind.map { [$0] } ?? ActionKind.allCases) }
        for entry in releases {
            for change in entry.release.entries.flatMap(\.change.singles) where renames.contains(change.kind) {
                guard let from = change.oldPage, let to = change.page, from != to, ways[from] == nil else { continue }
                ways[from] = to
            }
        }
        for retired in lifecycle.retired {
            if let to = retired.replacedBy { add(retired.type, to, ActionKind.allCases) }
        }
        return ways
    }

    private static let renames: Set<ChangeKind> = [.typeRenamed, .typeCaseChanged, .staticToDynamic, .dynamicToStatic]

    /// The page at the end of the way; nil where it ends nowhere or in a circle.
    private static func end(
        of page: ActionGroup.Page, _ ways: [ActionGroup.Page: ActionGroup.Page], _ live: [ActionGroup.Page: ActionGroup]
    ) -> ActionGroup? {
        var seen: Set<ActionGroup.Page> = [page]
        var at = page
        while let next = ways[at], seen.insert(next).inserted {
            if let group = live[next] { return group }
            at = next
        }
        return nil
    }

    private static func inOrder(_ a: ActionGroup.Page, _ b: ActionGroup.Page) -> Bool {
        a.kind == b.kind ? a.type < b.type : a.kind == .static
    }
}
