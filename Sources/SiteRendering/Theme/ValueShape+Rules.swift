extension ValueShape {
    /// Pages about rules and findings.
    static let rulePages: [ValueShape] = [
        ValueShape(
            "rules", "The table of all rules.",
            frame
                + [
                    Value("categories", .list("rule category"), "rules by category"), Value("lede", .text, "one sentence"),
                    Value("title", .text, "its title"),
                ]),
        ValueShape(
            "rule", "The page of a rule.",
            frame
                + [
                    Value("badges", .list("badge"), "severity, fix, version"),
                    Value("facts", .list("fact"), "severity by default, fix, category, former ids"),
                    Value("hasExamples", .flag, "whether it has examples"),
                    Value("hasIgnore", .flag, "whether its findings can be accepted"),
                    Value("hasOptions", .flag, "whether it has options"), Value("id", .text, "its id"),
                    Value("ignoreExcerpts", .list("excerpt"), "lines that accept a finding"),
                    Value("lede", .text, "what is checked"), Value("options", .list("rule option"), "what can be set"),
                    Value("settings", .list("excerpt"), "lines that set it"),
                    Value("sides", .list("example side"), "examples that are not right, and such that are"),
                    Value("source", .list("rule source"), "who says so, one or none"),
                    Value("standings", .list("sentence"), "what the configuration changes"),
                    Value("why", .text, "why it matters"),
                ] + findings.values + guidelines.values),
        ValueShape(
            "review-findings", "The list of all findings, or of the findings of one app.",
            frame
                + [
                    Value("accepted", .list("accepted finding"), "findings that somebody accepted"),
                    Value("acceptedCount", .text, "how many; empty for none"), Value("apps", .list("found app"), "table by app"),
                    Value("counts", .list("count"), "how many of each severity"),
                    Value("groups", .list("finding group"), "findings by app"),
                    Value("hasFindings", .flag, "whether there are any"),
                    Value("hasLanguages", .flag, "whether some are about a language"),
                    Value("hasTables", .flag, "whether there are tables"),
                    Value("languages", .list("found language"), "table by language"), Value("lede", .text, "one sentence"),
                    Value("moreAccepted", .text, "how many accepted ones are left out"),
                    Value("notChecked", .list("unchecked rule"), "rules that could not be asked"),
                    Value("notCheckedCount", .text, "how many; empty for none"),
                    Value("rules", .list("found rule"), "table by rule"),
                    Value("title", .text, "its title"),
                ] + choices),
    ]

    static let ruleParts: [ValueShape] = [
        findingPart, sentence, ruleCategory, ruleRow, ruleOption, ruleSource, exampleSide, example, exampleLine, acceptedFinding,
        uncheckedRule, findingGroup, foundApp, foundRule, foundLanguage, foundLink, filter, filterOption,
    ]

    static let findingPart = ValueShape(
        "finding list", "Findings about one part of a page.",
        [
            Value("findings", .list("finding"), "worst first"), Value("more", .text, "how many are left out"),
            Value("moreHref", .text, "relative address where they are"),
        ])

    private static let sentence = ValueShape("sentence", "A sentence.", [Value("text", .text, "the sentence")])

    private static let ruleCategory = ValueShape(
        "rule category", "The rules of one category.",
        [
            Value("anchor", .text, "id on the page"), Value("number", .text, "how many rules"),
            Value("rules", .list("rule row"), "its rules"), Value("title", .text, "its name"),
        ])

    private static let named = [
        Value("rule", .text, "id of the rule"), Value("ruleHref", .text, "relative address of its page"),
    ]

    private static let graded = [
        Value("mark", .text, "id of a picture in the page's sprite"), Value("severity", .text, "the word"),
        Value("tone", .text, "`error`, `warn` or `info`"),
    ]

    private static let ruleRow = ValueShape(
        "rule row", "A rule in the table.",
        named + graded + [
            Value("fix", .text, "whether there is a fix"), Value("isOff", .flag, "whether it is off"),
            Value("note", .text, "a word when the configuration changed its severity"),
            Value("number", .text, "how often it was found; empty for never"), Value("state", .text, "on, off or not checked"),
            Value("summary", .text, "what is checked"),
        ])

    private static let ruleOption = ValueShape(
        "rule option", "An option of a rule.",
        [Value("name", .text, "its name"), Value("summary", .text, "what it means, with its default")])

    private static let ruleSource = ValueShape(
        "rule source", "Where a rule comes from.",
        [
            Value("says", .text, "what it says, in our words"), Value("title", .text, "title of the page"),
            Value("url", .text, "its absolute address"),
        ])

    private static let exampleSide = ValueShape(
        "example side", "The examples for or against a rule.",
        [
            Value("examples", .list("example"), "the first ones"), Value("label", .text, "the side in words"),
            Value("mark", .text, "id of a picture in the page's sprite"), Value("more", .text, "how many are folded away"),
            Value("moreExamples", .list("example"), "those"), Value("tone", .text, "`good` or `error`"),
        ])

    private static let example = ValueShape(
        "example", "An example of a rule.",
        [
            Value("label", .text, "name for assistive technology"), Value("lines", .list("example line"), "its lines"),
            Value("menu", .object("menu"), "what people would see"),
        ])

    private static let exampleLine = ValueShape(
        "example line", "A line of an example.",
        [
            Value("messages", .list("sentence"), "what is found in it"), Value("n", .text, "its number"),
            Value("text", .markup, "the line, spots in `mark`"), Value("tone", .text, "`hit`, `ok`, `c` for a setting, or empty"),
        ])

    private static let acceptedFinding = ValueShape(
        "accepted finding", "A finding that somebody accepted.",
        finding.values + [
            Value("acceptedAt", .text, "where that is written"), Value("reason", .text, "why"),
        ])

    private static let uncheckedRule = ValueShape(
        "unchecked rule", "A rule that could not be asked.", named + [Value("reason", .text, "what is missing")])

    private static let findingGroup = ValueShape(
        "finding group", "The findings of one app.",
        [
            Value("anchor", .text, "id on the page"), Value("findingCount", .text, "how many of each severity"),
            Value("href", .text, "relative address of the app's page"), Value("id", .text, "id of the app; empty for none"),
            Value("name", .text, "name of the app"),
        ] + findingPart.values)

    private static let foundApp = ValueShape(
        "found app", "An app in the table of findings.",
        [
            Value("href", .text, "relative address of its findings"), Value("name", .text, "its name"),
            Value("summary", .text, "how many of each severity"),
        ])

    private static let foundRule = ValueShape(
        "found rule", "A rule in the table of findings.",
        named + graded + [Value("number", .text, "how often"), Value("summary", .text, "what is checked")])

    private static let foundLanguage = ValueShape(
        "found language", "A language in the table of findings.",
        [
            Value("code", .text, "its code"), Value("links", .list("found link"), "the apps that have findings in it"),
            Value("more", .text, "how many apps are left out"), Value("name", .text, "its English name"),
            Value("number", .text, "how many findings"),
        ])

    private static let foundLink = ValueShape(
        "found link", "An app with findings in one language.",
        [
            Value("href", .text, "relative address of its findings"), Value("name", .text, "its name"),
            Value("number", .text, "how many"),
        ])

    private static let filter = ValueShape(
        "filter", "A choice that narrows the list down.",
        [
            Value("label", .text, "its label"), Value("name", .text, "its name in the address"),
            Value("options", .list("filter option"), "what can be chosen"),
        ])

    private static let filterOption = ValueShape(
        "filter option", "One value of a choice.",
        [
            Value("number", .text, "how many rows of the page"), Value("text", .text, "its words"),
            Value("value", .text, "its value"),
        ])
}
