import QuickActionModel

extension FolderTree {
    /// Where a path of the tree really leads.
    struct Place {
        /// Absolute path without links.
        let path: String
        /// What stands there; never a link.
        let status: FileStatus
    }

    /// Links on one path; more are refused, so that folders of links to folders of links cannot multiply.
    static var linksOnAPath: Int { 4 }

    /// Finds what a path leads to and holds it to the tree: no dot segments, and no link that leaves it.
    func locate(_ path: String) throws(InputError) -> Place {
        do {
            return try walk(path)
        } catch let error as InputError {
            throw error
        } catch let error as DiskError {
            throw error.isMissing ? .missing(path: shown(path)) : .failed(path: shown(path), reason: error.text)
        } catch {
            throw .failed(path: shown(path), reason: "unknown reason")
        }
    }

    private func walk(_ path: String) throws -> Place {
        guard !path.isEmpty else {
            guard let status = try Disk.status(self.path) else { throw InputError.missing(path: shown(path)) }
            return Place(path: self.path, status: status)
        }
        guard isPlain(path) else { throw InputError.failed(path: path, reason: "paths have no empty, \".\" or \"..\" parts") }
        guard admits(path) else { throw InputError.missing(path: path) }
        let whole = self.path == "/" ? "/" + path : self.path + "/" + path
        guard let status = try Disk.statusOfWay(whole, root: self.path.utf8.count) else { throw InputError.missing(path: path) }
        return status.kind == .link ? try walkLinks(path) : Place(path: whole, status: status)
    }

    /// The same for a path with links on it, part by part.
    private func walkLinks(_ path: String) throws -> Place {
        var here = self.path
        guard var status = try Disk.status(here) else { throw InputError.missing(path: shown(path)) }
        // Real folders on the way: a link to one of them, or above one, would make the tree endless.
        var passed: [String] = []
        var links = 0
        for segment in path.utf8.split(separator: UInt8(ascii: "/")) {
            passed.append(here)
            here = here == "/" ? "/" + String(Substring(segment)) : here + "/" + String(Substring(segment))
            guard let found = try Disk.status(here) else { throw InputError.missing(path: path) }
            status = found
            guard found.kind == .link else { continue }
            links += 1
            guard links <= Self.linksOnAPath else {
                throw InputError.failed(path: path, reason: "more than \(Self.linksOnAPath) links are on the way")
            }
            here = try target(of: here, path: path, passed: passed)
            guard let target = try Disk.status(here) else { throw InputError.missing(path: path) }
            status = target
        }
        return Place(path: here, status: status)
    }

    private func target(of link: String, path: String, passed: [String]) throws -> String {
        let target = try Disk.resolved(link)
        guard target.isBelow(self.path) || target.hasSameBytes(as: self.path) else { throw InputError.leavesRoot(path: path) }
        if passed.contains(where: { $0.hasSameBytes(as: target) || $0.isBelow(target) }) {
            throw InputError.failed(path: path, reason: "it is a link to a folder that holds it")
        }
        return target
    }

    /// Whether no part is empty, `.` or `..`, and no byte is zero.
    private func isPlain(_ path: String) -> Bool {
        var length = 0
        var dots = 0
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "/"):
                if length == dots, length < 3 { return false }
                length = 0
                dots = 0
            case 0: return false
            default:
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return length != dots || length > 2
    }
}

extension String {
    /// Whether this path lies inside a folder, by bytes; both absolute and free of links.
    func isBelow(_ folder: String) -> Bool {
        let prefix = folder == "/" ? "/" : folder + "/"
        return utf8.count > prefix.utf8.count && utf8.starts(with: prefix.utf8)
    }
}
