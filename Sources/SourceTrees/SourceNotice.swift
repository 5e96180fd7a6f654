/// Something that a reader met and read all the same.
public struct SourceNotice: Sendable, Hashable {
    /// What was met.
    public enum Kind: Sendable, Hashable {
        /// A key of the dictionary appeared before; the last one counts. The earlier place is in `related`.
        case duplicateKey(String)
        /// Half of a surrogate pair became U+FFFD.
        case loneSurrogate
        /// An octal escape, read through the NeXTSTEP character set as Apple's reader does.
        case octalEscape
        /// A backslash before this character means nothing and was dropped: `\u` is no escape, `\U` is.
        case unknownEscape(String)
        /// `\U` with fewer than four hexadecimal digits.
        case shortEscape
        /// More than four hexadecimal digits follow `\U`; only four belong to it.
        case longEscape
        /// A control character in a text.
        case controlCharacter
        /// Another notice was left out because there are too many.
        case more
    }

    /// What was met.
    public var kind: Kind
    /// Where it was met.
    public var span: SourceSpan
    /// The earlier place of a duplicate key.
    public var related: SourceSpan?
    /// The path of the value or dictionary, such as `items[2].localizedTitle`; empty at the root.
    public var keyPath: String

    /// One line that stands alone.
    public var message: String {
        switch kind {
        case .duplicateKey(let key): "key \(quoted(key)) appears twice in one dictionary; the last value counts"
        case .loneSurrogate: "half of a surrogate pair was read as U+FFFD; write both halves"
        case .octalEscape: "octal escape is read through the NeXTSTEP character set; write \\U and four hexadecimal digits"
        case .unknownEscape(let name): "backslash before \(quoted(name)) has no meaning and was dropped"
        case .shortEscape: "\\U has fewer than four hexadecimal digits"
        case .longEscape: "\\U takes four hexadecimal digits; the digits after them are plain text"
        case .controlCharacter: "text holds a control character"
        case .more: "more of the same was found and is not listed"
        }
    }
}
