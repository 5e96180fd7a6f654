import HomeScreen
import QuickActionModel
import Templates

extension Drawing {
    /// An icon in a list: `href`, `name`, `kind`, `number`, `since` and its picture.
    func iconRow(_ entry: IconIndex.Entry, count: Int, into values: inout TemplateValues) {
        let target = entry.address
        values.text(K.href, target == address ? "" : link(target))
        values.text(K.name, iconName(entry.reference))
        values.text(K.kind, words["iconKind." + entry.reference.kind.rawValue])
        values.text(K.number, count)
        values.text(K.since, site.iconFacts.since(entry.reference) ?? "")
        icon(entry.reference, of: app(of: entry), into: &values)
    }

    /// What a meaning is drawn as: the icons with their numbers, the most frequent first.
    func meaning(_ meaning: IconIndex.Meaning, most: Int = 12, into values: inout TemplateValues) {
        let more = meaning.icons.count > most ? words.count("moreIcons", meaning.icons.count - most) : ""
        let without = meaning.without > 0 ? words.count("withoutIcon", meaning.without) : ""
        text(meaning.name, language: meaning.language, into: &values)
        values.text(K.number, meaning.count)
        values.text(K.more, [more, without].filter { !$0.isEmpty }.joined(separator: " · "))
        values.list(K.icons) { list in
            for (icon, count) in meaning.icons.prefix(most) {
                list.item { iconRow(site.icons.entries[icon], count: count, into: &$0) }
            }
        }
    }

    /// The name of an icon for people.
    func iconName(_ reference: IconReference) -> String {
        switch reference.kind {
        case .contact: words["iconKind.contact"]
        case .type: SystemIconType.of(constant: reference.name)?.swiftName ?? reference.name
        case .symbol, .file, .unresolved: reference.name
        }
    }

    /// The app whose image stands for an icon: the first that uses it.
    func app(of entry: IconIndex.Entry) -> AppCatalog {
        entry.uses.first.map { site.apps[$0.app].app } ?? AppCatalog(id: "")
    }
}
