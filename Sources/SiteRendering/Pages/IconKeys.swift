import HomeScreen
import QuickActionModel
import Templates

/// The icon keys of a quick action in the order in which the system asks them, with the one that wins.
struct IconKeys {
    let app: AppCatalog
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
                    let page = reference.flatMap { drawing.site.icons.entry($0) }
                    values.text(K.iconHref, page.map { drawing.link($0.address) } ?? "")
                    drawing.icon(reference, of: app, into: &values)
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
        switch drawing.site.picture(for: winner, of: app) {
        case .own: drawing.words["iconOwn"]
        case .lookAlike: drawing.words["iconLookAlike"]
        case .tile(let name): tileNote(name, drawing.words)
        case .image(let asset): imageNote(asset, drawing.words)
        case .missing(let name): drawing.words("iconMissing", ["name": name])
        case .dot: drawing.words["iconDot"]
        }
    }

    /// Why a tile stands in: the image is of a kind that no page draws, or nothing is known of the name.
    private func tileNote(_ name: String, _ words: InterfaceWords) -> String {
        guard item.icon.effective?.kind == .file, let asset = app.assets[ByteText(name)] else {
            return words("iconTile", ["name": name])
        }
        return words(asset.format == .pdf ? "iconPDF" : "iconNotDrawn", ["name": name])
    }

    private func imageNote(_ asset: IconAsset, _ words: InterfaceWords) -> String {
        let key = asset.alpha.isOpaque == true ? "iconBlock" : asset.kind == .symbolSet ? "iconSymbolSet" : "iconImage"
        return words(key, ["name": asset.name]) + (asset.caseDiffers ? " " + words("iconCase", ["name": asset.name]) : "")
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
