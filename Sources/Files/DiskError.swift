/// The system's number for what went wrong, with its text.
struct DiskError: Error, Equatable {
    /// `errno` after the call.
    let code: Int32

    /// Nothing stands at that path, or a part of the way is no folder.
    var isMissing: Bool { code == Disk.missing || code == Disk.notAFolder }

    /// The system's own words.
    var text: String { Disk.text(of: code) }
}
