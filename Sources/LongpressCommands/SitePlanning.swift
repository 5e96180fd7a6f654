import CatalogChecking
import CatalogReading
import QuickActionModel
import SiteRendering

/// The way from a catalog that was read to the plan of its site, the same for writing it and for previewing it.
struct SitePlanning {
    let setting: CommandSetting
    let theme: ThemeLoading.Loaded
    let glyphs: GlyphLoading.Loaded

    /// Theme and pictures of a catalog.
    init(
        _ setting: CommandSetting, _ catalog: QuickActionCatalog, theme: ThemeLoading.Loaded
    ) {
        self.setting = setting
        self.theme = theme
        glyphs = GlyphLoading(folder: setting.configuration.glyphs.map { setting.path($0) }, themeFiles: theme.files)
            .load(for: catalog)
    }

    /// The theme that the command line or the configuration names.
    static func theme(_ setting: CommandSetting, _ name: String?, language: String) throws(ThemeLoading.Failure)
        -> ThemeLoading.Loaded
    {
        try ThemeLoading(root: setting.root, language: language).load(name ?? setting.configuration.theme)
    }

    /// What the rules say of the catalog and of the theme.
    func check(_ result: ReadingResult, memory: CheckingMemory? = nil) -> CheckResult {
        CheckInputsLoading(setting: setting, result: result).check(adding: theme.findings, memory: memory)
    }

    /// The plan of the site; throws where the file of wordings, which `tree` holds, cannot be used.
    func plan(
        _ catalog: QuickActionCatalog, _ checked: CheckResult, symbols: SymbolFacts?, tree: any InputTree,
        memory: PlanningMemory? = nil
    ) throws(NotesFailure) -> SitePlan {
        let rules = CheckedRules(
            sheets: RuleSheets.all(settings: setting.configuration.checks, apps: catalog.apps), accepted: checked.suppressed,
            notChecked: checked.notChecked)
        let telling = ChangeTelling(
            catalog: catalog, versionKey: setting.configuration.identity.versionKey,
            settings: try NotesSettings(setting.configuration, tree))
        let releases = telling.releases()
        let icons = IconFacts(symbols: symbols, concepts: setting.configuration.checks.concepts)
        return SiteRenderer(theme: theme.theme, glyphs: glyphs.glyphs)
            .render(
                catalog, findings: checked.findings, rules: rules, releases: releases, changes: telling.latest(releases),
                icons: icons, memory: memory)
    }
}
