/// One step of a compiled template.
struct TemplateInstruction: Sendable {
    enum Operation: UInt8, Sendable {
        /// Write the literal.
        case text
        /// Write the literal; a line of the template starts with it.
        case lineText
        /// A line of the template starts here, with a tag.
        case lineStart
        /// Write a value, escaped unless it is markup.
        case name
        /// Write a value, raw if it is markup or the options say so.
        case raw
        /// Enter a value, or jump when it is falsy.
        case section
        /// Go on with the next item, or leave the section.
        case sectionEnd
        /// Jump when the value is truthy.
        case inverted
        /// Offer the block body that follows to the parent that is called next; jump over it.
        case override
        /// Run another template; its lines get the literal as indentation.
        case call
        /// Run another template in the middle of a line, without any indentation.
        case inlineCall
        /// Run the body that was offered for this block and jump, or go on with the default content.
        case block
        /// Return from a call, an offered body or the page.
        case back
    }

    /// Hash of the first segment of a name, or of a block's name; 0 for the name `.`.
    var code: UInt64 = 0
    /// Index of a literal's first byte, or of the first further segment of a dotted name.
    var start: UInt32 = 0
    /// Index of an instruction, or the length of a literal that is text.
    var jump: UInt32 = 0
    /// Number of further segments, length of an indentation, or (for `override`) how many were offered before.
    var count: UInt16 = 0
    /// How many bodies are offered to a call.
    var offered: UInt8 = 0
    var operation: Operation
}
