import QuickActionModel

/// One export of an app's dynamic quick actions, read.
struct ExportFile: Sendable {
    /// The scenario that the export shows.
    var scenario: Scenario
    /// Normalised language; `und` when the file does not say.
    var language: String
    /// The file.
    var location: SourceLocation
    /// Its items, each in its own language only.
    var items: [QuickAction]

    /// The language of an export that names none.
    static let undetermined = "und"
}
