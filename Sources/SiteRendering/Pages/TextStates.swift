import QuickActionModel
import Templates

/// What is known of the texts of a quick action in one language: translated, fallen back, a bare key, literal, or in need of a translator.
struct TextStates {
    let item: QuickAction
    let language: String
    let development: String

    /// One badge for each text that is not simply translated, else one that says that all are; none for a complete development language.
    func write(_ drawing: Drawing, into list: inout TemplateValues) {
        let words = drawing.words
        let texts = [("title", item.title), ("subtitle", item.subtitle)].compactMap { name, text in
            text.flatMap { $0.value.isEmpty ? nil : (words[name], $0) }
        }
        guard !texts.isEmpty else { return }
        if item.key.kind == .dynamic { return drawing.badge(words["literal"], into: &list) }
        var isTranslated = true
        for (name, text) in texts {
            if let state = text.text(in: language)?.state, let word = Self.open[state] {
                isTranslated = false
                drawing.badge(words(word, ["text": name]), tone: "warn", mark: "warning", into: &list)
            }
            switch Shown(text, in: language).origin {
            case .table, .literal: break
            case .fallback(let other):
                isTranslated = false
                drawing.badge(
                    words("textFallsBack", ["text": name, "language": other]), tone: "warn", mark: "warning", into: &list)
            case .declared:
                isTranslated = false
                // In the development language the declared value may well be the text itself.
                if language.hasSameBytes(as: development) {
                    drawing.badge(words("textAsDeclared", ["text": name]), into: &list)
                } else {
                    drawing.badge(words("textShowsKey", ["text": name]), tone: "warn", mark: "warning", into: &list)
                }
            }
        }
        // The development language is what others are translated from.
        if isTranslated, !language.hasSameBytes(as: development) {
            drawing.badge(words["translated"], tone: "good", mark: "check", into: &list)
        }
    }

    /// States of a string catalog that ask for a translator, with their words.
    private static let open = ["needs_review": "textNeedsReview", "new": "textIsNew", "stale": "textIsStale"]
}
