extension ValueShape {
    static let frame: [Value] = [
        Value("canonical", .text, "absolute address, when a base URL is given"),
        Value("crumbs", .list("link"), "the way down to this page"), Value("description", .text, "one line for search engines"),
        Value("glyphs", .list("symbol"), "pictures that the page uses"), Value("hasCrumbs", .flag, "whether there is a way down"),
        Value("hasSiblings", .flag, "whether there are neighbours"), Value("language", .text, "language of the page"),
        Value("navigation", .list("navigation entry"), "parts of the site"), Value("next", .object("link"), "the next page"),
        Value("pageTitle", .text, "title for the window"), Value("previous", .object("link"), "the previous page"),
        Value("rightToLeft", .flag, "whether the page runs from right to left"),
        Value("root", .text, "the way to the site's root"),
        Value("siteTitle", .text, "title of the site"),
        Value("usesOpenSet", .flag, "whether a glyph of the open set is on the page"),
    ]

    /// The values of every template that makes a file, by the template's name.
    public static let pages: [ValueShape] =
        [
            ValueShape(
                "home", "The home page.",
                frame
                    + [
                        Value("actionsHref", .text, "address of the list of all quick actions; empty for none"),
                        Value("apps", .list("tile"), "the apps"), Value("counts", .list("count"), "what is here"), feedLinks,
                        Value("findingsHref", .text, "address of all findings; empty without rules"),
                        Value("guidelinesHref", .text, "address of all guidelines"),
                        Value("hasApps", .flag, "whether there are apps"),
                        Value("lede", .markup, "text of the home note"),
                        Value("more", .text, "which page of the list of apps this is; empty for the only one"),
                        Value("releasesHref", .text, "address of all releases; empty without any"),
                    ] + choices + findings.values + changes.values + guidelines.values),
            ValueShape(
                "app", "The page of an app.",
                frame
                    + [
                        Value("actionCount", .text, "how many are defined and shown"),
                        Value("actions", .list("card"), "its quick actions"),
                        Value("badges", .list("badge"), "its worst findings"),
                        Value("callout", .object("callout"), "when it could not be read"),
                        Value("facts", .list("fact"), "what its property list says"),
                        Value("hasActions", .flag, "whether it has any"),
                        Value("hasBadges", .flag, "whether there are badges"),
                        Value("hasLanguages", .flag, "whether it has languages"),
                        Value("hasLinks", .flag, "whether it has links"),
                        Value("hasReleases", .flag, "whether releases are saved"),
                        Value("hasSnippets", .flag, "whether there is code to copy"),
                        Value("snippets", .list("excerpt"), "Swift for its types, to copy"),
                        Value("hasStates", .flag, "whether there is a menu"),
                        Value("languages", .list("language"), "its languages"), Value("links", .list("app link"), "its links"),
                        Value("menuIntro", .text, "what the drawings show"), Value("menuLanguage", .text, "their language"),
                        Value("meta", .list("meta"), "version, system, identifier, owner"), Value("name", .text, "its name"),
                        Value("noActions", .text, "words when there are none"),
                        Value("releases", .list("link"), "its releases, newest first"),
                        Value("stage", .object("stage"), "the Home Screen"),
                        Value("states", .list("state"), "its menu in each state"),
                    ] + appIcon.values + findings.values + changes.values + notes.values + guidelines.values),
            ValueShape(
                "action", "The page of the quick actions of one type.",
                frame
                    + [
                        Value("badges", .list("badge"), "kind, row, findings"),
                        Value("findingsTitle", .text, "heading of the findings"),
                        Value("found", .list("finding list"), "findings about several examples, one list or none"),
                        Value("isList", .flag, "whether there are several examples"),
                        Value("lede", .text, "one sentence; the type follows"),
                        Value("listIntro", .text, "words above the examples"),
                        Value("sections", .list("section"), "the quick actions"), Value("title", .object("text"), "its title"),
                        Value("type", .text, "its type"),
                    ] + history + notes.values + guidelines.values),
            ValueShape(
                "note", "The page of a guideline or another note.",
                frame
                    + [
                        Value("about", .list("link"), "apps, quick actions and rules that it is about"),
                        Value("body", .markup, "its text"),
                        Value("hasAbout", .flag, "whether it names any"), Value("hasToc", .flag, "whether it is long"),
                        Value("title", .text, "its title"), Value("toc", .list("heading"), "its headings"),
                    ]),
            ValueShape(
                "notes", "The list of guidelines, or of pages.",
                frame
                    + [
                        Value("lede", .text, "one sentence"),
                        Value("more", .text, "which page of the list this is; empty for the only one"),
                        Value("title", .text, "its title"),
                    ] + guidelines.values),
            ValueShape(
                "forward", "The page at an old address.",
                [
                    Value("href", .text, "relative address of the new page"), Value("language", .text, "language of the page"),
                    Value("title", .text, "title of the new page"),
                ]),
            ValueShape(
                "not-found", "The page for addresses that lead nowhere.",
                [
                    Value("home", .text, "absolute address of the site, when known"),
                    Value("language", .text, "language of the page"),
                    Value("siteTitle", .text, "title of the site"),
                ]),
        ] + rulePages + iconPages + releasePages

    /// Every name that some template may use.
    public static let names: Set<String> = Set((pages + parts).flatMap { $0.values.map(\.name) })
}
