/// An exact integer from −2^63 to 2^64 − 1, the range that property lists know.
public struct SourceInteger: Sendable, Hashable {
    /// The distance from zero.
    public let magnitude: UInt64
    /// Whether the integer is below zero.
    public let isNegative: Bool

    /// The integer `value`.
    public init(_ value: Int64) {
        magnitude = value.magnitude
        isNegative = value < 0
    }

    /// The integer `value`.
    public init(_ value: UInt64) {
        magnitude = value
        isNegative = false
    }

    /// The integer of that sign and magnitude, or nothing when it lies below −2^63.
    init?(negative: Bool, magnitude: UInt64) {
        if negative && magnitude > 1 << 63 { return nil }
        self.magnitude = magnitude
        self.isNegative = negative && magnitude != 0
    }

    /// The decimal digits, with `-` in front when below zero.
    public var decimal: String { isNegative ? "-\(magnitude)" : "\(magnitude)" }

    /// The integer as `Int`, or nothing when it is above the range of `Int`.
    public var int: Int? {
        guard isNegative else { return Int(exactly: magnitude) }
        return Int(truncatingIfNeeded: 0 &- magnitude)
    }
}
