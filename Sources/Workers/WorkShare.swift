import Synchronization

/// Work that several threads take from, a few indexes at a time.
final class WorkShare: Sendable {
    private let next = Atomic<Int>(0)
    private let count: Int
    private let chunk: Int
    private let body: @Sendable (Int, Int) -> Void

    init(count: Int, chunk: Int, body: @escaping @Sendable (Int, Int) -> Void) {
        self.count = count
        self.chunk = chunk
        self.body = body
    }

    /// Takes work until none is left.
    func run(worker: Int) {
        while true {
            let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
            guard start >= 0, start < count else { return }
            let end = count - start > chunk ? start + chunk : count
            for index in start..<end { body(index, worker) }
        }
    }
}
