extension GitError {
    /// Sentences for people: what was understood and what to do.
    public var message: String {
        switch self {
        case .noGit(let program, let reason):
            "\(Self.quoted(program)) cannot be started: \(reason). Revisions are read with git; install it, or name folders instead"
        case .notARepository(let folder): "\(Self.quoted(folder)) is not in a git repository"
        case .foreignOwner(let folder):
            "The git repository at \(Self.quoted(folder)) belongs to another user, and git refuses it. To trust it, run: "
                + "git config --global --add safe.directory \(Self.argument(folder))"
        case .badRevision(let revision):
            "\(Self.quoted(revision)) is no revision. A revision is not empty, does not start with \"-\" and has no control characters"
        case .unknownRevision, .shallow, .ambiguous, .notACommit, .missingPath, .leavesRepository: revisionMessage
        case .missingObject(let id, let folder, let isPartial):
            isPartial
                ? "Object \(id) is not in this clone, which was made with a filter. To get everything, run: "
                    + "\(Self.git(folder)) fetch --refetch --no-filter origin"
                : "Object \(id) is not in this clone. To get it, run: \(Self.git(folder)) fetch origin \(id)"
        case .noTags(let pattern, let isShallow, let folder):
            isShallow
                ? "This shallow clone has no tag that fits \(Self.quoted(pattern)). \(Self.unshallow(folder))"
                : "No tag fits \(Self.quoted(pattern))"
        case .hangs(let command, let milliseconds):
            "git \(command) gave no answer for \(Self.seconds(milliseconds)) and was ended"
        case .tooLarge(let what, let size, let limit): "\(what) has \(size) bytes; the limit is \(limit)"
        case .failed(let command, let reason):
            "git \(command) failed: \(reason.isEmpty ? "it said nothing" : Self.visible(reason))"
        }
    }

    private var revisionMessage: String {
        switch self {
        case .unknownRevision(let revision, let nearest):
            "The repository has no revision \(Self.quoted(revision))"
                + (nearest.map { ". Did you mean \(Self.quoted($0))?" } ?? "")
        case .shallow(let revision, let folder):
            "Revision \(Self.quoted(revision)) is not in this clone, which is shallow. \(Self.unshallow(folder))"
        case .ambiguous(let revision): "\(Self.quoted(revision)) is the beginning of several objects. Write more of it"
        case .notACommit(let revision): "\(Self.quoted(revision)) does not lead to a commit"
        case .missingPath(let path, let revision): "Revision \(Self.quoted(revision)) has nothing at \(Self.quoted(path))"
        case .leavesRepository(let path): "The path \(Self.quoted(path)) leads out of the repository"
        default: ""
        }
    }

    static func unshallow(_ folder: String) -> String {
        "To get the whole history, run: \(git(folder)) fetch --unshallow --tags origin (for actions/checkout set fetch-depth: 0)"
    }

    private static func git(_ folder: String) -> String { folder == "." ? "git" : "git -C \(argument(folder))" }

    private static func seconds(_ milliseconds: Int) -> String {
        milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
    }

    /// A text as one word for a shell.
    private static func argument(_ text: String) -> String {
        let plain = text.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || "/._-+@%:,=".utf8.contains(byte)
        }
        if plain, !text.isEmpty { return text }
        let parts = visible(text).split(separator: "'", omittingEmptySubsequences: false)
        return "'" + parts.joined(separator: "'\\''") + "'"
    }

    static func quoted(_ text: String) -> String { "\"" + visible(text) + "\"" }

    /// A text in which what would not be seen, or would steer a terminal, is written as a number.
    private static func visible(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars.prefix(500) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                shown += scalar == "\n" ? " " : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }
}
