/// The folder of a note, from which its relative links are followed, and the folder that they may not leave.
///
/// Both are kept as bytes with a slash behind each name, so that following a link copies and cuts and does no more.
struct LinkBase: Sendable {
    /// Why a link cannot be followed, as the second half of a sentence.
    struct Fault: Error, Equatable { var reason: String }

    private let folder: [UInt8]
    private let root: [UInt8]

    /// `note` is the path of the note, `root` the folder; a note outside of it can only reach files below it with a leading slash.
    init(note: String, root: String) {
        var folder: [UInt8] = []
        for part in note.utf8.split(separator: UInt8(ascii: "/")).dropLast() { folder += Array(part) + [UInt8(ascii: "/")] }
        var base: [UInt8] = []
        for part in root.utf8.split(separator: UInt8(ascii: "/")) { base += Array(part) + [UInt8(ascii: "/")] }
        self.folder = folder.starts(with: base) ? folder : base
        self.root = base
    }

    /// Follows a path segment by segment; each is decoded once.
    ///
    /// A folder names the `index.md` in it.
    func follow(_ path: ArraySlice<UInt8>) -> Result<String, Fault> {
        var result = path.first == UInt8(ascii: "/") ? root : folder
        var namesFolder = true
        var start = path.startIndex
        while start < path.endIndex {
            let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
            let part = path[start..<end]
            start = min(end + 1, path.endIndex)
            if part.isEmpty || (part.count == 1 && part.first == UInt8(ascii: ".")) {
                namesFolder = true
            } else if part.count == 2 && part.allSatisfy({ $0 == UInt8(ascii: ".") }) {
                guard result.count > root.count else { return .failure(Fault(reason: "leaves the content folder")) }
                result.removeLast()
                while result.count > root.count && result.last != UInt8(ascii: "/") { result.removeLast() }
                namesFolder = true
            } else {
                if let fault = Self.append(part, to: &result) { return .failure(fault) }
                result.append(UInt8(ascii: "/"))
                namesFolder = end < path.endIndex
            }
        }
        if namesFolder { result.append(contentsOf: "index.md".utf8) } else { result.removeLast() }
        guard let text = String(validating: result, as: UTF8.self) else { return .failure(Self.badEscape) }
        return .success(text)
    }

    private static let badEscape = Fault(reason: "has a percent escape that cannot be read")

    /// Decodes one name and appends it.
    private static func append(_ part: ArraySlice<UInt8>, to result: inout [UInt8]) -> Fault? {
        let start = result.count
        var index = part.startIndex
        while index < part.endIndex {
            var byte = part[index]
            index += 1
            if byte == UInt8(ascii: "%") {
                guard index + 1 < part.endIndex, let high = digit(part[index]), let low = digit(part[index + 1]) else {
                    return badEscape
                }
                byte = high << 4 | low
                index += 2
            }
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") {
                return Fault(reason: "has an encoded slash or a backslash in a name")
            }
            if byte < 0x20 || byte == 0x7F { return Fault(reason: "holds a control character") }
            result.append(byte)
        }
        let name = result[start...]
        return name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") } ? Fault(reason: "has encoded dots for a name") : nil
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }
}
