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
    let configuration: CatalogConfiguration
    let workers: Int

    /// Why a command cannot start: wrong usage, or a configuration with faults, all of them reported already.
    struct Refusal: Error {
        let status: ExitStatus
    }

    /// Reads the configuration of the catalog folder; reports what is wrong with it.
    init(_ arguments: ParsedArguments, _ terminal: Terminal) throws(Refusal) {
        self.arguments = arguments
        self.terminal = terminal
        root = arguments.value("root") ?? "."
        workers = try Self.workers(arguments, terminal)
        do throws(InputError) {
            tree = try FolderTree(path: root, root: "")
            guard DiskFiles.kind(root) == .folder else { throw .failed(path: root, reason: "it is not a folder") }
        } catch {
            terminal.error("longpress: the catalog folder cannot be read: \(error.message)\n")
            throw Refusal(status: .usage)
        }
        let named = arguments.value("config")
        let path = named ?? Self.configurationName
        let bytes = try Self.bytes(of: path, isNamed: named != nil, tree, terminal)
        let (read, faults) = ConfigurationReader.site(bytes, path: path)
        configuration = read
        guard faults.allSatisfy({ $0.severity < .error }) else {
            let report = FindingPrinter(terminal: terminal, trees: [tree])
            report.print(faults.sorted(by: Finding.inOrder), from: .info)
            terminal.error("longpress: \(path) cannot be used as it is\n")
            throw Refusal(status: .usage)
        }
        guard DiskFiles.kind(self.path("content")) == .folder else {
            terminal.error("longpress: \(self.path("content")) is not there, so this is no catalog; 'longpress init' makes one\n")
            throw Refusal(status: .usage)
        }
    }

    static let configurationName = "longpress.yaml"

    private static func workers(_ arguments: ParsedArguments, _ terminal: Terminal) throws(Refusal) -> Int {
        guard let text = arguments.value("jobs") else { return Workers.available }
        guard let number = Int(text), (1...256).contains(number) else {
            terminal.error("longpress: '--jobs' takes a number from 1 to 256, not '\(text)'\n")
            throw Refusal(status: .usage)
        }
        return number
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

    /// `--define NAME=VALUE`, in order.
    func defines() throws(Refusal) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        for text in arguments.all("define") {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                terminal.error("longpress: '--define' takes NAME=VALUE, not '\(text)'\n")
                throw Refusal(status: .usage)
            }
            result.append((parts[0], parts[1]))
        }
        return result
    }

    /// A path that the user gave relative to the current folder stays so; a default is relative to the catalog folder.
    func path(_ name: String) -> String { root == "." || name.hasPrefix("/") ? name : root + "/" + name }
}
