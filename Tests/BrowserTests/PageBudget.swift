/// The most that a page of each kind may weigh, in bytes before compression.
///
/// Each budget is about a fifth above the heaviest page of the kind in `content/` and the fixtures without hostile input:
/// a sentence more passes, a second sprite or a copied script does not. What grows with the input (a row more in a menu,
/// a line more in an excerpt) is in the HTML; a theme that grows shows in style and script.
/// What is found stands with what it is about, so a faulty app weighs more than a clean one; the table of rules grows with them.
/// Code to copy is folded, a quarter of the page of a quick action.
/// The Home Screen with its choices is a third of an app's page. The heaviest page of notes is the list of values for themes.
struct PageBudget {
    let kind: String
    /// The whole file, glyphs included.
    let html: Int
    /// The inline sprite alone.
    let glyphs: Int

    static let all = [
        PageBudget(kind: "home", html: 31_500, glyphs: 6_500),
        PageBudget(kind: "app", html: 68_000, glyphs: 6_200),
        PageBudget(kind: "quick action", html: 25_000, glyphs: 2_600),
        PageBudget(kind: "quick action with examples", html: 54_000, glyphs: 3_000),
        PageBudget(kind: "guidelines", html: 5_000, glyphs: 500),
        PageBudget(kind: "guideline", html: 13_000, glyphs: 500),
        PageBudget(kind: "rules", html: 60_000, glyphs: 1_200),
        PageBudget(kind: "rule", html: 20_000, glyphs: 1_600),
        PageBudget(kind: "findings", html: 29_000, glyphs: 1_200),
        PageBudget(kind: "icons", html: 22_000, glyphs: 9_000),
        PageBudget(kind: "icon", html: 7_500, glyphs: 1_800),
        PageBudget(kind: "actions", html: 23_000, glyphs: 600),
        PageBudget(kind: "releases", html: 9_000, glyphs: 500),
        PageBudget(kind: "release", html: 42_000, glyphs: 4_000),
        PageBudget(kind: "gone", html: 5_000, glyphs: 500),
        PageBudget(kind: "page", html: 143_000, glyphs: 500),
        PageBudget(kind: "not found", html: 1_000, glyphs: 0),
        PageBudget(kind: "forward", html: 1_000, glyphs: 0),
    ]
    /// The stylesheet and the script are the same for every page and are loaded once.
    static let style = 57_000
    static let script = 15_500
}
