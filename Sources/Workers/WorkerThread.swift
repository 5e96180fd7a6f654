#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A thread that takes from a share of work until none is left.
struct WorkerThread {
    /// What a new thread is given.
    private final class Start {
        let share: WorkShare
        let worker: Int

        init(share: WorkShare, worker: Int) {
            self.share = share
            self.worker = worker
        }

        static func run(_ pointer: UnsafeMutableRawPointer) {
            let start = Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue()
            start.share.run(worker: start.worker)
        }
    }

    private let thread: pthread_t

    /// Starts a thread; nil when the system gives none.
    init?(_ share: WorkShare, worker: Int, stackBytes: Int) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        // Whole pages, as some systems demand. A refused size leaves the system's own.
        let page = 64 << 10
        let size = (max(min(stackBytes, 1 << 30), page) + page - 1) / page * page
        _ = pthread_attr_setstacksize(&attributes, size)
        let start = Unmanaged.passRetained(Start(share: share, worker: worker))
        #if canImport(Darwin)
            var created: pthread_t?
            let code = pthread_create(
                &created, &attributes,
                { pointer in
                    Start.run(pointer)
                    return nil
                }, start.toOpaque())
        #else
            var handle = pthread_t()
            let code = pthread_create(
                &handle, &attributes,
                { pointer in
                    if let pointer { Start.run(pointer) }
                    return nil
                }, start.toOpaque())
            let created: pthread_t? = handle
        #endif
        guard code == 0, let created else {
            start.release()
            return nil
        }
        thread = created
    }

    /// Waits until the thread has ended.
    func join() {
        pthread_join(thread, nil)
    }
}
