/// Compiles one template into a program, in one pass over its source.
struct TemplateCompiler {
    let name: String
    let index: Int
    var scanner: TemplateScanner
    var program: TemplateProgram
    var uses: [TemplateSet.Use] = []
    /// Calls whose target is the index of a use's template: the instruction and the use.
    var calls: [(instruction: Int, use: TemplateSet.Use)] = []

    /// Tags that wait for their close tags.
    var open: [TemplateOpenTag] = []
    /// Start of the text that is not compiled yet.
    var textStart = 0
    /// Blanks to take away at the start of lines, inside an override.
    var dedent: [UInt8] = []
    /// Whether the next thing starts a line whatever stands before it: the first of an override.
    var startsLine = false

    init(name: String, index: Int, source: [UInt8], program: TemplateProgram) {
        self.name = name
        self.index = index
        self.scanner = TemplateScanner(source: source)
        self.program = program
    }

    mutating func compile() throws(TemplateError) {
        program.entries.append(program.instructions.count)
        while let (tag, isClosed) = scanner.next() {
            guard isClosed else {
                let sigil = scanner.source[max(tag.name.lowerBound - 1, 0)]
                let closing = Self.string(scanner.ending(of: tag.kind, sigil: sigil))
                throw error(.unclosedTag(closing: closing), at: tag.range.lowerBound)
            }
            try compile(tag)
        }
        if let last = open.last {
            let fault = TemplateFault.unclosed(quote(last.range), line: last.place.line, column: last.place.column)
            throw error(fault, at: scanner.source.count)
        }
        flush(to: scanner.source.count)
        emit(TemplateInstruction(operation: .back), at: scanner.source.count)
    }

    var isMuted: Bool {
        open.last?.isMuted ?? false
    }

    private mutating func compile(_ tag: TemplateTag) throws(TemplateError) {
        try checkName(of: tag)
        switch tag.kind {
        case .comment: skip(tag)
        case .delimiters:
            skip(tag)
            guard scanner.setDelimiters(tag.name) else { throw error(.badDelimiters, at: tag.range.lowerBound) }
        case .name, .raw: compileValue(tag)
        case .section, .inverted: try openSection(tag)
        case .partial: compilePartial(tag)
        case .parent: try openParent(tag)
        case .block: try openBlock(tag)
        case .close: try close(tag)
        }
    }

    private mutating func compileValue(_ tag: TemplateTag) {
        skipInline(tag)
        guard !isMuted else { return }
        emit(named(tag.name, tag.kind == .raw ? .raw : .name), at: tag.range.lowerBound)
        note(tag, tag.kind == .raw ? .raw : .text)
    }

    private mutating func openSection(_ tag: TemplateTag) throws(TemplateError) {
        skip(tag)
        let isSection = tag.kind == .section
        let instruction = program.instructions.count
        if !isMuted {
            emit(named(tag.name, isSection ? .section : .inverted), at: tag.range.lowerBound)
            note(tag, isSection ? .section : .inverted)
        }
        try push(isSection ? .section : .inverted, tag, instruction: instruction, isMuted: isMuted)
    }

    private mutating func close(_ tag: TemplateTag) throws(TemplateError) {
        guard let last = open.last else { throw error(.strayClose(quote(tag.range)), at: tag.range.lowerBound) }
        guard scanner.source[last.name].elementsEqual(scanner.source[tag.name]) else {
            let opened = TemplateFault.wrongClose(
                quote(tag.range), opened: quote(last.range), line: last.place.line, column: last.place.column)
            throw error(opened, at: tag.range.lowerBound)
        }
        switch last.kind {
        case .section, .inverted: closeSection(last, tag)
        case .parent: closeParent(last, tag)
        case .block: closeBlock(last, tag)
        case .override: closeOverride(last, tag)
        }
    }

    private mutating func closeSection(_ last: TemplateOpenTag, _ tag: TemplateTag) {
        skip(tag)
        open.removeLast()
        guard !last.isMuted else { return }
        if last.kind == .section {
            let end = TemplateInstruction(jump: UInt32(truncatingIfNeeded: last.instruction + 1), operation: .sectionEnd)
            emit(end, at: tag.range.lowerBound)
        }
        land(last.instruction)
    }

    mutating func push(
        _ kind: TemplateOpenTag.Kind, _ tag: TemplateTag, instruction: Int, isMuted: Bool
    ) throws(TemplateError) {
        guard open.count < TemplateFault.maximumNesting else { throw error(.tooNested, at: tag.range.lowerBound) }
        open.append(
            TemplateOpenTag(
                kind: kind, name: tag.name, range: tag.range, place: place(of: tag.range.lowerBound),
                instruction: instruction, isMuted: isMuted, dedent: dedent))
    }

    /// Makes an instruction jump to the next one.
    mutating func land(_ instruction: Int) {
        program.instructions[instruction].jump = UInt32(truncatingIfNeeded: program.instructions.count)
    }
}
