import QuickActionModel

/// Changing files in their place: only plain files below a folder, never through a link, never when their bytes are not the known
/// ones.
public enum FileEditing {
    /// The bytes of a file that may be changed; refused like `replace` would refuse it.
    ///
    /// `root` is an absolute folder, `path` is below it. `digest` is SHA-256 of the bytes as they were read before; nil where that does
    /// not matter.
    public static func read(_ path: String, below root: String, digest: [UInt8]?, limit: Int = 64 << 20)
        throws(FileEditError) -> [UInt8]
    {
        try Disk.inFolder(of: path, below: root) { folder, name throws(FileEditError) in
            try checked(name, folder, digest, limit).bytes
        }
    }

    /// Puts new bytes in the place of a file whose bytes have a SHA-256 digest.
    ///
    /// A reader sees the old file or the new one, never a half. Permissions, owner and group stay.
    public static func replace(_ path: String, below root: String, digest: [UInt8], with bytes: [UInt8]) throws(FileEditError) {
        try Disk.inFolder(of: path, below: root) { folder, name throws(FileEditError) in
            try Disk.swap(checked(name, folder, digest, 64 << 20), with: bytes)
        }
    }

    private static func checked(_ name: String, _ folder: Int32, _ digest: [UInt8]?, _ limit: Int) throws(FileEditError)
        -> EditableEntry
    {
        let entry = try Disk.editable(name, in: folder, limit: limit)
        guard entry.links == 1 else { throw .severalNames }
        guard entry.status.mode & 0o222 != 0 else { throw .readOnly }
        if let digest, SHA256.hash(entry.bytes) != digest { throw .changed }
        return entry
    }
}
