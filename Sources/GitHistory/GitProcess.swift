#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A running git with its input, output and messages: this and its extension are the only callers of the system here.
///
/// Input and output are one pair of sockets, since writing to a socket can be told not to raise SIGPIPE. When the value is let go, git
/// is ended and waited for, so nothing of it stays.
final class GitProcess {
    /// The system's number of the running program.
    let process: pid_t
    private var channel: Int32
    private var errors: Int32
    private var isWaitedFor = false
    private let patience: Int
    /// For messages.
    let command: String
    /// What git wrote as messages, its first bytes.
    private(set) var messages: [UInt8] = []

    /// Bytes of messages that are kept.
    static let messageBytes = 16 << 10
    static let chunk = 64 << 10

    /// Starts git without a shell.
    init(_ program: GitProgram, _ command: [String], in folder: String) throws(GitError) {
        self.command = command.first ?? ""
        patience = program.patience
        let (ours, theirs) = try Self.pair(program)
        let errors: (ours: Int32, theirs: Int32)
        do throws(GitError) { errors = try Self.pair(program) } catch {
            for file in [ours, theirs] { _ = close(file) }
            throw error
        }
        defer { for file in [theirs, errors.theirs] { _ = close(file) } }
        let arguments = program.arguments(command, in: folder)
        let started = Self.spawn(program.path, arguments, program.cleanedEnvironment, theirs, errors.theirs)
        guard started.code == 0 else {
            for file in [ours, errors.ours] { _ = close(file) }
            throw .noGit(program: program.path, reason: Self.text(of: started.code))
        }
        (process, channel, self.errors) = (started.process, ours, errors.ours)
    }

    deinit {
        if !isWaitedFor { end() }
        closeAll()
    }

    /// Writes all bytes; false when git has gone.
    func put(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return true }
            var done = 0
            while done < bytes.count {
                let count = Self.write(channel, base + done, bytes.count - done)
                if count > 0 { done += count } else if errno != EINTR { return false }
            }
            return true
        }
    }

    /// Tells git that no more input comes.
    func endInput() { _ = shutdown(channel, Int32(SHUT_WR)) }

    /// Adds what git wrote next to `output`; false at its end.
    func receive(into output: inout [UInt8]) throws(GitError) -> Bool {
        while true {
            var waits = [
                pollfd(fd: channel, events: Int16(POLLIN), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&waits, 2, Int32(clamping: patience))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else {
                end()
                throw .hangs(command: command, milliseconds: patience)
            }
            if waits[1].revents != 0 { readMessages() }
            if waits[0].revents != 0 { return Self.read(channel, &output) }
        }
    }

    /// Reads the rest of the messages and waits for git; its exit code, or 128 and a number when a signal ended it.
    func finish() throws(GitError) -> Int {
        while errors >= 0 {
            var waits = [pollfd(fd: errors, events: Int16(POLLIN), revents: 0)]
            let ready = poll(&waits, 1, Int32(clamping: patience))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else {
                end()
                throw .hangs(command: command, milliseconds: patience)
            }
            readMessages()
        }
        return wait()
    }

    /// Ends git at once.
    func end() {
        guard !isWaitedFor else { return }
        _ = kill(process, SIGKILL)
        _ = wait()
    }

    private func wait() -> Int {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        isWaitedFor = true
        return status & 0x7f == 0 ? Int(status >> 8 & 0xff) : 128 + Int(status & 0x7f)
    }

    private func readMessages() {
        var chunk: [UInt8] = []
        if Self.read(errors, &chunk) {
            messages += chunk.prefix(max(0, Self.messageBytes - messages.count))
        } else {
            _ = close(errors)
            // poll takes no notice of numbers below zero.
            errors = -1
        }
    }

    private func closeAll() {
        for file in [channel, errors] where file >= 0 { _ = close(file) }
        (channel, errors) = (-1, -1)
    }

    /// Adds what can be read now; false at the end.
    private static func read(_ file: Int32, _ output: inout [UInt8]) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: chunk, alignment: 16) { buffer in
            while true {
                let count = recv(file, buffer.baseAddress, buffer.count, 0)
                if count > 0 {
                    output.append(contentsOf: buffer[..<count])
                    return true
                }
                if count == 0 || errno != EINTR { return false }
            }
        }
    }
}
