import CatalogReading
import QuickActionModel

extension LintCommand {
    /// Applies the wanted fixes of what is neither accepted nor in the baseline.
    func fix(
        _ setting: CommandSetting, _ targets: LintTargets, _ options: LintOptions, _ choice: FixChoice, _ baseline: Baseline?
    ) -> FixOutcome {
        let tree = FixTree(setting.tree)
        let findings = { () -> [Finding] in
            let now = self.setting(setting, in: tree)
            let (_, paths, report) = self.gather(now, targets, options, tree)
            let use = BaselineUse(options: options, setting: now, targets: targets, paths: paths, terminal: self.terminal)
            return use.open(baseline, of: report)
        }
        return FixRun(tree: tree, choice: choice).run(findings(), again: findings)
    }

    /// The setting with the configuration as the tree has it; fixes may have changed it there.
    private func setting(_ setting: CommandSetting, in tree: FixTree) -> CommandSetting {
        let path = arguments.value("config") ?? CommandSetting.configurationName
        guard let bytes = try? tree.read(path, limit: 1 << 20) else { return setting }
        var setting = setting
        setting.configuration = ConfigurationReader.site(bytes, path: path).0
        return setting
    }
}
