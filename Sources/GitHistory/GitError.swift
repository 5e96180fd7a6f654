/// Why a repository or a revision could not be read.
public enum GitError: Error, Sendable, Equatable {
    /// The program cannot be started.
    case noGit(program: String, reason: String)
    /// No repository at the folder or above it.
    case notARepository(folder: String)
    /// The repository belongs to somebody else, and git refuses it.
    case foreignOwner(folder: String)
    /// A revision that no revision can be: empty, with `-` in front, or with control characters.
    case badRevision(String)
    /// The repository has no such revision; `nearest` is a tag that may have been meant.
    case unknownRevision(String, nearest: String?)
    /// The same in a clone that has only the latest commits.
    case shallow(revision: String, folder: String)
    /// The beginning of a name that several objects have.
    case ambiguous(String)
    /// A revision that leads to a file or folder.
    case notACommit(String)
    /// Nothing at a path of a revision.
    case missingPath(String, revision: String)
    /// A path that leads out of the repository.
    case leavesRepository(String)
    /// An object that this clone lacks; `isPartial` in clones made with a filter.
    case missingObject(id: String, folder: String, isPartial: Bool)
    /// No tag fits a pattern.
    case noTags(pattern: String, isShallow: Bool, folder: String)
    /// Git gave nothing for this many milliseconds and was ended.
    case hangs(command: String, milliseconds: Int)
    /// More bytes than the limit.
    case tooLarge(what: String, size: Int, limit: Int)
    /// Git ended with an error of another kind; its own words.
    case failed(command: String, reason: String)
}
