import QuickActionModel

/// Sentences for those who write the app: types, handlers, and what old menus can still send.
struct EngineeringWording {
    let wording: ChangeWording

    func sentence(_ change: Change) -> NoteSentence? {
        switch change.kind {
        case .itemAdded, .itemRestored, .itemRemoved, .itemRetired: return item(change)
        case .itemRepurposed:
            return say(
                change, [.words(" meant "), .title(change.before ?? ""), .words(" and means "), .title(change.after ?? "")],
                "; an old item would do something else: use a new type")
        case .typeRenamed, .typeCaseChanged: return rename(change)
        case .typeReused:
            return say(change, [], " is offered again though it is retired; old items of that type would start the new action")
        case .targetKeyRemoved, .targetKeyAdded, .targetValueChanged: return target(change)
        case .staticToDynamic:
            return say(change, [], " is dynamic now: not there before the first launch, and competing for free rows")
        case .dynamicToStatic:
            return say(change, [], " is static now; an old dynamic copy may sit beside it until the first launch")
        case .scenarioAdded:
            return NoteSentence([.words("scenario "), .code(change.field ?? ""), .words(" has its first export")])
        case .scenarioRemoved:
            return NoteSentence([.words("scenario "), .code(change.field ?? ""), .words(" has no export any more")])
        case .exampleChanged:
            return say(
                change, [.words(": other examples in scenario "), .code(change.field ?? "")],
                ": \(change.before ?? "none") → \(change.after ?? "none")")
        case .variantAdded, .variantRemoved:
            let end = change.kind == .variantAdded ? " has a list of its own" : " has the common list again"
            return NoteSentence([.code(change.field ?? ""), .words(end)])
        case .textKeyChanged:
            return say(change, [.words(": lookup key of the \(change.field ?? "text") ")] + pair(change), "")
        case .sourceMoved, .comment, .keyOrder:
            let what = change.kind == .sourceMoved ? "file" : change.kind == .comment ? "comment" : "order of keys"
            return say(change, [.words(": \(what) ")] + pair(change), "")
        default:
            guard let sentence = DesignWording(wording: wording).sentence(change) else { return nil }
            guard let type = change.key?.type.string else { return sentence }
            // The type stands for the title where the sentence only begins with it.
            if sentence.pieces.count > 1, case .words(let words) = sentence.pieces[1], words.hasPrefix(": ") {
                return NoteSentence([.code(type)] + sentence.pieces.dropFirst())
            }
            return NoteSentence([.code(type), .words(": ")] + sentence.pieces)
        }
    }

    private func say(_ change: Change, _ pieces: [NoteSentence.Piece], _ end: String) -> NoteSentence {
        NoteSentence([.code(change.key?.type.string ?? "")] + pieces + (end.isEmpty ? [] : [.words(end)]))
    }

    private func pair(_ change: Change) -> [NoteSentence.Piece] {
        func side(_ text: String?) -> NoteSentence.Piece {
            text.map { $0.isEmpty ? .words("none") : .code($0) } ?? .words("none")
        }
        return [side(change.before), .words(" → "), side(change.after)]
    }

    private func item(_ change: Change) -> NoteSentence {
        let kind = change.key?.kind ?? .static
        switch change.kind {
        case .itemAdded: return say(change, [], " is new: \(kind.rawValue), position \(change.new?.position ?? 0)")
        case .itemRestored:
            return say(change, [], " is back, \(change.reason): \(kind.rawValue), position \(change.new?.position ?? 0)")
        case .itemRetired:
            return say(
                change, [], " is retired" + (change.reason.isEmpty ? "; old items can still send it" : ": \(change.reason)"))
        default:
            if kind == .static { return say(change, [], " is gone; its handler can go") }
            let end =
                change.level == .breaking
                ? "; it stays on screens until the first launch: keep its handler and list it in retired"
                : "; it stays on screens until the first launch, and the app handles it"
            return say(change, [], " is gone" + end)
        }
    }

    private func rename(_ change: Change) -> NoteSentence {
        if case .prefix(let old, let new)? = change.fold?.pattern {
            func side(_ text: String) -> NoteSentence.Piece { text.isEmpty ? .words("nothing") : .code(text) }
            return NoteSentence([.words("all types: "), side(old), .words(" → "), side(new)])
        }
        let evidence = change.matchedBy.map { ", matched by \($0.rawValue)" } ?? ""
        let end =
            change.kind == .typeCaseChanged
            ? "; a comparison of texts in the handler fails"
            : change.key?.kind == .dynamic
                ? "; old items send the old type until the first launch" : "; analytics, tests and handlers must follow"
        return NoteSentence(pair(change) + [.words(evidence + end)])
    }

    private func target(_ change: Change) -> NoteSentence {
        let field = change.field ?? ""
        switch change.kind {
        case .targetKeyRemoved:
            return say(
                change, [.words(": "), .code(field), .words(" is gone")], "; old items still carry it, an old handler reads nil")
        case .targetKeyAdded:
            return say(change, [.words(": "), .code(field), .words(" is new")], "; old items lack it, so treat it as optional")
        default: return say(change, [.words(": "), .code(field), .words(" ")] + pair(change), "")
        }
    }
}
