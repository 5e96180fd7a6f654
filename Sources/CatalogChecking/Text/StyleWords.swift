/// Words that the clauses on capitals name.
enum StyleWords {
    static let articles: Set<String> = ["a", "an", "the"]

    static let conjunctions: Set<String> = ["and", "but", "or", "nor", "for", "yet", "so", "as"]

    /// Prepositions of up to four letters that the guide lists.
    static let prepositions: Set<String> = [
        "at", "by", "for", "from", "in", "into", "of", "off", "on", "onto", "out", "over", "to", "up", "with", "as",
    ]

    /// Words that make a verb another verb.
    static let particles: Set<String> = ["in", "on", "off", "out", "over", "up", "down", "by", "with", "for"]

    /// Words that are right both ways: abbreviations between words, foreign articles, short words that the guide does not name.
    static let either: Set<String> = [
        "vs", "vs.", "v", "via", "per", "de", "la", "le", "les", "el", "von", "van", "der", "da", "di", "du", "des", "than",
        "like",
        "near", "past", "down", "upon", "amid", "till", "if", "x", "n", "o", "etc", "à", "la", "en", "aka", "atop",
    ]

    static let fixedCompounds: Set<String> = ["built-in", "plug-in", "e-mail", "e-book", "t-shirt", "x-ray"]

    /// Whether a verb and the word behind it are one verb.
    static func isPhrasal(_ verb: String, _ particle: String) -> Bool { phrasal[verb]?.contains(particle) ?? false }

    private static let phrasal: [String: Set<String>] = [
        "add": ["up"], "back": ["up"], "blow": ["up"], "break": ["down", "up"], "bring": ["up"], "build": ["up"], "call": ["off"],
        "check": ["in", "out"], "clean": ["up"], "clear": ["out"], "clock": ["in", "out"], "close": ["down", "out"],
        "count": ["down"], "cut": ["off", "out"], "dial": ["in"], "drop": ["in", "off"], "fill": ["in", "out", "up"],
        "find": ["out"], "follow": ["up"], "get": ["up"], "give": ["up"], "go": ["on"], "hang": ["up"], "hold": ["on"],
        "hook": ["up"], "key": ["in"], "lock": ["in", "out"], "log": ["in", "off", "on", "out"], "look": ["up"],
        "mark": ["up", "down"], "meet": ["up"], "move": ["in", "out"], "opt": ["in", "out"], "pair": ["up"], "pay": ["off"],
        "pick": ["up"], "plug": ["in"], "pop": ["up"], "power": ["off", "on", "up"], "print": ["out"], "punch": ["in", "out"],
        "read": ["out"], "ring": ["up"], "roll": ["back", "out"], "round": ["up"], "run": ["out"], "scale": ["up", "down"],
        "send": ["out"], "set": ["up"], "show": ["off"], "shut": ["down", "off"], "sign": ["in", "off", "on", "out", "up"],
        "slow": ["down"], "speed": ["up"], "start": ["over", "up"], "switch": ["off", "on", "over"], "swipe": ["up"],
        "take": ["off", "out", "over"], "tap": ["in", "out"], "team": ["up"], "time": ["out"], "top": ["up"],
        "try": ["on", "out"], "tune": ["in", "out"], "turn": ["down", "off", "on", "over", "up"], "wake": ["up"], "walk": ["in"],
        "warm": ["up"], "wind": ["down"], "wrap": ["up"], "write": ["down", "up"], "zoom": ["in", "out"],
    ]
}
