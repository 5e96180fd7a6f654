/// HTML that our own renderer made.
///
/// It is the only kind of value that templates write as it is; every text is escaped, even inside `{{{ }}}`.
public struct TemplateMarkup: Sendable, Equatable {
    /// Well-formed HTML in UTF-8.
    public var bytes: [UInt8]

    /// Vouches that `bytes` are safe, well-formed HTML.
    public init(bytes: [UInt8] = []) {
        self.bytes = bytes
    }
}
