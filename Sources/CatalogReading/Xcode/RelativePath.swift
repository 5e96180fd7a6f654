import QuickActionModel

/// Paths that are written in files, relative to the folder of the file.
enum RelativePath {
    /// A path without dot segments.
    ///
    /// `..` is kept where it leads above the start; an absolute path stays absolute.
    static func normalized(_ path: String) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        var parts: [String] = []
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            if part.elementsEqual(".".utf8) { continue }
            if part.elementsEqual("..".utf8), let last = parts.last, last != ".." {
                parts.removeLast()
            } else if !(isAbsolute && part.elementsEqual("..".utf8)) {
                parts.append(String(Substring(part)))
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    /// A path that is written in a file of `folder`, seen from where `folder` is seen from.
    static func joined(_ folder: String, _ written: String) -> String {
        let isWhole = folder.isEmpty || written.utf8.first == UInt8(ascii: "/")
        return normalized(isWhole ? written : folder + "/" + written)
    }

    /// Folder and name of the last part; the folder is empty where there is none.
    static func split(_ path: String) -> (folder: String, name: String) {
        guard let cut = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
        let folder = cut == path.utf8.startIndex ? "/" : String(path[..<cut])
        return (folder, String(path[path.utf8.index(after: cut)...]))
    }

    /// The way from a folder to a path below it; nil when the path is not below.
    static func below(_ folder: String, _ path: String) -> String? {
        if folder.isEmpty { return leadsOut(path) ? nil : path }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        if path.hasSameBytes(as: folder) { return "" }
        guard path.utf8.starts(with: prefix.utf8) else { return nil }
        let rest = String(path.utf8.dropFirst(prefix.utf8.count)) ?? ""
        return leadsOut(rest) ? nil : rest
    }

    /// Whether a normalised path is absolute or begins above the start.
    static func leadsOut(_ path: String) -> Bool {
        path.utf8.first == UInt8(ascii: "/") || path.hasSameBytes(as: "..") || path.utf8.starts(with: "../".utf8)
    }
}
