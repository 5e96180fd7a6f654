/// Runs a compiled template over the values of one page.
struct TemplateRenderer: ~Copyable {
    /// A value that was entered.
    struct Entered {
        var node: Int
        /// The node after its subtree.
        var end: Int
        /// The node after the list it is an item of; 0 outside of lists.
        var listEnd: Int
    }

    /// What a call, or the body of a block, goes back to.
    struct Frame {
        var instruction: Int
        var blocks: Int
        var offered: Int
        var indentationStart: Int
        var indentationEnd: Int
    }

    /// A body offered for a block.
    struct Offer {
        var code: UInt64
        var body: Int
        /// The offers that hold inside the body: those of the template it is written in.
        var blocks: Int
        /// The next offer of the chain, outwards; -1 at its end.
        var next: Int
    }

    /// Why rendering stopped, and where.
    struct Stop {
        var fault: TemplateFault
        var instruction: Int
    }

    let instructions: UnsafeBufferPointer<TemplateInstruction>
    let literals: UnsafeBufferPointer<UInt8>
    let segments: UnsafeBufferPointer<UInt64>
    let nodes: UnsafeBufferPointer<TemplateNode>
    let bytes: UnsafeBufferPointer<UInt8>
    let options: TemplateOptions

    var sink = ByteSink(capacity: 32 << 10)
    var entered: ContiguousArray<Entered> = []
    var frames: ContiguousArray<Frame> = []
    var offers: ContiguousArray<Offer> = []
    /// The last offer of the chain that holds here; -1 for none.
    var blocks = -1
    /// The blanks of all indented calls; those from `indentationStart` on hold here.
    var indentation: ContiguousArray<UInt8> = []
    var indentationStart = 0
    var steps = 0

    /// Appends the page to `output`, or says why there is none.
    static func render(
        _ set: borrowing TemplateSet, entry: Int, _ values: borrowing TemplateValues, into output: inout [UInt8]
    ) -> Stop? {
        let options = set.options
        return set.program.instructions.withUnsafeBufferPointer { instructions in
            set.program.literals.withUnsafeBufferPointer { literals in
                set.program.segments.withUnsafeBufferPointer { segments in
                    values.nodes.withUnsafeBufferPointer { nodes in
                        values.bytes.withUnsafeBufferPointer { bytes in
                            var renderer = TemplateRenderer(
                                instructions: instructions, literals: literals, segments: segments, nodes: nodes,
                                bytes: bytes, options: options)
                            let stop = renderer.run(from: entry)
                            if stop == nil { output.append(contentsOf: renderer.sink.written) }
                            return stop
                        }
                    }
                }
            }
        }
    }

    init(
        instructions: UnsafeBufferPointer<TemplateInstruction>, literals: UnsafeBufferPointer<UInt8>,
        segments: UnsafeBufferPointer<UInt64>, nodes: UnsafeBufferPointer<TemplateNode>,
        bytes: UnsafeBufferPointer<UInt8>, options: TemplateOptions
    ) {
        self.instructions = instructions
        self.literals = literals
        self.segments = segments
        self.nodes = nodes
        self.bytes = bytes
        self.options = options
        entered.append(Entered(node: 0, end: nodes.count, listEnd: 0))
    }

    private mutating func run(from entry: Int) -> Stop? {
        var position = entry
        while true {
            let current = position
            let instruction = instructions[current]
            position += 1
            switch instruction.operation {
            case .text: writeText(instruction, startsLine: false)
            case .lineText: writeText(instruction, startsLine: true)
            case .lineStart: startLine()
            case .name: write(find(instruction), isRaw: false)
            case .raw: write(find(instruction), isRaw: options.unescapedTextIsRaw)
            case .section:
                let node = find(instruction)
                if isTruthy(node) { enter(node) } else { position = Int(instruction.jump) }
            case .sectionEnd:
                if enterNext() { position = Int(instruction.jump) }
            case .inverted:
                if isTruthy(find(instruction)) { position = Int(instruction.jump) }
            case .override:
                offer(instruction, body: position)
                position = Int(instruction.jump)
            case .call, .inlineCall:
                call(instruction, returning: position)
                position = Int(instruction.jump)
            case .block:
                if let body = callOffer(instruction) { position = body }
            case .back:
                guard let back = popFrame() else { return nil }
                position = back
                continue
            }
            if let fault = limitFault() { return Stop(fault: fault, instruction: current) }
        }
    }
}
