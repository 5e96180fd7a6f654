extension ValueShape {
    /// Choices that narrow the list of a page down.
    static let choices: [Value] = [
        Value("filters", .list("filter"), "choices for the script"), Value("hasFilters", .flag, "whether there are any"),
        Value("status", .text, "words for the number of rows that a choice leaves"),
    ]

    /// Pages about icons, and the list of all quick actions.
    static let iconPages: [ValueShape] = [
        ValueShape(
            "actions", "One page of the list of all quick actions.",
            frame
                + [
                    Value("lede", .text, "one sentence"), Value("more", .text, "which page of how many; empty for the only one"),
                    Value("rows", .list("action row"), "one for each type of an app"), Value("title", .text, "its title"),
                ] + choices),
        ValueShape(
            "icons", "One page of the list of all icons in use.",
            frame
                + [
                    Value("icons", .list("icon row"), "the most used first"), Value("lede", .text, "one sentence"),
                    Value("more", .text, "which page of how many; empty for the only one"),
                    Value("moreHref", .text, "address of the list of meanings; empty for none"),
                    Value("title", .text, "its title"),
                ]),
        ValueShape(
            "meanings", "One page of the list of what icons stand for.",
            frame
                + [
                    Value("lede", .text, "one sentence"), Value("meanings", .list("meaning"), "the most frequent first"),
                    Value("more", .text, "which page of how many, and how many are left out"),
                    Value("title", .text, "its title"),
                ]),
        ValueShape(
            "icon", "The page of an icon.",
            frame
                + [
                    Value("facts", .list("fact"), "kind, name, first release"),
                    Value("hasMeanings", .flag, "whether it is known what it stands for"),
                    Value("lede", .text, "what the picture is"), Value("meanings", .list("meaning"), "what it stands for here"),
                    Value("summary", .text, "how many uses, and which page of how many"), Value("title", .text, "its name"),
                    Value("uses", .list("icon use"), "quick actions that have it"),
                ] + icon.values),
    ]

    static let iconParts: [ValueShape] = [actionRow, iconRow, meaning, iconUse]

    private static let actionRow = ValueShape(
        "action row", "A line of the list of all quick actions.",
        [
            Value("app", .text, "name of its app"), Value("appHref", .text, "relative address of the app"),
            Value("code", .text, "`static` or `dynamic`"), Value("findingCount", .text, "how many findings of each severity"),
            Value("iconHref", .text, "relative address of the icon's page"),
            Value("iconKind", .text, "`symbol`, `type`, `file`, `contact`, `unresolved` or `none`"),
            Value("id", .text, "id of the app"), Value("kind", .text, "static or dynamic, in words"),
            Value("languages", .text, "codes of the languages that have its title, with blanks between"),
            Value("level", .text, "severities of its findings, with blanks between"),
            Value("more", .text, "how many examples; empty for one"), Value("name", .text, "name of the icon"),
            Value("number", .text, "how many languages have its title"), Value("owner", .text, "who looks after the app"),
            Value("since", .text, "release since which it changed"), Value("type", .text, "its type"),
        ] + link.values)

    private static let iconRow = ValueShape(
        "icon row", "An icon in a list.",
        [
            Value("href", .text, "relative address; empty for the page itself"), Value("kind", .text, "its kind in words"),
            Value("name", .text, "its name"), Value("number", .text, "how often it is used"),
            Value("since", .text, "first iOS version that has it; empty when not known"),
        ] + icon.values)

    private static let meaning = ValueShape(
        "meaning", "What icons stand for, with all that do.",
        [
            Value("icons", .list("icon row"), "the most frequent first"),
            Value("more", .text, "how many are left out, and how many quick actions have none"),
            Value("number", .text, "how many quick actions mean it"),
        ] + text.values)

    private static let iconUse = ValueShape(
        "icon use", "A quick action that has an icon.",
        [
            Value("app", .text, "name of its app"), Value("appHref", .text, "relative address of the app"),
            Value("kind", .text, "static or dynamic, in words"), Value("type", .text, "its type"),
        ] + link.values)
}
