import HomeScreen
import QuickActionModel
import Templates

/// One change on the page of a release: a sentence for each audience, and both sides as people see them.
struct ReleaseChangeView {
    let entry: ReleaseIndex.Entry
    let place: Int
    let app: AppEntry?
    let language: String

    private var told: ToldEntry { entry.release.entries[place] }
    private var change: Change { told.change }

    func write(_ drawing: Drawing, into values: inout TemplateValues) {
        let words = drawing.words
        values.text(K.id, entry.anchors[place])
        values.text(K.code, change.fingerprint)
        values.text(K.kind, change.kind.rawValue)
        drawing.level(change.level, into: &values)
        drawing.pieces(K.sentence, told.sentence, of: change, in: language, into: &values)
        // The heading says the first sentence; the others follow with the name of their readers.
        values.list(K.audiences) { list in
            var said = [told.sentence]
            for (word, sentence) in [("forDesign", told.design), ("forEngineering", told.engineering)] {
                guard !sentence.isEmpty, !said.contains(sentence) else { continue }
                said.append(sentence)
                list.item { item in
                    item.text(K.label, words[word])
                    drawing.pieces(K.sentence, sentence, of: change, in: language, into: &item)
                }
            }
        }
        values.text(K.why, why)
        let group = change.key.flatMap { app?.group(of: $0) }
        values.text(K.href, group.map { drawing.link($0.address) } ?? "")
        values.list(K.sides) { sides(drawing, into: &$0) }
        values.flag(K.isDrawn, isDrawn)
    }

    /// Why both sides are taken for one quick action; nothing where the same key says so.
    private var why: String {
        guard let match = change.matchedBy, match != .key, match != .type else { return "" }
        return match.reason
    }

    /// Whether the sides are rows; else they are the two values.
    private var isDrawn: Bool {
        switch change.kind {
        case .itemAdded, .itemRestored, .itemRemoved, .itemRetired, .itemRepurposed, .titleChanged, .titleCosmetic,
            .titleTruncates, .titleFits, .subtitleAdded, .subtitleRemoved, .subtitleChanged, .subtitleCosmetic, .iconChanged,
            .iconAssetChanged, .translationAdded, .translationChanged, .translationRemoved, .translationStale, .staticToDynamic,
            .dynamicToStatic:
            change.old != nil || change.new != nil
        default: false
        }
    }

    /// Changes whose sentence holds both sides already.
    private static let saidInWords: Set<ChangeKind> = [.orderMoved, .visibleEntered, .visibleLeft, .localeAdded, .localeRemoved]

    private func sides(_ drawing: Drawing, into list: inout TemplateValues) {
        let release = entry.release
        guard isDrawn else {
            guard change.before != nil || change.after != nil, !Self.saidInWords.contains(change.kind) else { return }
            value(release.from ?? "", change.before, drawing, into: &list)
            value(drawing.releaseName(release), change.after, drawing, into: &list)
            return
        }
        row(release.from ?? "", change.old, release.before ?? release.after, drawing, into: &list)
        // Only the catalog of today knows the pictures of the app's own images.
        let shown = release.isSaved ? release.after : app?.app ?? release.after
        row(drawing.releaseName(release), change.new, shown, drawing, into: &list)
    }

    private func row(
        _ label: String, _ action: QuickAction?, _ app: AppCatalog, _ drawing: Drawing, into list: inout TemplateValues
    ) {
        list.item { side in
            side.text(K.label, label)
            side.text(K.code, "")
            side.text(K.empty, action == nil ? drawing.words["notThere"] : "")
            if let action {
                let code = change.language ?? foldedLanguage ?? language
                drawing.menu([action], Drawing.MenuView(language: code, app: app), into: &side)
            } else {
                side.list(K.menu) { _ in }
            }
        }
    }

    private var foldedLanguage: String? {
        if case .languages(let codes)? = change.fold?.pattern { codes.first } else { nil }
    }

    private func value(_ label: String, _ value: String?, _ drawing: Drawing, into list: inout TemplateValues) {
        list.item { side in
            side.text(K.label, label)
            side.text(K.code, value ?? "")
            side.text(K.empty, value == nil ? drawing.words["none"] : value?.isEmpty == true ? drawing.words["emptyValue"] : "")
            side.list(K.menu) { _ in }
        }
    }
}
