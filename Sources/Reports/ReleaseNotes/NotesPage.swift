import QuickActionModel

/// Release notes as one page that needs nothing else: no script, no request, its style under a hash in its own policy.
struct NotesPage {
    /// Language of the titles, which need not be the one of the sentences.
    let language: String
    /// Fingerprints that have an anchor already: a change may come back in a later release.
    private var anchored: Set<String> = []

    /// Rows of values below one entry at most.
    private static let mostRows = 100

    init(language: String) { self.language = language }

    mutating func page(_ releases: [ReleaseNotes], title: String, isHistory: Bool) -> String {
        let title = HTMLText.escaped(title)
        let hash = Base64.encode(SHA256.hash(Array(NotesStyle.css.utf8)))
        var out = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        out += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-\(hash)'; "
        out += "base-uri 'none'; form-action 'none'\">\n"
        out += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        out += "<meta name=\"color-scheme\" content=\"light dark\">\n<title>\(title)</title>\n<style>\(NotesStyle.css)</style>\n"
        out += "</head>\n<body>\n<main>\n<h1>\(title)</h1>\n"
        if isHistory, releases.count > 1 {
            out += "<nav aria-label=\"Releases\"><ul>\n"
            for (index, notes) in releases.enumerated() {
                out += "<li><a href=\"#r-\(index + 1)\">\(HTMLText.escaped(notes.to))</a></li>\n"
            }
            out += "</ul></nav>\n"
        }
        for (index, notes) in releases.enumerated() { out += release(notes, number: index + 1, isOnly: !isHistory) }
        return out + "</main>\n</body>\n</html>\n"
    }

    private mutating func release(_ notes: ReleaseNotes, number: Int, isOnly: Bool) -> String {
        var out = isOnly ? "" : "<section id=\"r-\(number)\">\n<h2>\(HTMLText.escaped(notes.to))</h2>\n"
        var level = isOnly ? 2 : 3
        let day = notes.date.map { "<time>\(HTMLText.escaped($0))</time>" }
        let since = isOnly || notes.from.isEmpty ? nil : "since \(HTMLText.escaped(notes.from))"
        let facts = [day, since].compactMap { $0 }
        if !facts.isEmpty { out += "<p class=\"facts\">\(facts.joined(separator: ", "))</p>\n" }
        let told = notes.told
        for app in told {
            if told.count > 1 { out += "<h\(level)><bdi>\(HTMLText.escaped(notes.name(app)))</bdi></h\(level)>\n" }
            level += told.count > 1 ? 1 : 0
            for (section, entries) in notes.sections(of: app) {
                out += "<h\(level)>\(section.rawValue)</h\(level)>\n<ul class=\"changes\">\n"
                for entry in entries { out += self.entry(entry, notes) }
                out += "</ul>\n"
            }
            level -= told.count > 1 ? 1 : 0
        }
        if told.isEmpty { out += "<p>\(HTMLText.escaped(notes.nothing))</p>\n" }
        let suggestions = notes.suggestions
        if !suggestions.isEmpty {
            out += "<ul class=\"suggestions\">\n" + suggestions.map { "<li>\($0.html)</li>\n" }.joined() + "</ul>\n"
        }
        if !told.isEmpty, let rest = notes.remainder { out += "<p class=\"facts\">\(HTMLText.escaped(rest))</p>\n" }
        return out + (isOnly ? "" : "</section>\n")
    }

    private mutating func entry(_ entry: ReleaseNotes.Entry, _ notes: ReleaseNotes) -> String {
        let new = entry.fingerprints.filter { anchored.insert($0).inserted }
        let id = new.first.map { " id=\"c-\($0)\"" } ?? ""
        var out = "<li\(id) class=\"\(entry.level.rawValue)\">"
        out += new.dropFirst().map { "<span id=\"c-\($0)\"></span>" }.joined()
        out += "<p>\(entry.level == .breaking ? "<b class=\"mark\">Breaking:</b> " : "")\(entry.sentence.html)"
        if let anchor = new.first {
            out += " <a class=\"anchor\" href=\"#c-\(anchor)\" aria-label=\"Link to this change\">#</a>"
        }
        out += "</p>"
        if notes.wording.audience != .people {
            out += rows(entry.changes.flatMap(\.singles))
            out += facts(entry)
        }
        return out + "</li>\n"
    }

    private func facts(_ entry: ReleaseNotes.Entry) -> String {
        guard let change = entry.changes.first else { return "" }
        var parts = [change.level.rawValue, change.kind.rawValue]
        if entry.changes.count > 1 { parts.append("\(entry.changes.count) changes") }
        if let match = change.matchedBy, match != .key { parts.append("matched by \(match.rawValue)") }
        return "<p class=\"facts\">\(parts.map { HTMLText.escaped($0) }.joined(separator: " · "))</p>"
    }

    /// Before and after of every change that has a value on at least one side.
    private func rows(_ changes: [Change]) -> String {
        let rows = changes.filter { Self.hasValues($0.kind) && ($0.before != nil || $0.after != nil) }
        guard !rows.isEmpty else { return "" }
        let hasLanguages = rows.contains { $0.language != nil }
        var out = "<table><thead><tr>\(hasLanguages ? "<th scope=\"col\">Language</th>" : "")"
        out += "<th scope=\"col\">Before</th><th scope=\"col\">After</th></tr></thead><tbody>"
        for change in rows.prefix(Self.mostRows) {
            out += "<tr>" + (hasLanguages ? "<th scope=\"row\">\(HTMLText.escaped(change.language ?? language))</th>" : "")
            out += cell(change.before, change, "del") + cell(change.after, change, "ins") + "</tr>"
        }
        out += "</tbody></table>"
        if rows.count > Self.mostRows { out += "<p class=\"facts\">and \(rows.count - Self.mostRows) more rows</p>" }
        return out
    }

    private func cell(_ value: String?, _ change: Change, _ tag: String) -> String {
        guard let value, !value.isEmpty else { return "<td class=\"none\">none</td>" }
        let text = HTMLText.escaped(value)
        guard Self.isText(change.kind) else { return "<td><\(tag)><code>\(text)</code></\(tag)></td>" }
        let code = HTMLText.escaped(change.language ?? language)
        return "<td><\(tag) lang=\"\(code)\" dir=\"auto\">\(text)</\(tag)></td>"
    }

    /// Kinds whose both values are worth a row.
    private static func hasValues(_ kind: ChangeKind) -> Bool {
        switch kind {
        case .typeRenamed, .typeCaseChanged, .targetValueChanged, .iconChanged, .iconSourceChanged, .iconFallbackChanged,
            .textKeyChanged, .availabilityChanged:
            true
        default: isText(kind)
        }
    }

    /// Kinds whose values are what people read.
    private static func isText(_ kind: ChangeKind) -> Bool {
        switch kind {
        case .itemRepurposed, .titleChanged, .titleCosmetic, .subtitleAdded, .subtitleRemoved, .subtitleChanged,
            .subtitleCosmetic, .translationAdded, .translationChanged, .translationRemoved:
            true
        default: false
        }
    }
}
