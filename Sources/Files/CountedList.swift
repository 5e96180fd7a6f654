/// The first items of a list that may be very long, with the number of all.
public struct CountedList<Item: Sendable>: Sendable {
    /// The first items, at most 100, in an order that does not depend on the number of workers.
    public internal(set) var items: [Item] = []
    /// How many there are.
    public internal(set) var count = 0

    /// Items that are kept.
    public static var limit: Int { 100 }

    /// Whether there is none.
    public var isEmpty: Bool { count == 0 }

    /// Counts an item and keeps it while there is room.
    mutating func add(_ item: @autoclosure () -> Item) {
        count += 1
        if items.count < Self.limit { items.append(item()) }
    }
}
