import QuickActionModel
import SourceTrees

/// Reads `content/review.json`: a document of `longpress-review/1`.
///
/// A file with any fault is refused as a whole, each fault with its place. Fields that are not known are ignored.
public struct ReviewReader: Sendable {
    /// Name and version of the document.
    public static let format = "longpress-review/1"
    /// Where the file stands in a catalog.
    public static let path = "content/review.json"
    /// Most bytes of a file.
    public static let mostBytes = 64 << 20

    /// A reader.
    public init() {}

    /// Reads a document; `path` and `root` say where it stands.
    public func read(_ bytes: [UInt8], path: String = Self.path, root: String = "") -> ReviewReading {
        let document: SourceDocument
        do throws(SourceError) {
            document = try SourceReader(limits: SourceLimits(bytes: Self.mostBytes, depth: 32, nodes: 5_000_000)).readJSON(bytes)
        } catch {
            var log = ReadingLog()
            log.add(error, in: SourceLocation(root: root, path: path))
            return ReviewReading(record: ReviewRecord(), findings: log.findings)
        }
        var pass = ReviewPass(file: SourceFile(root: root, path: path, document: document))
        pass.log.add(document.notices, in: pass.file)
        let decisions = pass.decisions(document.root)
        let isWhole = pass.log.findings.allSatisfy { $0.severity < .error }
        return ReviewReading(record: ReviewRecord(isWhole ? decisions : []), findings: pass.log.findings)
    }
}

/// One reading of a review file.
private struct ReviewPass {
    let file: SourceFile
    var log = ReadingLog()

    init(file: SourceFile) { self.file = file }

    mutating func decisions(_ root: SourceNode) -> [ReviewDecision] {
        guard root.dictionary != nil else {
            fault(root, "", "the file holds \(root.kindName) instead of an object")
            return []
        }
        guard let format = root["format"]?.string, format.hasSameBytes(as: ReviewReader.format) else {
            let found = root["format"].map { $0.string.map { "\"\($0)\"" } ?? $0.kindName } ?? "none"
            fault(root["format"] ?? root, "format", "the format is \(found) instead of \"\(ReviewReader.format)\"")
            return []
        }
        guard let list = root["decisions"] else {
            fault(root, "decisions", "the list decisions is missing")
            return []
        }
        guard let items = list.array else {
            fault(list, "decisions", "decisions is \(list.kindName) instead of a list")
            return []
        }
        return items.enumerated().compactMap { index, item in decision(item, "decisions[\(index)]") }
    }

    private mutating func decision(_ node: SourceNode, _ path: String) -> ReviewDecision? {
        guard node.dictionary != nil else {
            fault(node, path, "\(path) is \(node.kindName) instead of an object")
            return nil
        }
        let fingerprint = text("fingerprint", of: node, path, isNeeded: true)
        if let fingerprint, !Self.isFingerprint(fingerprint) {
            fault(node["fingerprint"] ?? node, path, "\(path).fingerprint is \"\(fingerprint)\", which is not 16 hex digits")
        }
        let from = text("from", of: node, path, isNeeded: true)
        let by = text("by", of: node, path, isNeeded: true)
        let word = text("state", of: node, path, isNeeded: true)
        let state = word.flatMap { word in ReviewState.allCases.first { $0.rawValue.hasSameBytes(as: word) } }
        if let word, state == nil {
            let words = ReviewState.allCases.map(\.rawValue)
            let near = NearestName.of(word, in: words).map { "; did you mean \($0)?" } ?? ""
            fault(
                node["state"] ?? node, path,
                "\(path).state is \"\(word)\", which is none of \(words.joined(separator: ", "))\(near)")
        }
        let (to, at) = (text("to", of: node, path), text("at", of: node, path))
        let note = text("note", of: node, path, mayBeEmpty: true)
        guard let fingerprint, let from, let by, let state else { return nil }
        return ReviewDecision(
            fingerprint: fingerprint, from: from, to: to, state: state, by: by, at: at, note: note,
            location: file.location(of: node.span, keyPath: path))
    }

    private mutating func text(
        _ key: String, of node: SourceNode, _ path: String, isNeeded: Bool = false, mayBeEmpty: Bool = false
    ) -> String? {
        guard let value = node[key], !value.isNull else {
            if isNeeded { fault(node[key] ?? node, path, "\(path).\(key) is missing") }
            return nil
        }
        guard let text = value.string else {
            fault(value, path, "\(path).\(key) is \(value.kindName) instead of a string")
            return nil
        }
        guard !text.isEmpty || mayBeEmpty else {
            fault(value, path, "\(path).\(key) is empty")
            return nil
        }
        return text
    }

    private static func isFingerprint(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    private mutating func fault(_ node: SourceNode, _ path: String, _ summary: String) {
        log.add(
            Finding(
                .badReviewFile, summary, explanation: "No decision of the file counts until it is mended.",
                at: file.location(of: node.span, keyPath: path)))
    }
}
