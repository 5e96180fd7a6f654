import MarkdownNotes
import QuickActionModel
import Workers

extension ReadingPass {
    /// Drops notes whose path or address a former one has.
    mutating func keepFirst(of notes: inout [ReadNote], _ book: inout AddressBook) {
        // Equality of texts takes composed and decomposed names for one, as file systems do that normalise.
        var paths: [String: String] = [:]
        var kept: [ReadNote] = []
        for note in notes {
            let path = note.file.path
            if let other = paths[path] {
                reportDuplicate(note.file, "has the same name as another note", other)
            } else if let address = note.file.address, let owner = book.take(address, for: path) {
                reportDuplicate(note.file, "has the address \(address), which is taken", owner?.path)
            } else {
                paths[path] = path
                kept.append(note)
            }
        }
        notes = kept
    }

    mutating func reportDuplicate(_ file: NoteFile, _ what: String, _ other: String?) {
        log.add(
            Finding(
                .duplicateAddress, "\(file.path) \(what)", explanation: "The note is left out. Give one of them another name.",
                at: SourceLocation(path: file.path),
                related: other.map { [RelatedLocation(SourceLocation(path: $0), "this one is kept")] } ?? []))
    }

    /// Leaves in each note the aliases that can be published, as paths of files.
    mutating func keepAliases(of notes: inout [ReadNote], _ book: inout AddressBook) {
        for index in notes.indices where !notes[index].note.matter.aliases.isEmpty {
            let file = notes[index].file
            var kept: [String] = []
            for (alias, place) in zip(notes[index].note.matter.aliases, notes[index].note.places.aliases) {
                guard let address = AliasPath.file(alias) else {
                    log.add(
                        Finding(
                            .badFrontMatter, "alias \"\(alias)\" is no address below the site's root",
                            explanation: "An alias looks like old/name.html or old/name/, without a slash in front.", at: place))
                    continue
                }
                if file.address == nil {
                    log.add(
                        Finding(
                            .badFrontMatter, "alias \"\(alias)\" belongs to a note without a page of its own",
                            explanation: "Only guidelines and pages have aliases.", at: place))
                } else if let owner = book.take(address, for: file.path) {
                    log.add(
                        Finding(
                            .duplicateAddress, "alias \"\(alias)\" is an address that is taken",
                            explanation: "The alias is left out.", at: place,
                            related: owner.map { [RelatedLocation($0, "has the address")] } ?? []))
                } else {
                    kept.append(address.path)
                }
            }
            notes[index].note.matter.aliases = kept
            notes[index].note.places.aliases = []
        }
    }

    mutating func check(_ notes: [ReadNote], _ actions: ActionIndex) {
        var checks = MatterChecks(actions: actions)
        for note in notes { checks.check(note) }
        log.add(checks.log)
    }

    mutating func finish(_ notes: [ReadNote], _ linking: inout NoteLinking) -> [Note] {
        let resolutions = notes.map { linking.resolve($0) }
        log.add(linking.log)
        return Workers.map(count: notes.count, workers: options.workers) { index in
            Self.finish(notes[index], resolutions[index])
        }
    }

    private static func finish(_ note: ReadNote, _ resolutions: [NoteLink.Resolution]) -> Note {
        let byLink = Dictionary(zip(note.note.links, resolutions)) { first, _ in first }
        var finished = Note(
            kind: note.file.kind, path: note.file.path, address: note.file.address, matter: note.note.matter,
            title: note.note.title, markup: note.note.markup { byLink[$0] ?? .broken }, headings: note.note.headings,
            lead: note.note.lead)
        finished.rulePlaces = note.note.places.rules
        return finished
    }

    /// Home, guidelines, pages, design notes; among each by order, then by path.
    static func inOrder(_ a: Note, _ b: Note) -> Bool {
        let (x, y) = (rank(a.kind), rank(b.kind))
        if x != y { return x < y }
        let (p, q) = (a.matter.order ?? Int.max, b.matter.order ?? Int.max)
        return p != q ? p < q : a.path.precedesByBytes(b.path)
    }

    private static func rank(_ kind: NoteKind) -> Int {
        switch kind {
        case .home: 0
        case .guideline: 1
        case .page: 2
        case .design: 3
        }
    }
}
