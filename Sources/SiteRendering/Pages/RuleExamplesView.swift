import HomeScreen
import QuickActionModel
import Templates

/// The examples of a rule: what is not right beside what is, each as lines and as the menu that people would see.
struct RuleExamplesView {
    let sheet: RuleSheet

    /// Examples of a side that are not folded away.
    private static let most = 2

    func write(_ drawing: Drawing, into values: inout TemplateValues) {
        let (passing, failing) = sheet.examples()
        values.flag(K.hasExamples, !passing.isEmpty || !failing.isEmpty)
        values.list(K.sides) { list in
            side("notLikeThis", failing, isGood: false, drawing, into: &list)
            side("likeThis", passing, isGood: true, drawing, into: &list)
        }
    }

    private func side(
        _ key: String, _ examples: [ShownExample], isGood: Bool, _ drawing: Drawing, into list: inout TemplateValues
    ) {
        guard !examples.isEmpty else { return }
        list.item { values in
            values.text(K.label, drawing.words[key])
            values.text(K.mark, drawing.glyphs.interface(isGood ? "check" : "error") ?? "")
            values.text(K.tone, isGood ? "good" : "error")
            self.list(K.examples, examples.prefix(Self.most), key, isGood, drawing, into: &values)
            self.list(K.moreExamples, examples.dropFirst(Self.most), key, isGood, drawing, into: &values)
            let rest = examples.count - Self.most
            values.text(K.more, rest > 0 ? drawing.words.count("moreExamples", rest) : "")
        }
    }

    private func list(
        _ key: TemplateKey, _ examples: ArraySlice<ShownExample>, _ label: String, _ isGood: Bool, _ drawing: Drawing,
        into values: inout TemplateValues
    ) {
        values.list(key) { list in
            for (index, example) in zip(examples.indices, examples) {
                list.item { item in
                    item.text(K.label, "\(drawing.words[label]) \(index + 1)")
                    item.list(K.lines) { lines(example, isGood, into: &$0) }
                    menu(example, drawing, into: &item)
                }
            }
        }
    }

    private func lines(_ example: ShownExample, _ isGood: Bool, into list: inout TemplateValues) {
        for (offset, line) in example.lines.enumerated() {
            let number = offset + 1
            let isLast = number == example.lines.count
            let spots = example.spots.filter { $0.line == number }.map { (column: $0.column ?? 1, length: $0.length) }
            // A finding about the whole file stands below its last line.
            let found = example.findings.filter {
                ($0.location?.line ?? example.lines.count) == number || (isLast && $0.location == nil)
            }
            list.item { item in
                item.text(K.n, number)
                item.markup(K.text, ExampleMarkup(spots: spots).line(line))
                item.text(K.tone, line.hasPrefix("@") && spots.isEmpty ? "c" : isGood ? "ok" : spots.isEmpty ? "" : "hit")
                item.list(K.messages) { messages in
                    for finding in found { messages.item { $0.text(K.text, finding.summary) } }
                }
            }
        }
    }

    /// The menu that the example describes, in the language of what is found.
    private func menu(_ example: ShownExample, _ drawing: Drawing, into values: inout TemplateValues) {
        let language = example.findings.first?.subject.language ?? example.app.facts.developmentLanguage
        let menus = ScenarioMenu.all(of: example.app, language: language)
        let rows = menus.map(\.rows.shown).reduce([]) { $1.count > $0.count ? $1 : $0 }
        if rows.isEmpty {
            values.list(K.menu) { _ in }
        } else {
            drawing.menu(rows, .init(language: language, app: example.app), into: &values)
        }
    }
}
