import QuickActionModel

/// What stands at a path.
struct FileStatus: Equatable {
    /// What it is; a link is only seen where links are not followed.
    enum Kind { case file, folder, link, other }

    /// What it is.
    let kind: Kind
    /// Bytes of a file.
    let size: Int
    /// Permission bits.
    let mode: UInt32
    /// The same for two paths exactly when they lead to the same thing, whatever the letters or links on the way.
    let identity: FileIdentity

    /// The kind as readers know it.
    var entryKind: InputEntry.Kind {
        switch kind {
        case .file: .file
        case .folder: .folder
        case .link, .other: .other
        }
    }
}

/// Device and number of a file or folder.
struct FileIdentity: Hashable {
    let device: UInt64
    let number: UInt64
}
