/// Sentence-style capitals: on the first word and on names.
enum SentenceStyle {
    /// Words that have a capital and are surely no names; a first word without one.
    static func faults(in words: [TextWord], leaveAlone: (TextWord) -> Bool = { _ in false }) -> [TitleStyle.Fault] {
        words.indices.compactMap { index in
            let word = words[index]
            guard !leaveAlone(word), !TextCase.hasInnerCapital(word.text), let isUpper = TextCase.beginsUpper(word.text) else {
                return nil
            }
            if index == 0 {
                return isUpper
                    ? nil
                    : TitleStyle.Fault(
                        index: 0, right: TextCase.capitalized(word.text), clause: "the first word has a capital")
            }
            guard isUpper, !word.beginsPhrase, isCommon(word.lower) else { return nil }
            return TitleStyle.Fault(index: index, right: word.lower, clause: "only the first word and names have a capital")
        }
    }

    /// Whether a word is no name: a small word, or one of the words that titles of quick actions are made of.
    static func isCommon(_ word: String) -> Bool {
        StyleWords.articles.contains(word) || StyleWords.prepositions.contains(word) || StyleWords.conjunctions.contains(word)
            || common.contains(word)
    }

    private static let common: Set<String> = [
        "account", "action", "actions", "activity", "address", "album", "alarm", "alert", "all", "appointment", "archive",
        "article",
        "audio", "balance", "barcode", "bill", "board", "book", "booking", "bookmark", "bookmarks", "call", "camera", "card",
        "cards",
        "cart", "category", "channel", "chat", "check", "class", "clipboard", "code", "comment", "connection", "contact",
        "contacts",
        "conversation", "countdown", "course", "currency", "dashboard", "data", "day", "deck", "device", "diary", "document",
        "documents", "download", "downloads", "draft", "drawing", "drink", "email", "entry", "event", "events", "expense",
        "favorite",
        "favorites", "favourite", "favourites", "feed", "feedback", "file", "files", "flight", "folder", "food", "friend",
        "friends",
        "gallery", "game", "goal", "group", "habit", "history", "home", "hours", "image", "images", "inbox", "income", "invoice",
        "item", "items", "journal", "keyboard", "last", "latest", "library", "link", "links", "list", "lists", "location", "log",
        "map", "meal", "meeting", "memo", "message", "messages", "mode", "movie", "movies", "music", "nearby", "new", "news",
        "note",
        "notebook", "notes", "notification", "notifications", "now", "offer", "offers", "order", "orders", "page", "parking",
        "password", "payment", "people", "photo", "photos", "picture", "plan", "plant", "playlist", "podcast", "post", "posts",
        "private", "product", "profile", "project", "puzzle", "question", "quote", "random", "receipt", "recent", "recipe",
        "record",
        "recording", "reminder", "report", "request", "reservation", "ride", "route", "run", "saved", "scan", "schedule",
        "search",
        "server", "session", "settings", "shift", "shop", "shopping", "song", "songs", "station", "stations", "statistics",
        "status",
        "story", "streak", "subscription", "support", "tab", "tabs", "tag", "task", "tasks", "text", "thread", "ticket",
        "tickets",
        "time", "timer", "today", "todo", "token", "topic", "tracks", "transaction", "transfer", "trip", "upload", "video",
        "videos",
        "view", "visit", "wallet", "watch", "water", "weather", "week", "weight", "word", "words", "work", "workout",
    ]
}
