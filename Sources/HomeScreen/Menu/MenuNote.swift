public import QuickActionModel

/// What a menu cannot tell, or tells with a reservation.
public enum MenuNote: Sendable, Hashable {
    /// No export of dynamic quick actions is known, so only static ones are shown.
    case dynamicNotKnown
    /// Neither the previous release nor its dynamic quick actions are known, so only static ones are shown.
    case previousReleaseNotKnown
    /// No export in the language before the change is known (nil: the language itself is not), so only static ones are shown.
    case previousLanguageNotKnown(String?)
    /// The list of this variant of the key replaced the plain one; general syntax of property lists, not documented for this key.
    case variantUnverified(DeviceVariant)
    /// Dynamic texts are in another language than the one asked for, since no other export is known.
    case dynamicInOtherLanguage(String)

    /// One sentence for people.
    public var text: String {
        switch self {
        case .dynamicNotKnown: "No export of the dynamic quick actions is known: only static ones are shown."
        case .previousReleaseNotKnown:
            "The dynamic quick actions of the previous release are not known: only static ones are shown."
        case .previousLanguageNotKnown(nil): "The language before the change is not known: only static quick actions are shown."
        case .previousLanguageNotKnown(let language?):
            "No export of the dynamic quick actions in \(language) is known: only static ones are shown."
        case .variantUnverified(let variant):
            "UIApplicationShortcutItems~\(variant.rawValue) replaces the plain key: Apple does not document this for quick actions."
        case .dynamicInOtherLanguage(let language): "Dynamic quick actions are known in \(language) only."
        }
    }
}
