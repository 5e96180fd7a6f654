import QuickActionModel
import SourceTrees

/// Reads the folder that `symbols:` names: Apple's `name_availability.plist`, and its companions where they stand beside it.
struct SymbolTableReader {
    /// The path as the configuration writes it.
    let path: String
    /// Where it stands.
    let place: SourceLocation?
    let limits: ReadingLimits
    private(set) var log = ReadingLog()
    private var facts = SymbolFacts()

    static let list = "name_availability.plist"
    /// Companions under the names of several releases, the first one that exists counting for each name in it.
    static let aliasFiles = [
        "name_aliases.strings", "name_aliases_strings.txt", "legacy_aliases.strings", "legacy_aliases_strings.txt",
    ]
    static let restrictionFiles = ["symbol_restrictions.strings", "symbol_restrictions_strings.txt"]

    init(path: String, place: SourceLocation?, limits: ReadingLimits) {
        self.path = path
        self.place = place
        self.limits = limits
    }

    /// The facts; nil when the list of names cannot be used, which is told.
    mutating func read(_ tree: any InputTree) -> SymbolFacts? {
        guard let folder = open(tree), readNames(folder) else { return nil }
        for name in Self.aliasFiles { facts.aliases.merge(table(name, folder)) { first, _ in first } }
        for name in Self.restrictionFiles { facts.restrictions.merge(table(name, folder)) { first, _ in first } }
        return facts
    }

    private mutating func open(_ tree: any InputTree) -> InputFolder? {
        do throws(InputError) {
            var roots = InputRoots(catalog: tree)
            let inside = try roots.place(path + "/" + Self.list, from: "")
            let folder = try InputFolder(tree: inside.tree, path: RelativePath.split(inside.path).folder, limits: limits)
            if folder.file(Self.list) != nil { return folder }
            refuse("symbols \"\(path)\" holds no \(Self.list)")
        } catch .missing {
            refuse("symbols \"\(path)\" does not exist")
        } catch .leavesRoot {
            refuse("symbols \"\(path)\" is a link that leads out of its folder")
        } catch {
            refuse("symbols \"\(path)\" cannot be read")
        }
        return nil
    }

    private mutating func refuse(_ what: String) {
        let place = place ?? SourceLocation(path: path)
        log.add(
            Finding(
                .unreadable, what,
                explanation:
                    "Name the folder with your copy of Apple's \(Self.list), relative to the catalog, or leave symbols out.",
                at: place))
        log.addUnreadable(place)
    }

    /// Reads names and releases; whether they can be used.
    private mutating func readNames(_ folder: InputFolder) -> Bool {
        guard
            let (file, root) = document(
                Self.list, folder, { (reader, bytes) throws(SourceError) in try reader.readPropertyList(bytes) })
        else { return false }
        guard let symbols = root["symbols"]?.dictionary, let releases = root["year_to_release"]?.dictionary else {
            log.add(
                Finding(
                    .unreadable, "\(Self.list) has no \(root["symbols"]?.dictionary == nil ? "symbols" : "year_to_release")",
                    explanation: "Apple's list is a dictionary with symbols and year_to_release; symbol names are not checked.",
                    at: file.location(of: root.span, keyPath: "")))
            log.addUnreadable(file.location)
            return false
        }
        let versions = versions(releases, file)
        facts.releases.reserveCapacity(symbols.count)
        var told: Set<ByteText> = []
        for symbol in symbols {
            let year = symbol.value.string ?? ""
            let version = versions[ByteText(year)]
            facts.releases[symbol.key] = version ?? ""
            guard version == nil, told.insert(ByteText(year)).inserted else { continue }
            log.add(
                Finding(
                    .badEntry, "release of symbol \"\(symbol.key)\" is \(describe(symbol.value))",
                    explanation: "year_to_release has no such release, so nobody can tell when the symbol came.",
                    at: file.location(of: symbol.value, keyPath: "symbols.\(symbol.key)")))
        }
        return true
    }

    /// The iOS version of each release.
    private mutating func versions(_ releases: [SourceEntry], _ file: SourceFile) -> [ByteText: String] {
        var versions: [ByteText: String] = [:]
        for release in releases {
            guard release.value.dictionary != nil else {
                log.add(
                    Finding(
                        .badEntry, "release \"\(release.key)\" is \(release.value.kindName) instead of a dictionary",
                        at: file.location(of: release.value, keyPath: "year_to_release.\(release.key)")))
                continue
            }
            // A release without iOS has symbols of other systems only, which no app for iOS can count on.
            versions[ByteText(release.key)] = release.value["iOS"]?.string ?? ""
        }
        return versions
    }

    /// The entries of a companion; none where it is missing.
    private mutating func table(_ name: String, _ folder: InputFolder) -> [String: String] {
        guard folder.file(name) != nil,
            let (file, root) = document(name, folder, { (reader, bytes) throws(SourceError) in try reader.readStrings(bytes) })
        else { return [:] }
        var table: [String: String] = [:]
        for entry in root.dictionary ?? [] {
            guard let text = entry.value.string else {
                log.add(
                    Finding(
                        .badEntry, "text of \"\(entry.key)\" is \(entry.value.kindName) instead of a string",
                        at: file.location(of: entry.value, keyPath: entry.key)))
                continue
            }
            table[entry.key] = text
        }
        return table
    }

    private mutating func document(
        _ name: String, _ folder: InputFolder, _ parse: (SourceReader, [UInt8]) throws(SourceError) -> SourceDocument
    ) -> (SourceFile, SourceNode)? {
        guard let entry = folder.file(name) else { return nil }
        // Nobody can mend Apple's files: what is odd in them and read all the same is not told.
        var own = ReadingLog()
        let document = folder.document(name, entry, &own, parse)
        if document == nil { log.add(own) }
        return document.map { ($0.0, $0.1.root) }
    }

    private func describe(_ node: SourceNode) -> String { node.string.map { "\"\($0)\"" } ?? node.kindName }
}
