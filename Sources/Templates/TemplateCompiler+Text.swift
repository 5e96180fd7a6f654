extension TemplateCompiler {
    /// Passes a tag that writes nothing where it stands; alone on its line, it takes the line away.
    mutating func skip(_ tag: TemplateTag) {
        if let line = ownLine(tag) {
            flush(to: line.lowerBound)
            textStart = line.upperBound
        } else {
            skipInline(tag)
        }
    }

    /// Passes a tag that stands among other things.
    mutating func skipInline(_ tag: TemplateTag) {
        flush(to: tag.range.lowerBound)
        textStart = tag.range.upperBound
        markLineStart(tag.range.lowerBound)
    }

    /// The line of a tag that stands there alone, with its line end.
    func ownLine(_ tag: TemplateTag) -> Range<Int>? {
        guard let start = scanner.clearStart(before: tag.range.lowerBound), start >= textStart,
            let end = scanner.clearEnd(after: tag.range.upperBound)
        else { return nil }
        return start..<end
    }

    /// Compiles the text before `end`.
    mutating func flush(to end: Int) {
        if textStart < end { emitText(textStart..<end) }
        textStart = max(textStart, end)
    }

    /// Notes that a tag starts a line, so that the line is indented when its template is.
    mutating func markLineStart(_ offset: Int, place: TemplatePlace? = nil) {
        guard !isMuted, startsLine || scanner.isLineStart(offset) else { return }
        startsLine = false
        emit(TemplateInstruction(operation: .lineStart), place: place ?? self.place(of: offset))
    }

    mutating func emitText(_ range: Range<Int>, place: TemplatePlace? = nil) {
        guard !isMuted else { return }
        let isLine = startsLine || scanner.isLineStart(range.lowerBound)
        startsLine = false
        let literal = addLiteral(range)
        var instruction = TemplateInstruction(operation: isLine ? .lineText : .text)
        if literal.isEmpty {
            // All of it was indentation that is taken away: what follows starts the line.
            guard isLine else { return }
            instruction.operation = .lineStart
        } else {
            instruction.start = UInt32(truncatingIfNeeded: literal.lowerBound)
            instruction.jump = UInt32(truncatingIfNeeded: literal.count)
        }
        emit(instruction, place: place ?? self.place(of: range.lowerBound))
    }

    /// Copies a range of the source to the literals, without the indentation that is to be taken away.
    mutating func addLiteral(_ range: Range<Int>) -> Range<Int> {
        let start = program.literals.count
        guard !dedent.isEmpty else {
            program.literals.append(contentsOf: scanner.source[range])
            return start..<program.literals.count
        }
        var position = range.lowerBound
        while position < range.upperBound {
            if scanner.isLineStart(position) {
                position += commonCount(position..<range.upperBound)
            }
            let lineEnd = scanner.source[position..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 }
            let end = lineEnd ?? range.upperBound
            program.literals.append(contentsOf: scanner.source[position..<end])
            position = end
        }
        return start..<program.literals.count
    }

    /// How many bytes at the start of a line's range are indentation to be taken away.
    private func commonCount(_ range: Range<Int>) -> Int {
        zip(scanner.source[range], dedent).prefix { $0 == $1 }.count
    }

    mutating func emit(_ instruction: TemplateInstruction, at offset: Int) {
        emit(instruction, place: place(of: offset))
    }

    mutating func emit(_ instruction: TemplateInstruction, place: TemplatePlace) {
        program.instructions.append(instruction)
        program.places.append(place)
    }

    mutating func place(of offset: Int) -> TemplatePlace {
        let (line, column) = scanner.place(of: offset)
        return TemplatePlace(template: index, line: line, column: column)
    }
}
