/// Why a site could not be published.
///
/// Where a folder or file is refused, nothing was written.
public enum PublishError: Error, Sendable, Equatable {
    /// The output would be the root of the disk, a home folder, or a folder above one.
    case outputIsTooHigh(path: String)
    /// The output would be the catalog folder.
    case outputIsSource(path: String)
    /// The output would hold the catalog folder or another input folder.
    case outputContainsSource(path: String, source: String)
    /// The output would lie in a folder that is read.
    case outputInsideSource(path: String, source: String)
    /// Something that is no folder stands where the output belongs.
    case notAFolder(path: String)
    /// The folder holds files and has no manifest of ours; at most five of the files.
    case foreignFolder(path: String, examples: [String])
    /// Files that are not ours stand where ours must go; paths below the output folder.
    case foreignFiles(path: String, files: [String])
    /// The manifest in the output folder cannot be understood.
    case damagedManifest(path: String, reason: String)
    /// A page's address is no path below the site, or two pages cannot stand side by side. The fault is this program's.
    case badAddress(address: String, reason: String)
    /// A file of the catalog could not be copied.
    case cannotRead(reason: String)
    /// A file or folder could not be written.
    case cannotWrite(path: String, reason: String)
}
