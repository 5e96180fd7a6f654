import QuickActionModel

/// What every page about a rule needs, looked up once: its findings, what is accepted of it, and the guidelines about it.
struct RuleIndex: Sendable {
    let entries: [Entry]
    /// Rules that could not be asked, in order.
    let notChecked: [UncheckedRule]
    /// Findings that somebody accepted.
    let accepted: [SuppressedFinding]
    private let byName: [ByteText: Int]
    /// Places in `entries` by the path of the guideline that names them.
    private let byNote: [ByteText: [Int]]

    struct Entry: Sendable {
        let sheet: RuleSheet
        /// Findings of the rule, worst first.
        fileprivate(set) var findings: [Finding] = []
        /// Number of its findings that are accepted.
        fileprivate(set) var accepted = 0
        fileprivate(set) var guidelines: [Note] = []
        /// What was missing for asking it.
        fileprivate(set) var missing: String?

        var rule: Rule { sheet.rule }
        var address: SiteAddress { .rule(id: sheet.rule.id) }

        fileprivate init(_ sheet: RuleSheet) { self.sheet = sheet }
    }

    init(_ rules: CheckedRules, findings: [Finding], guidelines: [Note]) {
        let sheets = rules.sheets.sorted { $0.rule.id.precedesByBytes($1.rule.id) }
        var byName: [ByteText: Int] = [:]
        for (index, sheet) in sheets.enumerated() {
            byName[ByteText(sheet.rule.id)] = index
            for alias in sheet.rule.details.aliases { byName[ByteText(alias)] = index }
        }
        var entries = sheets.map { Entry($0) }
        for finding in findings {
            if let index = byName[ByteText(finding.rule)] { entries[index].findings.append(finding) }
        }
        for index in entries.indices { entries[index].findings = entries[index].findings.worstFirst }
        for accepted in rules.accepted {
            if let index = byName[ByteText(accepted.finding.rule)] { entries[index].accepted += 1 }
        }
        for unchecked in rules.notChecked {
            if let index = byName[ByteText(unchecked.rule)] { entries[index].missing = unchecked.reason }
        }
        var byNote: [ByteText: [Int]] = [:]
        for note in guidelines {
            for index in Self.places(of: note, entries, byName) {
                entries[index].guidelines.append(note)
                byNote[ByteText(note.path), default: []].append(index)
            }
        }
        self.entries = entries
        self.byName = byName
        self.byNote = byNote
        accepted = rules.accepted
        notChecked = rules.notChecked
    }

    /// Rules that a guideline names, each once; `category/*` stands for all of a category.
    private static func places(of note: Note, _ entries: [Entry], _ byName: [ByteText: Int]) -> [Int] {
        var seen: Set<Int> = []
        return note.matter.rules.flatMap { name -> [Int] in
            guard name.hasSuffix("/*") else { return byName[ByteText(name)].map { [$0] } ?? [] }
            let category = String(name.dropLast(2))
            return entries.indices.filter { entries[$0].rule.category.hasSameBytes(as: category) }
        }.filter { seen.insert($0).inserted }
    }

    /// Whether there are pages about rules and findings.
    var isEmpty: Bool { entries.isEmpty }

    /// The rule of an id or of a former id.
    func entry(_ id: String) -> Entry? { byName[ByteText(id)].map { entries[$0] } }

    /// Rules that a guideline is about.
    func entries(of note: Note) -> [Entry] { (byNote[ByteText(note.path)] ?? []).map { entries[$0] } }
}

extension [Finding] {
    /// The same findings, errors first, otherwise in the order in which they are.
    var worstFirst: [Finding] {
        [Severity.error, .warning, .info].flatMap { severity in filter { $0.severity == severity } }
    }
}
