import QuickActionModel

extension QuickAction {
    /// A quick action with a title, for tests that look at rows only.
    static func titled(_ title: String, _ kind: ActionKind = .static, languages: [LanguageText] = []) -> QuickAction {
        QuickAction(
            key: ActionKey(kind: kind, type: ByteText("type of " + title)), position: 1,
            source: ActionSource(location: SourceLocation(path: "Info.plist")),
            title: LocalizedText(value: title, languages: languages))
    }
}
