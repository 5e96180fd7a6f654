extension SiteAddress {
    /// The home page, on which the home note stands.
    public static let home = SiteAddress("index.html")
    /// The list of guidelines.
    public static let guidelines = SiteAddress("guidelines/index.html")

    /// The table of all rules.
    public static let rules = SiteAddress("rules/index.html")
    /// The list of all findings.
    public static let findings = SiteAddress("review/findings/index.html")
    /// The list of pages; a note `content/pages/index.md` takes its place.
    public static let pages = SiteAddress("pages/index.html")

    /// The page of a rule; an id is plain by its form, so its parts are the folders.
    public static func rule(id: String) -> SiteAddress { SiteAddress("rules/\(id)/index.html") }

    /// One page of the findings of an app, where the list of all findings has no room for them; nil for those of no app.
    ///
    /// No slug begins with `_`. `page` is 1-based.
    public static func findings(app id: String?, page: Int = 1) -> SiteAddress {
        let folder = "review/findings/" + (id.map { Slug.of($0) } ?? "_catalog")
        return SiteAddress(page == 1 ? "\(folder)/index.html" : "\(folder)/\(page)/index.html")
    }

    /// One page of the list of all quick actions, 1-based.
    public static func actions(page: Int) -> SiteAddress { numbered("actions", page) }
    /// One page of the list of all icons, 1-based.
    public static func icons(page: Int) -> SiteAddress { numbered("icons", page) }
    /// One page of the list of what icons stand for, 1-based.
    public static func meanings(page: Int) -> SiteAddress { numbered("icons/meanings", page) }
    /// The page of an icon by its kind and slug.
    public static func icon(_ name: String) -> SiteAddress { SiteAddress("icons/\(name)/index.html") }
    /// A further page of the uses of an icon, 1-based; `first` is the icon's page.
    public static func icon(_ first: SiteAddress, page: Int) -> SiteAddress {
        page == 1 ? first : SiteAddress("\(first.folder)\(page)/index.html")
    }

    /// One page of the list of apps, 1-based; the first is the home page.
    public static func apps(page: Int) -> SiteAddress { page == 1 ? .home : SiteAddress("list/apps/\(page)/index.html") }
    /// One page of the list of guidelines, 1-based.
    public static func guidelines(page: Int) -> SiteAddress {
        page == 1 ? .guidelines : SiteAddress("list/guidelines/\(page)/index.html")
    }
    /// One page of the list of further pages, 1-based.
    public static func pages(page: Int) -> SiteAddress { page == 1 ? .pages : SiteAddress("list/pages/\(page)/index.html") }

    private static func numbered(_ folder: String, _ page: Int) -> SiteAddress {
        SiteAddress(page == 1 ? "\(folder)/index.html" : "\(folder)/\(page)/index.html")
    }

    /// The list of all releases.
    public static let releases = SiteAddress("releases/index.html")
    /// The releases as Atom.
    public static let atomFeed = SiteAddress("feed.xml")
    /// The releases as JSON Feed.
    public static let jsonFeed = SiteAddress("feed.json")

    /// The page of a release of the app with that id; without a version, of what is not released yet.
    ///
    /// No slug begins with `_`.
    public static func release(app id: String, version: String?) -> SiteAddress {
        SiteAddress("releases/\(Slug.of(id))/\(version.map { Slug.of($0) } ?? "_unreleased")/index.html")
    }

    /// A part of the search index.
    public static func searchPart(_ name: String) -> SiteAddress { SiteAddress("search/\(name).js") }

    /// The page of an app.
    public static func app(_ app: AppCatalog) -> SiteAddress { SiteAddress.app(id: app.id) }

    /// The page of the app with that id.
    public static func app(id: String) -> SiteAddress { SiteAddress("apps/\(Slug.of(id))/index.html") }

    /// The icon of the app with that id.
    public static func appIcon(id: String) -> SiteAddress { SiteAddress("apps/\(Slug.of(id))/icon.png") }

    /// The image of an icon that pages of the app with that id draw.
    public static func iconImage(app id: String, _ asset: IconAsset) -> SiteAddress {
        SiteAddress("apps/\(Slug.of(id))/assets/\(Slug.of(asset.name)).png")
    }

    /// The page of a (kind, type) of the app with that id.
    public static func action(app id: String, kind: ActionKind, type: ByteText) -> SiteAddress {
        let folder = kind == .dynamic ? "dynamic/" : ""
        return SiteAddress("apps/\(Slug.of(id))/\(folder)\(Slug.of(type.string))/index.html")
    }

    /// The page of a guideline note; `stem` is its file name without `.md`.
    public static func guideline(stem: String) -> SiteAddress { SiteAddress("guidelines/\(Slug.of(stem))/index.html") }

    /// The page of a note below `content/pages`; `path` is the way from there without `.md`, and a last part `index` is its folder's page.
    public static func page(path: String) -> SiteAddress {
        var parts = path.split(separator: "/").map(String.init)
        if let last = parts.last, last.hasSameBytes(as: "index") { parts.removeLast() }
        return SiteAddress((["pages"] + parts.map(Slug.of) + ["index.html"]).joined(separator: "/"))
    }

    /// The folder of the file with a slash at its end; empty at the site's root.
    public var folder: String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[...slash])
    }
}

extension SiteAddress {
    /// The document of the app with that id, for programs.
    public static func appDocument(id: String) -> SiteAddress { SiteAddress("apps/\(Slug.of(id)).json") }
}
