import QuickActionModel

/// One search for an app.
struct BundleSearch {
    let tree: any InputTree
    let properties: ([UInt8]) -> ArchiveProperties

    /// Bytes of an archive's property list at most.
    static let propertyListBytes = 1 << 20

    func find(in folder: String, wrappings: Int) throws(ArchiveError) -> BundleLocation {
        let entries = try list(folder)
        if has(entries, "Payload", .folder) { return try findOne(in: join(folder, "Payload")) }
        if has(entries, "Products", .folder) { return try findInArchive(folder, entries) }
        if has(entries, "Info.plist", .file) { return try locate(folder) }
        if try isFile(join(folder, "Contents/Info.plist")) { return try locate(folder) }
        // A folder that says it is an app must have a property list.
        if Self.isNamed(folder.isEmpty ? tree.root : folder, ".app") { return try locate(folder) }
        let bundles = entries.filter { Self.isNamed($0.name, ".app") || Self.isNamed($0.name, ".xcarchive") }
        try refuseLinks(bundles, in: folder)
        guard bundles.count < 2 else { throw .severalApps(bundles.map { join(folder, $0.name) }) }
        guard let bundle = bundles.first, wrappings > 0 else { throw .noApp(place: folder, found: names(entries)) }
        return try find(in: join(folder, bundle.name), wrappings: wrappings - 1)
    }

    /// The only app of a folder.
    private func findOne(in folder: String) throws(ArchiveError) -> BundleLocation {
        let apps = try apps(in: folder)
        guard let app = apps.first else { throw .noApp(place: folder, found: names(try list(folder))) }
        guard apps.count == 1 else { throw .severalApps(apps) }
        return try locate(app)
    }

    private func apps(in folder: String) throws(ArchiveError) -> [String] {
        let apps = try list(folder).filter { Self.isNamed($0.name, ".app") }
        try refuseLinks(apps, in: folder)
        return apps.map { join(folder, $0.name) }
    }

    private func findInArchive(_ folder: String, _ entries: [InputEntry]) throws(ArchiveError) -> BundleLocation {
        let products = join(folder, "Products")
        let place = join(products, "Applications")
        let apps = try entry(place)?.kind == .folder ? apps(in: place) : []
        var notes: [String] = []
        if has(entries, "Info.plist", .file) {
            switch properties(try read(join(folder, "Info.plist"))) {
            case .application(let path):
                let app = try application(path, products: products, apps: apps)
                if apps.count > 1 {
                    notes.append(
                        "The archive has \(apps.count) apps; \(ArchiveError.quoted(app)) is the one that ApplicationPath names")
                }
                return try locate(app, notes: notes)
            case .generic: notes.append("The archive names no app in ApplicationProperties; its only one is used")
            case .unreadable(let reason):
                notes.append("The archive's Info.plist cannot be read (\(reason)); its only app is used")
            }
        } else {
            notes.append("The archive has no Info.plist; its only app is used")
        }
        guard let app = apps.first else {
            throw .noApp(place: place, found: names(try list(try entry(place)?.kind == .folder ? place : products)))
        }
        guard apps.count == 1 else { throw .severalApps(apps) }
        return try locate(app, notes: notes)
    }

    /// The folder that `ApplicationPath` names, with or without `Products/` in front.
    private func application(_ path: String, products: String, apps: [String]) throws(ArchiveError) -> String {
        var parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if let last = parts.last, last.isEmpty, parts.count > 1 { parts.removeLast() }
        let isSafe =
            !path.utf8.contains(0) && !path.utf8.contains(UInt8(ascii: "\\"))
            && parts.allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
        guard isSafe else { throw .unsafeApplicationPath(path) }
        if let first = parts.first, first.elementsEqual("Products".utf8) { parts.removeFirst() }
        let place = join(products, parts.map { String(Substring($0)) }.joined(separator: "/"))
        guard Self.isNamed(place, ".app"), try entry(place)?.kind == .folder else {
            throw .missingApplication(path: path, found: apps)
        }
        return place
    }

    /// The parts of an app whose folder is known.
    private func locate(_ app: String, notes: [String] = []) throws(ArchiveError) -> BundleLocation {
        let shown = app.isEmpty ? tree.root : app
        let phone = join(app, "Info.plist")
        if try isFile(phone) {
            let embedded = try EmbeddedBundles(search: self).find(in: app)
            return BundleLocation(
                appFolder: app, plistPath: phone, resourcesFolder: app, isForMac: false, embedded: embedded, notes: notes)
        }
        let mac = join(app, "Contents/Info.plist")
        guard try isFile(mac) else { throw .noPropertyList(app: shown) }
        let embedded = try EmbeddedBundles(search: self).find(in: join(app, "Contents"))
        let note = "\(ArchiveError.quoted(shown)) is laid out for the Mac, which has no Home Screen"
        return BundleLocation(
            appFolder: app, plistPath: mac, resourcesFolder: join(app, "Contents/Resources"), isForMac: true, embedded: embedded,
            notes: notes + [note])
    }
}
