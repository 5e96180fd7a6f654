/// Why a set of templates cannot be compiled, or a page cannot be rendered.
public struct TemplateError: Error, Sendable, Equatable {
    /// Name of the template at fault.
    public var template: String
    /// 1-based line in the template.
    public var line: Int
    /// 1-based column in the template, in Unicode scalars.
    public var column: Int
    /// One line that says what is wrong and what to do, without a full stop at the end.
    public var message: String

    /// Makes an error at a place of a template.
    public init(template: String, line: Int, column: Int, message: String) {
        self.template = template
        self.line = line
        self.column = column
        self.message = message
    }
}
