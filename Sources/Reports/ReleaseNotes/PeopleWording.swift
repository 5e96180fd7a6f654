import QuickActionModel

/// Sentences for the people who use an app: what they see, in words of theirs.
struct PeopleWording {
    let wording: ChangeWording

    func sentence(_ change: Change) -> NoteSentence? {
        // What follows from another change is told with that one.
        if change.derivedFrom != nil, [.titleChanged, .iconChanged, .translationStale].contains(change.kind) { return nil }
        let title = wording.title(change)
        switch change.kind {
        case .itemAdded:
            let link = Self.beginsWithVerb(wording.newTitle(change) ?? "") ? "to" : "for"
            return NoteSentence([.words("Touch and hold the \(wording.appName(change)) icon \(link) "), title, .words(".")])
        case .itemRemoved, .itemRetired: return say(title, " is no longer in the Home Screen menu.")
        case .itemRestored: return say(title, " is back in the Home Screen menu.")
        case .itemRepurposed: return renamed(change, " is now ")
        case .staticToDynamic: return say(title, " appears after you first open the app.")
        case .dynamicToStatic: return say(title, " is there as soon as the app is installed.")
        case .iconChanged, .iconAssetChanged: return say(title, " has a new icon.")
        case .visibleEntered: return say(title, " now shows in the menu.")
        case .visibleLeft: return say(title, " no longer shows in the menu.")
        case .orderMoved: return NoteSentence("The Home Screen menu has a new order.")
        case .subtitleAdded, .subtitleChanged: return say(title, " has a new description.")
        case .subtitleRemoved: return say(title, " no longer has a description.")
        case .titleCosmetic, .subtitleCosmetic: return NoteSentence("Small wording fixes.")
        case .titleFits: return NoteSentence("Titles no longer cut off in \(wording.languages(change)).")
        case .localeAdded: return NoteSentence("Home Screen actions are now in \(wording.languages(change)).")
        case .localeRemoved: return NoteSentence("Home Screen actions are no longer in \(wording.languages(change)).")
        case .availabilityChanged: return NoteSentence("The app now needs iOS \(change.after ?? "").")
        case .appAdded:
            return NoteSentence([.words("Home Screen actions come to "), .title(change.after ?? change.app), .words(".")])
        case .appRemoved: return say(.title(change.before ?? change.app), " no longer has Home Screen actions.")
        case .titleChanged: return titleChanged(change)
        case .translationAdded, .translationChanged: return translation(change)
        default: return nil
        }
    }

    /// Whether a title reads well after "to": "to Scan Document", but "for Downloads".
    private static func beginsWithVerb(_ title: String) -> Bool {
        let word = title.utf8.prefix { $0 != UInt8(ascii: " ") }.map { (65...90).contains($0) ? $0 + 32 : $0 }
        return verbs.contains(String(decoding: word, as: UTF8.self))
    }

    private static let verbs: Set<String> = [
        "add", "archive", "ask", "book", "browse", "buy", "call", "capture", "check", "choose", "clear", "compose", "continue",
        "copy", "create", "delete", "discover", "download", "edit", "enter", "explore", "find", "follow", "generate", "get",
        "give",
        "go", "hide", "import", "invite", "join", "listen", "load", "lock", "log", "look", "make", "manage", "mark", "message",
        "move",
        "open", "order", "pause", "pay", "pick", "play", "post", "read", "receive", "record", "refresh", "remove", "reply",
        "request",
        "reset", "resume", "save", "scan", "search", "see", "send", "set", "share", "show", "shuffle", "sign", "skip", "snap",
        "start",
        "stop", "sync", "take", "talk", "tell", "track", "transfer", "translate", "turn", "unlock", "update", "upload", "use",
        "view",
        "visit", "watch", "write",
    ]

    private func say(_ title: NoteSentence.Piece, _ words: String) -> NoteSentence { NoteSentence([title, .words(words)]) }

    private func renamed(_ change: Change, _ words: String) -> NoteSentence {
        NoteSentence([
            .title(wording.oldTitle(change) ?? ""), .words(words), .title(wording.newTitle(change) ?? ""), .words("."),
        ])
    }

    private func titleChanged(_ change: Change) -> NoteSentence? {
        if case .swap? = change.fold?.pattern, let pair = change.fold?.changes, pair.count == 2 {
            return NoteSentence([
                wording.title(pair[0]), .words(" and "), wording.title(pair[1]), .words(" have exchanged their names."),
            ])
        }
        let (before, after) = (wording.oldTitle(change) ?? "", wording.newTitle(change) ?? "")
        // In this language nothing changed, or its own change is told.
        if before.hasSameBytes(as: after) || isTranslated(change) { return nil }
        return renamed(change, " is now called ")
    }

    private func isTranslated(_ change: Change) -> Bool {
        guard let language = wording.language, let own = change.language, !own.hasSameBytes(as: language) else { return false }
        return change.new?.title.text(in: language)?.origin == .table
    }

    private func translation(_ change: Change) -> NoteSentence? {
        if let language = wording.language, let own = change.language, own.hasSameBytes(as: language), change.field == "title",
            change.kind == .translationChanged
        {
            return renamed(change, " is now called ")
        }
        return NoteSentence("Improved \(wording.languages(change)) wording.")
    }
}
