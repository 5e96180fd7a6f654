import QuickActionModel

/// The dynamic list that a state shows, and what is to be said about it.
struct DynamicChoice {
    /// The list; nil where there is none to show or none is known.
    var list: DynamicList?
    /// The release that set it.
    var release = MenuRelease.this
    /// Why its rows are out of date.
    var stale: Staleness?
    /// What is not known.
    var notes: [MenuNote] = []

    init(_ sources: MenuSources, in situation: MenuSituation) {
        switch situation.state {
        case .justInstalled: return
        case .firstLaunchDone:
            list = sources.dynamic
            if list == nil { notes.append(.dynamicNotKnown) }
        case .updatedNotOpened:
            list = sources.previousDynamic
            release = .previous(version: list?.version)
            stale = .oldRelease
            if list == nil { notes.append(.previousReleaseNotKnown) }
        case .languageChangedNotOpened:
            list = situation.previousLanguage == nil ? nil : sources.dynamicInPreviousLanguage
            stale = .oldLanguage
            if list == nil { notes.append(.previousLanguageNotKnown(situation.previousLanguage)) }
        }
        noteOtherLanguage(than: situation.state == .languageChangedNotOpened ? nil : situation.language)
    }

    private mutating func noteOtherLanguage(than expected: String?) {
        guard let list, let expected, !list.items.isEmpty, !list.language.hasSameBytes(as: expected) else { return }
        notes.append(.dynamicInOtherLanguage(list.language))
    }
}

extension MenuRow {
    /// The row of a static quick action: its text comes from the tables of the installed release.
    init(fixed action: QuickAction, in situation: MenuSituation) {
        let title = action.title.text(in: situation.language)
        self.init(
            action: action, title: title?.text ?? action.title.value,
            subtitle: Self.subtitle(of: action, in: situation.language), language: title.flatMap(Self.language), release: .this,
            stale: nil, certainty: MenuStatement.certainty(of: .static, in: situation.state))
    }

    /// The row of a dynamic quick action: its text is literal, in the language of its list.
    init(dynamic action: QuickAction, of choice: DynamicChoice, in situation: MenuSituation) {
        let language = choice.list?.language ?? situation.language
        self.init(
            action: action, title: action.title.text(in: language)?.text ?? action.title.value,
            subtitle: Self.subtitle(of: action, in: language), language: language, release: choice.release, stale: choice.stale,
            certainty: MenuStatement.certainty(of: .dynamic, in: situation.state))
    }

    private static func subtitle(of action: QuickAction, in language: String) -> String? {
        guard let subtitle = action.subtitle else { return nil }
        let text = subtitle.text(in: language)?.text ?? subtitle.value
        return text.isEmpty ? nil : text
    }

    private static func language(of text: LanguageText) -> String? {
        switch text.origin {
        case .table, .literal: text.language
        case .fallback(let language): language
        case .declared: nil
        }
    }
}
