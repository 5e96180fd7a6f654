/// Words of texts as search compares them: without case, accents and width.
///
/// `search.js` folds what people type in the same way; the tests hold one against the other, letter by letter.
enum SearchFold {
    /// One word, or up to three characters from a place in a script that puts no blanks between words.
    struct Word: Hashable {
        /// UTF-8 of the folded word.
        var bytes: [UInt8]
    }

    /// Longest word that is kept, in bytes; the rest of it is not found.
    static let longest = 48
    /// Characters of a text that are looked at.
    private static let mostScalars = 2000

    /// The words of a text, each as often as it stands there.
    static func words(_ text: String) -> [Word] {
        var collector = Collector()
        for scalar in text.unicodeScalars.prefix(mostScalars) { collector.add(scalar) }
        collector.end()
        return collector.words
    }

    /// The words of an identifier, and the parts that its capitals mark: `favoriteAction` is found by `action`, too.
    static func identifierWords(_ text: String) -> [Word] {
        var parts = words(text)
        var split = Collector()
        var wasSmall = false
        for scalar in text.unicodeScalars.prefix(mostScalars) {
            // What Unicode knows of a character is dear to ask; of ASCII it is known here.
            if scalar.isASCII {
                if wasSmall, (65...90).contains(scalar.value) { split.end() }
                wasSmall = (97...122).contains(scalar.value) || (48...57).contains(scalar.value)
            } else {
                if wasSmall, scalar.properties.isUppercase { split.end() }
                wasSmall = scalar.properties.isLowercase || scalar.properties.numericType != nil
            }
            split.add(scalar)
        }
        split.end()
        for word in split.words where !parts.contains(word) { parts.append(word) }
        return parts
    }

    /// How long a text is for ranking: its words, or a third of its characters where no blanks part them; from 1 to 4.
    static func length(_ words: [Word]) -> Int {
        let unspaced = words.count { isUnspaced($0) }
        return min(4, max(1, words.count - unspaced + (unspaced + 2) / 3))
    }

    private static func isUnspaced(_ word: Word) -> Bool {
        String(decoding: word.bytes, as: UTF8.self).unicodeScalars.first.map { isUnspaced($0) } ?? false
    }

    /// Whether a script puts no blanks between words.
    static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x9FFF,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Cuts folded letters into words.
    private struct Collector {
        var words: [Word] = []
        private var word: [UInt8] = []
        private var run: [Unicode.Scalar] = []

        mutating func add(_ scalar: Unicode.Scalar) {
            if scalar.isASCII {
                switch UInt8(scalar.value) {
                case 97...122, 48...57: letter(UInt8(scalar.value))
                case 65...90: letter(UInt8(scalar.value) + 32)
                default: end()
                }
                return
            }
            SearchFold.fold(scalar) { put($0) }
        }

        private mutating func letter(_ byte: UInt8) {
            endRun()
            word.append(byte)
        }

        private mutating func put(_ scalar: Unicode.Scalar) {
            if SearchFold.isUnspaced(scalar), isLetter(scalar) {
                endWord()
                run.append(scalar)
            } else if isLetter(scalar) {
                endRun()
                if let units = UTF8.encode(scalar) { word.append(contentsOf: units) }
            } else {
                end()
            }
        }

        private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
            if scalar.properties.isAlphabetic { return true }
            switch scalar.properties.generalCategory {
            case .decimalNumber, .letterNumber, .otherNumber: return true
            default: return false
            }
        }

        mutating func end() {
            endWord()
            endRun()
        }

        private mutating func endWord() {
            guard !word.isEmpty else { return }
            if word.count > SearchFold.longest {
                // The cut falls before a letter, never inside of one.
                var end = SearchFold.longest
                while word[end] & 0xC0 == 0x80 { end -= 1 }
                word.removeSubrange(end...)
            }
            words.append(Word(bytes: Array(word)))
            word.removeAll(keepingCapacity: true)
        }

        private mutating func endRun() {
            for start in run.indices {
                var bytes: [UInt8] = []
                bytes.reserveCapacity(12)
                for scalar in run[start..<min(start + 3, run.count)] {
                    if let units = UTF8.encode(scalar) { bytes.append(contentsOf: units) }
                }
                words.append(Word(bytes: bytes))
            }
            run.removeAll(keepingCapacity: true)
        }
    }

    /// What a character becomes; nothing for a mark.
    static func fold(_ scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
        if let plain = letters[scalar.value] { return body(at(plain)) }
        switch scalar.value {
        case 0x30A1...0x30F6: return body(at(scalar.value - 0x60))
        case 0xFF01...0xFF5E: return small(at(scalar.value - 0xFEE0), body)
        default: break
        }
        if let several = ligatures[scalar.value] { return several.unicodeScalars.forEach(body) }
        if scalar.properties.generalCategory == .nonspacingMark { return }
        small(scalar, body)
    }

    private static func at(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? " " }

    private static func small(_ scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
        scalar.properties.lowercaseMapping.unicodeScalars.forEach(body)
    }

    private static let ligatures: [UInt32: String] = [
        0xC6: "ae", 0xDE: "th", 0xDF: "ss", 0xE6: "ae", 0xFE: "th", 0x152: "oe", 0x153: "oe", 0x1E2: "ae", 0x1E3: "ae",
        0x1FC: "ae", 0x1FD: "ae", 0xCCB: "\u{CC6}\u{CC2}\u{CD5}", 0x1E9E: "ss", 0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl",
        0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st", 0xFB06: "st", 0xFF9E: "", 0xFF9F: "",
    ]
}
