import QuickActionModel

/// Holds suppressions and settings against the table of rules.
struct SettingCheck {
    /// Ids of the rules of this kind that are on.
    let rules: Set<String>
    /// Rules that apps cannot change.
    let locked: LockedRules
    /// Today as `YYYY-MM-DD`; nil when not known.
    let today: String?
    /// Ids of rules that could not be asked, so that nobody knows whether their suppressions are needed.
    let unasked: Set<String>

    /// Tells settings of rules and options that do not exist.
    func checkRules(_ settings: [RuleSetting], app: String?, _ list: inout FindingList) {
        for setting in settings {
            let place = FindingPlace(setting.location, FindingSubject(app: app))
            guard RuleTable.isKnown(setting.rule) else {
                reportUnknown(setting.rule, at: place, named: setting.location, &list)
                continue
            }
            if app != nil, locked.hold(setting.rule) {
                list.add(
                    .badConfigurationValue, "\(setting.rule) is locked in longpress.yaml",
                    "An app cannot configure it, so the setting has no effect. Remove it.", at: place)
                continue
            }
            guard let rule = RuleTable.rule(setting.rule) else { continue }
            for option in setting.options { check(option, of: rule, at: place, &list) }
        }
    }

    /// Tells rules that a guideline names and that do not exist.
    func check(_ note: Note, _ list: inout FindingList) {
        // What is no id at all is told by the reader.
        for (index, name) in note.matter.rules.enumerated()
        where name.utf8.contains(UInt8(ascii: "/")) && !RuleTable.isKnown(name) {
            let location = note.rulePlaces.indices.contains(index) ? note.rulePlaces[index] : SourceLocation(path: note.path)
            reportUnknown(name, at: FindingPlace(location, FindingSubject()), named: location, &list)
        }
    }

    private func check(_ option: RuleOption, of rule: Rule, at place: FindingPlace, _ list: inout FindingList) {
        let facts = rule.details.options
        guard let fact = facts.first(where: { $0.name.hasSameBytes(as: option.name) }) else {
            let names = facts.map(\.name)
            let nearest = NearestName.question(option.name, in: names)
            let known =
                names.isEmpty ? "The rule has no options but severity." : "Its options are \(names.joined(separator: ", "))."
            list.add(
                .unknownConfigurationKey, "\(rule.id) has no option \(option.name)", nearest.isEmpty ? known : nearest, at: place)
            return
        }
        guard !fact.values.isEmpty else { return }
        for value in option.values where !fact.values.contains(where: { $0.hasSameBytes(as: value) }) {
            list.add(
                .badConfigurationValue, "option \(option.name) of \(rule.id) is \"\(value)\"",
                "Its values are \(fact.values.joined(separator: ", "))."
                    + (NearestName.of(value, in: fact.values).map { " Did you mean \"\($0)\"?" } ?? ""), at: place)
        }
    }

    private func reportUnknown(
        _ name: String, at place: FindingPlace, named location: SourceLocation?, _ list: inout FindingList
    ) {
        guard rules.contains(MetaUnknownRule.rule.id) else { return }
        let nearest = NearestName.of(name, in: RuleTable.names)
        list.add(
            MetaUnknownRule.rule, "no rule is named \(name)",
            nearest.map { "Did you mean \"\($0)\"?" } ?? "The rules are listed on the page of all rules.", at: place,
            fixes: nearest.map { [Fix("Write \($0)", at: location, from: name, to: $0)] } ?? [])
    }

    /// Tells suppressions that are unknown, unused, without a reason or past their end.
    func check(_ table: SuppressionTable, _ list: inout FindingList) {
        for entry in table.empty {
            guard rules.contains(MetaUnknownRule.rule.id) else { continue }
            list.add(
                MetaUnknownRule.rule, "a suppression names no rule",
                "Write the id of a rule after \(InlineSuppression.mark), for example title/ellipsis.", at: place(of: entry))
        }
        for entry in table.entries { check(entry, &list) }
    }

    private func check(_ entry: Suppression, _ list: inout FindingList) {
        let place = place(of: entry)
        guard RuleTable.isKnown(entry.written) else {
            reportUnknown(entry.written, at: place, named: entry.ruleLocation, &list)
            return
        }
        if locked.hold(entry.written), rules.contains(MetaUnusedIgnore.rule.id) {
            list.add(
                MetaUnusedIgnore.rule, "the suppression of \(entry.written) has no effect",
                "The rule is locked in longpress.yaml, so its findings cannot be accepted. Mend them and remove the suppression.",
                at: place)
        } else if !entry.isUsed, isAsked(entry.written), rules.contains(MetaUnusedIgnore.rule.id) {
            list.add(
                MetaUnusedIgnore.rule, "the suppression of \(entry.written) matches no finding",
                "What it accepted is gone, or one of its parts is misspelt. Remove it or mend it.", at: place,
                fixes: [Fix("Remove it", edits: entry.isAlone ? Edit.list(at: entry.location, .removal) : [], isSafe: true)])
        }
        if entry.reason?.allSatisfy({ $0.isWhitespace }) ?? true, rules.contains(MetaIgnoreWithoutReason.rule.id) {
            list.add(
                MetaIgnoreWithoutReason.rule, "the suppression of \(entry.written) gives no reason",
                "Add a reason, so that the next reader knows whether it still holds.", at: place)
        }
        checkEnd(of: entry, at: place, &list)
    }

    private func checkEnd(of entry: Suppression, at place: FindingPlace, _ list: inout FindingList) {
        guard let until = entry.until, rules.contains(MetaIgnoreExpired.rule.id) else { return }
        if !CalendarDay.isDay(until) {
            list.add(
                MetaIgnoreExpired.rule, "the suppression of \(entry.written) ends on \"\(until)\", which is no day",
                "It would never end. Write a day such as 2027-03-01.", at: place)
        } else if let today, until.precedesByBytes(today) {
            list.add(
                MetaIgnoreExpired.rule, "the suppression of \(entry.written) ended on \(until)",
                "Mend what it accepts, or give it a later end.", at: place)
        }
    }

    /// Whether every rule that a name stands for was asked; findings about themes are those of building.
    private func isAsked(_ name: String) -> Bool {
        let category = name.prefix { $0 != "/" }
        if category == "theme" { return false }
        guard name.hasSuffix("/*") else { return !unasked.contains(RuleTable.id(of: name) ?? name) }
        return !unasked.contains { $0.hasPrefix(category + "/") }
    }

    private func place(of entry: Suppression) -> FindingPlace {
        FindingPlace(entry.location, FindingSubject(app: entry.app, key: entry.key))
    }
}
