import QuickActionModel
import Synchronization
import Workers

/// One run of the writer: everything that its workers share, all of it fixed before they start.
final class PublishRun: Sendable {
    let plan: SitePlan
    let source: any InputTree
    let folder: String
    let survey: OutputSurvey
    let table: AddressTable
    let mark: ChangeMark
    /// The files of the last run where this one would make the same.
    private let standing: OurFiles?
    private let done = Atomic<Int>(0)
    private let isStopped = Atomic<Bool>(false)

    init(plan: SitePlan, source: any InputTree, survey: OutputSurvey, ours: OurFiles, generator: String, input: String?) {
        self.plan = plan
        self.source = source
        self.survey = survey
        folder = ours.folder
        standing = input != nil && input == ours.input && !ours.isUnfinished ? ours : nil
        table = AddressTable(plan.pages)
        mark = ChangeMark(folder: ours.folder) { Self.unfinished(plan: plan, ours: ours, generator: generator).bytes }
    }

    /// Whether the last run made its files from the same input.
    var isRepeated: Bool { standing != nil }

    /// The seal of the bytes that a page has, where it is known without making the page.
    func seal(_ page: Int) -> Manifest.Seal? { standing?.seal(plan.pages[page].address.path) }

    /// Absolute path of a page's file.
    func path(_ page: Int) -> String { folder + "/" + plan.pages[page].address.path }

    /// Whether a page is made by a closure as a whole, and so tells its anchors.
    func isRendered(_ page: Int) -> Bool {
        if case .rendered = plan.pages[page].content { !plan.pages[page].isLong } else { false }
    }

    /// Makes and writes all pages; what each worker has gathered.
    ///
    /// Throws the error of the first page that failed.
    func writePages(workers: Int, progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?) throws(PublishError) -> [PageWriter]
    {
        let total = plan.pages.count
        let writers = (0..<max(1, workers)).map { _ in PageWriter(run: self) }
        Workers.forEach(count: total, workers: workers) { page, worker in
            guard !self.isStopped.load(ordering: .relaxed) else { return }
            guard writers[worker].write(page) else { return self.isStopped.store(true, ordering: .relaxed) }
            let done = self.done.wrappingAdd(1, ordering: .relaxed).newValue
            // Worker 0 is the calling thread: progress is never told from two threads, and never goes back.
            if worker == 0, done < total { progress?(done, total) }
        }
        if let first = writers.compactMap(\.failure).min(by: { $0.page < $1.page }) { throw first.error }
        progress?(total, total)
        return writers
    }

    /// The manifest that stands while pages are written: whatever happens, every file of ours is in it.
    ///
    /// Files that this run writes have no seal, because nobody can say whether it came to them; the others keep theirs.
    private static func unfinished(plan: SitePlan, ours: OurFiles, generator: String) -> Manifest {
        let planned = Set(plan.pages.map { ByteText($0.address.path) })
        let kept = ours.paths.filter { !planned.contains(ByteText($0)) }.map { Manifest.File(path: $0, seal: ours.seal($0)) }
        let files = kept + plan.pages.map { Manifest.File(path: $0.address.path, seal: nil) }
        return Manifest(generator: generator, isComplete: false, files: files.sorted { $0.path.precedesByBytes($1.path) })
    }
}
