import Synchronization
import Testing
import Workers

@Suite struct WorkersTests {
    @Test(arguments: [1, 2, 3, 8, 64], [0, 1, 2, 31, 1000])
    func everyIndexRunsOnce(workers: Int, count: Int) {
        let seen = Mutex([Int](repeating: 0, count: count))
        Workers.forEach(count: count, workers: workers) { index, worker in
            #expect((0..<workers).contains(worker))
            seen.withLock { $0[index] += 1 }
        }
        #expect(seen.withLock { $0.allSatisfy { $0 == 1 } })
    }

    @Test(arguments: [1, 2, 7])
    func mapKeepsTheOrder(workers: Int) {
        let texts = Workers.map(count: 500, workers: workers) { "item \($0)" }
        #expect(texts == (0..<500).map { "item \($0)" })
        #expect(Workers.map(count: 0, workers: workers) { $0 }.isEmpty)
    }

    @Test func eachWorkerSeesRisingIndices() {
        let last = Mutex([Int](repeating: -1, count: 4))
        Workers.forEach(count: 5000, workers: 4) { index, worker in
            let before = last.withLock { state in
                defer { state[worker] = index }
                return state[worker]
            }
            #expect(before < index)
        }
    }

    @Test func severalWorkersRunAtTheSameTime() {
        // Two calls that wait for each other can only both return when two threads run them.
        let arrived = Atomic<Int>(0)
        Workers.forEach(count: 2, workers: 2) { _, _ in
            arrived.add(1, ordering: .sequentiallyConsistent)
            var patience = 2_000_000_000
            while arrived.load(ordering: .sequentiallyConsistent) < 2, patience > 0 { patience -= 1 }
        }
        #expect(arrived.load(ordering: .sequentiallyConsistent) == 2)
    }

    @Test func oneWorkerStaysOnTheCallingThread() {
        let order = Mutex([Int]())
        Workers.forEach(count: 100, workers: 1) { index, worker in
            #expect(worker == 0)
            order.withLock { $0.append(index) }
        }
        #expect(order.withLock { $0 } == Array(0..<100))
    }

    @Test func stacksHaveTheSizeAskedFor() {
        // 2 MiB of frames need more than a small default stack.
        Workers.forEach(count: 2, workers: 2, stackBytes: 8 << 20) { index, _ in
            #expect(depth(2000, seed: index) == 2000)
        }
    }

    @Test func atLeastOneCore() { #expect(Workers.available >= 1) }

    @inline(never)
    private func depth(_ left: Int, seed: Int) -> Int {
        guard left > 0 else { return 0 }
        return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { space in
            space[0] = UInt8(truncatingIfNeeded: seed)
            return 1 + depth(left - 1, seed: Int(space[0]))
        }
    }
}
