import CAllocations

/// How long a piece of work took, and what it asked of the memory; the median of several runs.
struct Measurement {
    let milliseconds: Double
    let allocations: Int
    let allocatedBytes: Int

    /// Runs the work `runs` times; the last result is kept.
    static func of<Result>(runs: Int, _ work: () -> Result) -> (Measurement, Result) {
        var all: [Measurement] = []
        var result = one(work, &all)
        for _ in 1..<max(1, runs) { result = one(work, &all) }
        return (all.sorted { $0.milliseconds < $1.milliseconds }[all.count / 2], result)
    }

    private static func one<Result>(_ work: () -> Result, _ all: inout [Measurement]) -> Result {
        let (count, bytes) = (callocations_count(), callocations_bytes())
        let clock = ContinuousClock()
        let start = clock.now
        let result = work()
        let time = clock.now - start
        all.append(
            Measurement(
                milliseconds: Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15,
                allocations: Int(callocations_count() - count), allocatedBytes: Int(callocations_bytes() - bytes)))
        return result
    }
}
