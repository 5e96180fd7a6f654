import HomeScreen
import QuickActionModel
import Templates

extension Drawing {
    /// A sentence in its pieces; titles carry their language.
    func pieces(
        _ key: TemplateKey, _ sentence: [ToldPiece], of change: Change?, in language: String, into values: inout TemplateValues
    ) {
        values.list(key) { list in
            for piece in sentence { list.item { self.piece(piece, of: change, in: language, into: &$0) } }
        }
    }

    private func piece(_ piece: ToldPiece, of change: Change?, in language: String, into values: inout TemplateValues) {
        switch piece {
        case .words(let words): text(words, language: nil, into: &values)
        case .code: text("", language: nil, into: &values)
        case .title(let title):
            // A change in one language quotes that language, and names the quick action in the language of the page.
            let own = change?.language.flatMap { code in
                change?.before?.hasSameBytes(as: title) == true || change?.after?.hasSameBytes(as: title) == true ? code : nil
            }
            text("", language: own ?? language, into: &values)
        }
        if case .code(let code) = piece { values.text(K.code, code) } else { values.text(K.code, "") }
        if case .title(let title) = piece { values.text(K.title, title) } else { values.text(K.title, "") }
    }

    /// `level` and `tone`: the word and its class.
    func level(_ level: ChangeLevel, into values: inout TemplateValues) {
        values.text(K.level, words["level." + level.rawValue])
        values.text(K.tone, Self.tone(level))
    }

    static func tone(_ level: ChangeLevel) -> String { level == .breaking ? "error" : level == .notable ? "note" : "" }

    /// Badges with the number of changes of each level that people can meet.
    func levelBadges(_ release: ToldRelease, into list: inout TemplateValues) {
        for level in [ChangeLevel.breaking, .notable, .cosmetic] {
            let count = release.count(level)
            if count > 0 { badge(words.count("levelCount." + level.rawValue, count), tone: Self.tone(level), into: &list) }
        }
    }

    /// What a release is called: its version, or words where it has none yet.
    func releaseName(_ release: ToldRelease) -> String { release.version ?? words["unreleased"] }

    /// The feeds as `feeds`; none without a dated release.
    func feeds(into values: inout TemplateValues) {
        values.list(K.feeds) { list in
            guard site.feed != nil else { return }
            for (address, type, word) in [
                (SiteAddress.atomFeed, "application/atom+xml", "atomFeed"),
                (SiteAddress.jsonFeed, "application/feed+json", "jsonFeed"),
            ] {
                list.item { item in
                    item.text(K.href, link(address))
                    item.text(K.type, type)
                    item.text(K.title, words[word])
                }
            }
        }
    }
}
