public import QuickActionModel

/// Why an archive, or the app in it, could not be used.
public enum ArchiveError: Error, Sendable, Equatable {
    /// The bytes cannot be read at all.
    case unreadable(InputError)
    /// No end record: it is no zip archive, or its end is missing.
    case notAnArchive
    /// The directory does not lie where the end record says.
    case cutOff
    /// The archive is one part of several.
    case severalVolumes
    /// An archive without entries.
    case empty
    /// More entries than the limit.
    case tooManyEntries(limit: Int)
    /// A larger directory than the limit, both in bytes.
    case directoryTooLarge(size: Int, limit: Int)
    /// The directory has another number of entries than the end record says.
    case wrongCount(said: Int, found: Int)
    /// A record of the directory cannot be read; records count from one.
    case damagedRecord(number: Int)
    /// A name longer than the limit, in bytes; `name` is its beginning.
    case nameTooLong(name: String, limit: Int)
    /// A name that is absolute, has `..`, empty parts, backslashes or zero bytes.
    case unsafeName(String)

    /// A link, where a file was asked for.
    case link(String)
    /// Neither file nor folder nor link.
    case notAFile(String)
    /// An entry with a password.
    case encrypted(String)
    /// An entry packed in another way than "stored" and "deflated".
    case unknownMethod(name: String, method: Int)
    /// The entry's own header has another name than the directory, or is none.
    case headerDiffers(String)
    /// The entry's bytes reach beyond the end of the archive.
    case entryCutOff(String)
    /// The entry gives more or fewer bytes than the directory says.
    case wrongSize(name: String, said: Int)
    /// The entry's bytes are no deflate stream.
    case damagedEntry(String)
    /// The entry's bytes have another CRC than the directory says.
    case wrongChecksum(String)

    /// No app where one must be; `found` is what stands there instead.
    case noApp(place: String, found: [String])
    /// Several apps; paths of all.
    case severalApps([String])
    /// An app without its property list.
    case noPropertyList(app: String)
    /// The archive's property list names an app by a path that leads out.
    case unsafeApplicationPath(String)
    /// The archive's property list names an app that is not there; `found` are the ones that are.
    case missingApplication(path: String, found: [String])
}
