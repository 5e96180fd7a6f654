/// The elements of a property list.
enum XMLElementName: String, CaseIterable {
    case plist, dict, array, key, string, integer, real, `true`, `false`, date, data

    init?(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) {
        // The usual names by their length and first letter, then compared as a whole.
        let candidate: XMLElementName
        switch (bytes.count, bytes.first) {
        case (3, _): candidate = .key
        case (4, UInt8(ascii: "d")):
            switch bytes[bytes.startIndex + 3] {
            case UInt8(ascii: "t"): candidate = .dict
            case UInt8(ascii: "e"): candidate = .date
            default: candidate = .data
            }
        case (4, UInt8(ascii: "r")): candidate = .real
        case (4, _): candidate = .true
        case (5, UInt8(ascii: "a")): candidate = .array
        case (5, UInt8(ascii: "p")): candidate = .plist
        case (5, _): candidate = .false
        case (6, _): candidate = .string
        case (7, _): candidate = .integer
        default: return nil
        }
        var index = bytes.startIndex
        for byte in candidate.rawValue.utf8 {
            if bytes[index] != byte { return nil }
            index += 1
        }
        self = candidate
    }
}
