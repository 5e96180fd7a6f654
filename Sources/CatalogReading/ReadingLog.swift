import QuickActionModel
import SourceTrees

/// What went wrong while reading one app or one part of the catalog.
struct ReadingLog: Sendable {
    /// Id of the app whose files are read.
    var app: String?
    /// Findings in the order in which they were met.
    private(set) var findings: [Finding] = []
    /// Files and folders that could not be read.
    private(set) var unreadable: [SourceLocation] = []

    init(app: String? = nil) { self.app = app }

    /// Everything so far, moved out: a second owner would make every later finding copy the list.
    mutating func taken() -> ReadingLog {
        let all = self
        self = ReadingLog(app: app)
        return all
    }

    /// Adds a finding; the app is filled in.
    mutating func add(_ finding: Finding) {
        var finding = finding
        if finding.subject.app == nil { finding.subject.app = app }
        findings.append(finding)
    }

    /// Adds what another part met.
    mutating func add(_ other: ReadingLog) {
        findings += other.findings
        unreadable += other.unreadable
    }

    /// Adds findings of a reader that knows no apps.
    mutating func add(_ others: [Finding]) { for finding in others { add(finding) } }

    /// Names the quick action that the findings since the first `count` ones are about.
    mutating func name(_ key: ActionKey, since count: Int) {
        for index in findings.indices.dropFirst(count) where findings[index].subject.key == nil {
            findings[index].subject.key = key
        }
    }

    /// Changes the findings since the first `count` ones.
    mutating func rewrite(since count: Int, _ body: (inout Finding) -> Void) {
        for index in findings.indices.dropFirst(count) { body(&findings[index]) }
    }

    /// Notes an input that could not be read, for the exit code.
    mutating func addUnreadable(_ location: SourceLocation) { unreadable.append(location) }

    /// Tells that a file or folder could not be read at all.
    mutating func add(_ error: InputError, at location: SourceLocation) {
        let rule: Rule = if case .tooLarge = error { .tooLarge } else { .unreadable }
        add(Finding(rule, error.message, explanation: Self.goesOn, at: location))
        addUnreadable(location)
    }

    /// Tells that a file could not be parsed, at the place that the parser gives.
    mutating func add(_ error: SourceError, in file: SourceLocation) {
        add(Finding(error.rule, error.message, explanation: Self.goesOn, at: error.location(in: file)))
        addUnreadable(file)
    }

    /// Tells what a parser met and read all the same.
    mutating func add(_ notices: [SourceNotice], in file: SourceFile) {
        for notice in notices { add(notice, in: file) }
    }

    private mutating func add(_ notice: SourceNotice, in file: SourceFile) {
        let location = file.location(of: notice.span, keyPath: notice.keyPath)
        switch notice.kind {
        case .more: return
        case .duplicateKey(let key):
            let related = notice.related.map {
                RelatedLocation(file.location(of: $0, keyPath: notice.keyPath), "first declared here")
            }
            let owner = Self.owner(of: key, in: notice.keyPath)
            let place = owner.isEmpty ? "" : " in \(owner)"
            add(
                Finding(
                    .duplicateKey, "key \"\(key)\" stands twice\(place)",
                    explanation: "The last value counts. Remove the others.", at: location, subject: FindingSubject(value: key),
                    related: related.map { [$0] } ?? [],
                    fixes: related.map { [Fix("Remove the first one", edits: Edit.list(at: $0.location, .removal))] } ?? []))
        default: add(Finding(.badEntry, notice.message, at: location))
        }
    }

    /// The way to the dictionary of a key, whether or not the parser's way ends in the key itself.
    private static func owner(of key: String, in path: String) -> String {
        for ending in [".\(key)", "[\"\(key)\"]", key] where path.hasSuffix(ending) {
            return String(decoding: path.utf8.dropLast(ending.utf8.count), as: UTF8.self)
        }
        return path
    }

    private static let goesOn = "Everything else is read all the same."
}

extension SourceError {
    /// The rule whose finding tells this error.
    var rule: Rule {
        switch kind {
        case .tooLarge, .tooManyNodes: .tooLarge
        case .tooDeep: .tooDeep
        case .empty: .emptyInput
        case .encoding: .encoding
        case .mergeMarkers: .mergeMarkers
        case .preprocessed: .preprocessed
        case .contentAfterRoot: .contentAfterRoot
        case .entityDeclaration, .syntax, .badValue, .unsupported: .unreadable
        }
    }

    /// The place in a file.
    func location(in file: SourceLocation) -> SourceLocation {
        SourceLocation(
            root: file.root, path: file.path, line: position?.line, column: position?.column, length: length,
            keyPath: position == nil ? keyPath : nil)
    }
}
