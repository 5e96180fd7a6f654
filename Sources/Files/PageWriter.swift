import QuickActionModel

/// Renders and writes pages for one worker, with buffers that are used for every page.
///
/// Not safe to share: each worker has its own, and the others look at it when all workers are done.
final class PageWriter: @unchecked Sendable {
    /// Bytes that are copied or compared at once.
    static let piece = 256 << 10

    /// What became of one page.
    struct Outcome {
        let page: Int
        let seal: Manifest.Seal
        let isWritten: Bool
    }

    private(set) var outcomes: [Outcome] = []
    private(set) var links = LinkDesk()
    /// The first error; the worker stops at it.
    private(set) var failure: (page: Int, error: PublishError)?

    private let run: PublishRun
    private var output = PageOutput()
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: PageWriter.piece, alignment: 16)

    init(run: PublishRun) { self.run = run }

    deinit { buffer.deallocate() }

    /// Makes and writes one page; false when that failed.
    func write(_ page: Int) -> Bool {
        do throws(PublishError) {
            switch run.plan.pages[page].content {
            case .rendered where try stands(page): break
            case .rendered(let render) where run.plan.pages[page].isLong: try put(page, inPieces: render)
            case .rendered(let render):
                output.removeAll()
                render(&output)
                links.add(output, page: page, table: run.table) { self.run.isRendered($0) }
                try put(page)
            case .copied(let path, let size): try copy(page, path: path, size: size)
            }
            return true
        } catch {
            failure = (page, error)
            return false
        }
    }

    /// Whether the file of a page is as the last run left it and would be made the same.
    private func stands(_ page: Int) throws(PublishError) -> Bool {
        guard let seal = run.seal(page), run.survey.pages[page] == .file else { return false }
        let path = run.path(page)
        let hash = try Disk.writing(path) { () throws(DiskError) in try FileSwap.hash(path, size: seal.size, buffer: buffer) }
        guard hash == seal.sha256 else { return false }
        outcomes.append(Outcome(page: page, seal: seal, isWritten: false))
        return true
    }

    private func put(_ page: Int) throws(PublishError) {
        let path = run.path(page)
        let seal = Manifest.Seal(sha256: output.bytes.withUnsafeBytes { SHA256.hex(of: $0) }, size: output.bytes.count)
        if run.survey.pages[page] == .file {
            let isSame = try Disk.writing(path) { () throws(DiskError) in
                try output.bytes.withUnsafeBufferPointer { bytes throws(DiskError) in
                    try FileSwap.holds(path, UnsafeRawBufferPointer(bytes), buffer: buffer)
                }
            }
            if isSame { return outcomes.append(Outcome(page: page, seal: seal, isWritten: false)) }
        }
        try fill(page, path: path) { file throws(PublishError) in
            try Disk.writing(path) { () throws(DiskError) in try Disk.put(self.output.bytes, into: file) }
        }
        outcomes.append(Outcome(page: page, seal: seal, isWritten: true))
    }

    /// Makes a long page piece by piece: once to compare it with what stands there, and again to write it where it differs.
    private func put(_ page: Int, inPieces render: @Sendable (inout PageOutput) -> Void) throws(PublishError) {
        let path = run.path(page)
        if run.survey.pages[page] == .file, let file = try Disk.writing(path, { () throws(DiskError) in try FileSwap.open(path) })
        {
            let pieces = PagePieces(comparing: file, buffer: buffer)
            make(page, pieces, render)
            let same = pieces.sameSeal
            Disk.shut(file)
            if let seal = same { return outcomes.append(Outcome(page: page, seal: seal, isWritten: false)) }
        }
        var seal: Manifest.Seal?
        try fill(page, path: path) { file throws(PublishError) in
            let pieces = PagePieces(writing: file)
            self.make(page, pieces, render)
            if let failure = pieces.failure { throw .cannotWrite(path: path, reason: failure.text) }
            seal = pieces.seal
        }
        if let seal { outcomes.append(Outcome(page: page, seal: seal, isWritten: true)) }
    }

    private func make(_ page: Int, _ pieces: PagePieces, _ render: @Sendable (inout PageOutput) -> Void) {
        output.removeAll()
        output.drain = { pieces.take($0) }
        render(&output)
        output.drain = nil
        output.bytes.withUnsafeBytes { pieces.take($0) }
        for text in output.faults { links.addFault(text, page: page) }
    }

    /// Writes a page in the way that fits what stands at its place.
    private func fill(_ page: Int, path: String, _ body: (Int32) throws(PublishError) -> Void) throws(PublishError) {
        try run.mark.ensure()
        let standing = run.survey.pages[page]
        if standing == .file { return try FileSwap.replace(path, fill: body) }
        // What was cleared out of the way may have taken its emptied folder with it.
        if standing == .noFolder || !run.survey.inTheWay.isEmpty {
            try Disk.writing(path) { () throws(DiskError) in try DiskFiles.makeFolders(DiskFiles.folder(of: path)) }
        }
        try FileSwap.create(path, fill: body)
    }

    private func copy(_ page: Int, path source: String, size: Int) throws(PublishError) {
        let path = run.path(page)
        if run.survey.pages[page] == .file, let seal = try compare(source, size: size, with: path) {
            return outcomes.append(Outcome(page: page, seal: seal, isWritten: false))
        }
        var digest = SHA256()
        var count = 0
        try fill(page, path: path) { file throws(PublishError) in
            try self.pieces(of: source, size: size) { piece throws(PublishError) in
                digest.update(piece)
                count += piece.count
                try Disk.writing(path) { () throws(DiskError) in try Disk.put(piece, into: file) }
                return true
            }
        }
        outcomes.append(
            Outcome(page: page, seal: Manifest.Seal(sha256: SHA256.hex(digest.finish()), size: count), isWritten: true))
    }

    /// The seal of a file that already holds what would be copied; nil when it holds something else.
    private func compare(_ source: String, size: Int, with path: String) throws(PublishError) -> Manifest.Seal? {
        let opened = try Disk.writing(path) { () throws(DiskError) in try FileSwap.openPlain(path, size: size) }
        guard let file = opened else { return nil }
        defer { Disk.shut(file) }
        var digest = SHA256()
        var done = 0
        try pieces(of: source, size: size) { piece throws(PublishError) in
            digest.update(piece)
            let isSame = try Disk.writing(path) { () throws(DiskError) in
                let space = UnsafeMutableRawBufferPointer(rebasing: self.buffer[..<min(self.buffer.count, piece.count)])
                guard try Disk.read(file, into: space, offset: done) == piece.count else { return false }
                return piece.withUnsafeBytes { Disk.equal($0, UnsafeRawBufferPointer(space)) }
            }
            if isSame { done += piece.count }
            return isSame
        }
        return done == size ? Manifest.Seal(sha256: SHA256.hex(digest.finish()), size: size) : nil
    }

    /// Gives a source file to `body` in pieces, until it answers false.
    private func pieces(of path: String, size: Int, _ body: ([UInt8]) throws(PublishError) -> Bool) throws(PublishError) {
        var offset = 0
        while offset < size {
            let piece: [UInt8]
            do throws(InputError) {
                piece = try run.source.read(path, offset: offset, count: min(Self.piece, size - offset))
            } catch { throw .cannotRead(reason: error.message) }
            if piece.isEmpty { return }
            offset += piece.count
            guard try body(piece) else { return }
        }
    }
}
