/// Patches of one file that do not overlap, in order of their places, each with the number of its fix.
struct PatchList: Sendable {
    private(set) var patches: [(patch: Patch, fix: Int)] = []

    /// What adding a patch would mean.
    enum Answer {
        case free(at: Int)
        case same
        case overlap
    }

    /// Whether there is room for a patch; an insertion is never the same as another one.
    func answer(_ patch: Patch) -> Answer {
        var (low, high) = (0, patches.count)
        while low < high {
            let middle = (low + high) / 2
            if patches[middle].patch.range.lowerBound < patch.range.lowerBound { low = middle + 1 } else { high = middle }
        }
        // Nothing in the list overlaps, so only neighbours can meet the new one.
        for place in max(0, low - 1)..<min(patches.count, low + 2) {
            let other = patches[place].patch
            if other == patch, !patch.range.isEmpty { return .same }
            if other.overlaps(patch) { return .overlap }
        }
        return .free(at: low)
    }

    mutating func insert(_ patch: Patch, of fix: Int, at place: Int) { patches.insert((patch, fix), at: place) }
}
