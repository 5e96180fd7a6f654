/// Ids of footnotes and their references.
///
/// No heading's id holds a colon, so these never meet one.
enum FootnoteIDs {
    static func note(_ number: Int) -> String { "fn:\(number)" }

    static func reference(_ number: Int, use: Int) -> String { use > 1 ? "fnref:\(number)-\(use)" : "fnref:\(number)" }
}
