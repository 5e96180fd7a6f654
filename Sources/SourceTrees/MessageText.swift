/// The text in double quotes, cut to 60 scalars, with control characters as escapes so that it stays one line.
func quoted(_ text: String) -> String {
    if text == "\"" { return "'\"'" }
    var result = "\""
    for scalar in text.unicodeScalars.prefix(60) {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
            result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + (text.unicodeScalars.dropFirst(60).isEmpty ? "\"" : "…\"")
}

/// The scalar that begins at `offset`, in quotes, or "the end of the file".
func found(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    return quoted(String(decoding: bytes[offset..<scalarEnd(bytes, at: offset)], as: UTF8.self))
}

/// The offset behind the scalar that begins at `offset`.
func scalarEnd(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
}

/// The nearest of `names` within two edits, for "did you mean".
func nearestName(to word: String, among names: [String]) -> String? {
    guard word.utf8.count <= 40 else { return nil }
    let ranked = names.map { (name: $0, edits: editDistance(Array(word.utf8), Array($0.utf8))) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }), best.edits <= 2, best.edits < word.utf8.count else { return nil }
    return best.name
}

private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, b) in right.enumerated() {
            let above = row[j + 1]
            row[j + 1] = min(min(above, row[j]) + 1, diagonal + (a | 0x20 == b | 0x20 ? 0 : 1))
            diagonal = above
        }
    }
    return row[right.count]
}

/// The line of an offset, from 1; only for messages, because it counts from the start.
func lineNumber(_ bytes: UnsafeBufferPointer<UInt8>, of offset: Int) -> Int {
    var line = 1
    var index = skipWithoutLineEnd(bytes, from: 0)
    while index < offset {
        let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        line += 1
        index = skipWithoutLineEnd(bytes, from: index + (isPair ? 2 : 1))
    }
    return line
}

/// Whether the text is one of “ ” „ ‟ ‘ ’ ‚ « » or the full-width quotation mark.
func isTypographicQuote(_ text: String) -> Bool {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.dropFirst().isEmpty else { return false }
    return ["“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "＂"].contains(scalar)
}
