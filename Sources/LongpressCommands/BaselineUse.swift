import CatalogChecking
import CatalogReading
import Files
import QuickActionModel

/// What a run of `lint` does with baselines.
struct BaselineUse {
    let options: LintOptions
    let setting: CommandSetting
    let targets: LintTargets
    let paths: LintPaths
    let terminal: Terminal

    /// Hides what a baseline knows, and keeps the files of baselines; false when one of them cannot be written.
    func apply(_ baseline: Baseline?, to report: inout LintReport) -> Bool {
        if let file = options.newBaseline { return write(file, &report) }
        guard let baseline, let file = options.baseline else { return true }
        let (kept, open) = report.splitReadable()
        let reach = Baseline.Reach(
            apps: targets.wholeApps.map { Set($0.map { ByteText($0) }) },
            unasked: Set(report.notChecked.map { ByteText($0.rule) }), isWhole: report.unreadable.isEmpty)
        let match = baseline.match(kept, within: reach)
        report.hidden = match.hidden
        report.findings = (match.new + open).sorted(by: Finding.inOrder)
        report.mended = match.mended
        guard options.prunesBaseline else {
            tell(match.stale, file, &report)
            return true
        }
        guard report.unreadable.isEmpty else {
            terminal.error("longpress: \(file) is left as it is, because not everything could be read\n")
            return true
        }
        guard match.mended > 0 else { return true }
        guard save(match.pruned, to: file) else { return false }
        terminal.remark("longpress: \(Count.of(match.mended, "mended finding")) taken out of \(file)\n")
        report.mended = 0
        return true
    }

    /// The findings that a baseline does not hide.
    func open(_ baseline: Baseline?, of report: LintReport) -> [Finding] {
        guard let baseline else { return report.findings }
        let (kept, open) = report.splitReadable()
        let match = baseline.match(kept, within: Baseline.Reach(apps: nil, unasked: [], isWhole: false))
        return (match.new + open).sorted(by: Finding.inOrder)
    }

    private func write(_ file: String, _ report: inout LintReport) -> Bool {
        let (kept, open) = report.splitReadable()
        guard save(Baseline(of: kept), to: file) else { return false }
        terminal.remark("longpress: \(Count.of(kept.count, "finding")) written to \(file)\n")
        (report.hidden, report.findings, report.mended) = (kept, open, 0)
        return true
    }

    private func tell(_ stale: [Baseline.Entry], _ file: String, _ report: inout LintReport) {
        let place = paths.place(of: file)
        var findings = CatalogChecker(settings: setting.configuration.checks).leveled(stale.map { $0.finding(at: place) })
        if options.isBaselineStrict { for index in findings.indices { findings[index].severity = .error } }
        report.findings = (report.findings + findings).sorted(by: Finding.inOrder)
    }

    private func save(_ baseline: Baseline, to path: String) -> Bool {
        do throws(PublishError) {
            try DiskFiles.write(baseline.document(), to: path)
            return true
        } catch {
            terminal.error("longpress: \(error.aboutFile)\n")
            return false
        }
    }
}

extension LintReport {
    /// The findings that a baseline may hide, and those about inputs that could not be read, which it may not.
    fileprivate func splitReadable() -> (kept: [Finding], open: [Finding]) {
        let closed = Set(unreadable.map { ByteText($0.displayPath) })
        guard !closed.isEmpty else { return (findings, []) }
        var (kept, open): ([Finding], [Finding]) = ([], [])
        for finding in findings {
            if let location = finding.location, closed.contains(ByteText(location.displayPath)) {
                open.append(finding)
            } else {
                kept.append(finding)
            }
        }
        return (kept, open)
    }
}
