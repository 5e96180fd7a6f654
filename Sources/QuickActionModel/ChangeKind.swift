/// What can happen to the quick actions of an app between two releases.
public enum ChangeKind: String, Sendable, CaseIterable {
    /// A quick action that was not there.
    case itemAdded = "item.added"
    /// A quick action that is gone.
    case itemRemoved = "item.removed"
    /// A quick action that is gone and whose type is declared as retired.
    case itemRetired = "item.retired"
    /// A quick action that is back after releases without it.
    case itemRestored = "item.restored"
    /// A type that now does something else.
    case itemRepurposed = "item.repurposed"
    /// A type with another name.
    case typeRenamed = "type.renamed"
    /// A type whose name differs in upper and lower case only.
    case typeCaseChanged = "type.case-changed"
    /// A retired type that is offered again.
    case typeReused = "type.reused"
    /// A key of `userInfo` that is gone.
    case targetKeyRemoved = "target.key-removed"
    /// Another value of `userInfo` or another `targetContentIdentifier`.
    case targetValueChanged = "target.value-changed"
    /// A new key of `userInfo`.
    case targetKeyAdded = "target.key-added"
    /// A declared quick action that is now set in code.
    case staticToDynamic = "kind.static-to-dynamic"
    /// A quick action of the code that is now declared.
    case dynamicToStatic = "kind.dynamic-to-static"
    /// Another title.
    case titleChanged = "title.changed"
    /// Another title that reads the same: case, punctuation, blanks, accents.
    case titleCosmetic = "title.cosmetic"
    /// A title that is now cut off.
    case titleTruncates = "title.now-truncates"
    /// A title that is no longer cut off.
    case titleFits = "title.fits"
    /// A subtitle where there was none.
    case subtitleAdded = "subtitle.added"
    /// A subtitle that is gone.
    case subtitleRemoved = "subtitle.removed"
    /// Another subtitle.
    case subtitleChanged = "subtitle.changed"
    /// Another subtitle that reads the same.
    case subtitleCosmetic = "subtitle.cosmetic"
    /// Another picture.
    case iconChanged = "icon.changed"
    /// The same picture by another key.
    case iconSourceChanged = "icon.source-changed"
    /// The same name with other bytes.
    case iconAssetChanged = "icon.asset-changed"
    /// Another icon key that the system does not use.
    case iconFallbackChanged = "icon.fallback-changed"
    /// Another place in the menu.
    case orderMoved = "order.moved"
    /// A quick action that now has a row.
    case visibleEntered = "visible.entered"
    /// A quick action that no longer has a row.
    case visibleLeft = "visible.left"
    /// A new language.
    case localeAdded = "locale.added"
    /// A language that is gone.
    case localeRemoved = "locale.removed"
    /// A text that a language did not have.
    case translationAdded = "translation.added"
    /// Another text in one language.
    case translationChanged = "translation.changed"
    /// A text that a language no longer has.
    case translationRemoved = "translation.removed"
    /// A text that stayed while the one it translates changed.
    case translationStale = "translation.stale"
    /// Another lowest version of iOS.
    case availabilityChanged = "availability.changed"
    /// An app that was not there.
    case appAdded = "app.added"
    /// An app that is gone.
    case appRemoved = "app.removed"
    /// A scenario with its first export.
    case scenarioAdded = "scenario.added"
    /// A scenario without an export now.
    case scenarioRemoved = "scenario.removed"
    /// Another example of a dynamic type.
    case exampleChanged = "example.changed"
    /// A list of its own for a device.
    case variantAdded = "variant.added"
    /// A device that now has the common list.
    case variantRemoved = "variant.removed"
    /// Another lookup key whose texts are the same.
    case textKeyChanged = "text.key-changed"
    /// Another file that declares it.
    case sourceMoved = "source.moved"
    /// Another comment beside it.
    case comment = "comment"
    /// Another order of its keys.
    case keyOrder = "key-order"

    /// The level unless the configuration or the circumstances say otherwise.
    public var usualLevel: ChangeLevel {
        switch self {
        case .itemRepurposed, .typeReused, .targetKeyRemoved: .breaking
        case .titleCosmetic, .subtitleCosmetic, .iconSourceChanged, .orderMoved, .translationAdded, .translationChanged: .cosmetic
        case .scenarioAdded, .scenarioRemoved, .exampleChanged, .targetKeyAdded, .iconFallbackChanged, .variantAdded,
            .variantRemoved, .textKeyChanged, .sourceMoved, .comment, .keyOrder:
            .internal
        default: .notable
        }
    }

    /// The kind of exactly this spelling, as configuration files write it.
    public static func of(_ text: String) -> ChangeKind? { allCases.first { $0.rawValue.hasSameBytes(as: text) } }
}
