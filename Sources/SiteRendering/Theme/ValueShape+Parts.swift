extension ValueShape {
    static let text = ValueShape(
        "text", "A text with its language where that is not the page's.",
        [
            Value("dir", .text, "`ltr`, `rtl` or `auto`, with `lang`"),
            Value("lang", .text, "language code, when it is not the page's"),
            Value("text", .text, "the text"),
        ])

    static let link = ValueShape(
        "link", "A text that leads somewhere.",
        [Value("href", .text, "relative address; empty for the page itself")] + text.values)

    static let badge = ValueShape(
        "badge", "A fact of one to four words.",
        [
            Value("mark", .text, "id of a picture in the page's sprite"), Value("text", .text, "the words"),
            Value("tone", .text, "`good`, `warn`, `error` or empty"),
        ])

    static let fact = ValueShape(
        "fact", "A line of a list of facts.",
        [Value("code", .text, "a value in code"), Value("label", .text, "what it is"), Value("text", .text, "a value in words")])

    static let icon = ValueShape(
        "icon", "The picture of an icon.",
        [
            Value("glyph", .text, "id in the page's sprite; empty for the dot, the tile and an image"),
            Value("height", .text, "height of the image in pixels"),
            Value("image", .text, "relative address of the app's own image, of which only the alpha counts"),
            Value("maskID", .text, "id for the image's mask, another one each time"),
            Value("tile", .flag, "whether a neutral tile stands in for a named icon"),
            Value("width", .text, "width of the image in pixels"),
        ])

    static let row = ValueShape(
        "row", "One row of a menu.",
        text.values.dropLast()
            + [
                Value("mark", .text, "version or language of a row that is out of date"),
                Value("subtitle", .text, "the subtitle"),
                Value("subtitleDir", .text, "direction of a subtitle in another language"),
                Value("subtitleLang", .text, "its language"), Value("title", .text, "the title"),
                Value("titleDir", .text, "direction of a title in another language"), Value("titleLang", .text, "its language"),
            ] + icon.values)

    static let menu = ValueShape(
        "menu", "A drawn menu.",
        [
            Value("dir", .text, "writing direction"), Value("leading", .flag, "whether icons lead (profile ios26)"),
            Value("rows", .list("row"), "its rows"), Value("side", .text, "`left` or `right`: where the icons stand"),
        ])

    static let appIcon = ValueShape(
        "app icon", "An app's picture, or a monogram on one of eight grounds.",
        [
            Value("monogram", .text, "first letter of the name"),
            Value("picture", .text, "relative address of the app's own picture"),
            Value("tone", .text, "0 to 7"),
        ])

    static let finding = ValueShape(
        "finding", "One finding.",
        [
            Value("also", .text, "other places where the same is found"),
            Value("code", .text, "code of the language that it is about"),
            Value("explanation", .text, "why, and what to do"), Value("fix", .text, "how to mend it"),
            Value("language", .text, "the language that it is about"), Value("level", .text, "`error`, `warning` or `info`"),
            Value("mark", .text, "id of a picture in the page's sprite"), Value("place", .text, "path, line and column"),
            Value("rule", .text, "id of the rule"), Value("ruleHref", .text, "relative address of its page"),
            Value("severity", .text, "the word for its severity"), Value("subject", .object("link"), "what it is about"),
            Value("summary", .text, "one line"), Value("tone", .text, "`error`, `warn` or `info`"),
        ])

    static let findings = ValueShape(
        "findings", "A list of findings.",
        [
            Value("findingCount", .text, "how many of each severity"), Value("findings", .list("finding"), "worst first"),
            Value("hasFindings", .flag, "whether there are any"), Value("more", .text, "how many are left out"),
            Value("moreHref", .text, "relative address where they are"),
        ])

    static let change = ValueShape(
        "change", "A change since the release before.",
        [
            Value("href", .text, "relative address of what it is about"), Value("level", .text, "how much it matters"),
            Value("name", .text, "name of the app"), Value("release", .text, "the two versions"),
            Value("releaseHref", .text, "relative address of the change on its release's page"),
            Value("text", .text, "one sentence"),
            Value("tone", .text, "`error`, `note` or empty"),
        ])

    static let changes = ValueShape(
        "changes", "A list of changes.",
        [
            Value("changes", .list("change"), "most important first"), Value("hasChanges", .flag, "whether there are any"),
            Value("moreChanges", .text, "how many are left out"),
        ])

    static let guideline = ValueShape(
        "guideline", "A guideline in a list.",
        [
            Value("href", .text, "relative address"), Value("lead", .text, "its first paragraph"),
            Value("title", .text, "its title"),
        ])

    static let guidelines = ValueShape(
        "guidelines", "A list of guidelines.",
        [Value("guidelines", .list("guideline"), "in order"), Value("hasGuidelines", .flag, "whether there are any")])

    static let note = ValueShape(
        "note", "A design note in full.",
        [Value("body", .markup, "its text"), Value("id", .text, "id of its heading"), Value("title", .text, "its title")])

    static let notes = ValueShape(
        "notes", "Design notes in full.",
        [Value("hasNotes", .flag, "whether there are any"), Value("notes", .list("note"), "in order")])

    static let count = ValueShape(
        "count", "A number with its noun.",
        [
            Value("label", .text, "the noun"), Value("mark", .text, "id of a picture in the page's sprite"),
            Value("number", .text, "the number"), Value("tone", .text, "as of a finding"),
        ])

    static let tile = ValueShape(
        "tile", "An app on the home page.",
        [
            Value("badges", .list("badge"), "its worst findings"), Value("href", .text, "relative address"),
            Value("languages", .text, "codes of its languages, with blanks between"),
            Value("level", .text, "severities of its findings, with blanks between"),
            Value("menu", .object("menu"), "its fullest menu"), Value("name", .text, "its name"),
            Value("owner", .text, "who looks after it"), Value("since", .text, "release since which it changed"),
            Value("summary", .text, "counts and version in one line"),
        ] + appIcon.values)

    static let state = ValueShape(
        "state", "A menu in one state.",
        [
            Value("empty", .text, "words for a menu without rows"), Value("menu", .object("menu"), "the menu"),
            Value("text", .text, "what people see then"), Value("title", .text, "the state"),
        ])

    static let card = ValueShape(
        "card", "A quick action in the list of its app.",
        [
            Value("badges", .list("badge"), "kind, device, findings"), Value("beyond", .flag, "whether it is defined, not shown"),
            Value("facts", .list("fact"), "type, row, icon, side, place, userInfo"),
            Value("found", .list("finding list"), "its worst findings, one list or none"),
            Value("menu", .object("menu"), "its row"),
        ] + link.values)

    static let language = ValueShape(
        "language", "A language of an app.",
        [
            Value("badges", .list("badge"), "complete, falls back, unreadable"),
            Value("chain", .text, "languages that are asked in turn"),
            Value("code", .text, "its code"), Value("dir", .text, "writing direction"), Value("name", .text, "its own name"),
            Value("texts", .text, "how many texts it has"),
        ])

    static let variant = ValueShape(
        "variant", "One drawing of a quick action.",
        [
            Value("appearance", .text, "`light`, `dark` or empty for the page's"), Value("badges", .list("badge"), "fallbacks"),
            Value("label", .object("text"), "side or language"), Value("menu", .object("menu"), "the row"),
            Value("note", .text, "a word beside the label"),
        ])

    static let iconKey = ValueShape(
        "icon key", "One of the keys that name an icon, in order of precedence.",
        [
            Value("badges", .list("badge"), "used or shadowed"), Value("declared", .flag, "whether it is there"),
            Value("iconHref", .text, "relative address of the icon's page"),
            Value("key", .text, "its name"), Value("value", .text, "what it says"),
            Value("wins", .flag, "whether the system uses it"),
        ] + icon.values)

    static let treeRow = ValueShape(
        "tree row", "One value of userInfo.",
        [
            Value("closes", .list(""), "one entry for each group that ends here"), Value("key", .text, "key or index"),
            Value("kind", .text, "what kind of value"), Value("opens", .flag, "whether a group begins"),
            Value("value", .text, "the value"),
        ])

    static let excerpt = ValueShape(
        "excerpt", "The lines that declare a quick action.",
        [
            Value("label", .text, "name for assistive technology"), Value("lines", .list("line"), "the lines"),
            Value("omitted", .text, "how many are left out"), Value("place", .text, "path and line"),
        ])

    static let line = ValueShape(
        "line", "A line of a file.", [Value("n", .text, "its number"), Value("text", .text, "its text")])

    static let section = ValueShape(
        "section", "One quick action on its page.",
        [
            Value("anchor", .text, "id on the page"), Value("excerpts", .list("excerpt"), "the first declaration"),
            Value("facts", .list("fact"), "row, place, side, identity"),
            Value("hasUserInfo", .flag, "whether it delivers anything"),
            Value("iconFindings", .list("finding list"), "findings about the icon, one list or none"),
            Value("iconNote", .text, "what the picture is"), Value("icons", .list("icon key"), "in order of precedence"),
            Value("identity", .text, "what tells examples apart"),
            Value("moreDeclarations", .text, "how many further declarations there are"),
            Value("moreExcerpts", .list("excerpt"), "further declarations"),
            Value("hasSnippets", .flag, "whether it is written out as code"),
            Value("snippets", .list("excerpt"), "the item as code, to copy"),
            Value("otherFindings", .list("finding list"), "findings about anything else, one list or none"),
            Value("textFindings", .list("finding list"), "findings about title and subtitle, one list or none"),
            Value("title", .object("text"), "its title"),
            Value("tree", .list("tree row"), "userInfo"), Value("variants", .list("variant"), "its drawings"),
        ])

    static let symbol = ValueShape(
        "symbol", "A picture of the page's sprite.",
        [
            Value("id", .text, "its id"), Value("shapes", .markup, "SVG shapes, rebuilt through an allow-list"),
            Value("viewBox", .text, "coordinates"),
        ])

    static let navigationEntry = ValueShape(
        "navigation entry", "A part of the site.",
        [
            Value("current", .text, "`page`, `true` or empty"), Value("href", .text, "relative address"),
            Value("title", .text, "its words"),
        ])

    static let metaFact = ValueShape(
        "meta", "A fact under an app's name.", [Value("code", .text, "in code"), Value("text", .text, "in words")])

    static let callout = ValueShape(
        "callout", "One sentence that changes how the page must be read.",
        [
            Value("mark", .text, "id of a picture in the page's sprite"), Value("strong", .text, "first words"),
            Value("text", .text, "the rest"), Value("tone", .text, "`warn` or `error`"),
        ])

    static let appLink = ValueShape(
        "app link", "A link of an app to somewhere else.",
        [Value("title", .text, "its words"), Value("url", .text, "absolute address")])

    static let heading = ValueShape(
        "heading", "An entry of a table of contents.",
        [Value("id", .text, "anchor"), Value("level", .text, "2 or 3"), Value("title", .text, "its text")])

    static let stageText = ValueShape(
        "stage text", "What a row of the Home Screen shows in one language.",
        [Value("code", .text, "language code"), Value("hidden", .flag, "whether another language is shown at first")]
            + row.values.filter { !["glyph", "height", "image", "mark", "maskID", "tile", "width"].contains($0.name) })

    static let stageRow = ValueShape(
        "stage row", "A row that the menu can show.",
        [
            Value("hidden", .flag, "whether it is left out at first"), Value("kind", .text, "`static`, `dynamic` or `old`"),
            Value("mark", .text, "version of an old row"), Value("scenario", .text, "id of its scenario"),
            Value("texts", .list("stage text"), "its texts by language"), Value("variant", .text, "`any`, `iphone` or `ipad`"),
        ] + icon.values)

    static let systemRow = ValueShape(
        "system row", "A row of the system.",
        [
            Value("hidden", .flag, "whether it belongs to the other profile"),
            Value("isRed", .flag, "whether it is drawn in red"),
            Value("profile", .text, "`docs` or `ios26`"), Value("title", .text, "its words"),
        ])

    static let languageChoice = ValueShape(
        "language choice", "A language to choose.",
        [
            Value("chosen", .flag, "whether it is shown at first"), Value("code", .text, "its code"),
            Value("dir", .text, "writing direction"), Value("name", .text, "its own name"),
        ])

    static let scenarioChoice = ValueShape(
        "scenario choice", "A scenario to choose.",
        [
            Value("chosen", .flag, "whether it is shown at first"), Value("id", .text, "its id"),
            Value("name", .text, "its name"),
        ])

    static let statement = ValueShape(
        "statement", "A sentence about the drawing.",
        [
            Value("certainty", .text, "how sure it is"), Value("hidden", .flag, "whether it does not hold at first"),
            Value("text", .text, "the sentence"), Value("when", .text, "state, direction or profile for which it holds"),
        ])

    static let stage = ValueShape(
        "stage", "The Home Screen with the app's icon and menu.",
        [
            Value("dir", .text, "writing direction of the menu"),
            Value("hasLanguages", .flag, "whether there are several languages"),
            Value("hasScenarios", .flag, "whether there are several scenarios"), Value("ios26", .flag, "whether icons lead"),
            Value("language", .text, "language that is shown at first"),
            Value("languages", .list("language choice"), "its languages"),
            Value("limit", .text, "rows that the system shows"), Value("name", .text, "name of the app"),
            Value("profile", .text, "`docs` or `ios26`"), Value("rows", .list("stage row"), "every row"),
            Value("scenarios", .list("scenario choice"), "its scenarios"), Value("side", .text, "side of the icons at first"),
            Value("statements", .list("statement"), "what is said about the drawing"),
            Value("systemRows", .list("system row"), "rows of the system"),
        ] + appIcon.values)

    /// Every part that a value can be, by name.
    public static let parts: [ValueShape] =
        [
            text, link, badge, fact, row, menu, finding, change, guideline, note, count, tile, state, card, language, variant,
            iconKey,
            treeRow, stage, stageRow, stageText, systemRow, languageChoice, scenarioChoice, statement, excerpt, line, section,
            symbol,
            navigationEntry, metaFact, callout, appLink, heading,
        ] + ruleParts + iconParts + releaseParts
}
