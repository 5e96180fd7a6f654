import QuickActionModel

/// Two rows that look alike.
struct TitleDuplicate: AppRule {
    static let rule = Rule(
        "title/duplicate", .warning, "No two quick actions of a menu read alike",
        because: "People cannot tell which row does what they want.",
        details: RuleDetails(
            examples: RuleExamples(
                passing: ["Show Cafés\nShow Parks", "Edit Note | Groceries\nEdit Note | Holidays", "Add\n@static=ipad\nAdd"],
                failing: [
                    "Show POI\n↓Show POI", "Search\n↓search", "Search\n@dynamic=recent\n↓Search",
                    "@dynamic=a\nAnn ; userInfo=id:1\n↓Ann↑ ; userInfo=id:2",
                ])))

    func check(_ app: AppScope, _ list: inout FindingList) {
        let fixed = app.fixed
        for menu in fixed { compare([], menu.items, &list) }
        let any = fixed.first { $0.menu.origin == .static(.any) } ?? fixed.first
        for menu in app.dynamic where menu.language.hasSameBytes(as: app.language) || menu.language == "und" {
            compare(any?.items ?? [], menu.items, &list)
        }
        for menu in app.dynamic where !menu.language.hasSameBytes(as: app.language) && menu.language != "und" {
            compare([], menu.items, &list)
        }
    }

    private func compare(_ before: [ItemScope], _ items: [ItemScope], _ list: inout FindingList) {
        var seen: [ByteText: ItemScope] = [:]
        for item in before where !item.title.isEmpty { seen[Self.look(of: item)] = item }
        for item in items where !item.title.isEmpty {
            let look = Self.look(of: item)
            guard let other = seen[look] else {
                seen[look] = item
                continue
            }
            let text = item.titleText
            let subtitle = item.subtitle.map { " with subtitle \"\($0)\"" } ?? ""
            list.add(
                Self.rule, "title \"\(item.title)\"\(subtitle) stands twice in one menu",
                "Name what tells them apart, in the title or in a subtitle.", at: text?.whole ?? item.place,
                related: [
                    RelatedLocation(other.titleText?.place.location ?? other.item.source.location, "the other one")
                ])
        }
    }

    /// Title and subtitle as people compare them: without case, in one width.
    private static func look(of item: ItemScope) -> ByteText {
        ByteText(TextCase.folded(item.title) + "\u{0}" + (item.subtitle.map(TextCase.folded) ?? ""))
    }
}
