extension XMLPropertyListParser {
    /// Reads the text and the close tag of an element; the span is the text as written.
    mutating func parseText(_ tag: XMLTag) throws(Failure) -> (text: String, span: SourceSpan) {
        if tag.isEmpty { return ("", span(position, position)) }
        let start = position
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { break }
            if byte < 0x20, byte != 0x0A, byte != 0x09 { break }
            index += 1
        }
        position = index
        if isCloseTag {
            let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
            try parseCloseTag(of: tag)
            return (text, span(start, index))
        }
        var text = Array(bytes[start..<index])
        try appendRest(of: tag, to: &text)
        let end = position
        try parseCloseTag(of: tag)
        return (String(decoding: text, as: UTF8.self), span(start, end))
    }

    /// Appends the text up to the close tag: entities, CDATA sections and line ends resolved, comments left out.
    private mutating func appendRest(of tag: XMLTag, to text: inout [UInt8]) throws(Failure) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "&"): text.appendScalar(try parseEntity())
            case UInt8(ascii: "<"):
                if isCloseTag { return }
                try appendMarkup(in: tag, to: &text)
            case 0x0D:
                text.append(0x0A)
                position += position + 1 < bytes.count && bytes[position + 1] == 0x0A ? 2 : 1
            case let byte:
                if byte < 0x20, byte != 0x0A, byte != 0x09 { state.note(.controlCharacter, at: span(position, position + 1)) }
                text.append(byte)
                position += 1
            }
        }
        throw unclosed(tag)
    }

    private mutating func appendMarkup(in tag: XMLTag, to text: inout [UInt8]) throws(Failure) {
        if matches("<!--") {
            _ = try parseComment()
        } else if matches("<![CDATA[") {
            guard let end = offset(of: "]]>", from: position + 9) else {
                throw state.failure(
                    .syntax, "the CDATA section that begins here is never closed; add ]]>", at: span(position, position + 9))
            }
            var index = position + 9
            while index < end {
                let byte = bytes[index]
                if byte == 0x0D {
                    text.append(0x0A)
                    if bytes[index + 1] == 0x0A { index += 1 }
                } else {
                    text.append(byte)
                }
                index += 1
            }
            position = end + 3
        } else if matches("<?") {
            try skipInstruction()
        } else {
            let end = bytes[position...].firstIndex { $0 == UInt8(ascii: ">") || $0 == 0x0A }.map { $0 + 1 } ?? bytes.count
            throw state.failure(
                .syntax,
                "<\(tag.name.rawValue)> of line \(lineNumber(bytes, of: tag.start)) holds text only; close it before the "
                    + "next element, or write &lt; for \"<\"",
                at: span(position, end))
        }
    }

    /// Reads the reference at the position.
    private mutating func parseEntity() throws(Failure) -> UInt32 {
        let start = position
        var end = start + 1
        while end < bytes.count, end - start < 40, isNameByte(bytes[end]) { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), end > start + 1 else {
            throw state.failure(
                .syntax, "\"&\" does not begin an entity; write &amp; for the sign itself", at: span(start, start + 1))
        }
        let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        position = end + 1
        switch name {
        case "lt": return 0x3C
        case "gt": return 0x3E
        case "amp": return 0x26
        case "quot": return 0x22
        case "apos": return 0x27
        default: break
        }
        guard name.hasPrefix("#") else {
            throw state.failure(
                .syntax, "unknown entity &\(name);; property lists know lt, gt, amp, quot, apos and numbers",
                at: span(start, position))
        }
        let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
        let digits = name.dropFirst(isHex ? 2 : 1)
        guard !digits.hasPrefix("+"), let value = UInt32(digits, radix: isHex ? 16 : 10), value != 0, Unicode.Scalar(value) != nil
        else {
            throw state.failure(.syntax, "&\(name); is no character", at: span(start, position))
        }
        if value < 0x20, value != 0x09, value != 0x0A, value != 0x0D { state.note(.controlCharacter, at: span(start, position)) }
        return value
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= 0x61 && lower <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "#")
            || byte == UInt8(ascii: "_")
    }
}
