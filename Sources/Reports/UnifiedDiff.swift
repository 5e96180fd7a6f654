/// The difference of two texts in the unified form that `patch` and `git apply` read.
///
/// Lines end with LF; a CR before it belongs to the line, so a file with other line ends is one long line and still right.
public enum UnifiedDiff {
    /// The whole difference of one file with its header, empty when there is none; three lines stand around each change.
    public static func bytes(of old: [UInt8], _ new: [UInt8], path: String) -> [UInt8] {
        guard old != new else { return [] }
        let (before, after) = (lines(of: old), lines(of: new))
        let changes = LineChanges.between(before.map { old[$0] }, after.map { new[$0] })
        var out = Array("--- \(name("a/" + path))\n+++ \(name("b/" + path))\n".utf8)
        for group in hunks(changes) {
            append(group, old, before, new, after, to: &out)
        }
        return out
    }

    private static let context = 3

    /// Changes whose surroundings meet, together.
    private static func hunks(_ changes: [LineChanges.Change]) -> [[LineChanges.Change]] {
        var groups: [[LineChanges.Change]] = []
        for change in changes {
            if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                groups[groups.count - 1].append(change)
            } else {
                groups.append([change])
            }
        }
        return groups
    }

    private static func append(
        _ group: [LineChanges.Change], _ old: [UInt8], _ before: [Range<Int>], _ new: [UInt8], _ after: [Range<Int>],
        to out: inout [UInt8]
    ) {
        guard let first = group.first, let last = group.last else { return }
        let lead = min(context, first.old.lowerBound)
        let tail = min(context, before.count - last.old.upperBound)
        let oldRange = (first.old.lowerBound - lead)..<(last.old.upperBound + tail)
        let newRange = (first.new.lowerBound - lead)..<(last.new.upperBound + tail)
        out += Array("@@ -\(place(oldRange)) +\(place(newRange)) @@\n".utf8)
        var line = oldRange.lowerBound
        for change in group {
            for index in line..<change.old.lowerBound { append(" ", old[before[index]], to: &out) }
            for index in change.old { append("-", old[before[index]], to: &out) }
            for index in change.new { append("+", new[after[index]], to: &out) }
            line = change.old.upperBound
        }
        for index in line..<oldRange.upperBound { append(" ", old[before[index]], to: &out) }
    }

    private static func append(_ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>, to out: inout [UInt8]) {
        out.append(UInt8(ascii: mark))
        out += line
        if line.last != 0x0A { out += Array("\n\\ No newline at end of file\n".utf8) }
    }

    /// `12,7`; one line without its count, none as the line before it.
    private static func place(_ range: Range<Int>) -> String {
        switch range.count {
        case 0: "\(range.lowerBound),0"
        case 1: "\(range.lowerBound + 1)"
        default: "\(range.lowerBound + 1),\(range.count)"
        }
    }

    /// A name as Git writes it: in quotes when it holds marks or controls, with a tab behind it when it holds a space.
    private static func name(_ path: String) -> String {
        guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
            return path.utf8.contains(0x20) ? path + "\t" : path
        }
        var out = "\""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\"", "\\": out += "\\" + String(Character(scalar))
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 8)
                out += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }

    private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            lines.append(start..<(index + 1))
            start = index + 1
        }
        if start < bytes.count { lines.append(start..<bytes.count) }
        return lines
    }
}
