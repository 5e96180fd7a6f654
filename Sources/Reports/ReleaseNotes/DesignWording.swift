import QuickActionModel

/// Sentences for those who look after words and pictures: before and after, places, languages.
struct DesignWording {
    let wording: ChangeWording

    func sentence(_ change: Change) -> NoteSentence? {
        switch change.kind {
        case .itemAdded, .itemRestored, .itemRemoved, .itemRetired, .itemRepurposed: item(change)
        case .titleChanged, .titleCosmetic, .subtitleAdded, .subtitleRemoved, .subtitleChanged, .subtitleCosmetic,
            .titleTruncates,
            .titleFits:
            text(change)
        case .translationAdded, .translationChanged, .translationRemoved, .translationStale, .localeAdded, .localeRemoved:
            language(change)
        case .iconChanged, .iconSourceChanged, .iconFallbackChanged, .iconAssetChanged: icon(change)
        case .orderMoved, .visibleEntered, .visibleLeft: place(change)
        case .staticToDynamic: say(change, " is set in code now, so it appears after the first launch")
        case .dynamicToStatic: say(change, " is declared now, so it is there from installation on")
        case .availabilityChanged: NoteSentence("lowest iOS version \(change.before ?? "none") → \(change.after ?? "none")")
        case .appAdded: NoteSentence([.words("new app "), .title(change.after ?? change.app)])
        case .appRemoved: NoteSentence([.words("app "), .title(change.before ?? change.app), .words(" is gone")])
        default: nil
        }
    }

    private func say(_ change: Change, _ words: String) -> NoteSentence { NoteSentence([wording.title(change), .words(words)]) }

    private func item(_ change: Change) -> NoteSentence {
        let item = change.new ?? change.old
        let position = item.map { ", position \($0.position)" } ?? ""
        switch change.kind {
        case .itemRepurposed:
            return NoteSentence([.title(change.before ?? ""), .words(" is now "), .title(change.after ?? "")])
        case .itemAdded, .itemRestored:
            let word = change.kind == .itemAdded ? " is new: " : " is back, \(change.reason): "
            var pieces: [NoteSentence.Piece] = [
                wording.title(change), .words(word + (change.key?.kind.rawValue ?? "") + position + ", "),
            ]
            if let icon = item?.icon.effective { pieces += [.words("icon "), .code("\(icon.kind.rawValue) \(icon.name)")] }
            if item?.icon.effective == nil { pieces.append(.words("no icon")) }
            return NoteSentence(pieces)
        default:
            let reason = change.reason.isEmpty ? "" : ", \(change.reason)"
            return say(
                change,
                (change.kind == .itemRetired ? " is retired" : " is gone")
                    + "; it was \(change.key?.kind.rawValue ?? "")\(position)\(reason)")
        }
    }

    private func text(_ change: Change) -> NoteSentence {
        switch change.kind {
        case .titleTruncates: return say(change, " is now cut off in \(wording.languages(change))")
        case .titleFits: return say(change, " is no longer cut off in \(wording.languages(change))")
        case .titleChanged where change.fold?.pattern == .swap:
            return NoteSentence([
                .title(change.before ?? ""), .words(" and "), .title(change.after ?? ""), .words(" exchanged their titles"),
            ])
        case .titleChanged, .titleCosmetic:
            let (before, after) = (change.before ?? "", change.after ?? "")
            let widths = wording.titleWidth.map { " (about \($0(before)) → \($0(after)) points wide)" } ?? ""
            return NoteSentence([.words("title "), .title(before), .words(" → "), .title(after), .words(widths)])
        default:
            return NoteSentence(
                [wording.title(change), .words(": subtitle ")] + pair(change.before, change.after) { .title($0) })
        }
    }

    private func language(_ change: Change) -> NoteSentence {
        let name = wording.languages(change)
        switch change.kind {
        case .localeAdded: return NoteSentence("\(name) is new: \(change.after ?? "") titles")
        case .localeRemoved: return NoteSentence("\(name) is gone: \(change.before ?? "") titles")
        case .translationStale: return say(change, ": the \(change.field ?? "text") changed, and \(name) did not")
        case .translationRemoved: return say(change, ": no \(change.field ?? "text") of its own in \(name) any more")
        default:
            guard change.fold == nil else {
                return say(
                    change, ": \(change.field ?? "text") \(change.kind == .translationAdded ? "new" : "changed") in \(name)")
            }
            return NoteSentence(
                [wording.title(change), .words(": \(change.field ?? "text") in \(name) ")]
                    + pair(change.before, change.after) { .title($0) })
        }
    }

    private func icon(_ change: Change) -> NoteSentence {
        switch change.kind {
        case .iconAssetChanged:
            var pieces: [NoteSentence.Piece] = [wording.title(change), .words(": another picture under the name ")]
            pieces.append(.code(change.new?.icon.effective?.name ?? ""))
            return NoteSentence(pieces)
        case .iconFallbackChanged:
            return NoteSentence(
                [wording.title(change), .words(": icon keys behind the used one ")]
                    + pair(change.before, change.after) { .code($0) })
        default:
            let same = change.kind == .iconSourceChanged ? " (the same picture)" : ""
            return NoteSentence(
                [wording.title(change), .words(": icon ")] + pair(change.before, change.after) { .code($0) } + [.words(same)])
        }
    }

    private func place(_ change: Change) -> NoteSentence {
        let (before, after) = (change.before ?? "", change.after ?? "")
        switch change.kind {
        case .orderMoved: return say(change, " moves from position \(before) to \(after)")
        case .visibleEntered: return say(change, " enters the visible rows: \(before) → \(after)")
        default: return say(change, " leaves the visible rows: \(before) → \(after)")
        }
    }

    /// `a → b` with words for what is missing.
    private func pair(_ before: String?, _ after: String?, _ piece: (String) -> NoteSentence.Piece) -> [NoteSentence.Piece] {
        func side(_ text: String?) -> NoteSentence.Piece {
            text.map { $0.isEmpty ? .words("none") : piece($0) } ?? .words("none")
        }
        return [side(before), .words(" → "), side(after)]
    }
}
