extension ValueShape {
    /// Pages about releases.
    static let releasePages: [ValueShape] = [
        ValueShape(
            "releases", "The list of all releases.",
            frame
                + [
                    Value("apps", .list("released app"), "apps that have a saved release"), feedLinks,
                    Value("lede", .text, "one sentence"), Value("title", .text, "its title"),
                ]),
        ValueShape(
            "release", "The page of one release of an app.",
            frame
                + [
                    Value("badges", .list("badge"), "how many changes of each level"), feedLinks,
                    Value("hasRenames", .flag, "whether a pair may be one quick action"),
                    Value("hasStates", .flag, "whether there is a menu"), Value("lede", .text, "how many changes since when"),
                    Value("menuLanguage", .text, "language of the menus"),
                    Value("meta", .list("meta"), "day, build, whether it is saved"),
                    Value("quiet", .text, "how many changes nobody can see; empty for none"),
                    Value("quietLines", .list("change line"), "those"),
                    Value("renames", .list("possible rename"), "pairs that may be one quick action"),
                    Value("sections", .list("change section"), "changes by section of a changelog"),
                    Value("states", .list("release state"), "the menu across the update"), Value("title", .text, "its title"),
                ]),
        ValueShape(
            "gone", "The page at the address of a quick action that is gone.",
            frame
                + [
                    Value("lede", .text, "since when"), Value("links", .list("link"), "app, changes, last release"),
                    Value("note", .text, "until when the type is handled; may be empty"),
                    Value("title", .object("text"), "its last title"), Value("type", .text, "its type"),
                ]),
    ]

    static let releaseParts: [ValueShape] = [
        feed, piece, releasedApp, releaseLine, leadingChange, changeSection, releaseChange, changeLine, audience, changeSide,
        possibleRename, releaseState, staleRow, historyLine,
    ]

    /// The feeds of a page.
    static let feedLinks = Value("feeds", .list("feed"), "the feeds; none without a dated release")

    static let history = [
        Value("hasHistory", .flag, "whether a saved release tells of it"),
        Value("history", .list("history line"), "what happened to it, newest first"),
    ]

    private static let sentence = Value("sentence", .list("piece"), "one sentence")
    private static let graded = [
        Value("level", .text, "how much it matters"), Value("tone", .text, "`error`, `note` or empty"),
    ]

    private static let feed = ValueShape(
        "feed", "A feed of the releases.",
        [
            Value("href", .text, "relative address"), Value("title", .text, "its name"), Value("type", .text, "media type"),
        ])

    private static let piece = ValueShape(
        "piece", "A piece of a sentence; one of its three texts is not empty.",
        [
            Value("code", .text, "a type, key or value"), Value("dir", .text, "direction of a title"),
            Value("lang", .text, "language of a title, when it is not the page's"), Value("text", .text, "words"),
            Value("title", .text, "a title or subtitle"),
        ])

    private static let releasedApp = ValueShape(
        "released app", "The releases of an app.",
        [
            Value("anchor", .text, "id on the page"), Value("href", .text, "relative address of the app's page"),
            Value("name", .text, "name of the app"), Value("releases", .list("release line"), "newest first"),
        ])

    private static let releaseLine = ValueShape(
        "release line", "A release in the list.",
        [
            Value("badges", .list("badge"), "how many changes of each level"),
            Value("changes", .list("leading change"), "the most important ones"), Value("date", .text, "its day"),
            Value("href", .text, "relative address of its page"), Value("moreChanges", .text, "how many are left out"),
            Value("note", .text, "first, not saved, no changes; may be empty"), Value("release", .text, "its version"),
        ])

    private static let leadingChange = ValueShape("leading change", "A change in the list of releases.", [sentence])

    private static let changeSection = ValueShape(
        "change section", "The changes of one section of a changelog.",
        [
            Value("changes", .list("release change"), "breaking ones first"), Value("id", .text, "id on the page"),
            Value("lines", .list("change line"), "changes that are too many to be drawn"), Value("title", .text, "its name"),
        ])

    private static let releaseChange = ValueShape(
        "release change", "A change on the page of a release.",
        graded + [
            Value("audiences", .list("audience"), "what else is said"), Value("code", .text, "fingerprint"),
            Value("href", .text, "relative address of the quick action"), Value("id", .text, "id on the page"),
            Value("isDrawn", .flag, "whether the sides are menu rows"), Value("kind", .text, "for example `title.changed`"),
            sentence, Value("sides", .list("change side"), "before and after"),
            Value("why", .text, "why two things are taken for one; may be empty"),
        ])

    private static let changeLine = ValueShape(
        "change line", "A change in one line.",
        graded + [
            Value("id", .text, "id on the page"), Value("kind", .text, "for example `example.changed`"), sentence,
        ])

    private static let audience = ValueShape(
        "audience", "A sentence for one kind of readers.", [Value("label", .text, "for whom"), sentence])

    private static let changeSide = ValueShape(
        "change side", "One side of a change.",
        [
            Value("code", .text, "a value"), Value("empty", .text, "words for nothing"),
            Value("label", .text, "version"), Value("menu", .object("menu"), "the row"),
        ])

    private static let possibleRename = ValueShape(
        "possible rename", "A removed and an added quick action that may be one.",
        [Value("code", .text, "line for app.yaml"), sentence, Value("why", .text, "what they share")])

    private static let releaseState = ValueShape(
        "release state", "The menu in one state of an update.",
        state.values + [Value("stale", .list("stale row"), "rows of the release before")])

    private static let staleRow = ValueShape(
        "stale row", "A row that the release before left.",
        [
            Value("href", .text, "anchor of the change; empty for none"),
            Value("mark", .text, "id of a picture in the page's sprite"), Value("says", .text, "what a tap on it means"),
            Value("tone", .text, "`warn` or `good`"),
        ] + text.values)

    private static let historyLine = ValueShape(
        "history line", "What happened to a quick action in a release.",
        graded + [
            Value("date", .text, "day of the release"), Value("href", .text, "relative address of the change"),
            Value("release", .text, "version"), sentence,
        ])
}
