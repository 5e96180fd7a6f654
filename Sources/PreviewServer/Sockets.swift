#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The system calls of this target.
///
/// Every other file of it is free of C.
enum Sockets {
    /// What a read or write on a socket that never waits came to.
    enum Transfer {
        /// So many bytes went.
        case done(Int)
        /// Nothing now; later.
        case later
        /// The other end is gone.
        case gone
    }

    /// The code for "somebody else listens there".
    static var busy: Int32 { EADDRINUSE }

    /// The last error's code.
    static var code: Int32 { errno }

    /// The system's words for a code.
    static func text(of code: Int32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            buffer.initialize(repeating: 0)
            guard let base = buffer.baseAddress, strerror_r(code, base, 255) == 0, base[0] != 0 else { return "error \(code)" }
            return String(cString: base)
        }
    }

    /// A socket that listens on a port of this machine's own address, which no other machine can reach.
    ///
    /// Port 0 takes any free one.
    static func listen(port: UInt16) -> Result<(file: Int32, port: UInt16), SocketError> {
        #if canImport(Glibc)
            let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        #elseif canImport(Musl)
            let file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)
        #else
            let file = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard file >= 0 else { return .failure(SocketError(code: errno)) }
        prepare(file)
        // Without it a port stays taken for minutes after a preview ended.
        var isOn: Int32 = 1
        _ = setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let taken = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                #if canImport(Darwin)
                    let bound = Darwin.bind(file, pointer, length)
                #elseif canImport(Musl)
                    let bound = Musl.bind(file, pointer, length)
                #else
                    let bound = Glibc.bind(file, pointer, length)
                #endif
                guard bound == 0, start(file) == 0 else { return errno }
                return getsockname(file, pointer, &length) == 0 ? 0 : errno
            }
        }
        guard taken == 0 else {
            _ = close(file)
            return .failure(SocketError(code: taken))
        }
        return .success((file, UInt16(bigEndian: address.sin_port)))
    }

    private static func start(_ file: Int32) -> Int32 {
        #if canImport(Darwin)
            Darwin.listen(file, 64)
        #elseif canImport(Musl)
            Musl.listen(file, 64)
        #else
            Glibc.listen(file, 64)
        #endif
    }

    /// The next caller; nil when there is none.
    static func accept(_ listener: Int32) -> Int32? {
        #if canImport(Darwin)
            let file = Darwin.accept(listener, nil, nil)
        #elseif canImport(Musl)
            let file = Musl.accept(listener, nil, nil)
        #else
            let file = Glibc.accept(listener, nil, nil)
        #endif
        guard file >= 0 else { return nil }
        prepare(file)
        return file
    }

    /// Makes a socket one that never waits, is not inherited and raises no signal.
    private static func prepare(_ file: Int32) {
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
        #if canImport(Darwin)
            var isOn: Int32 = 1
            _ = setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    /// A pipe whose ends never wait: whoever sleeps on `read` is woken by `wake(write)`.
    static func pipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            let made = Darwin.pipe(&ends)
        #elseif canImport(Musl)
            let made = Musl.pipe(&ends)
        #else
            let made = Glibc.pipe(&ends)
        #endif
        guard made == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }

    /// Puts a byte into a pipe; a full pipe wakes its reader just as well.
    static func wake(_ end: Int32) {
        var byte: UInt8 = 1
        _ = write(end, &byte, 1)
    }

    /// Empties a pipe.
    static func drain(_ end: Int32) {
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
            while read(end, buffer.baseAddress, 256) == 256 {}
        }
    }

    /// Adds what has come to `bytes`, at most 16 KiB.
    static func receive(_ file: Int32, into bytes: inout [UInt8]) -> Transfer {
        withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 1) { buffer in
            let count = recv(file, buffer.baseAddress, buffer.count, 0)
            if count > 0 {
                bytes.append(contentsOf: buffer[0..<count])
                return .done(count)
            }
            if count == 0 { return .gone }
            return isForLater(errno) ? .later : .gone
        }
    }

    /// Sends what fits of the bytes from `start` on.
    static func send(_ file: Int32, _ bytes: [UInt8], from start: Int) -> Transfer {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, start < bytes.count else { return .done(0) }
            #if canImport(Darwin)
                let count = Darwin.send(file, base + start, bytes.count - start, 0)
            #elseif canImport(Musl)
                let count = Musl.send(file, base + start, bytes.count - start, Int32(MSG_NOSIGNAL))
            #else
                let count = Glibc.send(file, base + start, bytes.count - start, Int32(MSG_NOSIGNAL))
            #endif
            if count >= 0 { return .done(count) }
            return isForLater(errno) ? .later : .gone
        }
    }

    private static func isForLater(_ code: Int32) -> Bool { code == EAGAIN || code == EWOULDBLOCK || code == EINTR }

    /// Closes a file.
    static func shut(_ file: Int32) { _ = close(file) }

    /// Sleeps until one of the files can be read or, where asked for, written; at most `milliseconds`.
    ///
    /// Gives for each file whether something can be done with it.
    static func wait(_ files: [(file: Int32, toWrite: Bool)], milliseconds: Int32) -> [Bool] {
        var list = files.map { pollfd(fd: $0.file, events: Int16($0.toWrite ? POLLOUT : POLLIN), revents: 0) }
        guard poll(&list, nfds_t(list.count), milliseconds) > 0 else { return [Bool](repeating: false, count: list.count) }
        return list.map { $0.revents != 0 }
    }
}

/// Why the system refused a socket.
struct SocketError: Error, Equatable {
    /// The system's code.
    let code: Int32
}
