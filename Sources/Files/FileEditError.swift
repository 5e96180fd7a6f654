/// Why a file is not changed in its place.
public enum FileEditError: Error, Sendable, Hashable {
    /// It is a link, or a link is on the way to it.
    case link
    /// It is a folder, a pipe or a device.
    case notAFile
    /// It is no longer there.
    case missing
    /// Its bytes are not the ones that were read.
    case changed
    /// It has several names, which replacing it would part.
    case severalNames
    /// Nobody may write to it.
    case readOnly
    /// It belongs to somebody else and could not be given back to them.
    case otherOwner
    /// The system's words.
    case failed(String)

    /// What a person reads behind the path.
    public var message: String {
        switch self {
        case .link: "a link is on the way to the file; change the file that it leads to"
        case .notAFile: "it is not a plain file"
        case .missing: "the file is no longer there"
        case .changed: "the file changed since it was read; run again"
        case .severalNames: "the file has several names (hard links), which writing would part"
        case .readOnly: "the file is read-only"
        case .otherOwner: "the file belongs to somebody else"
        case .failed(let reason): "the file cannot be written: \(reason)"
        }
    }
}
