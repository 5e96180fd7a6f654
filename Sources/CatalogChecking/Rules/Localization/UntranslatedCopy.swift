import QuickActionModel

/// A translation that is the source text.
struct UntranslatedCopy: ItemRule {
    static let rule = Rule(
        "l10n/untranslated-copy", .info, "Translations differ from the source",
        because: "A copied text is often one that nobody has translated yet.",
        details: RuleDetails(
            source: .quickActions("Take localization into account."),
            examples: RuleExamples(
                passing: [
                    "Search ; de=Suchen", "@same=Details\nDetails ; de=Details", "@brands=GitHub\nGitHub ; de=GitHub",
                    "Search ; en-GB=Search",
                    "WhatsApp ; de=WhatsApp", "Downloads ; de=Downloads", "QR ; de=QR", "@languages=de\nSearch",
                ],
                failing: ["Search ; de=↓Search", "Find | Everything ; de=Finden ; de.subtitle=↓Everything"])))

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard item.isStatic else { return }
        for field in [TextField.title, .subtitle] {
            guard let source = item.texts.first(where: { $0.field == field && $0.isSource }), source.isWording, canDiffer(source)
            else {
                continue
            }
            for text in item.texts where text.field == field && !text.isSource && text.origin == .table {
                guard text.text.hasSameBytes(as: source.text), !LanguageCodes.haveSameWriting(text.language, source.language)
                else {
                    continue
                }
                list.add(
                    Self.rule, "\(text.name) is the same as in \(source.language)",
                    "Translate it, or add the text to sameAsSource when it is the same word.", at: text.whole)
            }
        }
    }

    /// Whether a word of the text has a translation: no name, no abbreviation, no number.
    private func canDiffer(_ text: ShownText) -> Bool {
        guard !text.facts.sameAsSource.contains(ByteText(text.text)) else { return false }
        return text.words.contains { word in
            word.length > 3 && !Self.international.contains(word.lower) && !text.isTerm(word)
                && !TextCase.hasInnerCapital(word.text)
                && word.text.unicodeScalars.contains { $0.properties.isAlphabetic }
        }
    }

    /// Words that many languages have as English has them.
    private static let international: Set<String> = [
        "agenda", "album", "albums", "app", "apps", "audio", "backup", "blog", "bonus", "budget", "chat", "chats", "code",
        "dashboard",
        "details", "download", "downloads", "email", "e-mail", "emails", "event", "events", "feed", "feedback", "film", "filter",
        "hotel",
        "hotspot", "info", "internet", "job", "jobs", "like", "link", "links", "live", "login", "mail", "menu", "message",
        "messages",
        "moment", "monitor", "news", "note", "notes", "online", "original", "park", "photo", "photos", "plan", "playlist",
        "playlists",
        "podcast", "podcasts", "position", "post", "quiz", "radio", "restaurant", "route", "scan", "scanner", "server", "service",
        "session", "shop", "shopping", "sport", "start", "status", "stop", "story", "streaming", "studio", "support", "tab",
        "taxi",
        "team", "test", "text", "ticket", "tickets", "timer", "token", "top", "tour", "trend", "trends", "tweet", "update",
        "updates",
        "upload", "video", "videos", "wallet", "widget", "zoom",
    ]
}
