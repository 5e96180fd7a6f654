extension Rule {
    /// The list of quick actions is something else.
    public static let notAnArray = Rule(
        "structure/not-an-array", .error, "UIApplicationShortcutItems is an array of dictionaries",
        because: "The system reads nothing else, so no quick action appears.",
        details: RuleDetails(fix: .suggestion))
    /// No type.
    public static let missingType = Rule(
        "structure/missing-type", .error, "Every quick action has a type",
        because: "The system drops an item without a type, and the app could not tell what to do.")
    /// No title.
    public static let missingTitle = Rule(
        "structure/missing-title", .error, "Every quick action has a title",
        because: "The system drops an item without a title.")
    /// A value of the wrong type.
    public static let wrongValueType = Rule(
        "structure/wrong-value-type", .error, "Every key has a value of its documented type",
        because: "The system treats a value of another type as missing.",
        details: RuleDetails(fix: .suggestion))
    /// A key that the system does not read.
    public static let unknownKey = Rule(
        "structure/unknown-key", .warning, "Only the seven documented keys are used",
        because: "The system ignores an unknown or misspelt key without a word.",
        details: RuleDetails(fix: .suggestion))
    /// A value in userInfo that property lists do not have.
    public static let userInfoNotPropertyList = Rule(
        "structure/userinfo-not-plist", .error, "userInfo holds property-list values only",
        because: "UIKit's initialiser raises an exception for anything else.")
    /// An icon type that does not exist.
    public static let unknownIconType = Rule(
        "icon/unknown-type", .error, "An icon type is one of the 29 system types",
        because: "The system draws a placeholder for a name that it does not know.",
        details: RuleDetails(fix: .suggestion))
    /// An icon word of an export that could mean several things.
    public static let unresolvedIcon = Rule(
        "icon/unresolved", .warning, "An exported icon says which kind of icon it is",
        because: "A bare word can be a system type, a symbol or an image; a guess would show the wrong picture.")
    /// No glyph of the open set fits.
    public static let lookAlikeMissing = Rule(
        "icon/look-alike-missing", .info, "Every icon has a look-alike in the glyph folder",
        because: "The page shows a neutral tile with the name instead of a picture.")

    /// Rules about the shape of quick actions.
    public static let structure: [Rule] = [
        notAnArray, missingType, missingTitle, wrongValueType, unknownKey, userInfoNotPropertyList, unknownIconType,
        unresolvedIcon,
        lookAlikeMissing,
    ]
}
