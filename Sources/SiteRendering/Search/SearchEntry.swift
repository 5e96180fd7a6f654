import HomeScreen
import QuickActionModel

/// One thing that search finds: a page, with every text under which somebody may look for it.
struct SearchEntry: Sendable {
    /// What it is; the order of the cases is the order of equally good hits.
    enum Kind: Int, Sendable, CaseIterable { case app, action, guideline, page, rule, icon }

    /// What a text is; numbers as `search.js` reads them.
    enum Field: Int, Sendable, CaseIterable { case title, subtitle, type, icon, owner, identifier, summary }

    /// A text under which it is found.
    struct Text: Sendable {
        var field: Field
        /// Language code; nil for names that have no language.
        var language: String?
        var text: String
    }

    var kind: Kind
    var address: SiteAddress
    /// What the list of hits shows.
    var title: String
    var language: String?
    /// Where it belongs, for example the name of the app.
    var home: String
    var texts: [Text]
}

extension SearchEntry {
    static func rule(_ entry: RuleIndex.Entry) -> SearchEntry {
        var texts = [Text(field: .identifier, text: entry.rule.id), Text(field: .summary, text: entry.rule.summary)]
        for alias in entry.rule.details.aliases { texts.append(Text(field: .identifier, text: alias)) }
        return SearchEntry(kind: .rule, address: entry.address, title: entry.rule.id, home: "", texts: texts)
    }

    static func icon(_ entry: IconIndex.Entry, in site: SiteIndex) -> SearchEntry {
        let reference = entry.reference
        var texts = [Text(field: .icon, text: reference.name)]
        if let type = SystemIconType.of(constant: reference.name), reference.kind == .type {
            texts.append(Text(field: .icon, text: type.swiftName))
        }
        let title = reference.kind == .contact ? site.words["iconKind.contact"] : texts.last?.text ?? reference.name
        return SearchEntry(
            kind: .icon, address: entry.address, title: title, home: site.words["iconKind." + reference.kind.rawValue],
            texts: texts)
    }

    static func app(_ entry: AppEntry) -> SearchEntry {
        let facts = entry.app.facts
        var texts = [Text(field: .title, text: entry.app.name)]
        if let owner = facts.owner { texts.append(Text(field: .owner, text: owner)) }
        texts.append(Text(field: .identifier, text: entry.app.id))
        if let bundle = facts.bundleIdentifier { texts.append(Text(field: .identifier, text: bundle)) }
        return SearchEntry(kind: .app, address: entry.address, title: entry.app.name, home: facts.owner ?? "", texts: texts)
    }

    static func action(_ group: ActionGroup, of entry: AppEntry) -> SearchEntry {
        var texts: [Text] = []
        func add(_ field: Field, _ language: String?, _ text: String) {
            guard !text.isEmpty, !texts.contains(where: { $0.field == field && $0.text.hasSameBytes(as: text) }) else { return }
            texts.append(Text(field: field, language: language, text: text))
        }
        for section in group.sections.prefix(mostSections) {
            let item = section.item
            for shown in item.title.languages { add(.title, shown.language, shown.text) }
            if item.title.languages.isEmpty { add(.title, entry.language, item.title.value) }
            for shown in item.subtitle?.languages ?? [] { add(.subtitle, shown.language, shown.text) }
            for icon in item.icon.declared { add(.icon, nil, icon.name) }
        }
        add(.type, nil, group.type.string)
        let first = group.sections.first?.item.title
        let title = first.map { $0.text(in: entry.language)?.text ?? $0.value } ?? ""
        return SearchEntry(
            kind: .action, address: group.address, title: title.isEmpty ? group.type.string : title, language: entry.language,
            home: entry.app.name, texts: texts)
    }

    /// Examples of one type whose texts are found; a list of a hundred contacts is no hundred things to look for.
    private static let mostSections = 20

    static func note(_ note: Note, _ kind: Kind, at address: SiteAddress) -> SearchEntry {
        var texts = [Text(field: .title, text: note.title)]
        for heading in note.headings.prefix(60) { texts.append(Text(field: .summary, text: heading.text)) }
        if !note.lead.isEmpty { texts.append(Text(field: .summary, text: note.lead)) }
        return SearchEntry(kind: kind, address: address, title: note.title, home: "", texts: texts)
    }
}
