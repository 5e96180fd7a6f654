import QuickActionModel

/// What the end of an archive says about its directory.
struct ZipEnd {
    /// Where the directory starts, counted from the first byte of the source.
    var directory: Int
    /// Bytes of the directory.
    var size: Int
    /// Entries as the record says.
    var count: Int
    /// Whether the count was written in 16 bits, so that archives above 65,535 entries may have lost its upper part.
    var isShort: Bool
    /// Bytes before the archive itself, which all its offsets leave out: programs are put in front of self-extracting ones.
    var before: Int

    /// Bytes of the end record without its comment.
    static let recordSize = 22
    /// The end record, its longest comment, and the locator of the zip64 record.
    static let tailSize = recordSize + 65_535 + 20

    /// Finds the end record, and the zip64 one if there is one.
    static func find(in source: any ByteSource) throws(ArchiveError) -> ZipEnd {
        guard source.size >= recordSize else { throw .notAnArchive }
        let start = max(0, source.size - tailSize)
        let tail = try bytes(of: source, at: start, count: source.size - start)
        guard tail.count == source.size - start else { throw .notAnArchive }
        var failure = ArchiveError.notAnArchive
        var place = tail.count - recordSize
        // The comment may hold the signature: a record counts when its comment fills the rest and its directory is in place.
        while place >= 0 {
            if tail[place] == 0x50, tail.number32(at: place) == 0x0605_4b50, let comment = tail.number16(at: place + 20),
                comment == tail.count - place - recordSize
            {
                do throws(ArchiveError) {
                    return try read(tail, place, start: start, source: source)
                } catch {
                    if failure == .notAnArchive { failure = error }
                }
            }
            place -= 1
        }
        throw failure
    }

    static func bytes(of source: any ByteSource, at offset: Int, count: Int) throws(ArchiveError) -> [UInt8] {
        do { return try source.read(offset: offset, count: count) } catch { throw .unreadable(error) }
    }

    private static func read(_ tail: [UInt8], _ place: Int, start: Int, source: any ByteSource) throws(ArchiveError) -> ZipEnd {
        guard let disk = tail.number16(at: place + 4), let firstDisk = tail.number16(at: place + 6),
            let count = tail.number16(at: place + 10), let size = tail.number32(at: place + 12),
            let offset = tail.number32(at: place + 16)
        else { throw .cutOff }
        if let end = try readLong(tail, place - 20, start: start, source: source) { return end }
        guard [0, 0xffff].contains(disk), [0, 0xffff].contains(firstDisk) else { throw .severalVolumes }
        guard size <= start + place else { throw .cutOff }
        let directory = start + place - size
        guard offset <= directory else { throw .cutOff }
        let end = ZipEnd(directory: directory, size: size, count: count, isShort: true, before: directory - offset)
        return try end.checked(source)
    }

    /// The zip64 end record that the locator before the end record leads to; nil without a locator.
    private static func readLong(_ tail: [UInt8], _ place: Int, start: Int, source: any ByteSource) throws(ArchiveError)
        -> ZipEnd?
    {
        guard tail.number32(at: place) == 0x0706_4b50 else { return nil }
        guard let said = tail.number64(at: place + 8) else { throw .cutOff }
        // The record stands right before its locator, unless it has an extensible part; only the offset tells then.
        let near = start + place - 56
        var failure = ArchiveError.cutOff
        for position in [near, said] where position >= 0 && position <= start + place - 56 {
            do throws(ArchiveError) {
                return try readLong(at: position, locator: start + place, said: said, source: source)
            } catch { failure = error }
        }
        throw failure
    }

    private static func readLong(at position: Int, locator: Int, said: Int, source: any ByteSource) throws(ArchiveError) -> ZipEnd
    {
        let record = try bytes(of: source, at: position, count: 56)
        guard record.number32(at: 0) == 0x0606_4b50, let disk = record.number32(at: 16), let firstDisk = record.number32(at: 20),
            let count = record.number64(at: 32), let size = record.number64(at: 40), let offset = record.number64(at: 48)
        else { throw .cutOff }
        guard disk == 0, firstDisk == 0 else { throw .severalVolumes }
        guard size <= position else { throw .cutOff }
        let directory = position - size
        guard offset <= directory else { throw .cutOff }
        return try ZipEnd(directory: directory, size: size, count: count, isShort: false, before: directory - offset).checked(
            source)
    }

    /// Holds the place of the directory to its first signature.
    private func checked(_ source: any ByteSource) throws(ArchiveError) -> ZipEnd {
        if size == 0 { return self }
        if try Self.bytes(of: source, at: directory, count: 4).number32(at: 0) == 0x0201_4b50 { return self }
        // Something may stand between directory and end record, a signature for one; then the offset alone tells.
        var other = self
        other.directory = directory - before
        other.before = 0
        guard try Self.bytes(of: source, at: other.directory, count: 4).number32(at: 0) == 0x0201_4b50 else { throw .cutOff }
        return other
    }
}
