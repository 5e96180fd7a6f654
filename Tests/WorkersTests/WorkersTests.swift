import Synchronization
import Testing

@testable import Workers

@Suite("Workers")
struct WorkersTests {
    @Test(arguments: [(0, 4), (1, 4), (7, 1), (7, 2), (1_000, 3), (10_007, 8), (5, 1_000), (9, 0), (9, -1), (-3, 2)])
    func everyIndexOnceInOrder(count: Int, workers: Int) {
        let results = Workers.map(count: count, workers: workers) { "\($0)" }
        #expect(results == (0..<max(count, 0)).map { "\($0)" })
    }

    @Test(arguments: [1, 2, 5, 300])
    func workerNumbers(workers: Int) {
        let seen = Mutex<[Int: Int]>([:])
        Workers.forEach(count: 5_000, workers: workers) { index, worker in
            seen.withLock { $0[worker, default: 0] += 1 }
        }
        let counts = seen.withLock { $0 }
        #expect(counts.values.reduce(0, +) == 5_000)
        #expect(counts.keys.allSatisfy { $0 >= 0 && $0 < min(workers, Workers.maximum) })
    }

    @Test func oneWorkerKeepsTheOrder() {
        let order = Mutex<[Int]>([])
        Workers.forEach(count: 500, workers: 1) { index, worker in
            order.withLock { $0.append(index) }
            #expect(worker == 0)
        }
        #expect(order.withLock { $0 } == Array(0..<500))
    }

    @Test func twoWorkersRunAtTheSameTime() {
        let arrived = Atomic<Int>(0)
        // Each call waits for the other one; with one thread this would give up.
        let met = Workers.map(count: 2, workers: 2) { _ in
            arrived.add(1, ordering: .sequentiallyConsistent)
            for _ in 0..<2_000_000_000 where arrived.load(ordering: .sequentiallyConsistent) == 2 { return true }
            return false
        }
        #expect(met == [true, true])
    }

    /// A stack nobody can have means fewer threads, or the system's own size, and the same results.
    @Test(arguments: [0, 1, 100_000, 1 << 30, Int.max, Int.min])
    func stackSizes(bytes: Int) {
        #expect(Workers.map(count: 100, workers: 4, stackBytes: bytes) { $0 * 2 } == (0..<100).map { $0 * 2 })
    }

    @Test func theStackIsAsLargeAsAsked() {
        @Sendable func depth(_ level: Int) -> Int {
            withUnsafeTemporaryAllocation(byteCount: 1_000, alignment: 1) { buffer in
                buffer[0] = UInt8(truncatingIfNeeded: level)
                return level == 0 ? Int(buffer[0]) : depth(level - 1) + 1
            }
        }
        let arrived = Atomic<Int>(0)
        let deepest = Mutex<Int>(0)
        // Both workers wait for each other, so one of the two calls is on a new thread: there 12 MB of stack are used.
        Workers.forEach(count: 2, workers: 2, stackBytes: 64 << 20) { _, worker in
            arrived.add(1, ordering: .sequentiallyConsistent)
            for _ in 0..<2_000_000_000 where arrived.load(ordering: .sequentiallyConsistent) == 2 { break }
            guard worker == 1 else { return }
            let reached = depth(12_000)
            deepest.withLock { $0 = reached }
        }
        #expect(deepest.withLock { $0 } == 12_000)
    }

    @Test func callsMayBeNested() {
        let results = Workers.map(count: 4, workers: 2) { outer in
            Workers.map(count: 10, workers: 2) { outer * 10 + $0 }.reduce(0, +)
        }
        #expect(results == [45, 145, 245, 345])
    }
}
