import CatalogReading
import Files
import QuickActionModel
import SiteRendering

/// `longpress build`: reads the catalog, renders the site, writes it, and tells what happened.
struct BuildCommand {
    let arguments: ParsedArguments
    let terminal: Terminal

    func run() -> ExitStatus {
        do throws(CommandSetting.Refusal) {
            return try build(CommandSetting(arguments, terminal))
        } catch {
            return error.status
        }
    }

    private func build(_ setting: CommandSetting) throws(CommandSetting.Refusal) -> ExitStatus {
        var timings = Timings()
        let output = arguments.value("output") ?? setting.path("site")
        let writer = SiteWriter(
            output: output, source: setting.tree, sourcePath: setting.root,
            protected: ["content", "themes", "overrides"].map { setting.path($0) }, workers: setting.workers)
        do throws(PublishError) {
            // A folder that must not be written to is refused before minutes of work.
            try writer.check()
        } catch {
            return fail(error.message, .usage)
        }
        let ledger = InputLedger()
        let tree = LedgerTree(setting.tree, ledger)
        var result = try read(setting, tree)
        timings.mark("read")
        result.catalog.site.baseURL = arguments.value("base-url") ?? result.catalog.site.baseURL
        let theme: ThemeLoading.Loaded
        do throws(ThemeLoading.Failure) {
            theme = try SitePlanning.theme(setting, arguments.value("theme"), language: result.catalog.site.language)
        } catch {
            return fail(error.message, .usage)
        }
        let planning = SitePlanning(setting, result.catalog, theme: theme)
        timings.mark("theme")
        let checked = planning.check(result)
        timings.mark("check")
        let plan: SitePlan
        do throws(NotesFailure) {
            plan = try planning.plan(result.catalog, checked, symbols: result.symbols, tree: tree)
        } catch {
            return fail(error.message, error.status)
        }
        timings.mark("plan")
        let progress = Progress(terminal: terminal)
        do throws(PublishError) {
            let input = InputSeal.build(setting, read: ledger, theme: theme, glyphs: planning.glyphs)
            let report = try writer.publish(plan, generator: "longpress \(Longpress.version)", input: input) {
                progress.show($0, $1)
            }
            progress.end()
            timings.mark("render and write")
            let outcome = BuildOutcome(
                report: report, findings: checked.findings, unreadable: result.unreadable.count, apps: result.catalog.apps.count,
                failOn: arguments.value("fail-on").flatMap { Severity(rawValue: $0) }, output: output,
                openSetIsMissing: planning.glyphs.openSetIsMissing, showsAll: arguments.has("verbose"))
            tell(outcome, setting, hiding: result.redactedFiles)
            if arguments.has("timings") { terminal.remark(timings.text) }
            return outcome.status
        } catch {
            progress.end()
            return fail(error.message, error.status)
        }
    }

    private func read(_ setting: CommandSetting, _ tree: LedgerTree) throws(CommandSetting.Refusal) -> ReadingResult {
        let options = CatalogReader.Options(
            includeDrafts: arguments.has("drafts"), onlyApps: arguments.all("app"), defines: setting.defines,
            workers: setting.workers)
        let result = CatalogReader(configuration: setting.configuration, options: options).read(tree)
        // A wrong value without a place stands on the command line; a build without that app would remove its pages.
        let wrong = result.findings.filter { $0.location == nil && $0.rule == Rule.badConfigurationValue.id }
        guard wrong.isEmpty else {
            FindingPrinter(terminal: terminal, trees: []).show(wrong, from: .info)
            throw CommandSetting.Refusal(status: .usage)
        }
        return result
    }

    private func tell(_ outcome: BuildOutcome, _ setting: CommandSetting, hiding hidden: Set<SourceLocation>) {
        FindingPrinter(terminal: terminal, trees: [setting.tree], hidden: hidden).show(outcome.told, from: .info)
        for link in outcome.report.brokenLinks.items {
            terminal.error("longpress: \(link.page): the link '\(link.link)' \(link.words)\n")
        }
        for fault in outcome.report.faults.items { terminal.error("longpress: \(fault.page): \(fault.text)\n") }
        for path in outcome.report.edited.items {
            terminal.remark("kept \(path): it is no longer made, but somebody edited it\n")
        }
        if arguments.has("verbose") {
            for path in outcome.report.removed.items { terminal.remark("removed \(path)\n") }
        }
        terminal.say(outcome.summary)
    }

    private func fail(_ message: String, _ status: ExitStatus) -> ExitStatus {
        terminal.error("longpress: \(message)\n")
        return status
    }
}
