extension Rule {
    /// A link to a file of the catalog that does not exist.
    public static let brokenLink = Rule(
        "notes/broken-link", .error, "Links between notes lead somewhere",
        because: "Readers meet a missing page.")
    /// A link to a heading that does not exist.
    public static let brokenAnchor = Rule(
        "notes/broken-anchor", .error, "Links to headings lead somewhere",
        because: "Readers land at the top of the page and look in vain.")
    /// An action link without an action.
    public static let unknownAction = Rule(
        "notes/unknown-action", .error, "`action:` links and action lists name a quick action of the catalog",
        because: "The note is about something that does not exist, or no longer does.")
    /// Raw HTML in a note.
    public static let rawHTML = Rule(
        "notes/raw-html", .warning, "Notes hold Markdown, not HTML",
        because: "HTML is left out of the pages, since nobody can tell what it would do there.")
    /// A link with a scheme that is not allowed.
    public static let unsafeLink = Rule(
        "notes/unsafe-link", .warning, "Links use http, https, mailto or a relative path",
        because: "Other schemes can run code or open files; the link becomes plain text.")
    /// Two notes for one address.
    public static let duplicateAddress = Rule(
        "notes/duplicate-address", .error, "Every note and alias has an address of its own",
        because: "Only one of two notes with one address can be published.")
    /// Front matter that cannot be used.
    public static let badFrontMatter = Rule(
        "notes/bad-front-matter", .error, "Front matter is a YAML mapping of known keys between two `---` lines",
        because: "Without it the note's title, order and ties are unknown.")
    /// A note beyond the limits.
    public static let noteTooLarge = Rule(
        "notes/too-large", .error, "Notes stay within the limits",
        because: "Some inputs make Markdown parsers slow or their output huge; the limits keep the build going.")
    /// A table row with more cells than its head.
    public static let tableCells = Rule(
        "notes/table-cells", .warning, "A table row has no more cells than its head",
        because: "The extra cells are dropped from the page.")
    /// A footnote that is not on the page.
    public static let unusedFootnote = Rule(
        "notes/unused-footnote", .warning, "Every footnote has one text and is referred to",
        because: "A footnote that nothing refers to is left out of the page.")
    /// An image that does not exist.
    public static let imageMissing = Rule(
        "notes/image-missing", .error, "Images of notes exist",
        because: "Readers see a broken picture.")
    /// An image whose name differs in case only.
    public static let imageCase = Rule(
        "notes/image-case", .error, "Images are named in exact case",
        because: "The picture shows on macOS and is missing on most servers.")

    /// Rules about notes.
    public static let notes: [Rule] = [
        brokenLink, brokenAnchor, unknownAction, rawHTML, unsafeLink, duplicateAddress, badFrontMatter, noteTooLarge, tableCells,
        unusedFootnote, imageMissing, imageCase,
    ]
}
