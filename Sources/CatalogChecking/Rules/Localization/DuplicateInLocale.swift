import QuickActionModel

/// Two quick actions that read alike in one language only.
struct DuplicateInLocale: MenuRule {
    static let rule = Rule(
        "l10n/duplicate-in-locale", .warning, "Titles that differ in the source differ in every language",
        because: "Translators turn words of like meaning into one, since they do not see the menu.",
        details: RuleDetails(
            examples: RuleExamples(
                passing: [
                    "Search ; es=Buscar\nExplore ; es=Explorar", "Show ; es=Ver\nShow ; es=Ver",
                    "Search | In Notes ; es=Buscar ; es.subtitle=En notas\nFind | All ; es=Buscar ; es.subtitle=Todo",
                ],
                failing: ["Search ; es=Buscar\nExplore ; es=↓Buscar"])))

    func check(_ menu: MenuScope, _ list: inout FindingList) {
        guard menu.menu.kind == .static, menu.items.count > 1 else { return }
        var seen: [Look: ItemScope] = [:]
        for item in menu.items {
            for text in item.texts where text.field == .title && !text.isSource {
                let subtitle = item.item.subtitle?.text(in: text.language)?.text ?? ""
                let look = Look(
                    language: ByteText(text.language), title: ByteText(TextCase.folded(text.text)),
                    subtitle: ByteText(TextCase.folded(subtitle)))
                guard let other = seen[look] else {
                    seen[look] = item
                    continue
                }
                if TextCase.folded(other.title).hasSameBytes(as: TextCase.folded(item.title)) { continue }
                list.add(
                    Self.rule, "\(text.name) stands for \"\(other.title)\" and for \"\(item.title)\"",
                    "Ask for another word for one of them.", at: text.whole,
                    related: other.texts.first { $0.field == .title && $0.language == text.language }?.place.location
                        .map { [RelatedLocation($0, "the other one")] } ?? [])
            }
        }
    }

    /// What people see of a quick action in one language.
    private struct Look: Hashable {
        let language: ByteText
        let title: ByteText
        let subtitle: ByteText
    }
}
