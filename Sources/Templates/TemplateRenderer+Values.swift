extension TemplateRenderer {
    /// The node of the value that a name means here, or -1.
    @inline(__always)
    func find(_ instruction: TemplateInstruction) -> Int {
        var level = entered.count - 1
        guard instruction.code != 0 else { return entered[level].node }
        while level >= 0 {
            let scope = entered[level]
            let node = child(of: scope.node, end: scope.end, code: instruction.code)
            if node >= 0 {
                return instruction.count == 0 ? node : descend(node, instruction)
            }
            level -= 1
        }
        return -1
    }

    /// Follows the further segments of a dotted name.
    ///
    /// They are not looked up outside of the first one's value.
    private func descend(_ first: Int, _ instruction: TemplateInstruction) -> Int {
        var node = first
        let start = Int(instruction.start)
        for index in start..<(start + Int(instruction.count)) {
            node = child(of: node, end: end(of: node), code: segments[index])
            if node < 0 { return -1 }
        }
        return node
    }

    @inline(__always)
    private func child(of object: Int, end: Int, code: UInt64) -> Int {
        guard object < nodes.count, nodes[object].kind == .object else { return -1 }
        var node = object + 1
        while node < end {
            if nodes[node].code == code { return node }
            node = Int(nodes[node].end)
        }
        return -1
    }

    private func end(of node: Int) -> Int {
        node == 0 ? nodes.count : Int(nodes[node].end)
    }

    func isTruthy(_ node: Int) -> Bool {
        guard node >= 0, node < nodes.count else { return false }
        switch nodes[node].kind {
        case .text, .markup: return nodes[node].count > 0
        case .yes, .object: return true
        case .no: return false
        case .list: return end(of: node) > node + 1
        }
    }

    /// Enters a truthy value; of a list, its first item.
    mutating func enter(_ node: Int) {
        let end = end(of: node)
        if nodes[node].kind == .list {
            entered.append(Entered(node: node + 1, end: Int(nodes[node + 1].end), listEnd: end))
        } else {
            entered.append(Entered(node: node, end: end, listEnd: 0))
        }
    }

    /// Enters the next item of the list; false when there is none and the section is left.
    mutating func enterNext() -> Bool {
        steps += 1
        let last = entered.count - 1
        let item = entered[last]
        if item.end < item.listEnd {
            entered[last] = Entered(node: item.end, end: Int(nodes[item.end].end), listEnd: item.listEnd)
            return true
        }
        entered.removeLast()
        return false
    }

    /// What stops the page, if it became too deep or too large.
    @inline(__always)
    func limitFault() -> TemplateFault? {
        if frames.count <= TemplateFault.maximumCalls, sink.count <= options.maximumOutputBytes,
            steps <= options.maximumSteps
        {
            return nil
        }
        return frames.count > TemplateFault.maximumCalls
            ? .tooDeep
            : steps > options.maximumSteps
                ? .tooManySteps(options.maximumSteps) : .tooMuchOutput(options.maximumOutputBytes)
    }
}
