extension TemplateCompiler {
    mutating func compilePartial(_ tag: TemplateTag) {
        let line = ownLine(tag)
        if let line {
            flush(to: line.lowerBound)
            textStart = line.upperBound
        } else {
            skipInline(tag)
        }
        guard !isMuted else { return }
        note(tag, .partial)
        emitCall(
            tag, indentation: line.map { $0.lowerBound..<tag.range.lowerBound }, offered: 0,
            place: place(of: tag.range.lowerBound))
    }

    mutating func openParent(_ tag: TemplateTag) throws(TemplateError) {
        // Whether it stands alone on its lines shows at the close tag; until then its blanks are held back.
        let start = scanner.clearStart(before: tag.range.lowerBound).flatMap { $0 >= textStart ? $0 : nil }
        flush(to: start ?? tag.range.lowerBound)
        textStart = tag.range.upperBound
        if !isMuted { note(tag, .parent) }
        try push(.parent, tag, instruction: 0, isMuted: true)
        open[open.count - 1].indentation = start.map { $0..<tag.range.lowerBound }
    }

    mutating func closeParent(_ last: TemplateOpenTag, _ tag: TemplateTag) {
        open.removeLast()
        textStart = tag.range.upperBound
        let opening = TemplateTag(kind: .parent, range: last.range, name: last.name)
        guard !isMuted else { return }
        if let indentation = last.indentation {
            if let end = scanner.clearEnd(after: tag.range.upperBound) {
                textStart = end
                emitCall(opening, indentation: indentation, offered: last.offered.count, place: last.place)
                return
            }
            if !indentation.isEmpty { emitText(indentation, place: last.place) }
        }
        markLineStart(last.range.lowerBound, place: last.place)
        emitCall(opening, indentation: nil, offered: last.offered.count, place: last.place)
    }

    mutating func openBlock(_ tag: TemplateTag) throws(TemplateError) {
        if let last = open.last, last.kind == .parent {
            try openOverride(tag, of: last)
            return
        }
        var indentation = scanner.indentation(ofLineWith: tag.range.lowerBound)
        if let line = ownLine(tag) {
            flush(to: line.lowerBound)
            textStart = line.upperBound
            indentation = scanner.firstIndentation(from: line.upperBound)
        } else {
            // In the middle of a line, the lines of other content go to the left edge.
            if indentation.upperBound != tag.range.lowerBound { indentation = 0..<0 }
            skipInline(tag)
        }
        let instruction = program.instructions.count
        if !isMuted {
            note(tag, .block)
            var block = TemplateInstruction(operation: .block)
            block.code = TemplateKey.code(of: scanner.source[tag.name])
            setIndentation(of: &block, indentation)
            emit(block, at: tag.range.lowerBound)
        }
        try push(.block, tag, instruction: instruction, isMuted: isMuted)
    }

    mutating func closeBlock(_ last: TemplateOpenTag, _ tag: TemplateTag) {
        skip(tag)
        open.removeLast()
        if !last.isMuted { land(last.instruction) }
    }

    private mutating func openOverride(_ tag: TemplateTag, of parent: TemplateOpenTag) throws(TemplateError) {
        let isRepeated = parent.offered.contains { scanner.source[$0].elementsEqual(scanner.source[tag.name]) }
        guard !isRepeated else { throw error(.repeatedBlock(text(tag.name)), at: tag.range.lowerBound) }
        guard parent.offered.count < 255 else { throw error(.tooNested, at: tag.range.lowerBound) }
        let isMuted = open.dropLast().last?.isMuted ?? false
        let instruction = program.instructions.count
        open[open.count - 1].offered.append(tag.name)
        if !isMuted {
            note(tag, .block)
            var override = TemplateInstruction(operation: .override)
            override.code = TemplateKey.code(of: scanner.source[tag.name])
            override.count = UInt16(truncatingIfNeeded: parent.offered.count)
            emit(override, at: tag.range.lowerBound)
        }
        try push(.override, tag, instruction: instruction, isMuted: isMuted)
        let end = scanner.clearEnd(after: tag.range.upperBound)
        textStart = end ?? tag.range.upperBound
        let indentation =
            end.map { scanner.firstIndentation(from: $0) } ?? scanner.indentation(ofLineWith: tag.range.lowerBound)
        dedent = Array(scanner.source[indentation])
        startsLine = true
    }

    mutating func closeOverride(_ last: TemplateOpenTag, _ tag: TemplateTag) {
        let start = scanner.clearStart(before: tag.range.lowerBound).flatMap { $0 >= textStart ? $0 : nil }
        flush(to: start ?? tag.range.lowerBound)
        startsLine = false
        if !last.isMuted {
            emit(TemplateInstruction(operation: .back), at: tag.range.lowerBound)
            land(last.instruction)
        }
        open.removeLast()
        dedent = last.dedent
        textStart = tag.range.upperBound
    }

    private mutating func emitCall(_ tag: TemplateTag, indentation: Range<Int>?, offered: Int, place: TemplatePlace) {
        var call = TemplateInstruction(operation: indentation == nil ? .inlineCall : .call)
        call.offered = UInt8(truncatingIfNeeded: offered)
        if let indentation { setIndentation(of: &call, indentation) }
        let use = TemplateSet.Use(
            name: text(tag.name), kind: tag.kind == .parent ? .parent : .partial, sections: [], template: name,
            line: place.line, column: place.column)
        calls.append((program.instructions.count, use))
        emit(call, place: place)
    }

    private mutating func setIndentation(of instruction: inout TemplateInstruction, _ indentation: Range<Int>) {
        // More than 1,000 blanks are a mistake, and would multiply along calls.
        let kept = indentation.prefix(1_000)
        let literal = addLiteral(kept)
        instruction.start = UInt32(truncatingIfNeeded: literal.lowerBound)
        instruction.count = UInt16(truncatingIfNeeded: literal.count)
    }
}
