import QuickActionModel

/// Reads the directory at the end of an archive; nothing else of the archive is looked at.
struct ZipDirectoryReader {
    let source: any ByteSource
    let limits: ZipLimits

    func read() throws(ArchiveError) -> ZipDirectory {
        let end = try ZipEnd.find(in: source)
        guard end.size > 0 || end.count > 0 else { throw .empty }
        guard end.size <= limits.directoryBytes else {
            throw .directoryTooLarge(size: end.size, limit: limits.directoryBytes)
        }
        guard end.count <= limits.entries else { throw .tooManyEntries(limit: limits.entries) }
        let bytes = try ZipEnd.bytes(of: source, at: end.directory, count: end.size)
        guard bytes.count == end.size else { throw .cutOff }
        let entries = try entries(bytes, end)
        let isRight = end.isShort ? end.count == entries.count & 0xffff : end.count == entries.count
        guard isRight else { throw .wrongCount(said: end.count, found: entries.count) }
        guard !entries.isEmpty else { throw .empty }
        return ZipDirectory(bytes: bytes, entries: entries)
    }

    private func entries(_ bytes: [UInt8], _ end: ZipEnd) throws(ArchiveError) -> [ZipEntry] {
        var entries: [ZipEntry] = []
        entries.reserveCapacity(min(end.count, bytes.count / 46))
        var place = 0
        while place < bytes.count {
            // A digital signature may follow the last record.
            if bytes.number32(at: place) == 0x0505_4b50 { break }
            guard entries.count < limits.entries else { throw .tooManyEntries(limit: limits.entries) }
            entries.append(try entry(bytes, &place, number: entries.count + 1, before: end.before))
        }
        return entries
    }

    private func entry(_ bytes: [UInt8], _ place: inout Int, number: Int, before: Int) throws(ArchiveError) -> ZipEntry {
        guard bytes.number32(at: place) == 0x0201_4b50, let flags = bytes.number16(at: place + 8),
            let method = bytes.number16(at: place + 10), let checksum = bytes.number32(at: place + 16),
            let packed = bytes.number32(at: place + 20), let size = bytes.number32(at: place + 24),
            let nameLength = bytes.number16(at: place + 28), let extraLength = bytes.number16(at: place + 30),
            let commentLength = bytes.number16(at: place + 32), let attributes = bytes.number32(at: place + 38),
            let header = bytes.number32(at: place + 42), bytes.count - place - 46 >= nameLength + extraLength + commentLength
        else { throw .damagedRecord(number: number) }
        let name = place + 46..<place + 46 + nameLength
        let extra = name.upperBound..<name.upperBound + extraLength
        place = extra.upperBound + commentLength
        let isFolder = try check(bytes[name])
        var long = LongFields(bytes: bytes, extra: extra)
        // The order of the long fields is fixed: size, packed size, place of the header.
        guard let size = long.value(size), let packed = long.value(packed), let header = long.value(header) else {
            throw .damagedRecord(number: number)
        }
        let (start, isBeyond) = header.addingReportingOverflow(before)
        guard !isBeyond else { throw .damagedRecord(number: number) }
        return ZipEntry(
            name: isFolder ? name.dropLast() : name, headerNameLength: nameLength,
            kind: ZipEntry.kind(attributes: attributes, isNamedAsFolder: isFolder), flags: flags, method: method,
            checksum: UInt32(truncatingIfNeeded: checksum), packed: packed, size: size, header: start)
    }

    /// Refuses names that could lead somewhere else; tells whether the name is one of a folder.
    private func check(_ name: ArraySlice<UInt8>) throws(ArchiveError) -> Bool {
        guard name.count <= limits.nameBytes else {
            throw .nameTooLong(name: String(decoding: name.prefix(60), as: UTF8.self), limit: limits.nameBytes)
        }
        let isFolder = name.last == UInt8(ascii: "/")
        let parts = (isFolder ? name.dropLast() : name).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let isSafe =
            !name.contains(UInt8(ascii: "\\")) && !name.contains(0)
            && parts.allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
        guard isSafe else { throw .unsafeName(String(decoding: name, as: UTF8.self)) }
        return isFolder
    }
}

/// The fields of a zip64 extra field, which hold what does not fit into 32 bits, in their order.
private struct LongFields {
    let bytes: [UInt8]
    private var place: Int
    private let end: Int

    init(bytes: [UInt8], extra: Range<Int>) {
        self.bytes = bytes
        var place = extra.lowerBound
        while let id = bytes.number16(at: place), let size = bytes.number16(at: place + 2), place + 4 + size <= extra.upperBound {
            if id == 1 {
                self.place = place + 4
                end = place + 4 + size
                return
            }
            place += 4 + size
        }
        (self.place, end) = (0, 0)
    }

    /// The number itself, or the next long field when it is all ones; nil when that field is missing.
    mutating func value(_ short: Int) -> Int? {
        guard short == 0xffff_ffff else { return short }
        guard place + 8 <= end else { return nil }
        defer { place += 8 }
        return bytes.number64(at: place)
    }
}
