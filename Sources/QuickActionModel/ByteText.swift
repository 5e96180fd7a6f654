/// A text that is compared, ordered and hashed by its UTF-8 bytes.
///
/// Swift's own `String` treats composed and decomposed forms as equal, so two types or two localisation keys that a device tells
/// apart would silently become one. Keys, types, identities and paths are therefore kept as `ByteText`.
public struct ByteText: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text as it was read.
    public let string: String

    /// Wraps a text without changing it.
    public init(_ string: String) { self.string = string }

    /// Wraps a literal.
    public init(stringLiteral value: String) { self.string = value }

    /// The wrapped text.
    public var description: String { string }

    /// Equal bytes, not canonical equivalence.
    public static func == (a: ByteText, b: ByteText) -> Bool { a.string.hasSameBytes(as: b.string) }

    /// Byte order, the same on every system and in every language.
    public static func < (a: ByteText, b: ByteText) -> Bool { a.string.precedesByBytes(b.string) }

    /// Feeds the bytes and their number, so that neighbouring texts cannot run together.
    public func hash(into hasher: inout Hasher) {
        var copy = string
        copy.withUTF8 { bytes in
            hasher.combine(bytes.count)
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
    }
}

extension String {
    /// Whether both texts consist of the same UTF-8 bytes.
    public func hasSameBytes(as other: String) -> Bool {
        var a = self
        var b = other
        return a.withUTF8 { x in
            b.withUTF8 { y in x.count == y.count && x.elementsEqual(y) }
        }
    }

    /// Whether this text stands before the other one in the order of UTF-8 bytes.
    public func precedesByBytes(_ other: String) -> Bool {
        utf8.lexicographicallyPrecedes(other.utf8)
    }
}
