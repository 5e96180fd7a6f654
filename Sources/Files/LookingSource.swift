import QuickActionModel
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Edits found by looking at folders again and again, where the system reports none.
final class LookingSource: EditSource {
    private let wakes: (read: Int32, write: Int32)
    private let pause: Int32
    private let shared = Mutex(Shared())

    private struct Shared {
        var looks: [String: [FileLook]] = [:]
        var isStopped = false
    }

    /// A source that looks every so many milliseconds.
    init?(milliseconds: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        wakes = (ends[0], ends[1])
        pause = milliseconds
    }

    deinit {
        _ = close(wakes.read)
        _ = close(wakes.write)
    }

    func watch(_ folder: String) -> Bool {
        guard DiskFiles.kind(folder) == .folder else { return false }
        shared.withLock { shared in
            if shared.looks[folder] == nil { shared.looks[folder] = Disk.looks(at: folder) }
        }
        return true
    }

    func next(milliseconds: Int32) -> EditNews? {
        var list = [pollfd(fd: wakes.read, events: Int16(POLLIN), revents: 0)]
        while true {
            _ = poll(&list, 1, milliseconds < 0 ? pause : min(pause, milliseconds))
            let news: EditNews? = shared.withLock { shared in
                if shared.isStopped { return nil }
                var news = EditNews()
                for (folder, before) in shared.looks {
                    let now = Disk.looks(at: folder)
                    guard now != before else { continue }
                    shared.looks[folder] = now
                    news.folders.insert(folder)
                }
                return news
            }
            guard let news else { return nil }
            if milliseconds >= 0 || !news.folders.isEmpty { return news }
        }
    }

    func stop() {
        shared.withLock { $0.isStopped = true }
        var byte: UInt8 = 1
        _ = write(wakes.write, &byte, 1)
    }
}

/// What tells an edited file from the one before.
struct FileLook: Equatable {
    var name: [UInt8]
    var number: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
}

extension Disk {
    /// How the entries of a folder look; empty when it cannot be read.
    static func looks(at folder: String) -> [FileLook] {
        guard let names = try? names(in: folder) else { return [] }
        return names.map { name in
            var facts = stat()
            let path = folder + "/" + name.text
            guard lstat(path, &facts) == 0 else {
                return FileLook(name: Array(name.text.utf8), number: 0, size: 0, seconds: 0, nanoseconds: 0)
            }
            #if canImport(Darwin)
                let time = facts.st_mtimespec
            #else
                let time = facts.st_mtim
            #endif
            return FileLook(
                name: Array(name.text.utf8), number: UInt64(facts.st_ino), size: Int64(facts.st_size), seconds: Int(time.tv_sec),
                nanoseconds: Int(time.tv_nsec))
        }
    }
}
