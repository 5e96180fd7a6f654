import Files
import QuickActionModel
import Reports

/// Prints findings with their source lines to standard error.
struct FindingPrinter {
    let terminal: Terminal
    let trees: [any InputTree]
    /// Files whose lines must not be shown.
    var hidden: Set<SourceLocation> = []

    /// Prints the findings at or above a severity; with `--quiet` those of level error only, so that no status comes without a word.
    func show(_ findings: [Finding], from least: Severity) {
        let least = terminal.isQuiet ? .error : least
        let cache = LineCache(trees: trees)
        let form = FindingText(colour: terminal.colour) { location in
            hidden.contains(SourceLocation(root: location.root, path: location.path)) ? nil : cache.line(location)
        }
        var text = ""
        for finding in findings where finding.severity >= least {
            text += form.text(finding)
            if text.utf8.count > 1 << 16 {
                terminal.error(text)
                text = ""
            }
        }
        if !text.isEmpty { terminal.error(text) }
    }
}

/// Lines of the file that was asked for last; findings come sorted by file, so one file at a time is enough.
final class LineCache {
    private let trees: [any InputTree]
    private var path = ""
    private var lines: [String] = []

    private static let settings = [".xcconfig", ".pbxproj"]

    init(trees: [any InputTree]) { self.trees = trees }

    func line(_ location: SourceLocation) -> String? {
        // A line of build settings may hold a key or a password that no quick action uses.
        guard !Self.settings.contains(where: { location.path.hasSuffix($0) }) else { return nil }
        guard let number = location.line, let tree = trees.first(where: { $0.root == location.root }) else { return nil }
        if path != location.displayPath {
            path = location.displayPath
            let bytes = (try? tree.read(location.path, limit: 4 << 20)) ?? []
            lines = SourceLines.split(bytes)
        }
        return lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }
}

/// Splits the bytes of a file into lines as the readers count them.
private enum SourceLines {
    static func split(_ bytes: [UInt8]) -> [String] {
        guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else { return [] }
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        var lines: [String] = []
        var start = content.startIndex
        var at = start
        while at < content.endIndex {
            if content[at] == 10 || content[at] == 13 {
                lines.append(String(decoding: content[start..<at], as: UTF8.self))
                if content[at] == 13, at + 1 < content.endIndex, content[at + 1] == 10 { at += 1 }
                start = at + 1
            }
            at += 1
        }
        if start < content.endIndex { lines.append(String(decoding: content[start...], as: UTF8.self)) }
        return lines
    }
}
