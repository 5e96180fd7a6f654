/// Which items of a list kept their order.
enum LongestRun {
    /// Indices of a longest increasing run of distinct numbers, ascending; of several, the one that the first numbers allow.
    static func indices(of numbers: [Int]) -> [Int] {
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var run: [Int] = []
        var next = ends.last ?? -1
        while next >= 0 {
            run.append(next)
            next = before[next]
        }
        return run.reversed()
    }
}
