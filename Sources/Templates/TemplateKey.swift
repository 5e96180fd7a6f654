/// The name of a value that templates can use.
///
/// Its hash is computed once, so keys are meant to be written as `static let`. Names are compared byte by byte.
public struct TemplateKey: Sendable, Hashable {
    /// The name as templates write it, without dots: `title` in `{{card.title}}` names a value inside `card`.
    public let name: String

    /// The 64-bit FNV-1a hash of the name's UTF-8 bytes.
    ///
    /// Zero stands for "no name" and belongs to list items only.
    let code: UInt64

    /// Makes the key of a name.
    public init(_ name: String) {
        self.name = name
        self.code = TemplateKey.code(of: name.utf8)
    }

    private init(unnamed name: String) {
        self.name = name
        self.code = 0
    }

    /// The key of everything that stands in a list: items have a place instead of a name.
    public static let item = TemplateKey(unnamed: ".")

    /// Tells whether both names consist of the same bytes.
    public static func == (left: TemplateKey, right: TemplateKey) -> Bool {
        left.code == right.code && left.name.utf8.elementsEqual(right.name.utf8)
    }

    /// Feeds the precomputed hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
    }

    static func code(of bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return hash == 0 ? 1 : hash
    }
}
