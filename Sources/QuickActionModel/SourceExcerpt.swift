/// The lines of a file that declare one thing, for showing them on a page; never more than the thing's own lines.
public struct SourceExcerpt: Hashable, Sendable {
    /// Most lines that an excerpt keeps; the rest is told as a count.
    public static let mostLines = 40

    /// Where the first line stands.
    public var location: SourceLocation
    /// The lines without their ends, their common indentation taken off.
    public var lines: [String]
    /// Lines that were left out at the end.
    public var omitted: Int

    /// Cuts the lines to `mostLines` and takes off the indentation that all of them share.
    public init(location: SourceLocation, lines: [String]) {
        self.location = location
        let kept = lines.prefix(Self.mostLines)
        let common =
            kept.filter { !$0.utf8.allSatisfy { $0 == 32 || $0 == 9 } }
            .map { $0.utf8.prefix { $0 == 32 || $0 == 9 }.count }.min() ?? 0
        self.lines = kept.map {
            String(decoding: $0.utf8.dropFirst(min(common, $0.utf8.prefix { $0 == 32 || $0 == 9 }.count)), as: UTF8.self)
        }
        self.omitted = lines.count - kept.count
    }
}
