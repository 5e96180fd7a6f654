/// Why a document could not be read, with the place.
public struct SourceError: Error, Sendable, Hashable {
    /// The reasons, as stable names.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// The file has more bytes than allowed, or would have when its shared objects are written out.
        case tooLarge
        /// Arrays and dictionaries are nested deeper than allowed.
        case tooDeep
        /// The tree has more nodes than allowed.
        case tooManyNodes
        /// There is nothing but blanks in the file.
        case empty
        /// The bytes are not in an encoding that can be read.
        case encoding
        /// A merge left its markers in the file.
        case mergeMarkers
        /// The file is input for a preprocessor.
        case preprocessed
        /// Something follows the one value of the file.
        case contentAfterRoot
        /// A document type declares entities.
        case entityDeclaration
        /// The grammar of the format is broken.
        case syntax
        /// The grammar holds, but a value is none of its kind: an integer that is no number, an impossible date.
        case badValue
        /// The format allows it and this program does not: sets, aliases, tags, several documents.
        case unsupported
    }

    /// The reason.
    public var kind: Kind
    /// One line that stands alone: what was understood and what to do, without a full stop.
    public var message: String
    /// The place; nothing for a binary property list or when the whole file is meant.
    public var position: SourcePosition?
    /// The length of the place in Unicode scalars on its first line; at least 1 where there is a position.
    public var length: Int
    /// The path of the value being read, such as `items[2].localizedTitle`; nothing at the root.
    public var keyPath: String?
    /// The line of the place, for a caret under it; nothing where there is no position or the line is longer than 1,000 bytes.
    public var lineText: String?
}
