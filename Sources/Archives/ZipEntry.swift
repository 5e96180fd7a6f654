/// One entry of an archive's directory.
struct ZipEntry: Sendable {
    /// Where its name stands in the directory's bytes, a folder's last `/` left out.
    var name: Range<Int>
    /// Bytes of the name in its own header, which has that `/`.
    var headerNameLength: Int
    var kind: Kind
    var flags: Int
    var method: Int
    var checksum: UInt32
    /// Bytes in the archive.
    var packed: Int
    /// Bytes of the file, as the directory says.
    var size: Int
    /// Where its own header stands, counted from the first byte of the source.
    var header: Int

    enum Kind: Sendable { case file, folder, link, other }

    /// Whether it needs a password.
    var isEncrypted: Bool { flags & 0x2041 != 0 }

    /// What an entry is by the Unix mode in the upper half of its attributes, if there is one.
    static func kind(attributes: Int, isNamedAsFolder: Bool) -> Kind {
        switch attributes >> 16 & 0o170000 {
        case 0o120000: .link
        case 0o040000: .folder
        case 0o100000, 0: isNamedAsFolder ? .folder : .file
        default: .other
        }
    }
}
