extension RuleTable {
    /// The rules of this target.
    static let checks: [any CatalogRule.Type] = [
        iconRules, identityRules, localizationRules, menuRules, suppressionsRules, structureRules, subtitleRules, textRules,
        titleRules,
    ].flatMap { $0 }

    private static let iconRules: [any CatalogRule.Type] = [
        IconMissing.self
    ]

    private static let identityRules: [any CatalogRule.Type] = [
        DuplicateStaticType.self
    ]

    private static let localizationRules: [any CatalogRule.Type] = [
        TranslationTruncates.self
    ]

    private static let menuRules: [any CatalogRule.Type] = [
        TooManyStatic.self
    ]

    private static let suppressionsRules: [any CatalogRule.Type] = [
        MetaIgnoreExpired.self, MetaIgnoreWithoutReason.self, MetaUnknownRule.self, MetaUnusedIgnore.self,
    ]

    private static let structureRules: [any CatalogRule.Type] = [
        EmptyOptional.self
    ]

    private static let subtitleRules: [any CatalogRule.Type] = [
        SubtitleRepeatsTitle.self, SubtitleTooLong.self,
    ]

    private static let textRules: [any CatalogRule.Type] = [
        BidiMark.self, BidiOverride.self, TextDoubleSpace.self, TextEdgeWhitespace.self, TextEmoji.self, TextInvisible.self,
        MixedScript.self, NotComposed.self, PlaceholderLeft.self, StraightQuotes.self, SymbolCharacter.self,
    ]

    private static let titleRules: [any CatalogRule.Type] = [
        TitleAllCaps.self, TitleArticle.self, ContainsAppName.self, TitleDebugWording.self, TitleEllipsis.self,
        TitleFirstPerson.self, TitlePossessive.self, RepeatsSystemItem.self, SubtitleForcesTruncation.self, TitleTerm.self,
        TitleThreeDots.self, TitleTrailingPunctuation.self, TitleTruncates.self, TitleTypo.self, TitleVague.self,
    ]
}
