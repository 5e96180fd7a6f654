/// A place in the source of a template.
struct TemplatePlace: Sendable, Equatable {
    /// Index of the template in its set.
    var template: Int
    /// 1-based.
    var line: Int
    /// 1-based, in Unicode scalars.
    var column: Int
}
