import QuickActionModel

extension QuickAction {
    /// Whether two items of one type stand for different things, as favourites of different people do.
    ///
    /// A key that came or went is a change of the same item; another value of what tells items apart is another item.
    func isOtherExample(than other: QuickAction) -> Bool {
        guard let mine = key.identity, let others = other.key.identity else { return false }
        if let name = mine.key { return name == others.key && mine.value != others.value }
        guard others.key == nil, case .dictionary(let entries)? = userInfo else { return false }
        return entries.contains { entry in
            other.userInfo?[entry.key].map { $0.canonicalJSON.hasSameBytes(as: entry.value.canonicalJSON) == false } ?? false
        }
    }
}
