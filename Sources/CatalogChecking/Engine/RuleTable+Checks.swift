extension RuleTable {
    /// The rules of this target.
    static let checks: [any CatalogRule.Type] = [
        dynamicRules, handlerRules, iconRules, identityRules, localizationRules, menuRules, suppressionsRules, structureRules,
        subtitleRules, textRules, titleRules,
    ].flatMap { $0 }

    private static let dynamicRules: [any CatalogRule.Type] = [
        DynamicCapped.self, PersonalData.self, StaleType.self,
    ]

    private static let handlerRules: [any CatalogRule.Type] = [
        UnhandledType.self
    ]

    private static let iconRules: [any CatalogRule.Type] = [
        AssetMissing.self, IconDuplicate.self, HasExtension.self, InconsistentFill.self, IconMissing.self, MisusedStandard.self,
        NonstandardForAction.self, NotTemplate.self, RestrictedSymbol.self, ShadowedKey.self, IconSize.self, SymbolRenamed.self,
        SymbolTooNew.self, UnknownSymbol.self,
    ]

    private static let identityRules: [any CatalogRule.Type] = [
        AmbiguousDynamic.self, DuplicateStaticType.self, NoVersionInUserInfo.self, PositionalType.self, RetiredTypeReused.self,
        StaticDynamicClash.self, TitleAsType.self, TypeFormat.self,
    ]

    private static let localizationRules: [any CatalogRule.Type] = [
        DuplicateInLocale.self, KeyShown.self, LiteralNotKey.self, TranslationMissing.self, TranslationStale.self,
        TranslationTruncates.self, UntranslatedCopy.self,
    ]

    private static let menuRules: [any CatalogRule.Type] = [
        DynamicNeverVisible.self, MenuNone.self, OnlyDynamic.self, MenuOrder.self, TooManyStatic.self,
    ]

    private static let suppressionsRules: [any CatalogRule.Type] = [
        MetaIgnoreExpired.self, MetaIgnoreWithoutReason.self, MetaUnknownRule.self, MetaUnusedIgnore.self,
    ]

    private static let structureRules: [any CatalogRule.Type] = [
        EmptyOptional.self, Platform.self, SecretInUserInfo.self,
    ]

    private static let subtitleRules: [any CatalogRule.Type] = [
        SubtitleRepeatsTitle.self, SubtitleStyle.self, SubtitleTooLong.self,
    ]

    private static let textRules: [any CatalogRule.Type] = [
        BidiMark.self, BidiOverride.self, TextDoubleSpace.self, TextEdgeWhitespace.self, TextEmoji.self, TextInvisible.self,
        MixedScript.self, NotComposed.self, PlaceholderLeft.self, StraightQuotes.self, SymbolCharacter.self,
    ]

    private static let titleRules: [any CatalogRule.Type] = [
        TitleAllCaps.self, TitleArticle.self, TitleCapitalization.self, ContainsAppName.self, TitleDebugWording.self,
        TitleDuplicate.self, TitleEllipsis.self, TitleFirstPerson.self, InconsistentCapitalization.self, TitleMixedForm.self,
        NoRoomForTranslation.self, TitlePossessive.self, RepeatsSystemItem.self, SubtitleForcesTruncation.self, TitleTerm.self,
        TitleThreeDots.self, TitleTrailingPunctuation.self, TitleTruncates.self, TitleTypo.self, TitleVague.self,
    ]
}
