import QuickActionModel

/// Finds in one Swift file the types of quick actions that it handles.
struct HandlerScanner {
    private let tokens: [SwiftToken]
    private let place: (SwiftToken) -> SourceLocation
    private(set) var facts = HandlerFacts()
    private var at = 0
    /// Open brackets: what each of them belongs to.
    private var blocks: [Block] = []
    private var pending = Block.other
    /// Round and square brackets that are open.
    private var brackets = 0

    private enum Block: Equatable {
        case texts
        case choice(isType: Bool)
        case other
    }

    init(_ tokens: [SwiftToken], place: @escaping (SwiftToken) -> SourceLocation) {
        self.tokens = tokens
        self.place = place
    }

    mutating func run() {
        while at < tokens.count {
            switch tokens[at].kind {
            case .word(let word): read(word)
            case .mark(UInt8(ascii: "{")):
                blocks.append(pending)
                pending = .other
            case .mark(UInt8(ascii: "}")): _ = blocks.popLast()
            case .text(let parts): read(parts)
            default: break
            }
            at += 1
        }
    }

    // MARK: Words

    private mutating func read(_ word: String) {
        switch word {
        case "enum": pending = isTextEnumeration() ? .texts : .other
        case "class", "struct", "extension", "actor", "func", "protocol": pending = .other
        case "switch": pending = .choice(isType: isTypeSubject())
        case "case":
            if blocks.last == .texts { readCases() } else if blocks.last == .choice(isType: true) { readPatterns() }
        case "components", "split", "hasSuffix", "hasPrefix", "suffix", "dropFirst", "removeFirst", "removePrefix",
            "trimmingPrefix",
            "replacingOccurrences", "replacing", "lastIndex", "range", "pathExtension", "lastPathComponent", "contains":
            if isNearType() { facts.comparesLastPart = true }
        case "lowercased", "uppercased", "caseInsensitiveCompare", "localizedCaseInsensitiveCompare", "compare":
            if isNearType() { facts.ignoresCase = true }
        default: break
        }
    }

    /// `enum Name: String {`; an enumeration of coding keys is none of types.
    private func isTextEnumeration() -> Bool {
        var isText = false
        for token in tokens[at...].prefix(40) {
            if token.isMark("{") { return isText }
            if token.word == "String" { isText = true }
            if token.word == "CodingKey" { return false }
        }
        return false
    }

    /// Whether the subject of a switch speaks of a type or of a shortcut.
    private func isTypeSubject() -> Bool {
        for token in tokens[at...].dropFirst().prefix(60) {
            if token.isMark("{") { return false }
            if let word = token.word, Self.speaksOfType(word) { return true }
        }
        return false
    }

    private static func speaksOfType(_ word: String) -> Bool {
        let word = word.lowercased()
        return word.hasSuffix("type") || word.contains("shortcut") || word.contains("quickaction")
    }

    /// Whether a quick action's type is spoken of in the same statement, as far as a few tokens tell.
    private func isNearType() -> Bool {
        tokens[max(0, at - 12)..<min(tokens.count, at + 12)].contains { token in token.word.map(Self.speaksOfType) ?? false }
    }

    // MARK: Cases

    /// `case a, b = "x"` of an enumeration.
    private mutating func readCases() {
        var index = at + 1
        while index < tokens.count, let name = tokens[index].word {
            if index + 2 < tokens.count, tokens[index + 1].isMark("="), let parts = tokens[index + 2].parts {
                add(parts, index + 2)
                index += 3
            } else {
                facts.types.append(HandledType(ByteText(name), at: place(tokens[index])))
                index += 1
            }
            guard index < tokens.count, tokens[index].isMark(",") else { break }
            index += 1
        }
        at = max(at, index - 1)
    }

    /// `case "x", "y":` of a switch over a type.
    private mutating func readPatterns() {
        var index = at + 1
        while index < tokens.count, !tokens[index].isMark(":"), !tokens[index].isMark("{"), tokens[index].word != "where" {
            if let parts = tokens[index].parts { add(parts, index) }
            index += 1
        }
        at = index - 1
    }

    // MARK: Texts

    private mutating func read(_ parts: [String]) {
        if isComparedWithType() {
            add(parts, at)
        } else if !isArgument() {
            mention(parts, at)
        }
    }

    /// Whether a text stands beside `==` or `!=` and a type on the other side.
    private func isComparedWithType() -> Bool {
        let isBehind = at >= 2 && tokens[at - 1].isMark("=") && (tokens[at - 2].isMark("=") || tokens[at - 2].isMark("!"))
        let isBefore =
            at + 2 < tokens.count && tokens[at + 2].isMark("=") && (tokens[at + 1].isMark("=") || tokens[at + 1].isMark("!"))
        let near = isBehind ? tokens[max(0, at - 8)..<max(0, at - 2)] : isBefore ? tokens[at + 3..<min(tokens.count, at + 9)] : []
        return near.contains { $0.word.map(Self.speaksOfType) ?? false }
    }

    /// Whether a text is given under a label, `UIApplicationShortcutItem(type: "x", …`, which makes an item and handles none.
    private func isArgument() -> Bool {
        guard at >= 2, tokens[at - 1].isMark(":"), tokens[at - 2].word != nil else { return false }
        return at >= 3 && (tokens[at - 3].isMark("(") || tokens[at - 3].isMark(","))
    }

    private mutating func add(_ parts: [String], _ index: Int) {
        guard parts.count == 1, !isJoined(index) else { return mention(parts, index) }
        facts.types.append(HandledType(ByteText(parts[0]), at: place(tokens[index])))
    }

    /// Whether a text is a part of a longer one, `id + ".x"`.
    private func isJoined(_ index: Int) -> Bool { isMark("+", at: index - 1) || isMark("+", at: index + 1) }

    private func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].isMark(mark)
    }

    private mutating func mention(_ parts: [String], _ index: Int) {
        var parts = parts
        if isMark("+", at: index - 1) || parts[0].hasPrefix(".") { parts.insert("", at: 0) }
        if isMark("+", at: index + 1) { parts.append("") }
        guard parts.contains(where: { !$0.isEmpty }) else { return }
        facts.mentions.append(TypePattern(parts: parts))
    }
}
