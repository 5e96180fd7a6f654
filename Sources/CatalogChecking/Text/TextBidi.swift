/// Characters that steer the direction of a text.
enum TextBidi {
    /// Whether a scalar is one of them.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool { isMark(scalar) || isFormat(scalar) }

    /// LRM, RLM and ALM.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200E || scalar.value == 0x200F || scalar.value == 0x061C
    }

    /// Embeddings, overrides and isolates.
    static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    /// Place of the first override, or of the first embedding or isolate that is not closed or closes nothing.
    static func firstFault(in text: String) -> (index: Int, scalar: Unicode.Scalar)? {
        var open: [(index: Int, scalar: Unicode.Scalar, isIsolate: Bool)] = []
        for (index, scalar) in text.unicodeScalars.enumerated() {
            switch scalar.value {
            case 0x202D, 0x202E: return (index, scalar)
            case 0x202A, 0x202B: open.append((index, scalar, false))
            case 0x2066, 0x2067, 0x2068: open.append((index, scalar, true))
            case 0x202C, 0x2069:
                guard let last = open.popLast(), last.isIsolate == (scalar.value == 0x2069) else { return (index, scalar) }
            default: break
            }
        }
        return open.first.map { ($0.index, $0.scalar) }
    }
}
