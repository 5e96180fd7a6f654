import CatalogChecking
import CatalogReading
import HomeScreen
import QuickActionModel

/// Gathers what rules need beside the catalog, so that every command checks the same way.
struct CheckInputsLoading {
    let setting: CommandSetting
    let result: ReadingResult

    init(setting: CommandSetting, result: ReadingResult) {
        self.setting = setting
        self.result = result
    }

    /// What the rules are given; `previous` are the former releases by app, those saved in the catalog unless told otherwise.
    func inputs(today: String?, previous: [ByteText: CatalogSnapshot]? = nil) -> CheckInputs {
        var inputs = CheckInputs()
        inputs.symbols = result.symbols.map { SymbolTable($0) }
        inputs.assets = assets
        inputs.previousTypes = Self.dynamicTypes(of: previous ?? result.catalog.previous)
        inputs.today = today
        inputs.fitting = EstimatedWidth(metrics: .of(setting.configuration.menu.profile, .iphone))
        return inputs
    }

    /// Holds all rules against the catalog; `adding` are findings of other parts, which get severities and suppressions like the rest.
    ///
    /// Today's date is the one of the command line or of the environment, unless the command has another one.
    func check(
        today: String? = nil, previous: [ByteText: CatalogSnapshot]? = nil, adding: [Finding] = [],
        memory: CheckingMemory? = nil
    ) -> CheckResult {
        let inputs = inputs(today: today ?? setting.today, previous: previous)
        return CatalogChecker(settings: setting.configuration.checks, inputs: inputs)
            .check(result.catalog, found: result.findings + adding, workers: setting.workers, memory: memory)
    }

    /// The images of each app of which something is known; nil when icons are named and nothing is known of any of them.
    private var assets: [String: AssetTable]? {
        var tables: [String: AssetTable] = [:]
        var isAsked = false
        for app in result.catalog.apps {
            let names = Self.iconFiles(of: app)
            isAsked = isAsked || !names.isEmpty
            if let table = Self.table(of: app, names) { tables[app.id] = table }
        }
        return isAsked && tables.isEmpty ? nil : tables
    }

    private static func iconFiles(of app: AppCatalog) -> [String] {
        var names: [String] = []
        for menu in app.menus {
            for item in menu.items {
                let icons = item.icon.declared
                for index in icons.indices where icons[index].kind == .file { names.append(icons[index].name) }
            }
        }
        return names
    }

    private static func table(of app: AppCatalog, _ names: [String]) -> AssetTable? {
        guard !app.assets.isEmpty else { return nil }
        var facts: [ByteText: AssetFacts] = [:]
        // Of a name that was not looked for, nothing is known, which is not the same as missing.
        for name in names where app.assets[ByteText(name)] == nil { facts[ByteText(name)] = AssetFacts(isInAssetCatalog: false) }
        for asset in app.assets.values where asset.kind != .missing {
            facts[ByteText(asset.name)] = AssetFacts(
                isInAssetCatalog: asset.kind != .bundleFile, pixels: asset.size.map { PixelSize($0.width, $0.height) },
                isTransparent: asset.alpha.isOpaque.map { !$0 }, location: asset.files.first)
        }
        return AssetTable(facts)
    }

    /// Dynamic types of each former release; nil when none is known, so that nobody takes "none saved" for "nothing lost".
    private static func dynamicTypes(of previous: [ByteText: CatalogSnapshot]) -> [String: [String]]? {
        guard !previous.isEmpty else { return nil }
        var types: [String: [String]] = [:]
        for (app, snapshot) in previous {
            let dynamic = snapshot.app.menus.filter { $0.kind == .dynamic }
            types[app.string] = dynamic.flatMap { $0.items.map(\.key.type.string) }
        }
        return types
    }
}
