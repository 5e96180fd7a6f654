import QuickActionModel

/// One checking of one app.
struct AppPass: Sendable {
    /// What was found.
    private(set) var list = FindingList()
    /// The options, where the app has its own.
    private(set) var options: RuleOptions?
    /// Rules that could not be asked, where the app has its own.
    private(set) var notChecked: [UncheckedRule] = []

    init(_ app: AppCatalog, _ checker: CatalogChecker, _ common: RuleSet, _ locked: LockedRules) {
        var set = common
        if !app.checks.rules.isEmpty {
            set = RuleSet(checker.settings.rules + locked.free(app.checks.rules), checker.inputs, only: checker.only)
            options = set.options
            notChecked = set.notChecked
        }
        let scope = AppScope(app, settings: checker.settings, inputs: checker.inputs)
        for rule in set.apps { rule.check(scope, &list) }
        for menu in scope.menus {
            for rule in set.menus { rule.check(menu, &list) }
            for item in menu.items {
                for rule in set.items { rule.check(item, &list) }
                for text in item.texts { check(text, set) }
            }
        }
    }

    private mutating func check(_ text: ShownText, _ set: RuleSet) {
        for rule in set.texts { rule.check(text, &list) }
        guard text.isEnglish else { return }
        for rule in set.english { rule.check(text, &list) }
    }
}
