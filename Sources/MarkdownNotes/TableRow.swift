/// The cells of one source line of a table, as GitHub splits it: at every `|` without a backslash in front, in code, too.
struct TableRow {
    /// Index at which the text of each cell begins.
    private(set) var cells: [Int] = []

    init(_ line: ArraySlice<UInt8>) {
        var row = line
        while let last = row.last, last == 0x20 || last == 0x09 { row.removeLast() }
        while let first = row.first, first == 0x20 || first == 0x09 { row.removeFirst() }
        if row.first == UInt8(ascii: "|") { row.removeFirst() }
        if row.last == UInt8(ascii: "|"), row.dropLast().last != UInt8(ascii: "\\") { row.removeLast() }
        var start = row.startIndex
        for index in row.indices where row[index] == UInt8(ascii: "|") {
            if index > row.startIndex && row[index - 1] == UInt8(ascii: "\\") { continue }
            cells.append(start)
            start = index + 1
        }
        cells.append(start)
        cells = cells.map { cell in
            row[cell...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? cell
        }
    }
}
