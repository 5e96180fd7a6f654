import SourceTrees

/// A tree as one line of text, so that tests can compare it: strings in quotes, `<hex>` for data, `r:` for reals.
struct TreeText {
    /// Whether a repeated key shows its last value only, at its first place, as a dictionary of Python does.
    var joinsDuplicates = false
    /// Whether reals are shown by their bits.
    var realBits = false

    func text(of node: SourceNode) -> String {
        switch node.value {
        case .null: return "null"
        case .boolean(let flag): return flag ? "true" : "false"
        case .integer(let number): return number.decimal
        case .real(let number) where realBits:
            return number.isNaN ? "r:nan" : "r:\(String(number.bitPattern, radix: 16))"
        case .real(let number): return "r:\(number)"
        case .string(let text): return quoted(text)
        case .date(let text): return "d:\(text)"
        case .data(let bytes): return "<" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">"
        case .uid(let number): return "uid:\(number)"
        case .array(let items): return "[" + items.map { text(of: $0) }.joined(separator: ", ") + "]"
        case .dictionary(let entries):
            return "{" + shown(entries).map { "\(quoted($0.key)): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
        }
    }

    private func shown(_ entries: [SourceEntry]) -> [SourceEntry] {
        guard joinsDuplicates else { return entries }
        var places: [[UInt8]: Int] = [:]
        var result: [SourceEntry] = []
        for entry in entries {
            let key = Array(entry.key.utf8)
            if let place = places[key] {
                result[place] = entry
            } else {
                places[key] = result.count
                result.append(entry)
            }
        }
        return result
    }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 0x20: result += "\\x\(String(scalar.value, radix: 16))."
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
