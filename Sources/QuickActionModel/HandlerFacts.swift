/// What the sources of an app say about the types that it handles.
public struct HandlerFacts: Sendable, Hashable {
    /// The files that were read, sorted.
    public var files: [SourceLocation] = []
    /// Types that the sources compare with: raw values of enumerations, and texts compared with a quick action's type.
    public var types: [HandledType] = []
    /// Everything else that the sources could compare with, which is never called unhandled.
    public var mentions: [TypePattern] = []
    /// Whether the sources look at the last part of a type only.
    public var comparesLastPart = false
    /// Whether the sources compare without regard to upper and lower case.
    public var ignoresCase = false

    /// Nothing known.
    public init() {}

    /// Whether the sources may handle a type.
    ///
    /// A type with an open build variable is handled when one with the rest of its text is.
    public func mayHandle(_ type: ByteText) -> Bool {
        let text = form(type.string)
        var last = [Substring](text.split(separator: ".", omittingEmptySubsequences: false)).last ?? ""
        if let close = text.lastIndex(of: ")"), text.contains("$(") {
            let tail = text[text.index(after: close)...]
            let isKnown = types.contains { form($0.type.string).hasSuffix(tail) } || mentions.contains { $0.text.hasSuffix(tail) }
            if isKnown { return true }
        }
        if last.isEmpty { last = text[...] }
        let candidates = comparesLastPart ? [text, String(last)] : [text]
        return candidates.contains { candidate in
            types.contains { form($0.type.string).hasSameBytes(as: candidate) }
                || mentions.contains { TypePattern(parts: $0.parts.map(form)).matches(candidate) }
        }
    }

    private func form(_ text: String) -> String { ignoresCase ? text.lowercased() : text }
}

/// A type that sources compare with.
public struct HandledType: Sendable, Hashable {
    /// The type.
    public var type: ByteText
    /// Where it stands.
    public var location: SourceLocation

    /// A type at a place.
    public init(_ type: ByteText, at location: SourceLocation) {
        self.type = type
        self.location = location
    }
}

/// A text of which some parts are known only when the app runs.
public struct TypePattern: Sendable, Hashable {
    /// The known parts in order; between two of them anything may stand.
    public var parts: [String]

    /// A pattern of its parts; one part is a whole text.
    public init(parts: [String]) { self.parts = parts }

    /// The known end.
    var text: String { parts.last ?? "" }

    /// Whether a text can be what the pattern becomes.
    ///
    /// A pattern of which nothing is known matches nothing: it would hide every fault.
    public func matches(_ text: String) -> Bool {
        guard let first = parts.first, let last = parts.last, parts.contains(where: { !$0.isEmpty }) else { return false }
        guard parts.count > 1 else { return first.hasSameBytes(as: text) }
        var rest = Array(text.utf8)[...]
        guard rest.starts(with: first.utf8) else { return false }
        rest = rest.dropFirst(first.utf8.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let end = Self.end(of: Array(part.utf8), in: rest) else { return false }
            rest = rest[end...]
        }
        return rest.count >= last.utf8.count && rest.suffix(last.utf8.count).elementsEqual(last.utf8)
    }

    private static func end(of part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
        guard text.count >= part.count else { return nil }
        for start in text.startIndex...(text.endIndex - part.count) where text[start..<start + part.count].elementsEqual(part) {
            return start + part.count
        }
        return nil
    }
}
