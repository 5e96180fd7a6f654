import Foundation

/// Processor time of the current thread, so that a busy machine makes no test fail.
struct ThreadClock {
    /// How long a body keeps the processor busy on this thread.
    func measure(_ body: () throws -> Void) rethrows -> Duration {
        let start = now()
        try body()
        return now() - start
    }

    private func now() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
