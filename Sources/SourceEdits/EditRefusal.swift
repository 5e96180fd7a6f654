/// Why a fix is not applied.
public enum EditRefusal: Error, Sendable, Hashable {
    /// The fix is advice: it names no place, or the place has no lines.
    case advice
    /// The file is of a kind that is not written: a binary property list, a picture, an archive.
    case kind(String)
    /// The file cannot be read; the reader's words.
    case unreadable(String)
    /// Nothing that can change stands at the place.
    case noSuchPlace
    /// The place reads otherwise than the fix expects.
    case otherText
    /// The text is written in a way that cannot be changed in part, such as a CDATA section or a block of YAML.
    case spelling
    /// The format or the encoding has no way to write the new text there.
    case cannotWrite
    /// The file would not be read as before: it would not parse, or hold one key twice.
    case damage
    /// A fix before it changes the same part of the file.
    case overlap
    /// The file is not changed at all, for a reason of the disk or of the command line.
    case file(String)

    /// What a person reads behind "not applied:".
    public var message: String {
        switch self {
        case .advice: "a person has to decide how"
        case .kind(let name): "a \(name) is not edited; change the file that it is made from"
        case .unreadable(let reason): "the file cannot be read: \(reason)"
        case .noSuchPlace: "nothing that can be changed stands there"
        case .otherText: "the source spells the text in another way, for example with a build variable"
        case .spelling: "the text is written in several pieces"
        case .cannotWrite: "the file's format or encoding cannot hold the new text there"
        case .damage: "the file could not be read afterwards, or would hold a key twice"
        case .overlap: "it overlaps a fix before it; run again"
        case .file(let reason): reason
        }
    }
}
