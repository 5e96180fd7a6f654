import QuickActionModel

extension GitRepository {
    /// The commit of a revision: a tag, branch, name of a commit or anything else that `git rev-parse` understands.
    public func commit(_ revision: String) throws(GitError) -> GitCommit {
        guard RevisionText.isUsable(revision) else { throw .badRevision(revision) }
        let command = ["rev-parse", "--verify", "--end-of-options", revision + "^{commit}"]
        let output = try GitOutput.of(program, command, in: folder, limit: 1 << 16)
        let id = String(decoding: output.bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard output.status == 0, id.utf8.count == objects.idBytes * 2 else { throw try fault(output, revision) }
        return GitCommit(id: id, revision: revision, date: try date(of: id))
    }

    /// The commit of a tag, without starting git.
    public func commit(_ tag: GitTag) throws(GitError) -> GitCommit {
        guard let id = tag.commit else { throw .notACommit(tag.name) }
        return GitCommit(id: id, revision: tag.name, date: try date(of: id))
    }

    /// How many objects `git replace` shows in another form; they are read as they were committed.
    public func replacedObjects() throws(GitError) -> Int {
        let output = try GitOutput.of(program, ["for-each-ref", "--format=%(refname)", "refs/replace"], in: folder)
        guard output.status == 0 else { throw .failed(command: "for-each-ref", reason: output.reason) }
        return output.bytes.count { $0 == UInt8(ascii: "\n") }
    }

    /// The time in a commit's `committer` line.
    private func date(of id: String) throws(GitError) -> Int? {
        let bytes = try objects.contents(of: ByteText(id), kind: .commit, limit: 16 << 20)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            // The message begins after an empty line.
            if line.isEmpty { return nil }
            guard line.starts(with: "committer ".utf8) else { continue }
            let words = line.split(separator: UInt8(ascii: " "))
            return words.count > 2 ? Int(String(decoding: words[words.count - 2], as: UTF8.self)) : nil
        }
        return nil
    }

    /// Why git did not find a revision.
    private func fault(_ output: GitOutput, _ revision: String) throws(GitError) -> GitError {
        if output.messages.contains("is ambiguous") { return .ambiguous(revision) }
        if output.messages.contains("dubious ownership") { return Self.fault(output, folder) }
        if output.messages.contains("expected commit type") { return .notACommit(revision) }
        if output.messages.contains("promisor") {
            return .missingObject(id: revision, folder: folder, isPartial: true)
        }
        if isShallow { return .shallow(revision: revision, folder: folder) }
        let isName = [40, 64].contains(revision.utf8.count) && revision.utf8.allSatisfy { Self.isHexadecimal($0) }
        if isName { return .missingObject(id: revision, folder: folder, isPartial: false) }
        return .unknownRevision(revision, nearest: Self.nearest(revision, in: ((try? tags()) ?? []).map(\.name)))
    }

    /// The tag that was most likely meant: of the same version, else of nearly the same name.
    static func nearest(_ revision: String, in tags: [String]) -> String? {
        if let version = ReleaseVersion(revision), let same = tags.first(where: { ReleaseVersion($0) == version }) { return same }
        return NearestName.of(revision, in: tags)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
    }
}
