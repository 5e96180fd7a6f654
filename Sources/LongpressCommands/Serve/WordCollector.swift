import Synchronization

/// Keeps what a command would print, for showing it in another place.
final class WordCollector: Sendable {
    private let words = Mutex("")

    /// Where to print.
    var terminal: Terminal {
        Terminal { [self] _, text in words.withLock { $0 += text } }
    }

    /// Everything so far, without the line end.
    var text: String {
        words.withLock { text in
            var end = text[...]
            while end.last == "\n" { end.removeLast() }
            return String(end)
        }
    }
}
