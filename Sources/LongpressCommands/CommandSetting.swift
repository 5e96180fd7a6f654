import CatalogReading
import Files
import QuickActionModel
import Workers

/// What every command starts from: the catalog folder, its configuration, and the shared options.
struct CommandSetting {
    let arguments: ParsedArguments
    let terminal: Terminal
    /// The catalog folder as the user named it.
    let root: String
    let tree: FolderTree
    var configuration: CatalogConfiguration
    /// The configuration as it is written; empty when there is none.
    let configurationBytes: [UInt8]
    let workers: Int

    /// Why a command cannot start: wrong usage, or a configuration with faults, all of them reported already.
    struct Refusal: Error {
        let status: ExitStatus
        /// What is wrong with the configuration, where that is the reason.
        var faults: [Finding] = []
    }

    /// Reads the configuration of the catalog folder; reports what is wrong with it.
    ///
    /// `root` is the folder where the operands of a command name another one; `needsContent` is false where a command can do without a
    /// catalog; `wrong` are faults of the command's own options, which are told together with those of the shared ones.
    init(
        _ arguments: ParsedArguments, _ terminal: Terminal, root: String? = nil, needsContent: Bool = true, wrong: [String] = []
    ) throws(Refusal) {
        self.arguments = arguments
        self.terminal = terminal
        self.root = root ?? arguments.value("root") ?? "."
        workers = arguments.value("jobs").flatMap { Int($0) } ?? Workers.available
        let wrong = wrong + Self.sharedFaults(arguments)
        guard wrong.isEmpty else {
            terminal.error(UsageError(faults: wrong).text)
            throw Refusal(status: .usage)
        }
        do throws(InputError) {
            tree = try FolderTree(path: self.root, root: "", opener: BundleOpening.opener)
            guard DiskFiles.kind(self.root) == .folder else { throw .failed(path: self.root, reason: "it is not a folder") }
        } catch {
            terminal.error("longpress: no catalog folder: \(error.message)\n")
            throw Refusal(status: .usage)
        }
        let named = arguments.value("config")
        let path = named ?? Self.configurationName
        let bytes = try Self.bytes(of: path, isNamed: named != nil, tree, terminal)
        let (read, faults) = ConfigurationReader.site(bytes, path: path)
        configuration = read
        configurationBytes = bytes ?? []
        guard faults.allSatisfy({ $0.severity < .error }) else {
            let report = FindingPrinter(terminal: terminal, trees: [tree])
            report.show(faults.sorted(by: Finding.inOrder), from: .info)
            terminal.error("longpress: \(path) cannot be used as it is\n")
            throw Refusal(status: .usage, faults: faults.filter { $0.severity == .error }.sorted(by: Finding.inOrder))
        }
        guard !needsContent || DiskFiles.kind(self.path("content")) == .folder else {
            terminal.error("longpress: \(self.path("content")) is not there, so this is no catalog; 'longpress init' makes one\n")
            throw Refusal(status: .usage)
        }
    }

    static let configurationName = "longpress.yaml"

    /// What is wrong with the values of a command's options.
    static func valueFaults(_ arguments: ParsedArguments) -> [String] {
        (arguments.command?.name == "lint" ? LintCommand.faults(arguments) : []) + sharedFaults(arguments)
    }

    /// What is wrong with the values of options that several commands have, all of it at once.
    private static func sharedFaults(_ arguments: ParsedArguments) -> [String] {
        var faults: [String] = []
        if let text = arguments.value("jobs"), !(1...256).contains(Int(text) ?? 0) {
            faults.append("'--jobs' takes a number from 1 to 256, not '\(text)'")
        }
        if let text = arguments.value("today"), !CalendarDay.isDay(text) {
            faults.append("'--today' takes a day such as 2026-11-30, not '\(text)'")
        }
        if arguments.value("today") == nil, let text = Clock.sourceDate, Int(text).flatMap(CalendarDay.ofSecond) == nil {
            faults.append("SOURCE_DATE_EPOCH is '\(text)'; it holds seconds since 1970")
        }
        for text in arguments.all("define") where define(text) == nil {
            faults.append("'--define' takes NAME=VALUE, not '\(text)'")
        }
        if let text = arguments.value("base-url"), !SafeAddress.isWeb(text) {
            faults.append("'--base-url' takes an address that begins with https:// or http://, not '\(text)'")
        }
        return faults
    }

    private static func define(_ text: String) -> (name: String, value: String)? {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return parts.count == 2 && !parts[0].isEmpty ? (parts[0], parts[1]) : nil
    }

    private static func bytes(of path: String, isNamed: Bool, _ tree: FolderTree, _ terminal: Terminal) throws(Refusal)
        -> [UInt8]?
    {
        do throws(InputError) {
            if isNamed, path.hasPrefix("/") || path.hasPrefix("..") { return try DiskFiles.read(path, limit: 1 << 20) }
            return try tree.read(path, limit: 1 << 20)
        } catch {
            if !isNamed, case .missing = error { return nil }
            terminal.error("longpress: the configuration cannot be read: \(error.message)\n")
            throw Refusal(status: .usage)
        }
    }

    /// Today as `YYYY-MM-DD`: what `--today` says, else `SOURCE_DATE_EPOCH`; nil when neither does.
    var today: String? {
        arguments.value("today") ?? Clock.sourceDate.flatMap { Int($0) }.flatMap { CalendarDay.ofSecond($0) }
    }

    /// `--define NAME=VALUE`, in order.
    var defines: [(name: String, value: String)] { arguments.all("define").compactMap(Self.define) }

    /// A path that the user gave relative to the current folder stays so; a default is relative to the catalog folder.
    func path(_ name: String) -> String { root == "." || name.hasPrefix("/") ? name : root + "/" + name }
}
