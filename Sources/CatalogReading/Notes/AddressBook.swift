import QuickActionModel

/// Who has which address of the site; the first one keeps it.
struct AddressBook {
    private var owners: [SiteAddress: SourceLocation?] = [:]

    /// Takes an address for a page that we make ourselves.
    mutating func reserve(_ address: SiteAddress) { owners[address] = .some(nil) }

    /// Takes the pages of an app's saved releases, their list and the feeds.
    mutating func reserveReleases(of app: String, _ snapshots: [CatalogSnapshot]) {
        for address in [SiteAddress.releases, .atomFeed, .jsonFeed] { reserve(address) }
        for snapshot in snapshots { reserve(.release(app: app, version: snapshot.release.version)) }
    }

    /// Takes an address for a file; the owner's place when it is taken, nil inside for a page of ours.
    mutating func take(_ address: SiteAddress, for path: String) -> SourceLocation?? {
        if let owner = owners[address] { return .some(owner) }
        owners[address] = .some(SourceLocation(path: path))
        return nil
    }

    /// Pages that every catalog has, and those of its apps.
    init(_ pages: some Sequence<SiteAddress>) {
        let fixed = ["catalog.json", "404.html", "longpress-manifest.json"].map { SiteAddress($0) }
        for address in fixed + [.home, .guidelines] { reserve(address) }
        for address in pages { reserve(address) }
    }

    /// The pages of an app.
    static func addresses(of app: AppCatalog) -> [SiteAddress] {
        var addresses = [SiteAddress.app(app), SiteAddress("apps/\(app.slug).json")]
        addresses += app.assets.values.filter(\.isDrawnFromFile).map { .iconImage(app: app.id, $0) }
        var types: [ActionKind: Set<ByteText>] = [:]
        for menu in app.menus {
            for item in menu.items where types[menu.kind, default: []].insert(item.key.type).inserted {
                addresses.append(.action(app: app.id, kind: menu.kind, type: item.key.type))
            }
        }
        return addresses
    }
}

/// The forwarding addresses of notes.
enum AliasPath {
    /// The file of an alias, `index.html` added to a folder; nil when it is no safe address below the site's root.
    static func file(_ alias: String) -> SiteAddress? {
        let isFolder = alias.utf8.last == UInt8(ascii: "/")
        guard isFolder || alias.hasSuffix(".html") else { return nil }
        let parts = alias.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() where !(isFolder && index == parts.count - 1) {
            if part.isEmpty || part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) { return nil }
        }
        let isBad: (UInt8) -> Bool = { byte in
            byte < 32 || byte == 127
                || [UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%")].contains(byte)
        }
        guard !alias.utf8.contains(where: isBad), alias.utf8.count <= 500 else { return nil }
        return SiteAddress(isFolder ? alias + "index.html" : alias)
    }
}
