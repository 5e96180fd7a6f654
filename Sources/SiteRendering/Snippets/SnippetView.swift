import Templates

/// Snippets as folded excerpts with a button to copy them.
struct SnippetView {
    let drawing: Drawing

    /// How the lines are coloured.
    enum Language { case swift, data }

    /// One snippet in UTF-8; `what` is the key of its words.
    func write(_ what: String, _ code: [UInt8], _ language: Language, into list: inout TemplateValues) {
        _ = drawing.glyphs.interface("copy")
        let title = drawing.words["snippet." + what]
        list.item { item in
            item.text(K.place, title)
            item.text(K.label, title)
            item.text(K.omitted, "")
            item.list(K.lines) { rows in code.withUnsafeBufferPointer { lines(of: $0, language, into: &rows) } }
        }
    }

    /// Lines as a script splits them: other line ends are escaped or belong to the text.
    private func lines(of code: UnsafeBufferPointer<UInt8>, _ language: Language, into rows: inout TemplateValues) {
        var markup = ExcerptMarkup(code)
        var html: [UInt8] = []
        html.reserveCapacity(256)
        var number = 0
        var start = 0
        while start <= code.count {
            var end = start
            while end < code.count, code[end] != 10 { end += 1 }
            let line = UnsafeBufferPointer(rebasing: code[start..<end])
            html.removeAll(keepingCapacity: true)
            switch language {
            case .swift: SwiftMarkup.add(line, to: &html)
            case .data: markup.add(line, to: &html)
            }
            number += 1
            rows.item { row in
                row.text(K.n, number)
                row.markup(K.text, html)
            }
            start = end + 1
        }
    }
}
