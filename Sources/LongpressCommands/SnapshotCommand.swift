import CatalogReading
import Files
import QuickActionModel

/// `longpress snapshot`: saves an app's catalog of today as a release, for release notes and for the state "updated, not opened".
struct SnapshotCommand {
    let arguments: ParsedArguments
    let terminal: Terminal

    func run() -> ExitStatus {
        let faults = self.faults
        guard faults.isEmpty, let id = arguments.value("app"), let version = arguments.value("version") else {
            terminal.error(faults.map { "longpress: \($0)\n" }.joined())
            return .usage
        }
        do throws(CommandSetting.Refusal) {
            return try save(CommandSetting(arguments, terminal), id, version)
        } catch {
            return error.status
        }
    }

    /// Everything that is wrong with the options; versions become file names, so they are checked first.
    private var faults: [String] {
        var faults: [String] = []
        if arguments.value("app") == nil { faults.append("'snapshot' needs an app: --app ID") }
        if let version = arguments.value("version") {
            let isName =
                version.utf8.count <= 80 && version.utf8.first.map(Self.isAlphanumeric) == true
                && version.utf8.allSatisfy { Self.isAlphanumeric($0) || [43, 45, 46, 95].contains($0) }
            if !isName { faults.append("'--version' takes a version such as 2.4.0, not '\(version)'") }
        } else {
            faults.append("'snapshot' needs a version: --version V")
        }
        if let date = arguments.value("date"), !CalendarDay.isDay(date) {
            faults.append("'--date' takes a day such as 2026-11-30, not '\(date)'")
        }
        return faults
    }

    private func save(_ setting: CommandSetting, _ id: String, _ version: String) -> ExitStatus {
        let options = CatalogReader.Options(onlyApps: [id], defines: setting.defines, workers: setting.workers)
        let result = CatalogReader(configuration: setting.configuration, options: options).read(setting.tree)
        guard let app = result.catalog.apps.first else {
            FindingPrinter(terminal: terminal, trees: [setting.tree], hidden: result.redactedFiles).show(
                result.findings, from: .error)
            terminal.error("longpress: there is no app '\(id)' to save\n")
            return .usage
        }
        let mine = result.findings.filter { $0.subject.app?.hasSameBytes(as: app.id) == true }
        guard app.unreadable == nil, !result.unreadable.contains(where: { $0.path.hasPrefix("content/apps/\(app.id)/") }) else {
            FindingPrinter(terminal: terminal, trees: [setting.tree], hidden: result.redactedFiles).show(mine, from: .error)
            terminal.error("longpress: \(app.name) cannot be read as a whole, so nothing was saved\n")
            return .unreadable
        }
        let release = CatalogRelease(version: version, build: app.facts.build, date: arguments.value("date"))
        return write(CatalogSnapshot(release: release, app: app), setting)
    }

    private func write(_ snapshot: CatalogSnapshot, _ setting: CommandSetting) -> ExitStatus {
        let folder = setting.path("content/apps/\(snapshot.app.id)/snapshots")
        let path = "\(folder)/\(snapshot.release.version).json"
        if DiskFiles.kind(path) != nil, !arguments.has("replace") {
            terminal.error("longpress: \(path) is saved already; --replace replaces it\n")
            return .usage
        }
        do throws(PublishError) {
            try DiskFiles.makeFolder(folder)
            try DiskFiles.write(snapshot.document(), to: path)
        } catch {
            terminal.error("longpress: \(error.message)\n")
            return error.status
        }
        terminal.say("saved \(snapshot.app.name) as \(snapshot.release.version) in \(path)\n")
        return .done
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
}
