public import QuickActionModel

/// Tells changes to an audience, one sentence each.
public struct ChangeWording: Sendable {
    /// For whom.
    public var audience: NoteAudience
    /// Language whose titles people see; nil for the development language.
    public var language: String?
    /// Names of the apps by id; an id without one stands for itself.
    public var appNames: [String: String]
    /// The name of a language for people; its code unless told otherwise.
    public var languageName: @Sendable (String) -> String
    /// Estimated width of a title in points, for design; nil tells none.
    public var titleWidth: (@Sendable (String) -> Int)?

    /// A wording for an audience.
    public init(
        _ audience: NoteAudience, language: String? = nil, appNames: [String: String] = [:],
        languageName: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.audience = audience
        self.language = language
        self.appNames = appNames
        self.languageName = languageName
    }

    /// The sentence of a change; nil where the audience has nothing to know.
    ///
    /// Sentences that say the same of several changes, such as "Small wording fixes.", are equal, so that a list can keep one of them.
    public func sentence(_ change: Change) -> NoteSentence? {
        switch audience {
        case .people: PeopleWording(wording: self).sentence(change)
        case .design: DesignWording(wording: self).sentence(change)
        case .engineering: EngineeringWording(wording: self).sentence(change)
        }
    }

    /// The app's name.
    func appName(_ change: Change) -> String { appNames[change.app] ?? change.app }

    /// The title of the quick action as it is now, as it was where it is gone.
    func title(_ change: Change) -> NoteSentence.Piece { .title(newTitle(change) ?? oldTitle(change) ?? "") }

    /// The title before, in the language of the notes.
    func oldTitle(_ change: Change) -> String? { text(change.old?.title) ?? change.before }

    /// The title after, in the language of the notes.
    func newTitle(_ change: Change) -> String? { text(change.new?.title) ?? change.after }

    /// `de, fr and it` of a change in one language or in many.
    func languages(_ change: Change) -> String {
        var codes = change.language.map { [$0] } ?? []
        if case .languages(let all)? = change.fold?.pattern { codes = all }
        let names = codes.map(languageName)
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    private func text(_ text: LocalizedText?) -> String? {
        guard let text else { return nil }
        if let language { return text.text(in: language)?.text ?? text.value }
        // The development language stands first.
        return text.languages.first?.text ?? text.value
    }
}
