import Templates

/// Snippets as folded excerpts with a button to copy them.
struct SnippetView {
    let drawing: Drawing

    /// How the lines are coloured.
    enum Language { case swift, data }

    /// One snippet; `what` is the key of its words.
    func write(_ what: String, _ text: String, _ language: Language, into list: inout TemplateValues) {
        _ = drawing.glyphs.interface("copy")
        let title = drawing.words["snippet." + what]
        // Lines as a script splits them: other line ends are escaped or belong to the text.
        let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
            String(decoding: Array($0), as: UTF8.self)
        }
        var markup = ExcerptMarkup(lines)
        list.item { item in
            item.text(K.place, title)
            item.text(K.label, title)
            item.text(K.omitted, "")
            item.list(K.lines) { rows in
                for (offset, line) in lines.enumerated() {
                    rows.item { row in
                        row.text(K.n, offset + 1)
                        row.markup(K.text, language == .swift ? SwiftMarkup.line(line) : markup.line(line))
                    }
                }
            }
        }
    }
}
