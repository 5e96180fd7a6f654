/// Spreads work over threads.
///
/// The caller's thread takes part, so one worker means no thread at all. Which worker gets which index is not fixed;
/// what must not depend on it belongs to `map`, whose results come in the order of the indexes.
public enum Workers {
    /// The most workers there can be, whatever is asked for.
    public static let maximum = 256

    /// Calls `body` once for each index below `count`, and returns when all calls have returned.
    ///
    /// `workers` is clamped to what makes sense; each further thread has a stack of `stackBytes`. When the system gives
    /// fewer threads, fewer do the same work. `worker` is below the number of workers and the same for all calls on one
    /// thread, so that each worker can have a buffer of its own.
    public static func forEach(
        count: Int, workers: Int, stackBytes: Int = 8 << 20, body: @Sendable (_ index: Int, _ worker: Int) -> Void
    ) {
        guard count > 0 else { return }
        let workers = max(1, min(workers, count, maximum))
        withoutActuallyEscaping(body) { body in
            let share = WorkShare(count: count, chunk: max(1, min(64, count / (workers * 16))), body: body)
            var threads: [WorkerThread] = []
            for worker in 1..<workers {
                guard let thread = WorkerThread(share, worker: worker, stackBytes: stackBytes) else { break }
                threads.append(thread)
            }
            share.run(worker: 0)
            for thread in threads { thread.join() }
        }
    }

    /// The results of `body` for each index below `count`, in the order of the indexes.
    public static func map<Result: Sendable>(
        count: Int, workers: Int, stackBytes: Int = 8 << 20, body: @Sendable (_ index: Int) -> Result
    ) -> [Result] {
        guard count > 0 else { return [] }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
            if let base = buffer.baseAddress {
                let slots = ResultSlots(base: base)
                forEach(count: count, workers: workers, stackBytes: stackBytes) { index, _ in
                    slots.fill(index, body(index))
                }
                initialized = count
            }
        }
    }
}
