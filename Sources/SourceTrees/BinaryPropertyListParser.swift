/// Apple's binary property list, version 00.
///
/// Every offset, count and reference is checked before it is followed.
struct BinaryPropertyListParser {
    let bytes: [UInt8]
    var state: TreeState
    var trailer = BinaryPropertyListTrailer()
    /// The containers that are being read, by object number: meeting one again is a cycle.
    private var isOpen: [Bool] = []
    /// Long strings and data that several places share.
    private var shared: [Int: SourceNode.Value] = [:]
    /// The bytes of all strings and data, shared ones counted each time.
    private var expandedBytes = 0

    init(_ bytes: [UInt8], state: TreeState) {
        self.bytes = bytes
        self.state = state
    }

    mutating func parseDocument() throws(Failure) -> SourceNode {
        trailer = try BinaryPropertyListTrailer(bytes)
        isOpen = Array(repeating: false, count: trailer.objectCount)
        return try parseObject(trailer.topObject)
    }

    func failure(_ kind: SourceError.Kind = .syntax, _ object: Int, _ message: String) -> Failure {
        state.failure(kind, "object \(object) of the binary property list \(message)", at: .none)
    }

    private mutating func parseObject(_ object: Int) throws(Failure) -> SourceNode {
        try state.countNode(at: 0)
        if let value = shared[object] {
            try countBytes(of: value, object)
            return SourceNode(value: value, span: .none)
        }
        let offset = try trailer.offset(of: object, in: bytes, state)
        let value = try parseValue(object, marker: bytes[offset], at: offset + 1)
        return SourceNode(value: value, span: .none)
    }

    private mutating func parseValue(_ object: Int, marker: UInt8, at start: Int) throws(Failure) -> SourceNode.Value {
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0: return try simpleValue(object, marker)
        case 0x1: return .integer(try integer(object, sizeBits: low, at: start))
        case 0x2: return .real(try real(object, sizeBits: low, at: start))
        case 0x3: return .date(try date(object, sizeBits: low, at: start))
        case 0x4, 0x5, 0x6:
            let (count, first) = try readCount(object, low, at: start)
            let value = try bytesValue(object, marker >> 4, count, at: first)
            try countBytes(of: value, object)
            if count > 32 { shared[object] = value }
            return value
        case 0x8: return .uid(try uid(object, size: low + 1, at: start))
        case 0xA:
            let (count, first) = try readCount(object, low, at: start)
            return .array(try array(object, count, at: first))
        case 0xB, 0xC: throw failure(.unsupported, object, "is a set; a property list for apps has arrays only")
        case 0xD:
            let (count, first) = try readCount(object, low, at: start)
            return .dictionary(try dictionary(object, count, at: first))
        default: throw unknown(object, marker)
        }
    }

    func unknown(_ object: Int, _ marker: UInt8) -> Failure {
        failure(.syntax, object, "has the unknown kind 0x\(marker < 16 ? "0" : "")\(String(marker, radix: 16, uppercase: true))")
    }

    private mutating func countBytes(of value: SourceNode.Value, _ object: Int) throws(Failure) {
        switch value {
        case .string(let text): expandedBytes &+= text.utf8.count
        case .data(let data): expandedBytes &+= data.count
        default: return
        }
        guard expandedBytes > max(state.limits.bytes, 1 << 16) * 4 else { return }
        throw failure(.tooLarge, object, "is shared so often that the texts would fill more than four times limits.bytes")
    }

    private mutating func open(_ object: Int, _ step: KeyPathStep) throws(Failure) {
        if isOpen[object] { throw failure(.syntax, object, "contains itself") }
        try state.enter(step, at: 0)
        isOpen[object] = true
    }

    private mutating func close(_ object: Int) {
        isOpen[object] = false
        state.leave()
    }

    private mutating func array(_ object: Int, _ count: Int, at start: Int) throws(Failure) -> [SourceNode] {
        try open(object, .item(0))
        try checkRoom(object, for: count, of: trailer.referenceSize, at: start)
        var items: [SourceNode] = []
        items.reserveCapacity(min(count, 4096))
        for index in 0..<count {
            state.move(to: .item(index))
            items.append(try parseObject(try reference(object, start + index * trailer.referenceSize)))
        }
        close(object)
        return items
    }

    private mutating func dictionary(_ object: Int, _ count: Int, at start: Int) throws(Failure) -> [SourceEntry] {
        try open(object, .between)
        try checkRoom(object, for: count, of: 2 * trailer.referenceSize, at: start)
        var entries: [SourceEntry] = []
        entries.reserveCapacity(min(count, 4096))
        for index in 0..<count {
            state.move(to: .between)
            let keyObject = try reference(object, start + index * trailer.referenceSize)
            guard case .string(let key) = try leaf(keyObject) else {
                throw failure(.syntax, object, "is a dictionary whose key is no string")
            }
            state.move(to: .key(key))
            let value = try parseObject(try reference(object, start + (count + index) * trailer.referenceSize))
            entries.append(SourceEntry(key: key, keySpan: .none, value: value))
        }
        state.move(to: .between)
        state.noteDuplicates(in: entries)
        close(object)
        return entries
    }

    /// The value of a key; a container counts as null because it cannot be one.
    private mutating func leaf(_ object: Int) throws(Failure) -> SourceNode.Value {
        let offset = try trailer.offset(of: object, in: bytes, state)
        guard bytes[offset] >> 4 == 5 || bytes[offset] >> 4 == 6 else { return .null }
        return try parseObject(object).value
    }

    /// The object number at `offset`, whose bytes are known to be there.
    private func reference(_ object: Int, _ offset: Int) throws(Failure) -> Int {
        let number = bigEndian(bytes, at: offset, size: trailer.referenceSize)
        guard number < UInt64(trailer.objectCount) else {
            throw failure(.syntax, object, "refers to object \(number), but there are \(trailer.objectCount)")
        }
        return Int(number)
    }

    /// Checks that `count` elements of `size` bytes lie before the trailer.
    func checkRoom(_ object: Int, for count: Int, of size: Int, at start: Int) throws(Failure) {
        let (length, over) = count.multipliedReportingOverflow(by: size)
        guard !over, length <= trailer.objectsEnd - start else {
            throw failure(.syntax, object, "reaches beyond the end of the objects")
        }
    }
}
