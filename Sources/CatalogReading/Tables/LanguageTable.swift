import QuickActionModel

/// The InfoPlist texts of one language, as far as quick actions ask for them.
struct LanguageTable: Sendable {
    /// Normalised code; `Base` for the folder of that name.
    var code: String
    /// The file that holds them; nil for a language without a table.
    var location: SourceLocation?
    /// Whether the file was there but could not be read.
    var isUnreadable = false
    /// The texts by key, compared by bytes.
    var texts: [ByteText: TableText] = [:]

    /// Name of the table that belongs to no language.
    static let base = "Base"
}

/// One text of a table.
struct TableText: Sendable {
    /// The text.
    var text: String
    /// Where it stands.
    var location: SourceLocation
    /// Where its key stands, in every file of the language that has it.
    var keys: [SourceLocation]
    /// State in a string catalog.
    var state: String?
}
