import QuickActionModel

/// Reads objects through two git programs that stay open: one for facts, one for bytes.
///
/// Trees and facts are remembered, since revisions share most of them.
struct GitObjectReader {
    let program: GitProgram
    let folder: String
    /// Bytes of an object's name.
    let idBytes: Int
    private var bytes: GitBatch?
    private var checks: GitBatch?
    private var known: [ByteText: ObjectFacts] = [:]
    private var trees: [ByteText: [GitTreeEntry]] = [:]
    /// Objects that a clone made with a filter lacks.
    private var missing: Set<ByteText> = []

    /// Facts, and entries of trees, that are remembered; then memory starts anew.
    private static let remembered = 200_000
    /// Bytes of one tree object.
    private static let treeBytes = 64 << 20
    private var entriesKnown = 0

    init(program: GitProgram, folder: String, idBytes: Int) {
        self.program = program
        self.folder = folder
        self.idBytes = idBytes
    }

    mutating func tree(_ name: ByteText) throws(GitError) -> [GitTreeEntry] {
        if let known = trees[name] { return known }
        let bytes = try contents(of: name, kind: .tree, limit: Self.treeBytes)
        guard let entries = GitTreeEntry.parse(bytes, idBytes: idBytes) else {
            throw .failed(command: "cat-file", reason: "tree \(name) is damaged")
        }
        entriesKnown += entries.count
        if entriesKnown > Self.remembered { (trees, entriesKnown) = ([:], entries.count) }
        trees[name] = entries
        return entries
    }

    mutating func contents(of name: ByteText, kind: ObjectFacts.Kind, limit: Int) throws(GitError) -> [UInt8] {
        guard let facts = try facts(of: [name], tree: nil)[name] else { throw lacks(name) }
        guard facts.kind == kind else {
            throw .failed(command: "cat-file", reason: "\(name) is a \(facts.kind.rawValue), not a \(kind.rawValue)")
        }
        guard facts.size <= limit else { throw .tooLarge(what: "Object \(name)", size: facts.size, limit: limit) }
        var batch = try Self.open(bytes, program, "--batch", in: folder)
        // Put back only when all went well: after a fault nobody knows where the answers stand.
        bytes = nil
        _ = batch.send(Array(name.string.utf8) + [UInt8(ascii: "\n")])
        guard let line = try batch.line() else {
            try Self.refuseOtherEnds(&batch)
            missing.insert(name)
            throw lacks(name)
        }
        guard let header = ObjectFacts(line: line), header.size == facts.size else { throw lacks(name) }
        guard let content = try batch.bytes(header.size + 1) else {
            throw .failed(command: "cat-file", reason: try GitOutput.reason(batch.lastWords()))
        }
        bytes = batch
        return content.dropLast()
    }

    mutating func facts(of names: [ByteText], tree: ByteText?) throws(GitError) -> [ByteText: ObjectFacts] {
        var found: [ByteText: ObjectFacts] = [:]
        var open: ArraySlice<ByteText> = []
        for name in names {
            if let facts = known[name] { found[name] = facts } else if !missing.contains(name) { open.append(name) }
        }
        if known.count + open.count > Self.remembered { known = [:] }
        while !open.isEmpty {
            let chunk = open.prefix(Self.chunk(open))
            let answers = try check(chunk)
            for (name, facts) in zip(chunk, answers) {
                found[name] = facts
                known[name] = facts
            }
            open = open.dropFirst(answers.count)
            guard answers.count < chunk.count, let next = open.first else { continue }
            // Git has gone over an object that it may not fetch.
            missing.insert(next)
            if let tree { try learnMissing(below: tree) }
            open = open.filter { !missing.contains($0) }[...]
        }
        return found
    }

    /// Answers in the order of the names, nil for what is missing; fewer when git has gone over a missing object.
    private mutating func check(_ names: ArraySlice<ByteText>) throws(GitError) -> [ObjectFacts?] {
        var batch = try Self.open(checks, program, "--batch-check", in: folder)
        checks = nil
        _ = batch.send(names.flatMap { Array($0.string.utf8) + [UInt8(ascii: "\n")] })
        var answers: [ObjectFacts?] = []
        while answers.count < names.count {
            guard let line = try batch.line() else {
                try Self.refuseOtherEnds(&batch)
                return answers
            }
            answers.append(ObjectFacts(line: line))
        }
        checks = batch
        return answers
    }

    /// Learns in one go what a clone made with a filter lacks below a tree.
    private mutating func learnMissing(below tree: ByteText) throws(GitError) {
        let command = ["rev-list", "--objects", "--no-object-names", "--missing=print", tree.string]
        let output = try GitOutput.of(program, command, in: folder)
        guard output.status == 0 else { return }
        for line in output.bytes.split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "?") {
            missing.insert(ByteText(String(decoding: line.dropFirst(), as: UTF8.self)))
        }
    }

    /// Git ends over a missing object of a clone made with a filter; every other end is an error.
    private static func refuseOtherEnds(_ batch: inout GitBatch) throws(GitError) {
        let words = try batch.lastWords()
        guard words.contains("promisor") || words.contains("lazy fetching") else {
            throw .failed(command: "cat-file", reason: GitOutput.reason(words))
        }
    }

    private static func open(
        _ running: GitBatch?, _ program: GitProgram, _ mode: String, in folder: String
    ) throws(GitError) -> GitBatch {
        if let running { return running }
        return try GitBatch(program, mode, in: folder)
    }

    /// Number of names that fit into one query.
    private static func chunk(_ names: ArraySlice<ByteText>) -> Int {
        var (bytes, count) = (0, 0)
        for name in names {
            bytes += name.string.utf8.count + 1
            if bytes > GitBatch.queryBytes, count > 0 { break }
            count += 1
        }
        return count
    }

    private func lacks(_ name: ByteText) -> GitError {
        .missingObject(id: name.string, folder: folder, isPartial: !missing.isEmpty)
    }
}
