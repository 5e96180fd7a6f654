extension TemplateRenderer {
    @inline(__always)
    mutating func writeText(_ instruction: TemplateInstruction, startsLine: Bool) {
        let start = Int(instruction.start)
        let literal = UnsafeBufferPointer(rebasing: literals[start..<(start + Int(instruction.jump))])
        if indentation.count == indentationStart {
            sink.write(literal)
        } else {
            writeIndented(literal, startsLine: startsLine)
        }
    }

    /// Writes the indentation if the last line is complete.
    @inline(__always)
    mutating func startLine() {
        if indentation.count > indentationStart { indentLine() }
    }

    /// Writes a text or markup; nothing for other values.
    @inline(__always)
    mutating func write(_ node: Int, isRaw: Bool) {
        guard node >= 0, node < nodes.count else { return }
        let value = nodes[node]
        let start = Int(value.start)
        switch value.kind {
        case .text:
            let text = UnsafeBufferPointer(rebasing: bytes[start..<(start + Int(value.count))])
            if isRaw { sink.write(text) } else { HTMLEscaping.escape(text, into: &sink) }
        case .markup:
            sink.write(UnsafeBufferPointer(rebasing: bytes[start..<(start + Int(value.count))]))
        case .yes, .no, .object, .list: break
        }
    }

    private mutating func writeIndented(_ literal: UnsafeBufferPointer<UInt8>, startsLine: Bool) {
        guard let base = literal.baseAddress else { return }
        var start = 0
        var isLine = startsLine
        while start < literal.count, sink.count <= options.maximumOutputBytes {
            let lineFeed = ByteWord.first(0x0A, in: base, from: start, to: literal.count)
            // Empty lines stay empty.
            if isLine, lineFeed > start, base[start] != 0x0D { indentLine() }
            let end = min(lineFeed + 1, literal.count)
            sink.write(base + start, end - start)
            start = end
            isLine = true
        }
    }

    private mutating func indentLine() {
        guard sink.last == 0x0A else { return }
        indentation.withUnsafeBufferPointer { blanks in
            guard let base = blanks.baseAddress else { return }
            sink.write(base + indentationStart, blanks.count - indentationStart)
        }
    }
}
