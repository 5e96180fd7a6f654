/// The most that a page of each kind may weigh, in bytes before compression.
///
/// Each budget is about a fifth above the heaviest page of the kind in `content/` and the fixtures without hostile input:
/// a sentence more passes, a second sprite or a copied script does not. What grows with the input (a row more in a menu,
/// a line more in an excerpt) is in the HTML; a theme that grows shows in style and script.
struct PageBudget {
    let kind: String
    /// The whole file, glyphs included.
    let html: Int
    /// The inline sprite alone.
    let glyphs: Int

    static let all = [
        PageBudget(kind: "home", html: 0, glyphs: 0)
    ]
    /// The stylesheet and the script are the same for every page and are loaded once.
    static let style = 0
    static let script = 0
}
