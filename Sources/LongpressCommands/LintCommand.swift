import CatalogChecking
import CatalogReading
import Files
import QuickActionModel
import Reports

/// `longpress lint`: reads the catalog, or what the operands name, checks it, and tells what was found.
struct LintCommand {
    let arguments: ParsedArguments
    let terminal: Terminal

    func run() -> ExitStatus {
        do throws(CommandSetting.Refusal) {
            return try lint(LintOptions(arguments))
        } catch {
            return error.status
        }
    }

    private func lint(_ options: LintOptions) throws(CommandSetting.Refusal) -> ExitStatus {
        let place = LintPlace(arguments)
        let wrong = Self.faults(arguments) + place.faults
        var setting = try CommandSetting(arguments, terminal, root: place.root, needsContent: false, wrong: wrong)
        let baseline = try options.baseline.map { (path) throws(CommandSetting.Refusal) in try BaselineFile(path).read(terminal) }
        let targets = LintTargets(place.operands, setting)
        let fixes = FixChoice(arguments)
        var outcome: FixOutcome?
        if fixes.isWanted {
            outcome = fix(setting, targets, options, fixes, baseline)
            // The report is about the files as they are now, the configuration among them.
            setting = try CommandSetting(arguments, terminal, root: place.root, needsContent: false, wrong: wrong)
        }
        var (result, paths, report) = gather(setting, targets, options, setting.tree)
        report.leastShown = options.leastShown
        report.explainsSuppressions = options.explainsSuppressions
        report.site = setting.configuration.site.baseURL
        report.paths = paths.paths
        if report.apps == 0, targets.findings.isEmpty, !options.allowsEmpty { reportEmpty(targets, &report) }
        let use = BaselineUse(options: options, setting: setting, targets: targets, paths: paths, terminal: terminal)
        let isKept = use.apply(baseline, to: &report)
        let cache = LineCache(trees: paths.trees)
        if fixes.isDry, let outcome { terminal.result(outcome.difference(paths.paths) { result.mayShowLines(of: $0) }) }
        let isWritten = write(report, options, isDry: fixes.isDry) { result.mayShowLines(of: $0) ? cache.line($0) : nil }
        if let outcome {
            let closing = outcome.closing(paths.paths)
            if outcome.failures.isEmpty { terminal.remark(closing) } else { terminal.error(closing) }
            guard outcome.failures.isEmpty else { return .unreadable }
        }
        return isKept && isWritten ? status(of: report, options) : .usage
    }

    /// What is wrong with the options of this command.
    static func faults(_ arguments: ParsedArguments) -> [String] {
        LintOptions(arguments).faults + LintPaths.faults(arguments) + FixChoice(arguments).faults
    }

    /// Reads and checks what a tree holds.
    func gather(_ setting: CommandSetting, _ targets: LintTargets, _ options: LintOptions, _ tree: any InputTree) -> (
        result: ReadingResult, paths: LintPaths, report: LintReport
    ) {
        var result = read(setting, targets, tree)
        let paths = LintPaths(setting, result)
        if let named = options.previous { usePrevious(named, &result, paths) }
        if !options.obeysInlineIgnores { result.catalog.dropInlineSuppressions() }
        return (result, paths, check(setting, targets, result))
    }

    private func check(_ setting: CommandSetting, _ targets: LintTargets, _ result: ReadingResult) -> LintReport {
        let checked = CheckInputsLoading(setting: setting, result: result).check(today: setting.today ?? Clock.today())
        var report = LintReport()
        let isPartial = targets.wholeApps != nil
        let told = checked.findings.filter { finding in
            guard finding.rule == "meta/unused-ignore" else { return true }
            // What accepts something in an app that was not looked at, or not understood, is not unused.
            let isCommon = finding.location?.path.hasSuffix(CommandSetting.configurationName) ?? true
            return result.unreadable.isEmpty && !(isPartial && isCommon)
        }
        report.findings = (targets.kept(told) + targets.findings).sorted(by: Finding.inOrder)
        report.suppressed = checked.suppressed.filter { targets.keeps($0.finding) }
        report.notChecked = checked.notChecked
        report.unreadable = result.unreadable.filter { targets.keeps($0) } + targets.unreadable
        report.rules = RuleTable.all
        report.apps = result.catalog.apps.count
        // One that is exported in several languages or scenarios is still one.
        report.quickActions = result.catalog.apps.reduce(0) { $0 + Set($1.menus.flatMap { $0.items.map(\.key) }).count }
        return report
    }

    private func read(_ setting: CommandSetting, _ targets: LintTargets, _ tree: any InputTree) -> ReadingResult {
        guard !targets.isEmpty else {
            return ReadingResult(
                catalog: QuickActionCatalog(site: setting.configuration.site, apps: [], notes: [], copies: []), findings: [],
                unreadable: [])
        }
        var options = CatalogReader.Options(onlyApps: targets.onlyApps, defines: setting.defines, workers: setting.workers)
        options.looseApps = targets.looseApps
        options.includeNotes = targets.includesCatalog
        return CatalogReader(configuration: setting.configuration, options: options).read(tree)
    }

    /// Puts the releases that `--previous` names in the place of those of the catalog.
    private func usePrevious(_ named: String, _ result: inout ReadingResult, _ paths: LintPaths) {
        let reading = PreviousReleases(named, paths: paths).read(for: result.catalog.apps)
        result.findings += reading.findings
        result.unreadable += reading.unreadable
        result.catalog.previous = reading.releases
    }

    private func reportEmpty(_ targets: LintTargets, _ report: inout LintReport) {
        let places = targets.empty.isEmpty ? [SourceLocation(path: "content/apps")] : targets.empty
        for place in places {
            report.findings.append(
                Finding(
                    .emptyInput,
                    targets.empty.isEmpty
                        ? "nothing to lint: the catalog has no app" : "nothing to lint: no property list here has quick actions",
                    explanation:
                        "Name an Info.plist, an export or a folder. With --allow-empty it is no fault that there is none.",
                    at: place))
        }
        report.unreadable += places
    }

    // MARK: Result

    /// Writes the reports; with `--dry-run` standard output belongs to the difference.
    private func write(
        _ report: LintReport, _ options: LintOptions, isDry: Bool, line: @escaping (SourceLocation) -> String?
    ) -> Bool {
        var isWritten = true
        for output in options.outputs where !isDry || output.file != nil {
            var report = report
            if output.format == .text, output.file == nil, terminal.isQuiet {
                // Quiet means errors only, but no status comes without a word.
                report.leastShown = .error
                if report.shown.isEmpty, report.unreadable.isEmpty { continue }
            }
            let document = LintDocument(
                report, generator: "longpress \(Longpress.version)", colour: output.file == nil && terminal.colour, line: line)
            let text = document.text(output.format)
            guard let file = output.file else {
                terminal.result(text)
                continue
            }
            do throws(PublishError) {
                try DiskFiles.write(Array(text.utf8), to: file)
            } catch {
                terminal.error("longpress: \(error.aboutFile)\n")
                isWritten = false
            }
        }
        return isWritten
    }

    private func status(of report: LintReport, _ options: LintOptions) -> ExitStatus {
        if !report.unreadable.isEmpty { return .unreadable }
        if let failOn = options.failOn, report.findings.contains(where: { $0.severity >= failOn }) { return .findings }
        return .done
    }
}

extension QuickActionCatalog {
    /// Forgets what is accepted beside quick actions, for `--no-inline-ignores`.
    fileprivate mutating func dropInlineSuppressions() {
        for app in apps.indices {
            for menu in apps[app].menus.indices {
                for item in apps[app].menus[menu].items.indices {
                    apps[app].menus[menu].items[item].source.suppressions = []
                }
            }
        }
    }
}
