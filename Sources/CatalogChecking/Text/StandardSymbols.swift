import HomeScreen
import QuickActionModel

/// Symbols that have one meaning everywhere, and the words that go with them.
enum StandardSymbols {
    /// Verbs that have a symbol of their own, with the parts of symbol names that show it; the first one is the standard.
    static let byVerb: [String: [String]] = [
        "search": ["magnifyingglass"], "share": ["square.and.arrow.up", "arrowshape.turn.up.right", "person.2", "paperplane"],
        "delete": ["trash", "xmark", "minus", "delete"], "print": ["printer"], "archive": ["archivebox", "tray"],
        "filter": ["line.3.horizontal.decrease", "slider"], "compose": ["square.and.pencil", "pencil", "plus", "envelope"],
        "rename": ["pencil"], "cancel": ["xmark", "stop", "nosign"], "copy": ["document.on.document", "doc.on.doc", "clipboard"],
    ]

    /// Parts of symbol names with one meaning, and the beginnings of words that go with it, in titles and types.
    static let meanings: [(symbol: String, words: [String])] = [
        (
            "square.and.arrow.up",
            [
                "share", "export", "send", "upload", "post", "invite", "publish", "airdrop", "save", "backup", "recommend",
                "tell", "transfer",
            ]
        ),
        (
            "trash",
            [
                "delet", "remov", "clear", "eras", "empty", "trash", "discard", "reset", "uninstall", "clean", "waste", "garbage",
                "bin",
            ]
        ),
        ("printer", ["print", "label", "receipt", "fax"]),
        (
            "magnifyingglass",
            [
                "search", "find", "look", "explor", "discover", "brows", "query", "inspect", "filter", "zoom", "magnif", "where",
                "lookup", "seek",
                "scan", "check", "detail", "view", "translat", "identif", "locat",
            ]
        ),
        ("alarm", ["alarm", "wake", "remind", "timer", "alert", "snooze", "sleep", "bell", "clock", "time"]),
        ("shuffle", ["shuffl", "random", "surpris", "mix", "lucky"]),
    ]

    /// The symbol that an icon shows; for a system type the nearest one.
    static func symbol(of icon: IconReference?) -> String? {
        guard let icon, !icon.name.isEmpty else { return nil }
        switch icon.kind {
        case .symbol: return icon.name
        case .type: return SystemIconType.of(constant: icon.name)?.symbol
        case .file, .contact, .unresolved: return nil
        }
    }

    /// Whether a symbol's name has a part, whole components only: `doc.text.magnifyingglass` has `magnifyingglass`.
    static func has(_ symbol: String, part: String) -> Bool {
        let (name, wanted) = (symbol.utf8, part.utf8)
        guard name.count >= wanted.count, let first = wanted.first else { return false }
        let dot = UInt8(ascii: ".")
        var before = dot
        var rest = name[...]
        while rest.count >= wanted.count, let byte = rest.first {
            if before == dot, byte == first, rest.starts(with: wanted), rest.dropFirst(wanted.count).first ?? dot == dot {
                return true
            }
            before = byte
            rest = rest.dropFirst()
        }
        return false
    }
}
