import Files
import PreviewServer
import QuickActionModel
import Synchronization
import Workers

/// `longpress serve`: builds in memory, serves on loopback, builds again on every edit, and tells the browser to reload.
struct ServeCommand {
    let arguments: ParsedArguments
    let terminal: Terminal

    func run() -> ExitStatus {
        do throws(CommandSetting.Refusal) {
            let setting = try CommandSetting(arguments, terminal, wrong: faults)
            return serve(setting)
        } catch {
            return error.status
        }
    }

    private var faults: [String] {
        guard let text = arguments.value("port"), !(1...65535).contains(Int(text) ?? 0) else { return [] }
        return ["'--port' takes a number from 1 to 65535, not '\(text)'"]
    }

    private func serve(_ setting: CommandSetting) -> ExitStatus {
        guard let watch = EditWatch() else { return fail("the system has no more watches for edits to give") }
        let server: PreviewServer
        do throws(PreviewError) {
            server = try PreviewServer(port: arguments.value("port").flatMap { Int($0) })
        } catch {
            return fail(error.message)
        }
        let site = Mutex<PreviewSite?>(nil)
        let ledger = WatchLedger(watch)
        var builder = PreviewBuilder(arguments, ledger)
        let start = Clock.milliseconds()
        let first = builder.build(changed: nil)
        site.withLock { $0 = first.site }
        guard first.site != nil else {
            for fault in first.faults { terminal.error(text(of: fault)) }
            return .usage
        }
        server.tell(build: 1, faults: first.faults)
        tell(first, milliseconds: Clock.milliseconds() - start)
        if ledger.isOverfull {
            terminal.error("longpress: the system watches no more folders; edits in some of them are not noticed\n")
        }
        terminal.say("serving \(setting.root) at \(server.address) (Ctrl-C ends it)\n")
        let signals = StopSignals()
        if arguments.has("open"), !BrowserLaunch.open(server.address) {
            terminal.error("longpress: no browser could be started; open \(server.address)\n")
        }
        let last = Mutex(builder)
        Workers.forEach(count: 3, workers: 3) { index, _ in
            switch index {
            case 0: server.run { path in file(path, site, server) }
            case 1: follow(watch, last, site, server)
            default:
                signals.wait()
                watch.stop()
                server.stop()
            }
        }
        terminal.say("\n")
        return .done
    }

    /// Builds on every edit until the watch ends.
    private func follow(
        _ watch: EditWatch, _ last: borrowing Mutex<PreviewBuilder>, _ site: borrowing Mutex<PreviewSite?>,
        _ server: PreviewServer
    ) {
        var build = 1
        while let folders = watch.changes() {
            let start = Clock.milliseconds()
            let outcome = last.withLock { $0.build(changed: folders) }
            // Half a site is no page to look at: the last good one stays, with the fault over it.
            if let new = outcome.site, outcome.faults.isEmpty {
                build += 1
                site.withLock { $0 = new }
            }
            server.tell(build: build, faults: outcome.faults)
            tell(outcome, milliseconds: Clock.milliseconds() - start)
            MemoryRelief.giveBack()
        }
    }

    private func file(_ path: String, _ site: borrowing Mutex<PreviewSite?>, _ server: PreviewServer) -> PreviewFile? {
        guard let found = site.withLock({ $0 })?.file(path) else { return nil }
        for fault in found.faults { terminal.error("longpress: \(path): \(fault)\n") }
        return found.file
    }

    private func tell(_ outcome: PreviewBuilder.Outcome, milliseconds: Int) {
        guard outcome.faults.isEmpty, let site = outcome.site else {
            for fault in outcome.faults { terminal.error(text(of: fault)) }
            return
        }
        let errors = outcome.findings.count { $0.severity == .error }
        let warnings = outcome.findings.count { $0.severity == .warning }
        let found = "\(Count.of(errors, "error")), \(Count.of(warnings, "warning"))"
        terminal.say("built \(Count.of(site.count, "file")) in \(milliseconds) ms: \(found)\n")
    }

    private func text(of fault: PreviewFault) -> String {
        let place = fault.place.isEmpty ? "" : fault.place + ": error: "
        let why = fault.explanation.isEmpty ? "" : "  " + fault.explanation + "\n"
        return "\(place)\(fault.summary)\n\(why)"
    }

    private func fail(_ message: String) -> ExitStatus {
        terminal.error("longpress: \(message)\n")
        return .usage
    }
}
