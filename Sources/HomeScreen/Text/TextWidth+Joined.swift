extension TextWidth {
    /// Advance of an Arabic letter in the form that its neighbours give it; the second half of lam-alef has 0.
    static func arabic(_ scalars: [Unicode.Scalar], _ index: Int) -> Int {
        let value = scalars[index].value
        let offset = Int(value - 0x620) * 4
        guard arabicForms[offset] > 0 else { return advance(of: scalars[index]) }
        let before = neighbour(scalars, index, step: -1)
        let after = neighbour(scalars, index, step: 1)
        let joinsBefore = joinsAhead(before) && value != 0x621
        if value == 0x644, isAlef(after) { return joinsBefore ? 599 : 582 }
        if isAlef(value), before == 0x644 { return 0 }
        let joinsAfter = joinsAhead(value) && joinsBack(after)
        let form = joinsBefore ? (joinsAfter ? 2 : 3) : (joinsAfter ? 1 : 0)
        return Int(arabicForms[offset + form])
    }

    /// The nearest letter or joiner in a direction, marks passed over; 0 for none.
    ///
    /// Looks at sixteen characters at most, so that a long run of marks costs no more than a short one.
    private static func neighbour(_ scalars: [Unicode.Scalar], _ index: Int, step: Int) -> UInt32 {
        var at = index + step
        for _ in 0..<16 {
            guard scalars.indices.contains(at) else { return 0 }
            let value = scalars[at].value
            if value == 0x200D || value == 0x200C || !isMark(scalars[at]) { return value }
            at += step
        }
        return 0
    }

    private static func isAlef(_ value: UInt32) -> Bool { value == 0x627 || value == 0x622 || value == 0x623 || value == 0x625 }

    /// Whether a letter joins the one that follows it.
    private static func joinsAhead(_ value: UInt32) -> Bool { joinsBack(value) && !endsJoin(value) }

    /// Whether a letter joins the one before it.
    private static func joinsBack(_ value: UInt32) -> Bool {
        switch value {
        case 0x200D, 0x640: true
        case 0x621, 0x674, 0x6D4: false
        case 0x620...0x64A, 0x66E...0x66F, 0x671...0x6D5, 0x6FA...0x6FC, 0x750...0x77F: true
        default: false
        }
    }

    private static func endsJoin(_ value: UInt32) -> Bool {
        switch value {
        case 0x622...0x625, 0x627, 0x629, 0x62F...0x632, 0x648, 0x671...0x677, 0x688...0x699, 0x6C0, 0x6C3...0x6CB, 0x6CD, 0x6CF,
            0x6D2...0x6D3, 0x6D5:
            true
        default: false
        }
    }

    /// Advance of a Devanagari consonant: whole, as a half form before another one, or melted into it.
    static func devanagari(_ scalars: [Unicode.Scalar], _ index: Int) -> Int {
        let value = scalars[index].value
        let whole = advance(of: scalars[index])
        // The subscript ra and the hook above stand over or under their neighbour.
        if value == ra, index >= 2, scalars[index - 1].value == virama, isConsonant(scalars[index - 2].value) { return 0 }
        var at = index + 1
        if at < scalars.count, scalars[at].value == 0x93C { at += 1 }
        guard at + 1 < scalars.count, scalars[at].value == virama else { return whole }
        let next = scalars[at + 1].value
        let half = Int(devanagariHalves[Int(value - 0x915)])
        if next == 0x200D { return half }
        guard isConsonant(next) else { return whole }
        if value == ra { return 0 }
        if next == ra { return whole }
        return devanagariConjuncts[conjunctKey(value, next)].map(Int.init) ?? half
    }

    private static func isConsonant(_ value: UInt32) -> Bool { (0x915...0x939).contains(value) }
    private static let virama: UInt32 = 0x94D
    private static let ra: UInt32 = 0x930
}
