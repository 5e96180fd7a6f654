import HomeScreen
import QuickActionModel
import Templates

extension Drawing {
    /// Where a menu is drawn and in which language.
    struct MenuView {
        var language: String
        var profile: MenuProfile
        var appInRightHalf = false
    }

    /// A drawn menu of some rows as `menu`.
    func menu(_ actions: [QuickAction], _ view: MenuView, into values: inout TemplateValues) {
        let rightToLeft = LanguageTag.isRightToLeft(view.language)
        let side = IconSide.of(profile: view.profile, appInRightHalf: view.appInRightHalf, rightToLeft: rightToLeft)
        values.object(K.menu) { menu in
            menu.text(K.side, side.rawValue)
            menu.text(K.dir, rightToLeft ? "rtl" : "ltr")
            menu.flag(K.leading, view.profile == .ios26)
            menu.list(K.rows) { rows in
                for action in actions { rows.item { row(action, view.language, into: &$0) } }
            }
        }
    }

    /// A drawn menu of a state as `menu`: each text is in the language in which people see it then.
    func menu(_ rows: [MenuRow], _ view: MenuView, into values: inout TemplateValues) {
        let rightToLeft = LanguageTag.isRightToLeft(view.language)
        let side = IconSide.of(profile: view.profile, appInRightHalf: view.appInRightHalf, rightToLeft: rightToLeft)
        values.object(K.menu) { menu in
            menu.text(K.side, side.rawValue)
            menu.text(K.dir, rightToLeft ? "rtl" : "ltr")
            menu.flag(K.leading, view.profile == .ios26)
            menu.list(K.rows) { list in
                for row in rows {
                    list.item { item in
                        language(view.language, into: &item)
                        item.text(K.title, row.title)
                        mark(row.language ?? view.language, against: view.language, K.titleLang, K.titleDir, into: &item)
                        item.text(K.subtitle, row.subtitle ?? "")
                        mark(row.language ?? view.language, against: view.language, K.subtitleLang, K.subtitleDir, into: &item)
                        item.text(K.mark, staleness(row))
                        icon(row.action.icon.effective, into: &item)
                    }
                }
            }
        }
    }

    /// The version or language that an out-of-date row still shows; empty for a current one.
    private func staleness(_ row: MenuRow) -> String {
        switch row.stale {
        case .oldRelease:
            if case .previous(let version?) = row.release { return version }
            return "…"
        case .oldLanguage: return row.language.map { LanguageNames.english($0) ?? $0 } ?? "…"
        case nil: return ""
        }
    }

    /// One row: the texts that a language shows, each with its own language where it differs, and the icon.
    private func row(_ action: QuickAction, _ language: String, into values: inout TemplateValues) {
        rowTexts(action, language, into: &values)
        values.text(K.mark, "")
        icon(action.icon.effective, into: &values)
    }

    /// The texts of a row in one language.
    func rowTexts(_ action: QuickAction, _ language: String, into values: inout TemplateValues) {
        let title = Shown(action.title, in: language)
        let subtitle = action.subtitle.map { Shown($0, in: language) }
        self.language(language, into: &values)
        values.text(K.title, title.text)
        mark(title.language, against: language, K.titleLang, K.titleDir, into: &values)
        values.text(K.subtitle, subtitle?.text ?? "")
        mark(subtitle?.language ?? language, against: language, K.subtitleLang, K.subtitleDir, into: &values)
    }

    private func mark(
        _ own: String, against language: String, _ lang: TemplateKey, _ dir: TemplateKey, into values: inout TemplateValues
    ) {
        let same = own.hasSameBytes(as: language)
        values.text(lang, same ? "" : own)
        values.text(dir, same ? "" : own == "und" ? "auto" : LanguageTag.direction(own))
    }
}

/// What a language shows of a text, and in which language that text really is.
struct Shown {
    let text: String
    let language: String
    let origin: TextOrigin

    init(_ text: LocalizedText, in language: String) {
        guard let found = text.text(in: language) ?? text.languages.first else {
            self.text = text.value
            self.language = "und"
            origin = .declared
            return
        }
        self.text = found.text
        origin = found.origin
        switch found.origin {
        case .fallback(let other): self.language = other
        case .table, .literal: self.language = found.language
        case .declared: self.language = found.language
        }
    }
}
