public import QuickActionModel

extension ExampleCatalog {
    /// What a rule finds in the example, asked alone.
    public func findings(of rule: Rule) -> [Finding] {
        var only: Set = [rule.id]
        // Suppressions need something to accept.
        if rule.category == "meta" { only.insert("title/ellipsis") }
        let checker = CatalogChecker(settings: settings, inputs: inputs, only: only)
        return checker.check(catalog).findings.filter { $0.rule.hasSameBytes(as: rule.id) }
    }
}
