/// One tag in the source of a template.
struct TemplateTag {
    enum Kind {
        case name, raw, section, inverted, close, partial, parent, block, comment, delimiters
    }

    var kind: Kind
    /// The tag with its delimiters, as a range of the source.
    var range: Range<Int>
    /// The name without white space around it, as a range of the source.
    var name: Range<Int>
}
