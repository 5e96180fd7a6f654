import QuickActionModel
import SourceTrees

/// Reads the known keys of front matter; what cannot be used becomes a finding and the rest is used.
struct MatterReader {
    private(set) var matter = NoteMatter()
    private(set) var places = MatterPlaces()
    private(set) var findings: [Finding] = []
    private let path: String
    private let document: SourceDocument

    /// Every key, in the order in which messages list them.
    static let keys = ["title", "order", "draft", "aliases", "rules", "apps", "actions", "action"]

    /// Reads the entries of a mapping that begins in the second line of the file at `path`.
    init(_ entries: [SourceEntry], of document: SourceDocument, path: String) {
        self.path = path
        self.document = document
        for entry in entries { read(entry) }
        for notice in document.notices { report(notice.message, at: notice.span) }
        findings = NoteFindings.limited(findings.sorted(by: Finding.inOrder))
    }

    private mutating func read(_ entry: SourceEntry) {
        // A key without a value is a key that somebody has not filled in yet.
        let value = entry.value
        switch entry.key {
        case "title": if let text = text(entry) { matter.title = text }
        case "action":
            guard let text = text(entry) else { return }
            matter.action = text
            places.action = location(document.innerSpan(of: entry.value))
        case "order":
            guard !value.isNull else { return }
            guard let number = value.string.flatMap({ Int($0) }) else {
                return refuse(entry, "is not a whole number", "Write an integer such as 3; smaller ones come first.")
            }
            matter.order = number
        case "draft":
            guard !value.isNull else { return }
            guard let flag = value.flag else { return refuse(entry, "is neither true nor false", "Write true or false.") }
            matter.isDraft = flag
        case "aliases": if let list = list(entry) { (matter.aliases, places.aliases) = list }
        case "rules": if let list = list(entry) { (matter.rules, places.rules) = list }
        case "apps": if let list = list(entry) { (matter.apps, places.apps) = list }
        case "actions": if let list = list(entry) { (matter.actions, places.actions) = list }
        default: reportUnknown(entry)
        }
    }

    private mutating func text(_ entry: SourceEntry) -> String? {
        if entry.value.isNull { return nil }
        guard let text = entry.value.string else {
            refuse(entry, "is \(entry.value.kindName), not a text", "Write one text after the key.")
            return nil
        }
        return text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A } ? nil : text
    }

    /// A list of texts and their places; one text stands for a list of one.
    private mutating func list(_ entry: SourceEntry) -> ([String], [SourceLocation])? {
        if entry.value.isNull { return nil }
        if let text = entry.value.string { return ([text], [location(document.innerSpan(of: entry.value))]) }
        guard let items = entry.value.array else {
            refuse(entry, "is \(entry.value.kindName), not a list of texts", "Write [a, b], or one text a line after a dash.")
            return nil
        }
        var (texts, places): ([String], [SourceLocation]) = ([], [])
        for item in items {
            guard let text = item.string else {
                report("\(entry.key) holds \(item.kindName) among its texts", "The entry is left out.", at: item.span)
                continue
            }
            texts.append(text)
            places.append(location(document.innerSpan(of: item)))
        }
        return (texts, places)
    }

    private mutating func refuse(_ entry: SourceEntry, _ reason: String, _ advice: String) {
        let value = entry.value.string.map { " \"\(Self.shortened($0))\"" } ?? ""
        report("\(entry.key)\(value) \(reason)", "The key is ignored. " + advice, at: entry.value.span)
    }

    private mutating func reportUnknown(_ entry: SourceEntry) {
        let nearest = NearestName.of(entry.key, in: Self.keys)
        var finding = Finding(
            .badFrontMatter, "key \"\(Self.shortened(entry.key))\" of the front matter is not known",
            explanation: (nearest.map { "Did you mean \($0)? " } ?? "") + "Known keys: \(Self.keys.joined(separator: ", ")).",
            at: location(entry.keySpan))
        finding.severity = .warning
        if let nearest {
            finding.fixes = [Fix("Rename the key to \(nearest)", at: location(entry.keySpan), from: entry.key, to: nearest)]
        }
        findings.append(finding)
    }

    private mutating func report(_ summary: String, _ explanation: String = "", at span: SourceSpan) {
        var finding = Finding(.badFrontMatter, summary, explanation: explanation, at: location(span))
        finding.severity = .warning
        findings.append(finding)
    }

    private func location(_ span: SourceSpan) -> SourceLocation {
        let position = document.position(of: span)
        return SourceLocation(
            path: path, line: position.line + 1, column: position.column, length: document.scalarLength(of: span))
    }

    /// A value for a message: one line, at most 60 scalars.
    static func shortened(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(60) {
            scalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : scalar)
        }
        return String(scalars) + (text.unicodeScalars.count > 60 ? "…" : "")
    }
}
