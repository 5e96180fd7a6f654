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
        let same: Bool? = utf8.withContiguousStorageIfAvailable { x in
            other.utf8.withContiguousStorageIfAvailable { y in
                guard x.count == y.count else { return false }
                guard x.count >= 8, let p = x.baseAddress, let q = y.baseAddress else { return x.elementsEqual(y) }
                if p == q { return true }
                return Self.areEqual(UnsafeRawPointer(p), UnsafeRawPointer(q), x.count)
            }
        }.flatMap { $0 }
        return same ?? utf8.elementsEqual(other.utf8)
    }

    /// Compares at least eight bytes, eight at a time; the last eight may overlap the ones before.
    private static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
        var at = 0
        while at < count {
            let place = Swift.min(at, count - 8)
            if a.loadUnaligned(fromByteOffset: place, as: UInt64.self) != b.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            {
                return false
            }
            at += 8
        }
        return true
    }

    /// Whether this text stands before the other one in the order of UTF-8 bytes.
    public func precedesByBytes(_ other: String) -> Bool {
        let answer: Bool? = utf8.withContiguousStorageIfAvailable { x in
            other.utf8.withContiguousStorageIfAvailable { y in Self.precedes(x, y) }
        }.flatMap { $0 }
        return answer ?? utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// Eight bytes at a time: lists of addresses are long, and their beginnings are the same.
    private static func precedes(_ x: UnsafeBufferPointer<UInt8>, _ y: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = Swift.min(x.count, y.count)
        var at = 0
        if let p = UnsafeRawPointer(x.baseAddress), let q = UnsafeRawPointer(y.baseAddress) {
            while count - at >= 8 {
                let a = UInt64(bigEndian: p.loadUnaligned(fromByteOffset: at, as: UInt64.self))
                let b = UInt64(bigEndian: q.loadUnaligned(fromByteOffset: at, as: UInt64.self))
                if a != b { return a < b }
                at += 8
            }
        }
        while at < count {
            if x[at] != y[at] { return x[at] < y[at] }
            at += 1
        }
        return x.count < y.count
    }
}
