/// A pattern for names of tags: `*` is any text, also with `/`; `?` is one character; `[a-z]`, `[!a-z]` one of several; `\` takes
/// the next character as it is.
struct TagPattern {
    private enum Piece {
        case scalar(Unicode.Scalar)
        case one
        case any
        case set([ClosedRange<UInt32>], isNot: Bool)
    }

    private let pieces: [Piece]
    /// The text in front of the first piece that is no plain character.
    let literal: String

    /// Characters of a pattern that count.
    static let longest = 1_000

    init(_ text: String) {
        var pieces: [Piece] = []
        var rest = Array(text.unicodeScalars.prefix(Self.longest))[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "*": pieces.append(.any)
            case "?": pieces.append(.one)
            case "[": pieces.append(Self.set(&rest) ?? .scalar("["))
            case "\\": pieces.append(.scalar(rest.popFirst() ?? "\\"))
            default: pieces.append(.scalar(scalar))
            }
        }
        self.pieces = pieces
        var literal = ""
        for case .scalar(let scalar) in pieces.prefix(while: { if case .scalar = $0 { true } else { false } }) {
            literal.unicodeScalars.append(scalar)
        }
        self.literal = literal
    }

    /// Whether the whole name fits; time grows with both lengths multiplied, at most.
    func matches(_ name: String) -> Bool {
        let name = Array(name.unicodeScalars)
        var (piece, place) = (0, 0)
        // Where the last `*` stands, and where the name is taken up again when what follows it does not fit.
        var again: (piece: Int, place: Int)?
        while place < name.count {
            if piece < pieces.count, case .any = pieces[piece] {
                piece += 1
                again = (piece, place)
            } else if piece < pieces.count, fits(pieces[piece], name[place]) {
                piece += 1
                place += 1
            } else if let last = again {
                again = (last.piece, last.place + 1)
                (piece, place) = (last.piece, last.place + 1)
            } else {
                return false
            }
        }
        return pieces[piece...].allSatisfy { if case .any = $0 { true } else { false } }
    }

    private func fits(_ piece: Piece, _ scalar: Unicode.Scalar) -> Bool {
        switch piece {
        case .scalar(let wanted): wanted == scalar
        case .one, .any: true
        case .set(let ranges, let isNot): ranges.contains { $0.contains(scalar.value) } != isNot
        }
    }

    /// What stands between brackets; nil without a closing one, and nothing is taken then.
    private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> Piece? {
        var inner = rest
        let isNot = inner.first == "!" || inner.first == "^"
        if isNot { inner.removeFirst() }
        var ranges: [ClosedRange<UInt32>] = []
        while let scalar = inner.popFirst() {
            if scalar == "]", !ranges.isEmpty {
                rest = inner
                return .set(ranges, isNot: isNot)
            }
            if inner.first == "-", let last = inner.dropFirst().first, last != "]" {
                inner.removeFirst(2)
                // A range that runs backwards holds nothing but its first character.
                ranges.append(scalar.value...max(scalar.value, last.value))
            } else {
                ranges.append(scalar.value...scalar.value)
            }
        }
        return nil
    }
}
