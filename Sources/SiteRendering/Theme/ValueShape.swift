/// What templates can use in one place: a page, or a part that several pages share.
///
/// The one source for the check of a theme's names and for the page that lists them; a test holds it to what the pages really
/// write.
public struct ValueShape: Sendable {
    /// Name of the template, or of the part.
    public let name: String
    /// One sentence: what it is.
    public let meaning: String
    /// Its values in the order of their names.
    public let values: [Value]

    init(_ name: String, _ meaning: String, _ values: [Value]) {
        self.name = name
        self.meaning = meaning
        self.values = values
    }

    /// One value.
    public struct Value: Sendable {
        /// Name as templates write it.
        public let name: String
        /// What kind of value.
        public let kind: Kind
        /// What it means, in half a sentence.
        public let meaning: String

        init(_ name: String, _ kind: Kind, _ meaning: String) {
            self.name = name
            self.kind = kind
            self.meaning = meaning
        }
    }

    /// Kinds of values.
    public enum Kind: Sendable, Hashable {
        /// A text, escaped wherever it is written; empty when there is none.
        case text
        /// Markup of our own making, written as it is.
        case markup
        /// A truth value, for sections.
        case flag
        /// A list of a part.
        case list(String)
        /// One part, or none.
        case object(String)

        /// The kind in words.
        public var words: String {
            switch self {
            case .text: "text"
            case .markup: "markup"
            case .flag: "flag"
            case .list(let part): part.isEmpty ? "list" : "list of *\(part)*"
            case .object(let part): "*\(part)*"
            }
        }
    }
}
