extension TemplateRenderer {
    mutating func offer(_ instruction: TemplateInstruction, body: Int) {
        let next = instruction.count == 0 ? blocks : offers.count - 1
        offers.append(Offer(code: instruction.code, body: body, blocks: blocks, next: next))
    }

    mutating func call(_ instruction: TemplateInstruction, returning position: Int) {
        let offered = Int(instruction.offered)
        pushFrame(returning: position, offered: offers.count - offered)
        if offered > 0 { blocks = offers.count - 1 }
        if instruction.operation == .call {
            indent(instruction)
        } else {
            indentationStart = indentation.count
        }
    }

    /// Starts the body that was offered for a block, and tells where it begins; nil when there is none.
    mutating func callOffer(_ instruction: TemplateInstruction) -> Int? {
        var found = -1
        var link = blocks
        // The outermost offer is the last of the chain.
        while link >= 0 {
            if offers[link].code == instruction.code { found = link }
            link = offers[link].next
        }
        guard found >= 0 else { return nil }
        pushFrame(returning: Int(instruction.jump), offered: offers.count)
        blocks = offers[found].blocks
        indent(instruction)
        return offers[found].body
    }

    /// Goes back; nil when the page is complete.
    mutating func popFrame() -> Int? {
        guard let frame = frames.popLast() else { return nil }
        blocks = frame.blocks
        offers.removeLast(offers.count - frame.offered)
        indentationStart = frame.indentationStart
        indentation.removeLast(indentation.count - frame.indentationEnd)
        return frame.instruction
    }

    private mutating func pushFrame(returning position: Int, offered: Int) {
        steps += 1
        frames.append(
            Frame(
                instruction: position, blocks: blocks, offered: offered, indentationStart: indentationStart,
                indentationEnd: indentation.count))
    }

    private mutating func indent(_ instruction: TemplateInstruction) {
        guard instruction.count > 0 else { return }
        let start = Int(instruction.start)
        indentation.append(contentsOf: literals[start..<(start + Int(instruction.count))])
    }
}
