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
        var words = self[key]
        var text = ""
        words.withUTF8 { words in
            var (start, at) = (0, 0)
            while let brace = words[at...].firstIndex(of: UInt8(ascii: "{")) {
                let name = words[(brace + 1)...].prefix { $0 != UInt8(ascii: "}") }
                at = brace + 1
                guard name.endIndex < words.count, let value = values.first(where: { $0.key.utf8.elementsEqual(name) })?.value
                else { continue }
                text += String(decoding: words[start..<brace], as: UTF8.self)
                text += value
                (start, at) = (name.endIndex + 1, name.endIndex + 1)
            }
            text += String(decoding: words[start...], as: UTF8.self)
        }
        return text
    }

    /// The words for a number: `key.one` for 1, else `key.other`, with `{n}` put in.
    public func count(_ key: String, _ number: Int) -> String {
        self(number == 1 ? key + ".one" : key + ".other", ["n": String(number)])
    }
}
