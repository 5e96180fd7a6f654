import QuickActionModel
import SourceTrees

/// Reads one item of an export.
struct ExportItemReader {
    let file: SourceFile
    let language: String
    let identity: IdentitySettings
    /// Whether no finding may quote the export.
    var isPrivate = false
    var log: ReadingLog

    /// The item; nil when the app could not have set it.
    mutating func item(_ node: SourceNode, path: String, position: Int) -> QuickAction? {
        guard let entries = node.dictionary else {
            log.add(
                Finding(
                    .notAnArray, "\(path) is \(node.kindName) instead of an object",
                    explanation: "The entry is left out; the others are read.", at: file.location(of: node, keyPath: path),
                    subject: FindingSubject(value: node.kindName)))
            return nil
        }
        let before = log.findings.count
        let fields = fields(entries, path)
        let type = required(.type, fields, node, path)
        let title = required(.title, fields, node, path)
        guard let type, let title else { return nil }
        let userInfo = userInfo(fields, path)
        let key = ActionKey(
            kind: .dynamic, type: ByteText(type.value),
            identity: ActionIdentity.of(userInfo, keys: identity.keys, versionKey: identity.versionKey))
        let item = QuickAction(
            key: key, position: position,
            source: ActionSource(
                location: file.location(of: node.span, keyPath: path), excerpt: file.excerpt(of: node.span), type: type.location,
                userInfo: fields[.userInfo].map { file.location(of: $0.value, keyPath: "\(path).\($0.key)") },
                suppressions: suppressions(fields, path)),
            title: literal(title), subtitle: text(.subtitle, fields, path).map(literal), icon: icon(fields, path),
            userInfo: userInfo, target: text(.target, fields, path)?.value)
        log.name(key, since: before)
        return item
    }

    /// `longpress:ignore`: a text like the comment of a property list, a list of them, or objects with `rule`, `reason` and `until`.
    private func suppressions(_ fields: ExportItemFields, _ path: String) -> [InlineSuppression] {
        guard let entry = fields[.ignore] else { return [] }
        let nodes = entry.value.array ?? [entry.value]
        return nodes.map { node in
            let place = file.location(of: node, keyPath: "\(path).\(entry.key)")
            if let words = node.string { return InlineSuppression.of(words: words, at: place) }
            return InlineSuppression(
                rules: node["rule"]?.string.map { [$0] } ?? [], reason: node["reason"]?.string, until: node["until"]?.string,
                location: place)
        }
    }

    /// The last entry of each key.
    ///
    /// Keys of other frameworks stand in for missing ones, which is told once an item.
    private mutating func fields(_ entries: [SourceEntry], _ path: String) -> ExportItemFields {
        var fields = ExportItemFields(entries)
        var others: [(place: Int, meant: ExportItemKey)] = []
        var unknown: [SourceEntry] = []
        for (place, entry) in entries.enumerated() {
            if let key = ExportItemKey.of(entry.key) {
                fields.set(key, at: place)
            } else if let other = ExportItemKey.others.first(where: { $0.key.hasSameBytes(as: entry.key) }) {
                others.append((place, other.meant))
            } else {
                unknown.append(entry)
            }
        }
        var used: [(entry: SourceEntry, meant: ExportItemKey)] = []
        for other in others {
            if fields[other.meant] == nil || used.contains(where: { $0.meant == other.meant }) {
                fields.set(other.meant, at: other.place)
                used.append((entries[other.place], other.meant))
            } else {
                unknown.append(entries[other.place])
            }
        }
        reportOthers(used, path)
        for entry in unknown { reportUnknown(entry, path) }
        return fields
    }

    /// A text; nil when missing, null or of another type.
    private mutating func text(_ key: ExportItemKey, _ fields: ExportItemFields, _ path: String) -> LocalizedText? {
        guard let entry = fields[key], !entry.value.isNull else { return nil }
        let place = "\(path).\(entry.key)"
        guard let text = entry.value.string else {
            log.add(
                Finding(
                    .wrongValueType, "\(place) is \(entry.value.kindName) instead of a string",
                    explanation: "The value counts as missing.", at: file.location(of: entry.value, keyPath: place),
                    subject: FindingSubject(field: key.field, value: entry.value.kindName),
                    fixes: entry.value.quoting(in: file)))
            return nil
        }
        return LocalizedText(value: text, location: file.location(of: entry.value, keyPath: place))
    }

    private mutating func required(
        _ key: ExportItemKey, _ fields: ExportItemFields, _ node: SourceNode, _ path: String
    ) -> LocalizedText? {
        let entry = fields[key]
        if let text = entry?.value.string, let entry, !text.isEmpty {
            return LocalizedText(value: text, location: file.location(of: entry.value, keyPath: "\(path).\(entry.key)"))
        }
        let place = "\(path).\(entry?.key ?? key.rawValue)"
        let isEmpty = entry?.value.string != nil
        let found = entry.map { isEmpty ? "is empty" : "is \($0.value.kindName) instead of a string" } ?? "is missing"
        let effect = isEmpty ? "The item takes no row. " : "UIKit needs it, so the item is left out of the menu. "
        let location = file.location(of: entry?.value ?? node, keyPath: place)
        log.add(
            Finding(
                key == .type ? .missingType : .missingTitle, "\(place) \(found)",
                explanation: (isEmpty && key == .type ? "" : effect) + "Give \(key.rawValue) a text.", at: location,
                subject: FindingSubject(field: key.field, value: entry?.value.kindName)))
        return isEmpty ? LocalizedText(value: "", location: location) : nil
    }

    private mutating func userInfo(_ fields: ExportItemFields, _ path: String) -> PropertyValue? {
        guard let entry = fields[.userInfo], !entry.value.isNull else { return nil }
        let place = "\(path).\(entry.key)"
        guard entry.value.dictionary != nil else {
            log.add(
                Finding(
                    .wrongValueType, "\(place) is \(entry.value.kindName) instead of an object",
                    explanation: "The value counts as missing.", at: file.location(of: entry.value, keyPath: place),
                    subject: FindingSubject(field: "userInfo", value: entry.value.kindName)))
            return nil
        }
        var reader = PropertyValueReader(file: file, values: nil, isPrivate: isPrivate, log: log.taken())
        let value = reader.value(of: entry.value, path: place)
        log = reader.log
        return value
    }

    private mutating func icon(_ fields: ExportItemFields, _ path: String) -> QuickActionIcon {
        guard let entry = fields[.icon] else { return QuickActionIcon() }
        var reader = ExportIconReader(file: file, isPrivate: isPrivate, log: log.taken())
        let icon = reader.icon(entry.value, path: "\(path).icon")
        log = reader.log
        return icon
    }

    /// A text that is shown as it is.
    private func literal(_ text: LocalizedText) -> LocalizedText {
        var text = text
        text.languages = [LanguageText(language: language, text: text.value, origin: .literal, location: text.location)]
        return text
    }

    private mutating func reportOthers(_ used: [(entry: SourceEntry, meant: ExportItemKey)], _ path: String) {
        guard let first = used.first else { return }
        let words = used.map { "\"\($0.entry.key)\" as \($0.meant.rawValue)" }
        var finding = Finding(
            .badEntry, "\(path) is written for another framework; read \(ConfigurationScanner.list(words))",
            explanation: "Nothing is left out. Exports of \(ExportReader.format) use UIKit's names.",
            at: file.location(of: first.entry.keySpan, keyPath: path))
        finding.severity = .info
        log.add(finding)
    }

    /// A key in a finding; one that may be somebody's name is left out where nothing may be quoted.
    private func shown(_ key: String) -> String { isPrivate && !Redactor.isFieldName(key) ? "…" : key }

    private mutating func reportUnknown(_ entry: SourceEntry, _ path: String) {
        let nearest = NearestName.of(entry.key, in: ExportItemKey.names)
        let location = file.location(of: entry.keySpan, keyPath: "\(path).\(entry.key)")
        log.add(
            Finding(
                .unknownKey, "\(path).\(shown(entry.key)) is no property of a quick action",
                explanation: nearest.map { "Did you mean \"\($0)\"?" }
                    ?? "Known are \(ConfigurationScanner.list(ExportItemKey.names)).",
                at: location, subject: FindingSubject(value: entry.key),
                fixes: nearest.map { [Fix("Rename the key to \($0)", at: location, from: entry.key, to: $0)] } ?? []))
    }
}

/// The entries of one item by key; the last one of a key counts.
struct ExportItemFields {
    private let entries: [SourceEntry]
    private var places = KeyPlaces()

    init(_ entries: [SourceEntry]) { self.entries = entries }

    /// Says that the entry at a place has a key.
    mutating func set(_ key: ExportItemKey, at place: Int) { places[key.index] = place }

    subscript(key: ExportItemKey) -> SourceEntry? { places[key.index].map { entries[$0] } }
}

extension ExportItemKey {
    fileprivate var index: Int {
        switch self {
        case .type: 0
        case .title: 1
        case .subtitle: 2
        case .icon: 3
        case .userInfo: 4
        case .target: 5
        case .ignore: 6
        }
    }
}
