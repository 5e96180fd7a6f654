/// A version of a release: numbers and words in the order of Semantic Versioning, but with any number of parts.
///
/// `0.10` stands behind `0.9`, `1.5.0-rc.10` behind `1.5.0-rc.2` and before `1.5.0`, `beta10` behind `beta2`. `1.4` and `1.4.0` are one
/// version. What follows a `+` names a build and does not count.
public struct ReleaseVersion: Sendable, Comparable, Hashable {
    /// The text that was read, with its prefix.
    public let text: String
    /// The part before the first number, for example `v` or `release-`.
    public let prefix: String
    /// The numbers, trailing zeros left out, so that `1.4` equals `1.4.0`; decimal digits without leading zeros.
    private let numbers: [Number]
    private let labels: [Label]

    /// Longest text that is read, in bytes; longer ones are no versions.
    static let longest = 200

    /// The version in a text; nil when there is none.
    ///
    /// Without `prefix`, a `v` or letters that end in `-`, `_` or `/` may stand in front of the first number; with it, the text must
    /// begin with exactly that.
    public init?(_ text: String, prefix wanted: String? = nil) {
        var rest = text.utf8[...]
        guard rest.count <= Self.longest else { return nil }
        if let wanted {
            guard rest.starts(with: wanted.utf8) else { return nil }
            rest = rest.dropFirst(wanted.utf8.count)
            prefix = wanted
        } else {
            let front = rest.prefix { !Self.isDigit($0) }
            guard Self.isPrefix(front) else { return nil }
            rest = rest.dropFirst(front.count)
            prefix = String(decoding: front, as: UTF8.self)
        }
        guard let first = rest.first, Self.isDigit(first) else { return nil }
        rest = rest.prefix { $0 != UInt8(ascii: "+") }
        let core = rest.prefix { Self.isDigit($0) || $0 == UInt8(ascii: ".") }
        guard let numbers = Self.numbers(core) else { return nil }
        guard let labels = Self.labels(rest.dropFirst(core.count)) else { return nil }
        self.text = text
        self.numbers = numbers
        self.labels = labels
    }

    /// Whether it is a preview of a release.
    public var isPrerelease: Bool { !labels.isEmpty }

    /// Numeric order; a preview stands before its release; numbers before words.
    public static func < (a: ReleaseVersion, b: ReleaseVersion) -> Bool {
        if a.numbers != b.numbers { return a.numbers.lexicographicallyPrecedes(b.numbers) }
        if a.labels.isEmpty || b.labels.isEmpty { return !a.labels.isEmpty && b.labels.isEmpty }
        return a.labels.lexicographicallyPrecedes(b.labels)
    }

    /// The highest level of change that the step from an older version announces: a new first number announces breaking changes, a new
    /// second one notable changes, anything else cosmetic ones; below 1.0 the second number plays the first.
    ///
    /// `internal` for equal versions, nil where the other version is the newer one. A preview announces everything.
    public func announces(since old: ReleaseVersion) -> ChangeLevel? {
        guard !(self < old) else { return nil }
        if self == old { return .internal }
        if old.isPrerelease, old.numbers == numbers { return .breaking }
        let zero = Number("0".utf8[...])
        let length = max(numbers.count, old.numbers.count)
        func padded(_ numbers: [Number]) -> [Number] { numbers + Array(repeating: zero, count: length - numbers.count) }
        guard let place = zip(padded(old.numbers), padded(numbers)).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
            return .cosmetic
        }
        let isYoung = old.numbers.first == zero
        if place == 0 || isYoung && place == 1 { return .breaking }
        return place == 1 || isYoung && place == 2 ? .notable : .cosmetic
    }

    /// Equal numbers and words; prefix and build do not count.
    public static func == (a: ReleaseVersion, b: ReleaseVersion) -> Bool { a.numbers == b.numbers && a.labels == b.labels }

    /// Feeds numbers and words.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(numbers)
        hasher.combine(labels)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }

    private static func isPrefix(_ bytes: Substring.UTF8View) -> Bool {
        guard let last = bytes.last else { return true }
        if [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/")].contains(last) { return true }
        let ending = bytes.reversed().prefix { isLetter($0) }
        return ending.count == 1 && (last == UInt8(ascii: "v") || last == UInt8(ascii: "V"))
    }

    private static func numbers(_ bytes: Substring.UTF8View) -> [Number]? {
        var numbers: [Number] = []
        for part in bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            guard !part.isEmpty else { return nil }
            numbers.append(Number(part))
        }
        while numbers.count > 1, numbers.last?.digits.isEmpty ?? false { numbers.removeLast() }
        return numbers
    }

    /// The words and numbers of a preview: `-rc.10`, `-beta4`, `b2`; nil for what is no version.
    private static func labels(_ bytes: Substring.UTF8View) -> [Label]? {
        var labels: [Label] = []
        var rest = bytes
        while let byte = rest.first {
            if isDigit(byte) {
                let digits = rest.prefix(while: isDigit)
                labels.append(.number(Number(digits)))
                rest = rest.dropFirst(digits.count)
            } else if isLetter(byte) {
                let word = rest.prefix(while: isLetter)
                labels.append(.word(ByteText(String(decoding: word, as: UTF8.self).lowercased())))
                rest = rest.dropFirst(word.count)
            } else {
                guard [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")].contains(byte) else { return nil }
                rest = rest.dropFirst()
            }
        }
        return labels.isEmpty && !bytes.isEmpty ? nil : labels
    }
}

/// A number of any length, so that dates and build numbers never overflow.
private struct Number: Hashable, Comparable, Sendable {
    /// Decimal digits without leading zeros; empty for zero.
    let digits: [UInt8]

    init(_ bytes: Substring.UTF8View) { digits = Array(bytes.drop { $0 == 48 }) }

    static func < (a: Number, b: Number) -> Bool {
        a.digits.count != b.digits.count ? a.digits.count < b.digits.count : a.digits.lexicographicallyPrecedes(b.digits)
    }
}

/// A word or number of a preview.
private enum Label: Hashable, Comparable, Sendable {
    case number(Number)
    case word(ByteText)

    static func < (a: Label, b: Label) -> Bool {
        switch (a, b) {
        case (.number(let x), .number(let y)): x < y
        case (.word(let x), .word(let y)): x < y
        case (.number, .word): true
        case (.word, .number): false
        }
    }
}
