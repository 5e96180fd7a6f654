extension Rule {
    /// A language folder without a table of titles.
    public static let noTable = Rule(
        "l10n/no-table", .info, "Every language of an app has an InfoPlist table",
        because: "Without one the language shows the titles of another language, or the texts of the property list.")
    /// A table for no language that differs from the development language's own.
    public static let baseDiffers = Rule(
        "l10n/base-differs", .info, "Base and the development language have the same texts",
        because: "The development language's table counts, so the text in Base is never shown in it.")

    /// Rules about the languages of an app.
    public static let languages: [Rule] = [noTable, baseDiffers]
}
