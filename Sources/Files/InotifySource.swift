#if os(Linux)
    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif
    import Synchronization

    /// Edits as the Linux kernel reports them.
    final class InotifySource: EditSource {
        private let events: Int32
        private let wakes: (read: Int32, write: Int32)
        private let shared = Mutex(Shared())

        private struct Shared {
            var folders: [Int32: String] = [:]
            var watched: [String: Int32] = [:]
            var isStopped = false
        }

        init?() {
            let events = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
            guard events >= 0 else { return nil }
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else {
                _ = close(events)
                return nil
            }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            self.events = events
            wakes = (ends[0], ends[1])
        }

        deinit {
            for file in [events, wakes.read, wakes.write] { _ = close(file) }
        }

        func watch(_ folder: String) -> Bool {
            shared.withLock { shared in
                guard shared.watched[folder] == nil else { return true }
                let mask = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
                let number = inotify_add_watch(events, folder, UInt32(mask) | UInt32(IN_ONLYDIR))
                guard number >= 0 else { return false }
                // Two ways to one folder have one number; an edit in it counts for both.
                shared.watched[folder] = number
                shared.folders[number] = shared.folders[number].map { $0 + "\n" + folder } ?? folder
                return true
            }
        }

        func next(milliseconds: Int32) -> EditNews? {
            var list = [
                pollfd(fd: events, events: Int16(POLLIN), revents: 0), pollfd(fd: wakes.read, events: Int16(POLLIN), revents: 0),
            ]
            while true {
                let count = poll(&list, 2, milliseconds)
                if count < 0, errno == EINTR { continue }
                return shared.withLock { shared in
                    if shared.isStopped { return nil }
                    return count > 0 ? read(&shared) : EditNews()
                }
            }
        }

        func stop() {
            shared.withLock { $0.isStopped = true }
            var byte: UInt8 = 1
            _ = write(wakes.write, &byte, 1)
        }

        private func read(_ shared: inout Shared) -> EditNews {
            var news = EditNews()
            withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 8) { buffer in
                while true {
                    let count = readBytes(events, buffer.baseAddress, buffer.count)
                    guard count > 0 else { return }
                    var at = 0
                    let head = MemoryLayout<inotify_event>.size
                    while at + head <= count {
                        let event = buffer.loadUnaligned(fromByteOffset: at, as: inotify_event.self)
                        at += head + Int(event.len)
                        note(event, &shared, &news)
                    }
                }
            }
            return news
        }

        private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
            #if canImport(Glibc)
                Glibc.read(file, buffer, count)
            #else
                Musl.read(file, buffer, count)
            #endif
        }

        private func note(_ event: inotify_event, _ shared: inout Shared, _ news: inout EditNews) {
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                news.isUnsure = true
                return
            }
            guard let names = shared.folders[event.wd] else { return }
            for name in names.split(separator: "\n").map(String.init) {
                news.folders.insert(name)
                // A folder that is gone may come back under its name, with another number.
                if event.mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 { shared.watched[name] = nil }
            }
            if event.mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 { shared.folders[event.wd] = nil }
        }
    }
#endif
