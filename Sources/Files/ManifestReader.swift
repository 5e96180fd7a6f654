import QuickActionModel

/// Reads a manifest.
///
/// Somebody may have edited it, and it decides what is removed: everything in it is checked.
struct ManifestReader {
    /// What is wrong with it.
    struct Fault: Error {
        /// A few words for a sentence.
        let text: String
    }

    private var scanner: JSONScanner
    private var format: String?
    private var generator: String?
    private var input: String?
    private var state: String?
    private var files: [Manifest.File]?

    /// The manifest in some bytes.
    static func read(_ bytes: [UInt8]) throws(Fault) -> Manifest {
        var reader = ManifestReader(scanner: JSONScanner(bytes))
        do throws(JSONScanner.Fault) { try reader.document() } catch {
            throw Fault(text: "\(error.text) at byte \(error.offset + 1)")
        }
        guard reader.format == Manifest.format else {
            throw Fault(text: "its format is \(reader.format ?? "not told"), and this version reads \(Manifest.format)")
        }
        guard let state = reader.state, state == "complete" || state == "incomplete", let files = reader.files else {
            throw Fault(text: "it has no state or no list of files")
        }
        for file in files {
            if let fault = Manifest.fault(in: file.path) { throw Fault(text: "\(file.path) is no path of ours, \(fault)") }
        }
        return Manifest(
            generator: reader.generator ?? "", input: reader.input, isComplete: state == "complete",
            files: files.sorted { $0.path.precedesByBytes($1.path) })
    }

    private mutating func document() throws(JSONScanner.Fault) {
        try scanner.startObject()
        while let key = try scanner.nextKey() {
            switch key {
            case "files": files = try fileList()
            case "format": format = try scanner.string()
            case "generator": generator = try scanner.string()
            case "input": input = try scanner.string()
            case "state": state = try scanner.string()
            default: try scanner.skipValue()
            }
        }
        try scanner.end()
    }

    private mutating func fileList() throws(JSONScanner.Fault) -> [Manifest.File] {
        var found: [Manifest.File] = []
        try scanner.startObject()
        while let path = try scanner.nextKey() {
            var sha256: String?
            var size: Int?
            try scanner.startObject()
            while let key = try scanner.nextKey() {
                switch key {
                case "sha256": sha256 = try scanner.string()
                case "size": size = try scanner.integer()
                default: try scanner.skipValue()
                }
            }
            var seal: Manifest.Seal?
            if let sha256, let size { seal = Manifest.Seal(sha256: sha256, size: size) }
            found.append(Manifest.File(path: path, seal: seal))
        }
        return found
    }
}
