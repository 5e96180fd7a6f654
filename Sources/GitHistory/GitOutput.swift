/// What one command of git gave.
struct GitOutput {
    /// Its exit code.
    var status: Int
    var bytes: [UInt8]
    /// Its messages, as text.
    var messages: String

    /// Runs a command to its end.
    static func of(
        _ program: GitProgram, _ command: [String], in folder: String, limit: Int = 64 << 20
    ) throws(GitError) -> GitOutput {
        let process = try GitProcess(program, command, in: folder)
        process.endInput()
        var bytes: [UInt8] = []
        while try process.receive(into: &bytes) {
            guard bytes.count <= limit else {
                throw .tooLarge(what: "The output of git \(process.command)", size: bytes.count, limit: limit)
            }
        }
        let status = try process.finish()
        return GitOutput(status: status, bytes: bytes, messages: String(decoding: process.messages, as: UTF8.self))
    }

    /// The message that matters, without `fatal:` and advice.
    var reason: String { Self.reason(messages) }

    /// The same of any messages.
    static func reason(_ messages: String) -> String {
        let line = messages.split(separator: "\n").last { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") }
        return line.map { String($0.dropFirst(7)) } ?? String(messages.prefix(300))
    }
}
