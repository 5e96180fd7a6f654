import QuickActionModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The one place that asks for the time: how long work takes, and what day it is.
///
/// Only `lint` asks for the day, and only where nobody gave one: everything else has to come out the same tomorrow.
enum Clock {
    /// Milliseconds of a clock that never goes back.
    static func milliseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }

    /// Today in Greenwich as `YYYY-MM-DD`.
    static func today() -> String {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return CalendarDay.ofSecond(Int(time.tv_sec)) ?? "1970-01-01"
    }

    /// What `SOURCE_DATE_EPOCH` says, as it is written; nil when it is not set or empty.
    static var sourceDate: String? {
        guard let text = getenv("SOURCE_DATE_EPOCH"), text.pointee != 0 else { return nil }
        return String(cString: text)
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
