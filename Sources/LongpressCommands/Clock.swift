#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The one place that asks for the time: how long work takes, never what the date is.
enum Clock {
    /// Milliseconds of a clock that never goes back.
    static func milliseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }
}

/// How long each stage of a command took.
struct Timings {
    private var last = Clock.milliseconds()
    private var rows: [(String, Int)] = []

    /// Ends a stage.
    mutating func mark(_ stage: String) {
        let now = Clock.milliseconds()
        rows.append((stage, now - last))
        last = now
    }

    /// One line a stage, in milliseconds.
    var text: String { rows.map { "\($0.1) ms  \($0.0)\n" }.joined() }
}
