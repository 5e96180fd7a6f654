import Synchronization

/// A progress line on a terminal for work that takes over half a second.
final class Progress: Sendable {
    private let terminal: Terminal
    private let start = Clock.milliseconds()
    private let last = Atomic<Int>(0)

    init(terminal: Terminal) { self.terminal = terminal }

    /// Shows how far the work is, at most ten times a second.
    func show(_ done: Int, _ total: Int) {
        guard terminal.showsProgress else { return }
        let now = Clock.milliseconds() - start
        guard now > 500, now - last.load(ordering: .relaxed) > 100 else { return }
        last.store(now, ordering: .relaxed)
        terminal.progress("rendering \(done) of \(total) files")
    }

    /// Wipes the line.
    func end() {
        if last.load(ordering: .relaxed) > 0 { terminal.progress("") }
    }
}
