/// A tag that waits for its close tag while a template is compiled.
struct TemplateOpenTag {
    enum Kind {
        case section, inverted, parent
        /// A block's place, with default content.
        case block
        /// Content for a block, inside a parent.
        case override
    }

    var kind: Kind
    /// The name, as a range of the source.
    var name: Range<Int>
    /// The whole tag, as a range of the source.
    var range: Range<Int>
    var place: TemplatePlace
    /// The instruction whose jump the close tag fills in.
    var instruction: Int
    /// Whether nothing is compiled inside: text in a parent and outside of its blocks.
    var isMuted: Bool
    /// The indentation that was taken away around an override, to be restored.
    var dedent: [UInt8] = []
    /// For a parent on its own line: the blanks before it.
    var indentation: Range<Int>?
    /// For a parent: the blocks it was given.
    var offered: [Range<Int>] = []
}
