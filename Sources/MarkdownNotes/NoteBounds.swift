/// Measures a note before it is parsed.
///
/// cmark-gfm takes time that grows with the square of some inputs, and it parses under a lock; each measure here stands for one of them.
struct NoteBounds {
    /// What is over the limit.
    struct Excess: Equatable {
        /// One line for the finding.
        var summary: String
        /// Offset of the byte that it is about; nil for the whole note.
        var offset: Int?
    }

    let limits: NoteLimits

    /// The first measure that is over its limit; nil when the text may be parsed.
    func excess(in text: ArraySlice<UInt8>) -> Excess? {
        text.withUnsafeBufferPointer { bytes in
            var excess = self.charactersExcess(bytes) ?? self.linesExcess(bytes)
            if let offset = excess?.offset { excess?.offset = offset + text.startIndex }
            return excess
        }
    }

    /// Bytes that `charactersExcess` looks at; most bytes of a text are none of them.
    private static let isCounted: [Bool] = {
        var table = [Bool](repeating: false, count: 256)
        for byte in "[!?*_~:@. \n\t".utf8 { table[Int(byte)] = true }
        return table
    }()

    /// Brackets, declarations and addresses: each of them lets the parser look ahead to the end of a word or of the text.
    private func charactersExcess(_ bytes: UnsafeBufferPointer<UInt8>) -> Excess? {
        var brackets = 0
        var declarations = 0
        var emphasis = 0
        var wordStart = 0
        var addresses = 0
        var addressWork = 0
        Self.isCounted.withUnsafeBufferPointer { isCounted in
            for index in bytes.indices where isCounted[Int(bytes[index])] {
                let before = index > 0 ? bytes[index - 1] : 0
                switch bytes[index] {
                case 0x20, 0x0A, 0x09:
                    addressWork += addresses * (index - wordStart)
                    wordStart = index + 1
                    addresses = 0
                case UInt8(ascii: "["): brackets += 1
                case UInt8(ascii: "!"), UInt8(ascii: "?"): declarations += before == UInt8(ascii: "<") ? 1 : 0
                case UInt8(ascii: "."): addresses += before | 0x20 == UInt8(ascii: "w") ? 1 : 0
                case UInt8(ascii: ":"), UInt8(ascii: "@"): addresses += 1
                default: emphasis += before != bytes[index] ? 1 : 0
                }
            }
        }
        addressWork += addresses * (bytes.count - wordStart)
        if brackets > limits.brackets {
            return Excess(summary: "the note has \(brackets) opening brackets, \(limits.brackets) are allowed")
        }
        if declarations > limits.brackets {
            return Excess(summary: "the note has \(declarations) times <! or <?, \(limits.brackets) are allowed")
        }
        if emphasis > 4 * limits.brackets {
            return Excess(summary: "the note has \(emphasis) times *, _ or ~, \(4 * limits.brackets) are allowed")
        }
        // 64 KiB of `www.` without a blank are 500 times this.
        if addressWork > 256 * limits.bytes {
            return Excess(summary: "the note has too many addresses without blanks between them")
        }
        return nil
    }

    /// Cells, containers and table rules of each line.
    private func linesExcess(_ bytes: UnsafeBufferPointer<UInt8>) -> Excess? {
        var start = 0
        var paragraph = 0
        var tableWork = 0
        while start < bytes.count {
            var end = start
            var pipes = 0
            while end < bytes.count && bytes[end] != 0x0A {
                if bytes[end] == UInt8(ascii: "|") { pipes += 1 }
                end += 1
            }
            if pipes > limits.tableCells {
                return Excess(summary: "a line has \(pipes) table cells, \(limits.tableCells) are allowed", offset: start)
            }
            let (containers, content) = Self.containers(bytes, start, end)
            if containers > limits.depth {
                return Excess(summary: "a line opens \(containers) quotes and lists, \(limits.depth) are allowed", offset: start)
            }
            // A rule that fits no head lets the parser read the paragraph again from its first line.
            if Self.isTableRule(bytes, content, end) { tableWork += paragraph }
            paragraph = Self.isBlank(bytes, start, end) ? 0 : paragraph + end - start + 1
            if tableWork > 16 * limits.bytes {
                return Excess(summary: "a paragraph has too many table rules that fit no head", offset: start)
            }
            start = end + 1
        }
        return nil
    }

    /// Number of quote and list marks at the start of a line, and where they end.
    private static func containers(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> (Int, Int) {
        var count = 0
        var index = start
        while index < end {
            let isBeforeBlank = index + 1 >= end || bytes[index + 1] == 0x20 || bytes[index + 1] == 0x09
            switch bytes[index] {
            case 0x20, 0x09, UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: ">"): count += 1
            case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: ")"):
                guard isBeforeBlank else { return (count, index) }
                count += 1
            default: return (count, index)
            }
            index += 1
        }
        return (count, index)
    }

    private static func isTableRule(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        var hasDash = false
        var hasMark = false
        for index in start..<end {
            switch bytes[index] {
            case UInt8(ascii: "-"): hasDash = true
            case UInt8(ascii: "|"), UInt8(ascii: ":"): hasMark = true
            case 0x20, 0x09: break
            default: return false
            }
        }
        return hasDash && hasMark
    }

    private static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        for index in start..<end where bytes[index] != 0x20 && bytes[index] != 0x09 && bytes[index] != UInt8(ascii: ">") {
            return false
        }
        return true
    }
}
