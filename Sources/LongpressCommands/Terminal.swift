#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Standard output and standard error.
///
/// The only place that writes to them.
public struct Terminal: Sendable {
    /// Where text goes: 1 and 2 for the real streams; tests give their own sink.
    private let write: @Sendable (_ stream: Int32, _ text: String) -> Void
    /// Whether standard error is a terminal that shows progress.
    let showsProgress: Bool
    /// Whether text may be coloured.
    let colour: Bool
    /// Whether errors only are printed.
    let isQuiet: Bool

    /// The streams of the process.
    public static func standard() -> Terminal {
        // A reader that closes its end early is no error of ours.
        signal(SIGPIPE, SIG_IGN)
        let noColour = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        return Terminal(showsProgress: isatty(2) == 1, colour: isatty(1) == 1 && isatty(2) == 1 && !noColour) { stream, text in
            var text = text
            text.withUTF8 { bytes in
                var done = 0
                while done < bytes.count {
                    #if canImport(Darwin)
                        let count = Darwin.write(stream, bytes.baseAddress.map { $0 + done }, bytes.count - done)
                    #elseif canImport(Musl)
                        let count = Musl.write(stream, bytes.baseAddress.map { $0 + done }, bytes.count - done)
                    #else
                        let count = Glibc.write(stream, bytes.baseAddress.map { $0 + done }, bytes.count - done)
                    #endif
                    if count < 0 && errno == EINTR { continue }
                    guard count > 0 else { return }
                    done += count
                }
            }
        }
    }

    /// Streams that a test supplies.
    public init(
        showsProgress: Bool = false, colour: Bool = false, isQuiet: Bool = false,
        write: @escaping @Sendable (Int32, String) -> Void
    ) {
        self.showsProgress = showsProgress
        self.colour = colour
        self.isQuiet = isQuiet
        self.write = write
    }

    /// The streams as `--quiet` and `--color` want them.
    func configured(by arguments: ParsedArguments) -> Terminal {
        let colour =
            switch arguments.value("color") {
            case "always": true
            case "never": false
            default: self.colour
            }
        let quiet = arguments.has("quiet")
        return Terminal(showsProgress: showsProgress && !quiet, colour: colour, isQuiet: quiet, write: write)
    }

    /// A result, to standard output.
    func say(_ text: String) {
        if !isQuiet { write(1, text) }
    }

    /// What the user asked for as a document, to standard output, even with `--quiet`.
    func result(_ text: String) { write(1, text) }

    /// Findings and other remarks, to standard error; silent with `--quiet`.
    func remark(_ text: String) {
        if !isQuiet { write(2, text) }
    }

    /// An error, to standard error, even with `--quiet`.
    func error(_ text: String) { write(2, text) }

    /// The progress line: written over itself, an empty text wipes it.
    func progress(_ text: String) {
        if showsProgress { write(2, "\r\u{1B}[K" + text) }
    }
}
