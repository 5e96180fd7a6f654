public import QuickActionModel

/// The report of a lint run in any of its forms; every form is a function of the report alone.
public struct LintDocument {
    let report: LintReport
    /// Name and version of the program.
    let generator: String
    let colour: Bool
    /// The text of a line; nil when it is not at hand or must not be shown.
    let line: (SourceLocation) -> String?

    /// A document; `colour` counts for text only.
    public init(
        _ report: LintReport, generator: String, colour: Bool = false, line: @escaping (SourceLocation) -> String?
    ) {
        self.report = report
        self.generator = generator
        self.colour = colour
        self.line = line
    }

    /// The report in a form, with a line end at its end.
    public func text(_ format: LintFormat) -> String {
        switch format {
        case .text: LintText(report, colour: colour, line: line).text
        case .json: String(decoding: LintJSON(report, generator: generator).document(), as: UTF8.self)
        case .markdown: LintMarkdown(report).text
        case .sarif: String(decoding: LintSARIF(report, generator: generator).document(), as: UTF8.self)
        case .junit: LintJUnit(report).text
        case .github: LintGitHub(report).text
        case .gitlab: String(decoding: LintGitLab(report).document(), as: UTF8.self)
        case .xcode: LintXcode(report).text
        }
    }
}
