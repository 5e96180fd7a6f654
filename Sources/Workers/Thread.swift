#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One thread of the system that runs one closure.
struct Thread {
    private let handle: pthread_t

    /// Starts a thread; nil when the system has none to give.
    init?(stackBytes: Int, _ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        // A size that the system refuses leaves its own default, which is no reason to stop.
        _ = pthread_attr_setstacksize(&attributes, stackBytes)
        let box = Unmanaged.passRetained(Body(body))
        #if canImport(Darwin)
            var handle: pthread_t?
            let result = pthread_create(
                &handle, &attributes,
                { argument in
                    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
                    return nil
                }, box.toOpaque())
        #else
            var started = pthread_t()
            let result = pthread_create(
                &started, &attributes,
                { argument in
                    if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
                    return nil
                }, box.toOpaque())
            let handle: pthread_t? = started
        #endif
        guard result == 0, let handle else {
            box.release()
            return nil
        }
        self.handle = handle
    }

    /// Waits for its end.
    func join() { pthread_join(handle, nil) }

    /// Number of cores that are online, at least 1.
    static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    private final class Body: Sendable {
        private let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }

        func run() { body() }
    }
}
