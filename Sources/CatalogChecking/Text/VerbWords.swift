/// English verbs that begin titles of quick actions.
enum VerbWords {
    /// Whether a word is a verb at the beginning of a title.
    static func isVerb(_ word: String) -> Bool { verbs.contains(word) }

    private static let verbs: Set<String> = [
        "add", "allow", "archive", "ask", "begin", "book", "browse", "buy", "call", "capture", "change", "check", "choose",
        "clear",
        "compose", "connect", "contact", "continue", "convert", "copy", "create", "delete", "disable", "disconnect", "discover",
        "donate",
        "download", "draw", "edit", "enable", "enter", "explore", "export", "find", "generate", "get", "give", "go", "import",
        "invite",
        "join", "jump", "launch", "learn", "leave", "listen", "load", "lock", "log", "make", "manage", "mark", "measure", "mute",
        "open", "order", "pair", "pause", "pay", "pick", "play", "post", "practice", "print", "publish", "rate", "read",
        "receive",
        "record", "refresh", "remove", "rename", "repeat", "reply", "report", "request", "reset", "restart", "resume", "review",
        "save",
        "scan", "schedule", "search", "see", "select", "send", "set", "share", "show", "shuffle", "sign", "skip", "snap", "sort",
        "start", "stop", "submit", "sync", "take", "talk", "tap", "toggle", "track", "transfer", "translate", "turn", "unlock",
        "update",
        "upload", "use", "view", "visit", "watch", "write",
    ]
}
