/// The lines of a file that declare one thing, for showing them on a page; never more than the thing's own lines.
///
/// The lines lie one after the other in one piece of memory: a large catalog has hundreds of thousands of them.
public struct SourceExcerpt: Hashable, Sendable {
    /// Most lines that an excerpt keeps; the rest is told as a count.
    public static let mostLines = 40

    /// Where the first line stands.
    public var location: SourceLocation
    /// Lines that were left out at the end.
    public var omitted: Int
    /// The bytes of all lines.
    private var text: [UInt8] = []
    /// Where each line ends in `text`.
    private var ends: [UInt32] = []

    /// Cuts the lines to `mostLines` and takes off the indentation that all of them share.
    public init(location: SourceLocation, lines: [String]) {
        self.location = location
        let kept = lines.prefix(Self.mostLines)
        let common =
            kept.filter { !$0.utf8.allSatisfy { $0 == 32 || $0 == 9 } }
            .map { $0.utf8.prefix { $0 == 32 || $0 == 9 }.count }.min() ?? 0
        self.omitted = lines.count - kept.count
        for line in kept { append(line.utf8.dropFirst(min(common, line.utf8.prefix { $0 == 32 || $0 == 9 }.count))) }
    }

    /// An excerpt without lines; `append` adds them.
    public init(location: SourceLocation, omitted: Int) {
        self.location = location
        self.omitted = omitted
    }

    /// Adds a line as it is, in UTF-8.
    public mutating func append(_ line: some Sequence<UInt8>) {
        text.append(contentsOf: line)
        ends.append(UInt32(truncatingIfNeeded: text.count))
    }

    /// The lines without their ends, their common indentation taken off.
    public var lines: [String] {
        get { ends.indices.map { String(decoding: bytes(of: $0), as: UTF8.self) } }
        set {
            (text, ends) = ([], [])
            for line in newValue { append(line.utf8) }
        }
    }

    /// Number of lines that are kept.
    public var lineCount: Int { ends.count }

    /// The bytes of a line, counted from 0.
    public func bytes(of line: Int) -> ArraySlice<UInt8> {
        text[Int(line == 0 ? 0 : ends[line - 1])..<Int(ends[line])]
    }
}
