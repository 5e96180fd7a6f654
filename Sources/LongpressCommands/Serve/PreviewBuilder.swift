import CatalogChecking
import CatalogReading
import Files
import HomeScreen
import PreviewServer
import QuickActionModel
import SiteRendering

/// Builds the site in memory again and again, and reads only what was edited.
///
/// One thread builds: the edits that come meanwhile are one edit for the next build.
struct PreviewBuilder {
    /// What a build came to.
    struct Outcome {
        /// The site; nil when the edit cannot be shown.
        var site: PreviewSite?
        /// Why it cannot be shown, or why a part of it cannot.
        var faults: [PreviewFault] = []
        /// The findings of the catalog, when there is a site.
        var findings: [Finding] = []
    }

    private let arguments: ParsedArguments
    private let ledger: WatchLedger
    private let memory = ReadingMemory()
    private let checked = CheckingMemory()
    private let planned = PlanningMemory()
    /// The symbols that the apps were checked with.
    private var symbols: SymbolFacts?
    private var theme: ThemeLoading.Loaded?
    /// What the memory was made under: another configuration changes everything.
    private var configuration: [UInt8]?

    init(_ arguments: ParsedArguments, _ ledger: WatchLedger) {
        self.arguments = arguments
        self.ledger = ledger
    }

    /// Builds; `changed` are the folders with edits, empty for "anything", nil for the first build.
    mutating func build(changed: Set<String>?) -> Outcome {
        forget(changed)
        let words = WordCollector()
        do throws(CommandSetting.Refusal) {
            return try build(CommandSetting(arguments, words.terminal))
        } catch {
            if !error.faults.isEmpty { return Outcome(faults: error.faults.map { PreviewFault($0) }) }
            return Outcome(faults: [PreviewFault(place: "", summary: words.text)])
        }
    }

    private mutating func build(_ setting: CommandSetting) throws(CommandSetting.Refusal) -> Outcome {
        let tree = WatchedTree(setting.tree, ledger, for: .catalog)
        keepTrackOfConfiguration(setting, tree)
        let result = read(setting, tree)
        if theme == nil {
            do throws(ThemeLoading.Failure) {
                theme = try SitePlanning.theme(setting, arguments.value("theme"), language: result.catalog.site.language)
            } catch {
                return Outcome(faults: [PreviewFault(place: "", summary: error.message)])
            }
        }
        guard let theme else { return Outcome() }
        let planning = SitePlanning(setting, result.catalog, theme: theme)
        if result.symbols != symbols {
            checked.forgetAll()
            symbols = result.symbols
        }
        let check = planning.check(result, memory: checked)
        do throws(NotesFailure) {
            let plan = try planning.plan(result.catalog, check, symbols: result.symbols, tree: setting.tree, memory: planned)
            return Outcome(
                site: PreviewSite(plan: plan, tree: setting.tree), faults: Self.unreadable(result), findings: check.findings)
        } catch {
            return Outcome(faults: [PreviewFault(place: "", summary: error.message)])
        }
    }

    private func read(_ setting: CommandSetting, _ tree: WatchedTree) -> ReadingResult {
        var options = CatalogReader.Options(
            includeDrafts: arguments.has("drafts"), onlyApps: arguments.all("app"), defines: setting.defines,
            workers: setting.workers)
        options.memory = memory
        options.appTree = { [ledger] id in WatchedTree(setting.tree, ledger, for: .app(id)) }
        var result = CatalogReader(configuration: setting.configuration, options: options).read(tree)
        result.catalog.site.baseURL = arguments.value("base-url") ?? result.catalog.site.baseURL
        return result
    }

    // MARK: What was edited

    private mutating func forget(_ changed: Set<String>?) {
        guard let changed, !changed.isEmpty else {
            forgetAll()
            return
        }
        for folder in changed {
            ledger.renew(folder)
            for reader in ledger.readers(of: folder) {
                switch reader {
                case .app(let id):
                    memory.forgetApp(id)
                    checked.forgetApp(id)
                    planned.forgetApp(id)
                case .catalog: memory.forgetNotes(inFolder: folder)
                case .theme: theme = nil
                }
            }
        }
    }

    private mutating func forgetAll() {
        memory.forgetAll()
        checked.forgetAll()
        planned.forgetAll()
        theme = nil
    }

    private mutating func keepTrackOfConfiguration(_ setting: CommandSetting, _ tree: WatchedTree) {
        let path = arguments.value("config") ?? CommandSetting.configurationName
        let bytes =
            path.hasPrefix("/") || path.hasPrefix("..")
            ? try? DiskFiles.read(path, limit: 1 << 20) : try? tree.read(path, limit: 1 << 20)
        if bytes != configuration {
            forgetAll()
            configuration = bytes
        }
        let name = arguments.value("theme") ?? setting.configuration.theme
        for folder in [name.contains("/") ? name : "themes/\(name)", "overrides"] {
            let path = folder.hasPrefix("/") ? folder : setting.tree.path + "/" + folder
            watch(path, depth: 0)
        }
        if let glyphs = setting.configuration.glyphs { ledger.note(DiskFiles.absolute(setting.path(glyphs)), .theme) }
    }

    /// Themes are read whole, so every folder of theirs is watched.
    private func watch(_ folder: String, depth: Int) {
        ledger.note(folder, .theme)
        guard depth < 8, let tree = try? FolderTree(path: folder, root: ""), let entries = try? tree.list("") else { return }
        for entry in entries where entry.kind == .folder { watch(folder + "/" + entry.name, depth: depth + 1) }
    }

    /// The inputs that could not be read, each with its place.
    private static func unreadable(_ result: ReadingResult) -> [PreviewFault] {
        let files = Set(result.unreadable.map { ByteText($0.displayPath) })
        return result.findings.filter { finding in
            finding.severity == .error && finding.location.map { files.contains(ByteText($0.displayPath)) } == true
        }.map { PreviewFault($0) }
    }
}

extension PreviewFault {
    /// A finding as the browser shows it.
    init(_ finding: Finding) {
        self.init(
            place: finding.location?.description ?? "", summary: finding.summary, explanation: finding.explanation)
    }
}
