public import QuickActionModel

/// Writes a site into a folder, in place: changed files are replaced one by one, equal ones left alone, files of ours that are no longer
/// made removed last, and other people's files never touched.
public struct SiteWriter: Sendable {
    private let output: String
    private let source: any InputTree
    private let sourcePath: String
    private let protected: [String]
    private let workers: Int

    /// A writer for one output folder.
    ///
    /// `source` is the tree that copied files come from and `sourcePath` the catalog folder itself. The output may lie in the catalog
    /// folder, but neither in nor above one of the `protected` folders, such as `content`, `themes` and every other source.
    public init(output: String, source: any InputTree, sourcePath: String, protected: [String] = [], workers: Int) {
        self.output = output
        self.source = source
        self.sourcePath = sourcePath
        self.protected = protected
        self.workers = max(1, workers)
    }

    /// Refuses a folder that must not be written to, without rendering or writing anything; so a command can say so before it reads.
    public func check() throws(PublishError) {
        _ = try OutputPlace(output: output, sourcePath: sourcePath, protected: protected).manifest()
    }

    /// Renders, checks and writes all files of a plan.
    ///
    /// `generator` is the program with its version, for the manifest; `progress` is called on the calling thread. `input` is a hash of
    /// everything that the plan is made from: when the last run had the same, a page is only made where its file is not as that run left
    /// it.
    public func publish(
        _ plan: SitePlan, generator: String, input: String? = nil,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
    ) throws(PublishError) -> PublishReport {
        try Self.checkAddresses(plan)
        let place = try OutputPlace(output: output, sourcePath: sourcePath, protected: protected)
        let ours = OurFiles(folder: place.path, manifest: try place.manifest())
        let survey = OutputSurvey(plan: plan, ours: ours, workers: workers)
        guard survey.foreign.isEmpty else { throw .foreignFiles(path: place.path, files: survey.foreign) }

        let run = PublishRun(plan: plan, source: source, survey: survey, ours: ours, generator: generator, input: input)
        let stale = StaleFiles(ours: ours, plan: plan, mark: run.mark)
        var report = PublishReport()
        try stale.clear(survey.inTheWay, into: &report)
        let writers = try run.writePages(workers: workers, progress: progress)
        try stale.remove(into: &report)

        let outcomes = writers.flatMap(\.outcomes).sorted { $0.page < $1.page }
        report.files = outcomes.count
        report.written = outcomes.count { $0.isWritten }
        report.bytes = outcomes.reduce(0) { $0 + $1.seal.size }
        // A run whose pages had a fault leaves no input behind, so what is repeated has none.
        if !run.isRepeated { LinkFacts(plan: plan, table: run.table, desks: writers.map(\.links)).report(into: &report) }
        let isSound = report.brokenLinks.count == 0 && report.faults.count == 0
        try finish(run, outcomes, generator: generator, input: isSound ? input : nil)
        return report
    }

    /// Writes the complete manifest, the last step; nothing when it stands there already.
    private func finish(_ run: PublishRun, _ outcomes: [PageWriter.Outcome], generator: String, input: String?)
        throws(PublishError)
    {
        let files = outcomes.map { Manifest.File(path: run.plan.pages[$0.page].address.path, seal: $0.seal) }
        let bytes = Manifest(generator: generator, input: input, isComplete: true, files: files).bytes
        let path = run.folder + "/" + Manifest.name
        let isSame = try Disk.writing(path) { () throws(DiskError) in
            try withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 16) { buffer throws(DiskError) in
                try bytes.withUnsafeBufferPointer { bytes throws(DiskError) in
                    try FileSwap.holds(path, UnsafeRawBufferPointer(bytes), buffer: buffer)
                }
            }
        }
        guard !isSame else { return }
        try Disk.writing(run.folder) { () throws(DiskError) in try DiskFiles.makeFolders(run.folder) }
        try FileSwap.replace(path, with: bytes)
    }

    /// Addresses come from names in somebody's files; whatever made them, none may lead out of the folder or onto the manifest.
    private static func checkAddresses(_ plan: SitePlan) throws(PublishError) {
        let files = Set(plan.pages.map { ByteText($0.address.path) })
        var folders: Set<ByteText> = []
        for page in plan.pages {
            let path = page.address.path
            if let fault = Manifest.fault(in: path) { throw .badAddress(address: path, reason: fault) }
            var folder = DiskFiles.folder(of: path)
            while !folder.isEmpty, folders.insert(ByteText(folder)).inserted {
                if files.contains(ByteText(folder)) {
                    throw .badAddress(address: path, reason: "\(folder) is a file and a folder at once")
                }
                folder = DiskFiles.folder(of: folder)
            }
        }
    }
}
