import Synchronization

/// Work spread over the machine's cores; the only place that starts threads.
///
/// Indices are handed out in rising order, so each worker sees its own indices in rising order, too.
public enum Workers {
    /// Number of cores that are online, at least 1.
    public static var available: Int { Thread.cores }

    /// Calls `body` once for every index of `0..<count` and returns when all calls have returned.
    ///
    /// `body` is given the index and the number of the worker (`0..<workers`) that runs it, so that each worker can own buffers. Worker 0
    /// is the calling thread. Where a thread cannot be started, fewer workers do the same work. `stackBytes` is the stack of each
    /// started thread.
    public static func forEach(
        count: Int, workers: Int, stackBytes: Int = 8 << 20, body: @Sendable (_ index: Int, _ worker: Int) -> Void
    ) {
        guard count > 0 else { return }
        let workers = max(1, min(workers, count))
        guard workers > 1 else {
            for index in 0..<count { body(index, 0) }
            return
        }
        withoutActuallyEscaping(body) { body in
            let job = Job(count: count, chunk: max(1, min(32, count / (workers * 16))), body: body)
            let threads = (1..<workers).compactMap { worker in Thread(stackBytes: stackBytes) { job.run(worker: worker) } }
            job.run(worker: 0)
            for thread in threads { thread.join() }
        }
    }

    /// The results of `body` for every index of `0..<count`, in the order of the indices whatever the number of workers.
    public static func map<T: Sendable>(count: Int, workers: Int, body: @Sendable (Int) -> T) -> [T] {
        guard count > 0 else { return [] }
        return [T](unsafeUninitializedCapacity: count) { buffer, initialized in
            let slots = Slots(buffer: buffer)
            forEach(count: count, workers: workers) { index, _ in slots.fill(index, body(index)) }
            initialized = count
        }
    }

    /// Memory for results; every index is filled by exactly one call, so no two threads touch one slot.
    private struct Slots<T>: @unchecked Sendable {
        let buffer: UnsafeMutableBufferPointer<T>

        func fill(_ index: Int, _ value: T) { buffer.initializeElement(at: index, to: value) }
    }

    /// The indices that are left, and what to do with each.
    private final class Job: Sendable {
        private let next = Atomic<Int>(0)
        private let count: Int
        private let chunk: Int
        private let body: @Sendable (Int, Int) -> Void

        init(count: Int, chunk: Int, body: @escaping @Sendable (Int, Int) -> Void) {
            self.count = count
            self.chunk = chunk
            self.body = body
        }

        func run(worker: Int) {
            while true {
                let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
                guard start < count else { return }
                for index in start..<min(start + chunk, count) { body(index, worker) }
            }
        }
    }
}
