import CatalogComparing
import CatalogReading
import QuickActionModel
import SourceTrees

/// How changes are told, as `longpress.yaml` and the files that it names say.
struct NotesSettings {
    let levels: [ChangeKind: ChangeLevel]
    /// Sentences of the team's own by fingerprint.
    var overrides: [String: String] = [:]
    /// The file of the overrides, for messages.
    var wordingPath = Self.wordingName
    var template: NotesTemplate?
    private let ignore: [IgnoreEntry]

    static let wordingName = "release-notes.overrides.yaml"

    /// Nothing configured.
    init() {
        levels = [:]
        ignore = []
    }

    init(_ configuration: CatalogConfiguration, _ tree: any InputTree) throws(NotesFailure) {
        ignore = configuration.checks.ignore.filter { ChangeKind.of($0.rule) != nil }
        levels = configuration.changes.levels
        try readOverrides(configuration.changes.wording, tree)
        if let path = configuration.changes.template {
            let bytes: [UInt8]
            do throws(InputError) {
                bytes = try tree.read(path, limit: 1 << 20)
            } catch {
                throw .usage("the template of release notes cannot be read: \(error.message)")
            }
            template = try NotesTemplate(bytes, path: path)
        }
    }

    // MARK: Wording

    private mutating func readOverrides(_ named: String?, _ tree: any InputTree) throws(NotesFailure) {
        let path = named ?? Self.wordingName
        wordingPath = path
        let bytes: [UInt8]
        do throws(InputError) {
            if named == nil, try tree.entry(path) == nil { return }
            bytes = try tree.read(path, limit: 4 << 20)
        } catch {
            throw .usage("the wording of release notes cannot be read: \(error.message)")
        }
        let document: SourceDocument
        do throws(SourceError) {
            document = try SourceReader().readYAML(bytes)
        } catch {
            throw .usage("\(path):\(error.position?.line ?? 1): \(error.message)")
        }
        if document.root.isNull { return }
        guard let entries = document.root.dictionary else {
            throw .usage("\(path) is a mapping of fingerprints to sentences, one 'fingerprint: sentence' a line")
        }
        var faults: [String] = []
        for entry in entries {
            let line = document.position(of: entry.keySpan).line
            let isFingerprint =
                entry.key.utf8.count == 16 && entry.key.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
            if !isFingerprint {
                faults.append("\(path):\(line): \"\(entry.key)\" is no fingerprint of a change, which has 16 hex digits")
            } else if let text = entry.value.string, !text.isEmpty, !text.contains("\n") {
                if overrides.updateValue(text, forKey: entry.key) != nil {
                    faults.append("\(path):\(line): \(entry.key) stands twice")
                }
            } else {
                faults.append("\(path):\(line): \(entry.key) needs one sentence on one line")
            }
        }
        guard faults.isEmpty else { throw .usage(faults.joined(separator: "\nlongpress: ")) }
    }

    // MARK: Ignored changes

    /// The set without what the configuration ignores, and how many entries that were.
    func kept(_ set: ChangeSet, apps: [AppCatalog]) -> (set: ChangeSet, ignored: Int) {
        var kept = set
        kept.changes.removeAll { change in
            let own = apps.first { $0.id.hasSameBytes(as: change.app) }?.checks.ignore ?? []
            let entries = ignore + own.filter { ChangeKind.of($0.rule) != nil }
            return change.singles.allSatisfy { single in entries.contains { Self.fits($0, single) } }
        }
        return (kept, set.changes.count - kept.changes.count)
    }

    private static func fits(_ entry: IgnoreEntry, _ change: Change) -> Bool {
        func same(_ wanted: String?, _ found: String?) -> Bool {
            guard let wanted else { return true }
            return found.map { wanted.hasSameBytes(as: $0) } ?? false
        }
        let key = change.key
        let field = change.field.map { $0.hasPrefix("userInfo.") ? "userInfo" : $0 }
        guard entry.rule.hasSameBytes(as: change.kind.rawValue), same(entry.app, change.app), same(entry.field, field),
            same(entry.language, change.language), same(entry.action.type?.string, key?.type.string),
            same(entry.action.kind?.rawValue, key?.kind.rawValue), same(entry.action.variant?.rawValue, key?.variant.rawValue)
        else { return false }
        guard let identity = entry.action.identity else { return true }
        guard let value = key?.identity?.value.string else { return false }
        return identity.hasSameBytes(as: value)
            || PropertyValue.string(ByteText(identity)).canonicalJSON.hasSameBytes(as: value)
    }
}
