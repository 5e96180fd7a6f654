#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Ctrl-C and the polite request to end, as something that a thread can wait for.
struct StopSignals: Sendable {
    /// Keeps the signals from ending the process; threads that start later keep them back, too.
    init() {
        var signals = Self.set
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits for one of them; the next one ends the process at once.
    func wait() {
        var signals = Self.set
        var number: Int32 = 0
        _ = sigwait(&signals, &number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static var set: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        return signals
    }
}
