extension TemplateCompiler {
    /// Refuses names that could never be found, or that belong to another kind of template language.
    mutating func checkName(of tag: TemplateTag) throws(TemplateError) {
        switch tag.kind {
        case .comment, .delimiters: return
        default: break
        }
        let bytes = scanner.source[tag.name]
        guard let first = bytes.first else { throw error(.emptyName(tag: quote(tag.range)), at: tag.range.lowerBound) }
        if first == 0x2A { throw error(.dynamicName(quote(tag.name)), at: tag.range.lowerBound) }
        let isTemplateName = tag.kind == .partial || tag.kind == .parent
        var previous: UInt8 = 0x2E
        var isValid = bytes.count <= 1024
        for byte in bytes {
            let isLetter = byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
            let isDot = byte == 0x2E && (previous != 0x2E || bytes.count == 1)
            isValid = isValid && (isLetter || isDot || byte == 0x2D || byte == 0x5F || byte == 0x2F)
            previous = byte
        }
        isValid = isValid && (previous != 0x2E || (bytes.count == 1 && !isTemplateName))
        guard isValid else { throw error(.badName(quote(tag.name)), at: tag.range.lowerBound) }
    }

    /// An instruction with the hashes of a name's segments.
    mutating func named(_ name: Range<Int>, _ operation: TemplateInstruction.Operation) -> TemplateInstruction {
        var instruction = TemplateInstruction(operation: operation)
        let bytes = scanner.source[name]
        guard !bytes.elementsEqual([0x2E]) else { return instruction }
        let segments = bytes.split(separator: 0x2E)
        instruction.code = TemplateKey.code(of: segments[0])
        instruction.start = UInt32(truncatingIfNeeded: program.segments.count)
        instruction.count = UInt16(truncatingIfNeeded: segments.count - 1)
        for segment in segments.dropFirst() { program.segments.append(TemplateKey.code(of: segment)) }
        return instruction
    }

    /// Writes down that a name is used.
    mutating func note(_ tag: TemplateTag, _ kind: TemplateSet.Use.Kind) {
        let (line, column) = scanner.place(of: tag.range.lowerBound)
        var sections: [String] = []
        for tag in open where tag.kind == .section { sections.append(text(tag.name)) }
        uses.append(
            TemplateSet.Use(
                name: text(tag.name), kind: kind, sections: sections, template: name, line: line, column: column))
    }

    mutating func error(_ fault: TemplateFault, at offset: Int) -> TemplateError {
        let (line, column) = scanner.place(of: offset)
        return TemplateError(template: name, line: line, column: column, message: fault.message)
    }

    func text(_ range: Range<Int>) -> String {
        Self.string(scanner.source[range])
    }

    /// A piece of the source for a message: one line, not too long.
    func quote(_ range: Range<Int>) -> String {
        let source = scanner.source[range]
        let kept = source.prefix(60)
        var text = ""
        for scalar in Self.string(kept).unicodeScalars {
            let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            text.unicodeScalars.append(isControl ? " " : scalar)
        }
        return kept.count < source.count ? text + "…" : text
    }

    static func string(_ bytes: some Collection<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
