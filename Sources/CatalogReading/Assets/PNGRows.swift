/// The rows of a PNG file, each of which is written as the difference to its neighbours.
enum PNGRows {
    /// The samples of all rows; `row` bytes a row after the byte that names its filter, `step` bytes a pixel.
    ///
    /// Nil when a row names a filter that does not exist.
    static func unfiltered(_ raw: [UInt8], row: Int, step: Int) -> [UInt8]? {
        var out: [UInt8] = []
        out.reserveCapacity(raw.count)
        var above = [UInt8](repeating: 0, count: row)
        var at = 0
        while at + row < raw.count {
            let filter = raw[at]
            guard filter <= 4 else { return nil }
            var line = Array(raw[(at + 1)..<(at + 1 + row)])
            for index in 0..<row where filter != 0 {
                let left = index >= step ? line[index - step] : 0
                let corner = index >= step ? above[index - step] : 0
                line[index] &+= predicted(filter, left: left, above: above[index], corner: corner)
            }
            out += line
            above = line
            at += row + 1
        }
        return out
    }

    private static func predicted(_ filter: UInt8, left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
        switch filter {
        case 1: return left
        case 2: return above
        case 3: return UInt8((Int(left) + Int(above)) / 2)
        default:
            let guess = Int(left) + Int(above) - Int(corner)
            let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(above)), abs(guess - Int(corner)))
            return a <= b && a <= c ? left : b <= c ? above : corner
        }
    }
}
