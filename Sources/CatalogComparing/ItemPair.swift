import QuickActionModel

/// Two quick actions that are one, by their places in the two lists.
struct ItemPair: Sendable, Hashable {
    var old: Int
    var new: Int
    var match: ChangeMatch
}

/// What matching two lists gives.
struct ItemPairing: Sendable {
    /// The pairs by the place on the new side.
    var pairs: [ItemPair] = []
    /// Places on the old side without a partner.
    var onlyOld: [Int] = []
    /// Places on the new side without a partner.
    var onlyNew: [Int] = []
}

/// A type of the old side that has another name on the new one.
struct TypeMapping: Sendable, Hashable {
    var to: ByteText
    /// Why.
    var match: ChangeMatch
}
