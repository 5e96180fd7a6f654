import MarkdownNotes
import QuickActionModel

/// Finds the targets of the links of all notes.
struct NoteLinking {
    let actions: ActionIndex
    var files: FileIndex
    var log = ReadingLog()
    /// Files that notes link to, by address.
    private(set) var copies: [SiteAddress: CopiedFile] = [:]

    private let notes: [ReadNote]
    // Keys are texts, whose equality takes composed and decomposed names for one.
    private let byPath: [String: Int]
    private let drafts: Set<String>
    private let staticFiles: [ByteText: SiteAddress]
    /// The note whose links are looked at.
    private var note: ReadNote

    init?(notes: [ReadNote], drafts: [String], staticFiles: [CopiedFile], actions: ActionIndex, tree: any InputTree) {
        guard let first = notes.first else { return nil }
        self.notes = notes
        self.note = first
        self.actions = actions
        self.files = FileIndex(tree: tree)
        self.drafts = Set(drafts)
        self.byPath = Dictionary(notes.enumerated().map { ($1.file.path, $0) }) { first, _ in first }
        self.staticFiles = Dictionary(staticFiles.map { (ByteText($0.path), $0.address) }) { first, _ in first }
    }

    /// The targets of a note's links, in their order.
    mutating func resolve(_ note: ReadNote) -> [NoteLink.Resolution] {
        self.note = note
        log.app = if case .design(let app) = note.file.kind { app } else { nil }
        return note.note.links.map { link in resolve(link) }
    }

    private mutating func resolve(_ link: NoteLink) -> NoteLink.Resolution {
        switch link.target {
        case .heading(let id): return .address(address(of: note), fragment: note.anchorPrefix + id)
        case .file(let path, let fragment): return file(path, fragment, link)
        case .image(let path): return image(path, link)
        case .action(let app, let type, let kind, let identity):
            return action(ActionLink(app: app, type: type, kind: kind, identity: identity), link)
        }
    }

    private mutating func file(_ path: String, _ fragment: String?, _ link: NoteLink) -> NoteLink.Resolution {
        if let index = byPath[path] { return heading(of: notes[index], fragment, link) }
        if drafts.contains(path) {
            return broken(
                .brokenLink, "link to \(path) leads to a draft", "Drafts are left out. Publish the note or remove the link.", link
            )
        }
        if path.hasSameBytes(as: "content/guidelines/index.md") { return .address(.guidelines, fragment: fragment) }
        if path.hasSameBytes(as: "content/index.md") { return .address(.home, fragment: fragment) }
        if let id = Self.appFolder(path) {
            switch actions.app(id) {
            case .known: return .address(.app(id: id), fragment: fragment)
            case .hidden: return .broken
            case .unknown: break
            }
        }
        switch files.look(path) {
        case .file(let entry, let real): return copied(real, entry, link, fragment)
        case .otherCase(let real):
            return broken(.brokenLink, "link to \(path) does not exist", "There is \(real), whose name differs in case.", link)
        case .missing:
            return broken(.brokenLink, "link to \(path) leads nowhere", "No such file is in the catalog.", link)
        }
    }

    private mutating func image(_ path: String, _ link: NoteLink) -> NoteLink.Resolution {
        switch files.look(path) {
        case .file(let entry, let real): return copied(real, entry, link, nil)
        case .otherCase(let real):
            return broken(
                .imageCase, "image \(path) is named in another case than \(real)",
                "Most servers tell upper and lower case apart. Write the name as the file has it.", link)
        case .missing: return broken(.imageMissing, "image \(path) does not exist", "No such file is in the catalog.", link)
        }
    }

    /// A link to another note, whose fragment must be one of its headings.
    private mutating func heading(of target: ReadNote, _ fragment: String?, _ link: NoteLink) -> NoteLink.Resolution {
        let address = address(of: target)
        guard let fragment else {
            return .address(address, fragment: target.anchorPrefix.isEmpty ? nil : target.noteAnchor)
        }
        if let id = target.note.anchor(for: fragment) { return .address(address, fragment: target.anchorPrefix + id) }
        let nearest = target.note.nearestAnchor(to: fragment)
        _ = broken(
            .brokenAnchor, "\(target.file.path) has no heading \"\(fragment)\"", nearest.map { "Did you mean \"#\($0)\"?" } ?? "",
            link)
        return .address(address, fragment: nil)
    }

    /// A file that is published because a note links to it.
    private mutating func copied(_ path: String, _ entry: InputEntry, _ link: NoteLink, _ fragment: String?)
        -> NoteLink.Resolution
    {
        if let address = staticFiles[ByteText(path)] { return .address(address, fragment: fragment) }
        guard Self.isPublishable(path) else {
            return broken(
                .brokenLink, "link to \(path) leads to a file that is not published",
                "Link to files beside notes or in content/static.", link)
        }
        let address = SiteAddress(copyPath(path))
        if copies[address] == nil { copies[address] = CopiedFile(path: path, address: address, size: entry.size) }
        return .address(address, fragment: fragment)
    }

    /// Where a file beside the note goes: the same way below the folder of the note's page.
    private func copyPath(_ path: String) -> String {
        let source = note.file.path.utf8.lastIndex(of: UInt8(ascii: "/")).map { note.file.path[...$0] } ?? ""
        let folder =
            if case .design = note.file.kind { address(of: note).folder + "notes/" } else { address(of: note).folder }
        if path.utf8.starts(with: source.utf8) { return folder + path.utf8.dropFirst(source.utf8.count).text }
        return "files/" + path.utf8.dropFirst("content/".utf8.count).text
    }

    private struct ActionLink {
        var app: String?
        var type: ByteText
        var kind: ActionKind?
        var identity: String?
    }

    private mutating func action(_ target: ActionLink, _ link: NoteLink) -> NoteLink.Resolution {
        guard let app = target.app ?? note.app else {
            return broken(
                .unknownAction, "link \(link.written) names no app", "Write action:app/type; only design notes belong to an app.",
                link)
        }
        switch actions.app(app) {
        case .hidden: return .broken
        case .unknown(let nearest):
            return broken(
                .unknownAction, "link \(link.written) names the unknown app \"\(app)\"",
                nearest.map { "Did you mean \"\($0)\"?" } ?? "", link)
        case .known: break
        }
        guard let found = actions.keys(app: app, type: target.type, kind: target.kind) else {
            let nearest = actions.nearestType(app: app, to: target.type)
            let kind = target.kind.map { "\($0.rawValue) " } ?? ""
            return broken(
                .unknownAction, "\(app) has no \(kind)quick action of type \"\(target.type)\"",
                nearest.map { "Did you mean \"\($0)\"?" } ?? "", link)
        }
        let address = SiteAddress.action(app: app, kind: found.kind, type: target.type)
        guard let identity = target.identity else { return .address(address, fragment: nil) }
        let key = found.keys.first { key in
            key.identity?.label.hasSameBytes(as: identity) ?? false || key.anchor.hasSameBytes(as: identity)
        }
        if let key { return .address(address, fragment: key.anchor) }
        let labels = found.keys.compactMap { $0.identity?.label }
        _ = broken(
            .brokenAnchor, "\(app) has no \(target.type) with the identity \"\(identity)\"",
            NearestName.question(identity, in: labels), link)
        return .address(address, fragment: nil)
    }

    private mutating func broken(_ rule: Rule, _ summary: String, _ explanation: String, _ link: NoteLink) -> NoteLink.Resolution
    {
        log.add(Finding(rule, summary, explanation: explanation, at: link.location))
        return .broken
    }

    /// The page on which a note stands.
    private func address(of note: ReadNote) -> SiteAddress {
        if let address = note.file.address { return address }
        guard let app = note.app else { return .home }
        if let type = note.note.matter.action, let found = actions.keys(app: app, type: ByteText(type), kind: nil) {
            return .action(app: app, kind: found.kind, type: ByteText(type))
        }
        return .app(id: app)
    }

    /// The id of the app whose folder a link names.
    private static func appFolder(_ path: String) -> String? {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        guard parts.count == 4 || parts.count == 3, parts[0].elementsEqual("content".utf8), parts[1].elementsEqual("apps".utf8)
        else {
            return nil
        }
        if parts.count == 4, !parts[3].elementsEqual("index.md".utf8) { return nil }
        return String(Substring(parts[2]))
    }

    /// Whether a link may publish a file: everything but what belongs to an app and is no note's neighbour.
    private static func isPublishable(_ path: String) -> Bool {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        guard parts.count > 1, parts[0].elementsEqual("content".utf8), parts.last?.first != UInt8(ascii: ".") else {
            return false
        }
        if parts[1].elementsEqual("apps".utf8) {
            return parts.count > 4 && parts[3].elementsEqual("notes".utf8)
        }
        return !(parts.count == 2 && parts[1].elementsEqual("review.json".utf8))
    }
}

extension ReadNote {
    /// The app that a design note belongs to.
    var app: String? {
        if case .design(let app) = file.kind { return app }
        return nil
    }

    /// What stands before the note's anchors on its page: nothing on a page of its own.
    var anchorPrefix: String { Note.anchorPrefix(kind: file.kind, path: file.path) }

    /// Anchor of the whole note on a page that it shares.
    var noteAnchor: String { Note.anchor(path: file.path) }
}

extension Sequence<UInt8> {
    /// The bytes as text.
    fileprivate var text: String { String(decoding: Array(self), as: UTF8.self) }
}
