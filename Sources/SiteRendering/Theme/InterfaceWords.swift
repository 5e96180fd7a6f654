/// The words of the pages' interface in one language, with English for what that language lacks.
public struct InterfaceWords: Sendable {
    private let table: [String: String]
    /// Keys that the language lacks and English has, sorted.
    public let missing: [String]

    /// Joins a language's table with the complete English one; nil for pages in English.
    public init(english: [String: String], translated: [String: String]? = nil) {
        table = english.merging(translated ?? [:]) { $1 }
        missing = translated.map { words in english.keys.filter { words[$0] == nil }.sorted() } ?? []
    }

    /// The words of a key; the key itself when there are none, so that nothing is ever empty.
    public subscript(key: String) -> String { table[key] ?? key }

    /// All keys, sorted.
    public var keys: [String] { table.keys.sorted() }

    /// The words of a key with values put in for `{name}`.
    public func callAsFunction(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
        var text = self[key]
        for (name, value) in values { text = text.replacingFirst("{\(name)}", with: value) }
        return text
    }

    /// The words for a number: `key.one` for 1, else `key.other`, with `{n}` put in.
    public func count(_ key: String, _ number: Int) -> String {
        self(number == 1 ? key + ".one" : key + ".other", ["n": String(number)])
    }
}

extension String {
    func replacingFirst(_ needle: String, with replacement: String) -> String {
        let bytes = Array(utf8)
        let wanted = Array(needle.utf8)
        guard !wanted.isEmpty, bytes.count >= wanted.count else { return self }
        for start in 0...(bytes.count - wanted.count) where bytes[start..<start + wanted.count].elementsEqual(wanted) {
            return String(decoding: bytes[..<start] + Array(replacement.utf8) + bytes[(start + wanted.count)...], as: UTF8.self)
        }
        return self
    }
}
