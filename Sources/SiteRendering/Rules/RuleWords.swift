import QuickActionModel

/// What pages say of rules.
struct RuleWords {
    private let words: InterfaceWords

    init(_ words: InterfaceWords) { self.words = words }

    /// The name of a category; the category itself where the words do not have it.
    func category(_ name: String) -> String {
        let key = "category." + name
        let text = words[key]
        return text.hasSameBytes(as: key) ? name : text
    }

    /// On, off or not asked, as a word of a table.
    func state(_ entry: RuleIndex.Entry) -> String {
        if !entry.sheet.standing.isOn { return words["ruleOff"] }
        return words[entry.missing == nil ? "ruleOn" : "ruleNotChecked"]
    }

    /// What the configuration changes, one sentence each.
    func standings(_ entry: RuleIndex.Entry, _ site: SiteIndex) -> [String] {
        let (rule, standing) = (entry.rule, entry.sheet.standing)
        var texts: [String] = []
        if standing.isOn == rule.details.isOff {
            texts.append(words[standing.isOn ? "configuredOn" : "configuredOff"])
        }
        if standing.isOn, standing.severity != rule.severity {
            texts.append(
                words(
                    "configuredSeverity",
                    ["new": word(standing.severity), "old": word(rule.severity)]))
        }
        for app in standing.apps.prefix(8) {
            let name = site.app(id: app.app)?.app.name ?? app.app
            texts.append(
                app.isOn
                    ? words("configuredInApp", ["app": name, "severity": word(app.severity)])
                    : words("configuredOffInApp", ["app": name]))
        }
        if standing.apps.count > 8 { texts.append(words.count("configuredInMoreApps", standing.apps.count - 8)) }
        if standing.isOn, let missing = entry.missing { texts.append(words("notCheckedBecause", ["reason": missing])) }
        return texts
    }

    private func word(_ severity: Severity) -> String { words["severity." + severity.rawValue] }
}
