/// Which runs of lines differ between two texts.
enum LineChanges {
    /// Lines that go and the lines that take their place; one of both may be empty.
    struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// Most lines that go or come before everything between the first and the last difference counts as one change: the search takes
    /// the square of that in time and memory.
    private static let most = 1_000

    /// The changes in order, no more lines in them than needed, within bounds.
    static func between(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        let inside = shortest(Array(old[start..<oldEnd]), Array(new[start..<newEnd]))
        let changes = inside ?? [Change(old: 0..<(oldEnd - start), new: 0..<(newEnd - start))]
        return changes.filter { !$0.old.isEmpty || !$0.new.isEmpty }.map { change in
            Change(
                old: (change.old.lowerBound + start)..<(change.old.upperBound + start),
                new: (change.new.lowerBound + start)..<(change.new.upperBound + start))
        }
    }

    /// The shortest way from one list to the other after Myers; nil when it is longer than the bound.
    private static func shortest(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change]? {
        let bound = min(old.count + new.count, most)
        var reach = [Int](repeating: 0, count: 2 * bound + 3)
        var steps: [[Int]] = []
        let middle = bound + 1
        for distance in 0...bound {
            steps.append(Array(reach[(middle - distance - 1)...(middle + distance + 1)]))
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                let isDown =
                    diagonal == -distance || (diagonal != distance && reach[middle + diagonal - 1] < reach[middle + diagonal + 1])
                var x = isDown ? reach[middle + diagonal + 1] : reach[middle + diagonal - 1] + 1
                while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
                reach[middle + diagonal] = x
                if x >= old.count, x - diagonal >= new.count { return way(steps, old.count, new.count) }
            }
        }
        return nil
    }

    /// Follows the steps back from the end.
    private static func way(_ steps: [[Int]], _ oldCount: Int, _ newCount: Int) -> [Change] {
        var (x, y) = (oldCount, newCount)
        var changes: [Change] = []
        for distance in stride(from: steps.count - 1, to: 0, by: -1) {
            let before = steps[distance]
            let middle = distance + 1
            let diagonal = x - y
            let isDown =
                diagonal == -distance || (diagonal != distance && before[middle + diagonal - 1] < before[middle + diagonal + 1])
            let last = isDown ? diagonal + 1 : diagonal - 1
            let fromX = before[middle + last]
            let fromY = fromX - last
            let step =
                isDown
                ? Change(old: fromX..<fromX, new: fromY..<(fromY + 1)) : Change(old: fromX..<(fromX + 1), new: fromY..<fromY)
            if var next = changes.last, next.old.lowerBound == step.old.upperBound, next.new.lowerBound == step.new.upperBound {
                next.old = step.old.lowerBound..<next.old.upperBound
                next.new = step.new.lowerBound..<next.new.upperBound
                changes[changes.count - 1] = next
            } else {
                changes.append(step)
            }
            (x, y) = (fromX, fromY)
        }
        return changes.reversed()
    }
}
