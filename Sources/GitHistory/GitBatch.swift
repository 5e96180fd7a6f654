/// A `git cat-file` that stays open: names go in, objects or facts come out.
struct GitBatch {
    private let process: GitProcess
    private var pending: [UInt8] = []
    private var place = 0

    /// Bytes of one line that git answers.
    static let lineBytes = 4_096
    /// Bytes of names that are sent before answers are read; with more, both sides could wait for each other.
    static let queryBytes = 4_096

    init(_ program: GitProgram, _ mode: String, in folder: String) throws(GitError) {
        process = try GitProcess(program, ["cat-file", mode], in: folder)
    }

    /// Git's messages so far, after it has ended.
    mutating func lastWords() throws(GitError) -> String {
        // Its output is at its end, so it is about to go.
        _ = try process.finish()
        return String(decoding: process.messages, as: UTF8.self)
    }

    func send(_ bytes: [UInt8]) -> Bool { process.put(bytes) }

    /// The next line; nil when git has gone.
    mutating func line() throws(GitError) -> [UInt8]? {
        var looked = place
        while true {
            if let end = pending[looked...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(pending[place..<end])
                place = end + 1
                return line
            }
            looked = pending.count
            guard looked - place <= Self.lineBytes else {
                throw .failed(command: "cat-file", reason: "it gave a line of more than \(Self.lineBytes) bytes")
            }
            let before = place
            guard try fill() else { return nil }
            looked -= before - place
        }
    }

    /// The next `count` bytes; nil when git has gone.
    mutating func bytes(_ count: Int) throws(GitError) -> [UInt8]? {
        while pending.count - place < count {
            guard try fill() else { return nil }
        }
        defer { place += count }
        return Array(pending[place..<place + count])
    }

    private mutating func fill() throws(GitError) -> Bool {
        // What was used is let go before more comes, so the buffer stays as large as one answer.
        if place > 0 {
            pending.removeFirst(place)
            place = 0
        }
        return try process.receive(into: &pending)
    }
}
