/// A value of `userInfo`: what a property list can hold, with the order in which it was declared.
public indirect enum PropertyValue: Sendable, Hashable {
    /// A text.
    case string(ByteText)
    /// An exact integer as decimal digits, −2^63 … 2^64−1.
    case integer(String)
    /// A floating-point number.
    case real(Double)
    /// A truth value, never mixed up with 0 and 1.
    case boolean(Bool)
    /// An ISO 8601 date, for example `2026-11-30T10:00:00Z`.
    case date(String)
    /// Bytes.
    case data([UInt8])
    /// A keyed-archive reference, which is no property-list value that an app could want; kept to show it.
    case uid(UInt64)
    /// JSON's null, which property lists do not have; kept to show it.
    case null
    /// Values in order.
    case array([PropertyValue])
    /// Entries in declared order, duplicates already removed.
    case dictionary([PropertyEntry])

    /// `a string`, `an integer` … as messages say it.
    public var kindName: String {
        switch self {
        case .string: "string"
        case .integer: "integer"
        case .real: "real"
        case .boolean: "boolean"
        case .date: "date"
        case .data: "data"
        case .uid: "UID"
        case .null: "null"
        case .array: "array"
        case .dictionary: "dictionary"
        }
    }

    /// The value of a key, when this is a dictionary that has it.
    public subscript(key: ByteText) -> PropertyValue? {
        guard case .dictionary(let entries) = self else { return nil }
        return entries.first { $0.key == key }?.value
    }
}

/// One entry of a dictionary in `userInfo`.
public struct PropertyEntry: Sendable, Hashable {
    /// The key, compared by bytes.
    public var key: ByteText
    /// Its value.
    public var value: PropertyValue

    /// A key and its value.
    public init(_ key: ByteText, _ value: PropertyValue) {
        self.key = key
        self.value = value
    }
}
