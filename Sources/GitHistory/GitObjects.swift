import QuickActionModel
import Synchronization

/// The objects of a repository, safe to ask from several threads.
final class GitObjects: Sendable {
    let program: GitProgram
    let folder: String
    /// Bytes of an object's name.
    let idBytes: Int
    private let state: Mutex<GitObjectReader>

    init(program: GitProgram, folder: String, idBytes: Int) {
        self.program = program
        self.folder = folder
        self.idBytes = idBytes
        state = Mutex(GitObjectReader(program: program, folder: folder, idBytes: idBytes))
    }

    /// Facts of objects by their names or expressions such as `<id>^{commit}`; what is missing is left out.
    ///
    /// `tree` is the folder they stand in: in a clone made with a filter, git tells by it what is missing.
    func facts(of names: [ByteText], tree: ByteText? = nil) throws(GitError) -> [ByteText: ObjectFacts] {
        try state.withLock { reader throws(GitError) in try reader.facts(of: names, tree: tree) }
    }

    /// The bytes of an object of one kind; an error when it is missing or larger than `limit`.
    func contents(of name: ByteText, kind: ObjectFacts.Kind, limit: Int) throws(GitError) -> [UInt8] {
        try state.withLock { reader throws(GitError) in try reader.contents(of: name, kind: kind, limit: limit) }
    }

    /// Entries of a tree, by its name or an expression.
    func tree(_ name: ByteText) throws(GitError) -> [GitTreeEntry] {
        try state.withLock { reader throws(GitError) in try reader.tree(name) }
    }
}
