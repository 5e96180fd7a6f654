import QuickActionModel
import Templates

/// What changed in a release, for readers of a feed: one sentence a change, each once, breaking ones marked.
struct FeedText {
    let release: ToldRelease
    let words: InterfaceWords

    /// Paragraphs and lists of HTML; every text is escaped.
    func html() -> [UInt8] {
        var out: [UInt8] = []
        func tag(_ text: StaticString) { text.withUTF8Buffer { out.append(contentsOf: $0) } }
        func element(_ open: StaticString, _ text: String, _ close: StaticString) {
            tag(open)
            HTMLEscaping.escapeText(text, into: &out)
            tag(close)
        }
        guard let summary = nothing else {
            for section in release.sections {
                let entries = visible(section)
                guard !entries.isEmpty else { continue }
                element("<h3>", words["section." + section.name], "</h3>")
                tag("<ul>")
                for entry in entries {
                    tag("<li>")
                    if entry.change.level == .breaking { element("<strong>", words["level.breaking"] + ":", "</strong> ") }
                    for piece in entry.sentence {
                        switch piece {
                        case .words(let text): HTMLEscaping.escapeText(text, into: &out)
                        case .title(let text): element("<b>", text, "</b>")
                        case .code(let text): element("<code>", text, "</code>")
                        }
                    }
                    tag("</li>")
                }
                tag("</ul>")
            }
            return out
        }
        element("<p>", summary, "</p>")
        return out
    }

    /// One line of text.
    func summary() -> String {
        if let nothing { return nothing }
        return release.sections.flatMap(visible).map { entry in
            (entry.change.level == .breaking ? words["level.breaking"] + ": " : "") + entry.sentence.plainText
        }.joined(separator: " · ")
    }

    /// Words for a release without anything to tell.
    private var nothing: String? {
        if release.from == nil { return words["firstRelease"] }
        return release.sections.contains { !visible($0).isEmpty } ? nil : words["noChanges"]
    }

    private func visible(_ section: ToldSection) -> [ToldEntry] {
        var seen: Set<String> = []
        return section.entries.filter { entry in
            entry.change.level > .internal && seen.insert(entry.sentence.plainText).inserted
        }
    }
}
