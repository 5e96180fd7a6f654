import HomeScreen
import QuickActionModel
import Templates

/// The icon keys of a quick action in the order in which the system asks them, with the one that wins.
struct IconKeys {
    let item: QuickAction

    func write(_ drawing: Drawing, into values: inout TemplateValues) {
        let words = drawing.words
        let winner = item.icon.effective
        values.list(K.icons) { list in
            for kind in kinds {
                let reference = item.icon.declared.first { $0.kind == kind }
                list.item { values in
                    values.text(K.key, Self.keyName(kind, item.key.kind))
                    values.flag(K.declared, reference != nil)
                    values.flag(K.wins, reference != nil && reference == winner)
                    values.text(K.value, reference.map { Self.describe($0, words) } ?? words["iconKeyMissing"])
                    drawing.icon(reference, into: &values)
                    values.list(K.badges) { badges in
                        guard let reference else { return }
                        if reference == winner {
                            drawing.badge(words["used"], tone: "good", mark: "check", into: &badges)
                        } else {
                            drawing.badge(words["shadowed"], into: &badges)
                        }
                    }
                }
            }
        }
        values.text(K.iconNote, note(winner, drawing))
    }

    private var kinds: [IconKind] {
        let usual: [IconKind] = [.symbol, .file, .type]
        return usual + item.icon.declared.map(\.kind).filter { !usual.contains($0) }
    }

    private func note(_ winner: IconReference?, _ drawing: Drawing) -> String {
        switch drawing.site.glyphs.picture(for: winner) {
        case .own: drawing.words["iconOwn"]
        case .lookAlike: drawing.words["iconLookAlike"]
        case .tile(let name): drawing.words("iconTile", ["name": name])
        case .dot: drawing.words["iconDot"]
        }
    }

    private static func describe(_ reference: IconReference, _ words: InterfaceWords) -> String {
        switch reference.kind {
        case .symbol: words("iconSince", ["name": reference.name, "version": "13.0"])
        case .type:
            SystemIconType.of(constant: reference.name).map { words("iconSince", ["name": reference.name, "version": $0.since]) }
                ?? reference.name
        case .file, .contact, .unresolved: reference.name
        }
    }

    static func keyName(_ kind: IconKind, _ action: ActionKind) -> String {
        switch (kind, action) {
        case (.symbol, .static): "UIApplicationShortcutItemIconSymbolName"
        case (.file, .static): "UIApplicationShortcutItemIconFile"
        case (.type, .static): "UIApplicationShortcutItemIconType"
        case (.symbol, .dynamic): "systemImageName"
        case (.file, .dynamic): "templateImageName"
        case (.type, .dynamic): "type"
        case (.contact, _): "contact"
        case (.unresolved, _): "icon"
        }
    }
}
