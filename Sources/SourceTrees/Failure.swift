/// Why a parser stops, in offsets; the edge turns it into a `SourceError` with lines.
struct Failure: Error {
    var kind: SourceError.Kind
    var message: String
    var span: SourceSpan
    var keyPath: String?

    /// The error with line and column.
    ///
    /// A syntax failure on the line of a merge marker or a preprocessor line is told as such.
    func error(in text: SourceText, format: SourceFormat) -> SourceError {
        let told = explained(in: text, format: format)
        guard format.hasLines else {
            return SourceError(kind: told.kind, message: told.message, position: nil, length: 0, keyPath: told.keyPath)
        }
        let position = text.position(at: told.span.start)
        return SourceError(
            kind: told.kind, message: told.message, position: position, length: text.caretLength(of: told.span),
            keyPath: told.keyPath, lineText: text.shortLine(position.line))
    }

    private func explained(in text: SourceText, format: SourceFormat) -> Failure {
        guard kind == .syntax || kind == .contentAfterRoot else { return self }
        let line = text.lineSpan(text.position(at: span.start).line)
        if let marker = mergeMarker(in: text.bytes, at: line) {
            return Failure.mergeMarkers(marker, at: line)
        }
        if format == .yaml, let found = firstMergeMarker(in: text) {
            return Failure.mergeMarkers(found.marker, at: found.line)
        }
        if format != .json, format != .yaml, let directive = preprocessorLine(in: text.bytes, at: line) {
            return Failure(
                kind: .preprocessed,
                message: "\(directive) makes this a file for the preprocessor; give the preprocessed or the built file",
                span: line, keyPath: nil)
        }
        return self
    }

    private static func mergeMarkers(_ marker: String, at line: SourceSpan) -> Failure {
        Failure(
            kind: .mergeMarkers, message: "merge marker \(marker) was left in the file; finish the merge", span: line,
            keyPath: nil)
    }
}

/// The marker at the start of a line: seven of one sign, then a blank or the end.
private func mergeMarker(in bytes: [UInt8], at line: SourceSpan) -> String? {
    for sign in [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|")] {
        guard line.count >= 7, bytes[line.start..<line.start + 7].allSatisfy({ $0 == sign }) else { continue }
        guard line.count == 7 || bytes[line.start + 7] == 0x20 else { continue }
        return String(repeating: Character(Unicode.Scalar(sign)), count: 7)
    }
    return nil
}

private func firstMergeMarker(in text: SourceText) -> (marker: String, line: SourceSpan)? {
    for number in 1...text.lineCount {
        let line = text.lineSpan(number)
        if let marker = mergeMarker(in: text.bytes, at: line), !marker.hasPrefix("=") { return (marker, line) }
    }
    return nil
}

private func preprocessorLine(in bytes: [UInt8], at line: SourceSpan) -> String? {
    let start = bytes[line.start..<line.end].firstIndex { !isBlank($0) } ?? line.end
    let text = String(decoding: bytes[start..<min(line.end, start + 16)], as: UTF8.self)
    let names = ["include", "import", "ifdef", "ifndef", "if", "elif", "else", "endif", "define", "undef", "pragma", "error"]
    for name in names where text.utf8.starts(with: "#\(name)".utf8) {
        let next = text.utf8.dropFirst(name.utf8.count + 1).first
        if next.map({ $0 >= 0x61 && $0 <= 0x7A }) != true { return "#\(name)" }
    }
    return nil
}
