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

    /// The words of a key with values put in for `{name}`; a value may hold braces itself.
    public func callAsFunction(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
        let words = Array(self[key].utf8)
        var out: [UInt8] = []
        var at = 0
        while at < words.count {
            let rest = words[at...]
            if words[at] == UInt8(ascii: "{"), let (name, value) = values.first(where: { rest.starts(with: "{\($0.key)}".utf8) })
            {
                out += value.utf8
                at += name.utf8.count + 2
            } else {
                out.append(words[at])
                at += 1
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// The words for a number: `key.one` for 1, else `key.other`, with `{n}` put in.
    public func count(_ key: String, _ number: Int) -> String {
        self(number == 1 ? key + ".one" : key + ".other", ["n": String(number)])
    }
}
