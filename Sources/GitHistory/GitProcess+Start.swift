#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension GitProcess {
    /// Two connected sockets that other programs do not inherit.
    static func pair(_ program: GitProgram) throws(GitError) -> (ours: Int32, theirs: Int32) {
        var files: [Int32] = [-1, -1]
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        #elseif canImport(Musl)
            let kind = SOCK_STREAM | SOCK_CLOEXEC
        #else
            let kind = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, kind, 0, &files) == 0 else {
            throw .noGit(program: program.path, reason: text(of: errno))
        }
        #if canImport(Darwin)
            var isOn: Int32 = 1
            for file in files { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
            _ = setsockopt(files[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return (files[0], files[1])
    }

    /// Writes to a socket whose other end may have gone, without a signal.
    static func write(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
            send(file, bytes, count, 0)
        #else
            send(file, bytes, count, Int32(MSG_NOSIGNAL))
        #endif
    }

    /// Starts a program with the files as its input and output, and as its messages.
    static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String], _ channel: Int32, _ errors: Int32
    ) -> (code: Int32, process: pid_t) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, channel, 0)
        posix_spawn_file_actions_adddup2(&actions, channel, 1)
        posix_spawn_file_actions_adddup2(&actions, errors, 2)
        // Whatever our own process does with signals, git starts with the usual.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
        var process = pid_t()
        let code = withPointers(arguments) { arguments in
            withPointers(environment) { environment in
                guard let arguments, let environment else { return EINVAL }
                return posix_spawnp(&process, path, &actions, &attributes, arguments, environment)
            }
        }
        return (code, process)
    }

    /// The system's words for a code.
    static func text(of code: Int32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            buffer.initialize(repeating: 0)
            guard let base = buffer.baseAddress, strerror_r(code, base, 255) == 0, base[0] != 0 else { return "error \(code)" }
            return String(cString: base)
        }
    }

    /// Texts as C wants them: a list of pointers that ends with none.
    private static func withPointers<Result>(
        _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        let list: [UnsafeMutablePointer<CChar>?] = pointers + [nil]
        return list.withUnsafeBufferPointer { buffer in
            withUnsafeTemporaryAllocation(of: UnsafeMutablePointer<CChar>?.self, capacity: buffer.count) { copy in
                _ = copy.initialize(from: buffer)
                return body(copy.baseAddress)
            }
        }
    }
}
