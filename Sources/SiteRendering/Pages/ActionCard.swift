import HomeScreen
import QuickActionModel
import Templates

/// One quick action in the list of its app.
struct ActionCard {
    let entry: AppEntry
    let group: ActionGroup
    let section: ActionSection

    func write(_ drawing: Drawing, into values: inout TemplateValues) {
        let words = drawing.words
        let item = section.item
        let title = Shown(item.title, in: entry.language)
        let own = entry.findings(of: item.key)
        values.text(K.href, drawing.link(group.address, fragment: group.sections.count > 1 ? item.key.anchor : nil))
        drawing.text(title.text.isEmpty ? item.key.type.string : title.text, language: title.language, into: &values)
        values.flag(K.beyond, section.place == .beyond || section.place == .untitled)
        drawing.menu([item], .init(language: entry.language, app: entry.app), into: &values)
        values.list(K.badges) { list in
            drawing.badge(words[item.key.kind.rawValue], into: &list)
            variantBadge(drawing, into: &list)
            drawing.findingBadges(own, into: &list)
        }
        let rest = (group.address, group.sections.count > 1 ? item.key.anchor : nil)
        drawing.findingPart(K.found, FoundLine.joined(own), most: 3, rest: rest, into: &values)
        values.list(K.facts) { list in
            drawing.fact("type", code: item.key.type.string, into: &list)
            drawing.fact("row", ActionTexts(drawing.words).row(section.place, limit: entry.app.settings.limit), into: &list)
            let icon = item.icon.effective
            drawing.fact("icon", icon == nil ? words["none"] : "", code: icon?.name ?? "", into: &list)
            drawing.fact("side", words[entry.app.settings.profile == .docs ? "sideDocs" : "sideIOS26"], into: &list)
            drawing.fact("declared", code: item.source.location.description, into: &list)
            drawing.fact("userInfo", ActionTexts(drawing.words).userInfo(item.userInfo), into: &list)
        }
    }

    private func variantBadge(_ drawing: Drawing, into list: inout TemplateValues) {
        switch section.item.key.variant {
        case .any: break
        case .ipad: drawing.badge(drawing.words["variantIPad"], into: &list)
        case .iphone: drawing.badge(drawing.words["variantIPhone"], into: &list)
        }
    }
}

/// Short texts about a quick action that several pages show.
struct ActionTexts {
    private let words: InterfaceWords

    init(_ words: InterfaceWords) { self.words = words }

    func row(_ place: RowPlace?, limit: Int) -> String {
        switch place {
        case .row(let number): words("rowOf", ["n": String(number), "m": String(limit)])
        case .beyond: words["rowBeyond"]
        case .untitled: words["rowUntitled"]
        case nil: words["noInfo"]
        }
    }

    func userInfo(_ value: PropertyValue?) -> String {
        guard case .dictionary(let entries)? = value, !entries.isEmpty else { return words["none"] }
        return words.count("userInfoCount", entries.count)
    }
}
