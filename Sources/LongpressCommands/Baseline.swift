import QuickActionModel

/// Findings that were there when somebody began to lint: they are hidden, new ones are not.
///
/// A finding is known by rule, app, quick action, field, language and value, never by line, wording or path, so that edits around it
/// change nothing.
struct Baseline: Equatable {
    /// One finding that is known, or several equal ones.
    struct Entry: Equatable {
        /// What the finding is known by.
        var fingerprint: String
        /// Number of equal findings.
        var count: Int
        /// Its parts, for people and for telling what is gone.
        var parts: Parts
        /// Place of the entry in its file; nil for one that was never written.
        var place: Place?
    }

    /// A line and a column, both counted from 1.
    struct Place: Equatable {
        var line: Int
        var column: Int
    }

    /// What a finding is about, as words.
    struct Parts: Equatable {
        var rule: String
        var app: String?
        var type: String?
        var kind: String?
        var identity: String?
        var variant: String?
        var field: String?
        var language: String?
        var valueHash: String?
    }

    /// The entries in the order of the file, each fingerprint once.
    private(set) var entries: [Entry]

    /// The entries in the order of the file; of equal ones the larger count stays, as a merge of two edits may leave both.
    init(_ entries: [Entry]) {
        var places: [String: Int] = [:]
        self.entries = []
        for entry in entries.sorted(by: Entry.inOrder) {
            if let place = places[entry.fingerprint] {
                self.entries[place].count = max(self.entries[place].count, entry.count)
            } else {
                places[entry.fingerprint] = self.entries.count
                self.entries.append(entry)
            }
        }
    }

    /// A baseline that knows exactly these findings.
    init(of findings: [Finding]) {
        var places: [String: Int] = [:]
        var entries: [Entry] = []
        for finding in findings {
            let fingerprint = finding.fingerprint
            if let place = places[fingerprint] {
                entries[place].count += 1
            } else {
                places[fingerprint] = entries.count
                entries.append(Entry(fingerprint: fingerprint, count: 1, parts: Parts(finding)))
            }
        }
        self.entries = entries.sorted(by: Entry.inOrder)
    }
}

extension Baseline.Entry {
    /// By app, rule, quick action, field and language, so that the entries of one app stand together.
    static func inOrder(_ a: Baseline.Entry, _ b: Baseline.Entry) -> Bool {
        for (x, y) in zip(a.order, b.order) where !x.hasSameBytes(as: y) { return x.precedesByBytes(y) }
        return false
    }

    private var order: [String] {
        [parts.app, parts.rule, parts.kind, parts.type, parts.identity, parts.variant, parts.field, parts.language, fingerprint]
            .map { $0 ?? "" }
    }
}

extension Baseline.Parts {
    init(_ finding: Finding) {
        let subject = finding.subject
        rule = finding.rule
        app = subject.app
        type = subject.key?.type.string
        kind = subject.key?.kind.rawValue
        identity = subject.key?.identity?.label
        variant = subject.key.flatMap { $0.variant == .any ? nil : $0.variant.rawValue }
        field = subject.field
        language = subject.language
        valueHash = subject.value.map { String(SHA256.hex($0).prefix(16)) }
    }

    /// What it is about, for example `title of quick action "newNote" in contacts (de)`.
    var words: String {
        var words = type.map { "quick action \"\($0)\"" } ?? ""
        if let field { words = words.isEmpty ? field : "\(field) of \(words)" }
        if let app { words += words.isEmpty ? "app \"\(app)\"" : " in \(app)" }
        if let language { words += " (\(language))" }
        return words.isEmpty ? "the catalog" : words
    }
}
