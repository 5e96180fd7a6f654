extension Rule {
    /// An unknown key in a configuration file.
    public static let unknownConfigurationKey = Rule(
        "config/unknown-key", .error, "Configuration files hold known keys only",
        because: "A misspelt key has no effect, and nobody notices.",
        details: RuleDetails(fix: .suggestion))
    /// A wrong value in a configuration file.
    public static let badConfigurationValue = Rule(
        "config/bad-value", .error, "Configuration values have the documented shape",
        because: "A value that is not understood cannot be followed.")
    /// An override of a file that changed since.
    public static let staleOverride = Rule(
        "theme/stale-override", .warning, "Overrides are based on the current original",
        because: "The original changed since the override was written; new parts are missing on the page.")
    /// A name that no page value has.
    public static let unknownSlot = Rule(
        "theme/unknown-slot", .warning, "Templates use known values and slots only",
        because: "An unknown name renders as nothing.")
    /// An interface word that the theme's language lacks.
    public static let missingWord = Rule(
        "theme/missing-word", .warning, "The table of interface words is complete",
        because: "A missing word is shown in English.")
    /// An entry of a baseline that is no longer found.
    public static let baselineStale = Rule(
        "meta/baseline-stale", .info, "A baseline knows nothing that is mended",
        because: "What stays in the baseline would be hidden when it comes back.")
    /// A saved release without a day.
    public static let snapshotWithoutDate = Rule(
        "snapshot/no-date", .info, "A saved release says its day",
        because: "Readers of a feed go by dates, so a release without one cannot stand in it.")

    /// Rules about configuration, themes, baselines and saved releases.
    public static let site: [Rule] = [
        unknownConfigurationKey, badConfigurationValue, staleOverride, unknownSlot, missingWord, baselineStale,
        snapshotWithoutDate,
    ]

    /// Every rule that readers, notes, themes and configuration emit.
    public static let readerRules: [Rule] = input + structure + languages + notes + site
}
