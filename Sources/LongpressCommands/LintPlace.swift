import Files
import QuickActionModel

/// Which catalog `lint` works in: the one that `-C` names, else the one that the operands lie in, else the current folder.
struct LintPlace {
    /// What a path on the command line is.
    struct Operand {
        /// As it is written.
        let written: String
        /// Absolute, without links; the place that it names, whether or not something is there.
        let path: String
        let kind: InputEntry.Kind?
    }

    /// The catalog folder; nil for the one that every command works in.
    let root: String?
    let operands: [Operand]
    /// What is wrong with the operands.
    let faults: [String]

    init(_ arguments: ParsedArguments) {
        operands = arguments.operands.map { Operand(written: $0, path: DiskFiles.absolute($0), kind: DiskFiles.kind($0)) }
        guard arguments.value("root") == nil else {
            (root, faults) = (nil, [])
            return
        }
        var found: [(operand: Operand, root: String)] = []
        for operand in operands {
            if let root = Self.catalog(around: operand) { found.append((operand, root)) }
        }
        root = found.first?.root
        let other = found.first { one in !one.root.hasSameBytes(as: found.first?.root ?? "") }
        faults =
            other.map {
                [
                    "'\(found.first?.operand.written ?? "")' and '\($0.operand.written)' are of two catalogs: lint them one after the other"
                ]
            } ?? []
    }

    /// Whether a folder is a catalog.
    static func isCatalog(_ folder: String) -> Bool {
        DiskFiles.kind(folder + "/content/apps") == .folder
            || (DiskFiles.kind(folder + "/longpress.yaml") == .file && DiskFiles.kind(folder + "/content") == .folder)
    }

    private static func catalog(around operand: Operand) -> String? {
        var folder = operand.path
        while !folder.isEmpty {
            if isCatalog(folder) { return folder }
            guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            folder = String(folder[..<slash])
        }
        return nil
    }
}
