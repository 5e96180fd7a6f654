import QuickActionModel

/// A git repository, read through the user's git; nothing is written or fetched, and no hook, filter or pager runs.
public struct GitRepository: Sendable {
    /// The folder it was opened at, as given.
    public let folder: String
    /// Path of that folder in the repository, without a `/` at the end; empty at its root.
    public let prefix: String
    /// Whether the clone has only the latest commits.
    public let isShallow: Bool
    /// Whether it has no working tree.
    public let isBare: Bool
    let program: GitProgram
    let objects: GitObjects

    /// The repository that a folder lies in.
    public init(at folder: String, program: GitProgram) throws(GitError) {
        guard !folder.utf8.contains(0) else { throw .notARepository(folder: folder) }
        let place = folder.isEmpty ? "." : folder
        let command = ["rev-parse", "--is-shallow-repository", "--is-bare-repository", "--show-object-format", "--show-prefix"]
        let output = try GitOutput.of(program, command, in: place)
        guard output.status == 0 else { throw Self.fault(output, place) }
        // The folder's name may hold line ends, so it is the whole rest.
        let lines = output.bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
        guard lines.count == 4 else { throw .failed(command: "rev-parse", reason: "it answers in a way that is not known") }
        self.folder = place
        self.program = program
        isShallow = lines[0].elementsEqual("true".utf8)
        isBare = lines[1].elementsEqual("true".utf8)
        prefix = String(decoding: lines[3].dropLast(lines[3].suffix(2).elementsEqual("/\n".utf8) ? 2 : 1), as: UTF8.self)
        objects = GitObjects(program: program, folder: place, idBytes: lines[2].elementsEqual("sha256".utf8) ? 32 : 20)
    }

    /// A folder of a commit as input; `""` is the root of the repository.
    public func tree(_ commit: GitCommit, folder: String, root: String) throws(GitError) -> GitTree {
        let whole = GitTree(objects: objects, commit: commit.id, folder: "", root: root)
        guard !folder.isEmpty else { return whole }
        guard try whole.lookUp(folder)?.entry.kind == .folder else { throw .missingPath(folder, revision: commit.revision) }
        return GitTree(objects: objects, commit: commit.id, folder: folder, root: root)
    }

    /// What `REV` or `REV:path` names; without a path the folder that the repository was opened at.
    ///
    /// As in git, a path starts at the root of the repository, and one with `./` or `../` in front at the opened folder.
    public func side(_ text: String, root: String) throws(GitError) -> GitSide {
        let typed = RevisionText(text)
        let commit = try commit(typed.revision)
        guard let path = typed.path else {
            return GitSide(commit: commit, tree: try tree(commit, folder: prefix, root: root), folder: prefix)
        }
        return try side(path, of: commit, root: root)
    }

    /// What a path of a commit names; like the one after the colon of `REV:path`.
    public func side(_ path: String, of commit: GitCommit, root: String) throws(GitError) -> GitSide {
        guard let place = RevisionText.place(path, from: prefix) else { throw .leavesRepository(path) }
        let whole = GitTree(objects: objects, commit: commit.id, folder: "", root: root)
        guard let found = try whole.lookUp(place) else { throw .missingPath(path, revision: commit.revision) }
        switch found.entry.kind {
        case .folder: return GitSide(commit: commit, tree: try tree(commit, folder: place, root: root), folder: place)
        case .file:
            let cut = place.utf8.lastIndex(of: UInt8(ascii: "/"))
            let holder = cut.map { String(place[..<$0]) } ?? ""
            let tree = GitTree(objects: objects, commit: commit.id, folder: holder, root: root)
            return GitSide(commit: commit, tree: tree, folder: holder, file: found.entry.name)
        case .other: throw .missingPath(path, revision: commit.revision)
        }
    }

    static func fault(_ output: GitOutput, _ folder: String) -> GitError {
        if output.messages.contains("not a git repository") { return .notARepository(folder: folder) }
        if output.messages.contains("dubious ownership") {
            // Git names the folder that must be trusted, which may lie above ours.
            let quoted = output.messages.split(separator: "'", omittingEmptySubsequences: false)
            return .foreignOwner(folder: quoted.count > 2 ? String(quoted[1]) : folder)
        }
        return .failed(command: "rev-parse", reason: output.reason)
    }
}
