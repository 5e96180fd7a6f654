extension Array {
    /// The elements sorted; where they stand in order already, as most short lists do, nothing is copied.
    func inOrder(by precedes: (Element, Element) -> Bool) -> [Element] {
        for index in indices.dropFirst() where precedes(self[index], self[index - 1]) { return sorted(by: precedes) }
        return self
    }
}
