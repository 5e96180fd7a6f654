import QuickActionModel
import Synchronization

/// Hashes of everything that was asked of the input; from several threads.
///
/// What a reader saw is all that can change what it makes, so equal ledgers mean an equal catalog.
final class InputLedger: Sendable {
    private let answers = Mutex<[String: [UInt8]]>([:])

    /// Notes one answer; the question is unique for what was asked.
    func note(_ question: String, _ answer: [UInt8]) {
        let hash = SHA256.hash(answer)
        answers.withLock { $0[question] = hash }
    }

    /// All questions with their answers, in the order of the questions' bytes.
    func write(to seal: inout InputSeal) {
        for (question, hash) in answers.withLock({ Array($0) }).sorted(by: { $0.key.precedesByBytes($1.key) }) {
            seal.add(question)
            seal.add(hash)
        }
    }
}

/// A tree of input that notes what is asked of it, and what it answers.
struct LedgerTree: InputTree {
    private let base: any InputTree
    /// What tells this tree from others in the ledger.
    private let name: String
    private let ledger: InputLedger

    init(_ base: any InputTree, _ ledger: InputLedger, name: String = "") {
        self.base = base
        self.name = name
        self.ledger = ledger
    }

    var root: String { base.root }
    var embedded: [String] { base.embedded }
    var remarks: [String] { base.remarks }

    func list(_ folder: String) throws(InputError) -> [InputEntry] {
        try noted("list", folder) { () throws(InputError) in
            try base.list(folder)
        } answer: { entries in
            entries.flatMap { Self.bytes(of: $0) }
        }
    }

    func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        try noted("read \(offset) \(count)", path) { () throws(InputError) in
            try base.read(path, offset: offset, count: count)
        } answer: {
            $0
        }
    }

    func entry(_ path: String) throws(InputError) -> InputEntry? {
        try noted("entry", path) { () throws(InputError) in
            try base.entry(path)
        } answer: { entry in
            entry.map { Self.bytes(of: $0) } ?? []
        }
    }

    func tree(at path: String, named name: String) throws(InputError) -> any InputTree {
        let inner: any InputTree
        do throws(InputError) { inner = try base.tree(at: path, named: name) } catch {
            ledger.note("\(self.name)\0tree\0\(path)", Array(error.message.utf8))
            throw error
        }
        ledger.note("\(self.name)\0tree\0\(path)", (inner.embedded + inner.remarks).flatMap { Array($0.utf8) + [0] })
        return LedgerTree(inner, ledger, name: "\(self.name)\0\(path)")
    }

    private func noted<Answer>(
        _ question: String, _ path: String, _ ask: () throws(InputError) -> Answer, answer: (Answer) -> [UInt8]
    ) throws(InputError) -> Answer {
        let key = "\(name)\0\(question)\0\(path)"
        do throws(InputError) {
            let given = try ask()
            ledger.note(key, answer(given))
            return given
        } catch {
            ledger.note(key, Array("error \(error.message)".utf8))
            throw error
        }
    }

    private static func bytes(of entry: InputEntry) -> [UInt8] {
        let kind =
            switch entry.kind {
            case .file: "file"
            case .folder: "folder"
            case .other: "other"
            }
        return Array("\(entry.name)\0\(kind) \(entry.size)\0".utf8)
    }
}
