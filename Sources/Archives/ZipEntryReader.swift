import QuickActionModel

/// Reads one entry into memory.
///
/// Bytes that come out count, not what the directory says; whole entries are held to their checksum.
struct ZipEntryReader {
    let source: any ByteSource
    let entry: ZipEntry
    /// The name as the directory has it, for comparing and for messages.
    let name: [UInt8]

    /// Bytes of the archive that are unpacked in one go.
    static let chunk = 64 << 10

    private var shown: String { String(decoding: name, as: UTF8.self) }

    /// The bytes from `offset` up to `end`, which is at most the size that the directory says.
    func read(from offset: Int, to end: Int) throws(ArchiveError) -> [UInt8] {
        guard !entry.isEncrypted else { throw .encrypted(shown) }
        let data = try findData()
        let isWhole = end == entry.size
        let bytes: [UInt8]
        switch entry.method {
        case 0:
            guard entry.packed == entry.size else { throw .wrongSize(name: shown, said: entry.size) }
            let start = isWhole ? 0 : offset
            let stored = try ZipEnd.bytes(of: source, at: data + start, count: end - start)
            guard stored.count == end - start else { throw .entryCutOff(shown) }
            guard isWhole else { return stored }
            bytes = stored
        case 8: bytes = try inflated(data, upTo: end, isWhole: isWhole)
        default: throw .unknownMethod(name: shown, method: entry.method)
        }
        guard !isWhole || Inflater.checksum(bytes) == entry.checksum else { throw .wrongChecksum(shown) }
        return offset == 0 ? bytes : Array(bytes.dropFirst(offset))
    }

    /// Where the entry's bytes start; its own header must have the name of the directory.
    private func findData() throws(ArchiveError) -> Int {
        guard entry.header <= source.size, entry.packed <= source.size else { throw .entryCutOff(shown) }
        let header = try ZipEnd.bytes(of: source, at: entry.header, count: 30 + entry.headerNameLength)
        guard header.number32(at: 0) == 0x0403_4b50, header.number16(at: 26) == entry.headerNameLength,
            let extra = header.number16(at: 28), header.count == 30 + entry.headerNameLength,
            header[30..<30 + name.count].elementsEqual(name)
        else { throw .headerDiffers(shown) }
        let data = entry.header + header.count + extra
        guard data <= source.size - entry.packed else { throw .entryCutOff(shown) }
        return data
    }

    private func inflated(_ data: Int, upTo end: Int, isWhole: Bool) throws(ArchiveError) -> [UInt8] {
        var failure: ArchiveError?
        // One byte more than wanted: a stream that goes on lies about its size.
        let bytes = [UInt8](unsafeUninitializedCapacity: end + 1) { buffer, made in
            do throws(ArchiveError) { try inflate(data, into: buffer, &made, upTo: end, isWhole: isWhole) } catch {
                failure = error
            }
            made = min(made, end)
        }
        if let failure { throw failure }
        return bytes
    }

    private func inflate(
        _ data: Int, into buffer: UnsafeMutableBufferPointer<UInt8>, _ made: inout Int, upTo end: Int, isWhole: Bool
    ) throws(ArchiveError) {
        let inflater = Inflater()
        var taken = 0
        while taken < entry.packed {
            let input = try ZipEnd.bytes(of: source, at: data + taken, count: min(Self.chunk, entry.packed - taken))
            guard !input.isEmpty else { throw .entryCutOff(shown) }
            taken += input.count
            switch step(inflater, input, buffer, &made) {
            case .damaged: throw .damagedEntry(shown)
            case .ended:
                guard made == entry.size || !isWhole && made >= end else { throw .wrongSize(name: shown, said: entry.size) }
                return
            case .more: break
            }
            if made > end {
                if isWhole { throw .wrongSize(name: shown, said: entry.size) }
                return
            }
        }
        throw .entryCutOff(shown)
    }

    /// One piece of input, until it is used up or the output is full.
    private func step(
        _ inflater: Inflater, _ input: [UInt8], _ buffer: UnsafeMutableBufferPointer<UInt8>, _ made: inout Int
    ) -> Inflater.Step {
        input.withUnsafeBufferPointer { input in
            var used = 0
            while used < input.count, made < buffer.count {
                let (usedBefore, madeBefore) = (used, made)
                let result = inflater.step(input, used: &used, buffer, made: &made)
                if result != .more { return result }
                if used == usedBefore, made == madeBefore { return .damaged }
            }
            return .more
        }
    }
}
