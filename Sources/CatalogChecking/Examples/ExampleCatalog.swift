public import QuickActionModel

/// An example of a rule as a catalog with one app, and the spots that are marked in it.
///
/// A line is a quick action: `Title | Subtitle ; name=value ; name=value`. Names are `type`, `symbol`, `file`, `icon`, `userInfo`
/// (`key:value,key:value`), `target`, a language code for a translation of the title and `de.subtitle` for one of the subtitle. A line that begins
/// with `@` sets something: `@name=Acme`, `@languages=de fr`, `@dynamic=favourites`. `↓` and `↑` stand around the spot of a finding;
/// without `↑` the spot ends with the line.
public struct ExampleCatalog: Sendable {
    /// The catalog.
    public var catalog = QuickActionCatalog(
        site: SiteFacts(id: "example", title: "Example"), apps: [], notes: [], copies: [])
    /// Settings that the example names.
    public var settings = CheckSettings()
    /// Inputs that the example names.
    public var inputs = CheckInputs()
    /// The lines without marks.
    public var lines: [String] = []
    /// The marked spots in order.
    public var spots: [SourceLocation] = []

    /// Path of the example in locations.
    public static let path = "example"

    /// Reads an example.
    public init(_ text: String) {
        var reader = ExampleReader()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(line) }
        self = reader.finished()
    }

    init() {}
}
