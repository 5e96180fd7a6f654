import QuickActionModel

/// The values of build variables, and how texts that use them are filled in.
struct BuildVariables: Sendable {
    /// What became of a text.
    struct Expansion {
        /// The text with every known value filled in; the rest stands as it is written.
        var text: String
        /// Names that have no value, each once.
        var unresolved: [String] = []
        /// Chains of names that lead back to themselves, for example `A → B → A`.
        var cycles: [String] = []
    }

    /// Most bytes that a filled-in text may have; a longer one stays as it is written.
    static let longest = 16 << 10
    /// Most references that one text may lead to.
    static let mostSteps = 2_000
    /// Most references inside of each other.
    static let deepest = 32

    private var values: [ByteText: String] = [:]

    /// Variables of which the first one of a name counts.
    init(_ variables: [BuildVariable]) {
        for variable in variables where values[variable.name] == nil { values[variable.name] = variable.value }
    }

    /// Whether a variable has a value, an empty one included.
    func has(_ name: ByteText) -> Bool { values[name] != nil }

    /// A text with its references filled in.
    func expand(_ text: String) -> Expansion {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return Expansion(text: text) }
        var run = VariableRun(values: values)
        let bytes = run.expand(Array(text.utf8), chain: [])
        let filled = run.isTooMuch ? text : String(decoding: bytes, as: UTF8.self)
        return Expansion(text: filled, unresolved: run.unresolved, cycles: run.cycles)
    }
}

/// One filling-in of a text.
private struct VariableRun {
    let values: [ByteText: String]
    var unresolved: [String] = []
    var cycles: [String] = []
    var isTooMuch = false
    private var steps = 0

    init(values: [ByteText: String]) { self.values = values }

    mutating func expand(_ text: [UInt8], chain: [ByteText]) -> [UInt8] {
        var out: [UInt8] = []
        var i = 0
        while i < text.count {
            guard text[i] == UInt8(ascii: "$"), let end = Self.end(of: text, at: i) else {
                out.append(text[i])
                i += 1
                continue
            }
            // The name may be made of other variables.
            let inner = expandInner(Array(text[(i + 2)..<end]), chain: chain)
            if let value = value(of: inner, chain: chain) {
                out += value
            } else {
                out += text[i...end]
            }
            i = end + 1
            if out.count > BuildVariables.longest { isTooMuch = true }
            if isTooMuch { return text }
        }
        return out
    }

    private mutating func expandInner(_ text: [UInt8], chain: [ByteText]) -> [UInt8] {
        text.contains(UInt8(ascii: "$")) ? expand(text, chain: chain) : text
    }

    /// The value of what stands between the brackets; nil when it stays as it is.
    private mutating func value(of reference: [UInt8], chain: [ByteText]) -> [UInt8]? {
        steps += 1
        if steps > BuildVariables.mostSteps || chain.count > BuildVariables.deepest { isTooMuch = true }
        if isTooMuch { return nil }
        let colon = reference.firstIndex(of: UInt8(ascii: ":")) ?? reference.endIndex
        let name = ByteText(String(decoding: reference[..<colon], as: UTF8.self))
        guard let operators = VariableOperator.parse(reference[colon...]) else {
            note(String(decoding: reference, as: UTF8.self))
            return nil
        }
        if let first = chain.firstIndex(of: name) {
            let circle = (chain[first...] + [name]).map(\.string).joined(separator: " → ")
            if !cycles.contains(where: { $0.hasSameBytes(as: circle) }) { cycles.append(circle) }
            return nil
        }
        let known = values[name]
        guard known != nil || operators.contains(where: \.givesValue) else {
            note(name.string)
            return nil
        }
        let before = (unresolved.count, cycles.count)
        var bytes = known.map { expand(Array($0.utf8), chain: chain + [name]) } ?? []
        // A value that is not whole would be a half-truth: the reference stays.
        if (unresolved.count, cycles.count) != before { return nil }
        for step in operators { bytes = step.applied(to: bytes) }
        return bytes
    }

    private mutating func note(_ name: String) {
        if !unresolved.contains(where: { $0.hasSameBytes(as: name) }) { unresolved.append(name) }
    }

    /// Index of the bracket that closes the reference at `start`; nil when there is none.
    private static func end(of text: [UInt8], at start: Int) -> Int? {
        guard start + 1 < text.count else { return nil }
        var expected: [UInt8] = []
        var i = start
        while i < text.count {
            if text[i] == UInt8(ascii: "$"), i + 1 < text.count, let close = closing(text[i + 1]) {
                guard expected.count < BuildVariables.deepest else { return nil }
                expected.append(close)
                i += 2
                continue
            }
            if let close = expected.last, text[i] == close {
                expected.removeLast()
                if expected.isEmpty { return i }
            }
            if expected.isEmpty { return nil }
            i += 1
        }
        return nil
    }

    private static func closing(_ byte: UInt8) -> UInt8? {
        byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : nil
    }
}
