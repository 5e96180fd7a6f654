/// How templates differ from what a theme gets by default.
public struct TemplateOptions: Sendable, Equatable {
    /// Whether `{{{x}}}` and `{{&x}}` write plain text without escaping it, as Mustache says.
    ///
    /// Off for themes: there only markup is written as it is.
    public var unescapedTextIsRaw = false
    /// Whether a partial or parent that does not exist is empty, as Mustache says, and not an error.
    public var missingPartialIsEmpty = false
    /// The most bytes one page may have.
    public var maximumOutputBytes = 256 << 20
    /// The most partials, parents, blocks and list items one page may go through.
    public var maximumSteps = 20_000_000

    /// The options of a theme.
    public init() {}
}
