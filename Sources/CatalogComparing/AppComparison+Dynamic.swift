import QuickActionModel

extension AppComparison {
    /// Scenario by scenario; `fixed` are the static lists that stand in front of them.
    mutating func compareDynamic(_ types: DynamicTypes, fixed: ListPairing?) {
        let (before, after) = (types.old, types.new)
        let common = after.scenarios.filter { before.scenarios.contains($0) }
        var votes = ExampleVotes()
        for scenario in common {
            compare(scenario, types, fixed: fixed, &votes)
            list += 1
        }
        for index in placed.indices where placed[index].change.key?.kind == .dynamic {
            if votes.isOneExample(placed[index].change) { placed[index].change.level = .internal }
        }
        addScenarios(before.scenarios, after.scenarios)
        for item in types.added { addNew(item, variant: .any) }
        for item in types.removed { addRemoved(item, variant: .any) }
        suggest(types.removed, types.added)
    }

    private mutating func compare(
        _ scenario: ByteText, _ types: DynamicTypes, fixed: ListPairing?, _ votes: inout ExampleVotes
    ) {
        let language = commonLanguage(types.old.languages(of: scenario), types.new.languages(of: scenario))
        let pairing = ListPairing(
            variant: .any, old: types.old.items(of: scenario, language: language),
            new: types.new.items(of: scenario, language: language), mapping: types.mapping, guessingRenames: false,
            settings: settings)
        for pair in pairing.pairs { compare(pair, pairing, scenario, &votes) }
        for change in pairing.moves(app: new.id, limit: new.settings.limit) {
            votes.add(change)
            add(change, at: change.new?.position ?? 0)
        }
        if let fixed {
            let rows = (rows(fixed.old), rows(fixed.new))
            let causes = placed.map(\.change).filter { $0.level > .internal }
            for change in pairing.visibility(app: new.id, limit: new.settings.limit, causes: causes, leading: rows) {
                votes.add(change)
                add(change, at: change.new?.position ?? 0)
            }
        }
        addExamples(pairing, scenario, types)
    }

    private mutating func compare(_ pair: ItemPair, _ pairing: ListPairing, _ scenario: ByteText, _ votes: inout ExampleVotes) {
        let (before, after) = (pairing.old[pair.old], pairing.new[pair.new])
        var comparison = ItemComparison(
            app: new.id, old: before, new: after, match: pair.match, variant: .any, settings: settings)
        // What was paired for want of anything better says nothing about its texts.
        let isGuess = pair.match.isAmbiguous && !before.title.value.hasSameBytes(as: after.title.value)
        comparison.isExample = before.isOtherExample(than: after) || isGuess || isOtherThing(before, after)
        votes.addPair(of: after.key.type, isExample: comparison.isExample)
        matched.insert(after.key)
        for change in comparison.run() {
            votes.add(change)
            add(change, at: after.position)
        }
        if comparison.isExample { addExample(before, after, scenario) }
    }

    /// Whether items without an identity stand for different things: another title and another target under the same picture.
    private func isOtherThing(_ before: QuickAction, _ after: QuickAction) -> Bool {
        guard before.key.type == after.key.type, before.icon.effective?.name == after.icon.effective?.name else { return false }
        guard let one = before.target, let other = after.target, !one.hasSameBytes(as: other) else { return false }
        return FoldedText(before.title.value).letters != FoldedText(after.title.value).letters
    }

    /// Examples of a type that both sides have, which came or went; in order, so that one that took another's place is one change.
    private mutating func addExamples(_ pairing: ListPairing, _ scenario: ByteText, _ types: DynamicTypes) {
        let (oldTypes, newTypes) = (types.old.types, types.new.types)
        var came = pairing.onlyNew.map { pairing.new[$0] }.filter { item in
            oldTypes[item.key.type] != nil || types.mapping.values.contains { $0.to == item.key.type }
        }
        for place in pairing.onlyOld {
            let item = pairing.old[place]
            let type = types.mapping[item.key.type]?.to ?? item.key.type
            guard newTypes[type] != nil, !types.appeared.contains(type) else { continue }
            let partner = came.firstIndex { $0.key.type == type }
            addExample(item, partner.map { came.remove(at: $0) }, scenario)
        }
        for item in came { addExample(nil, item, scenario) }
    }

    private mutating func addExample(_ before: QuickAction?, _ after: QuickAction?, _ scenario: ByteText) {
        let key = after?.key ?? before?.key
        let change = Change(
            .exampleChanged, level: settings.level(.exampleChanged), app: new.id, key: key,
            oldKey: before?.key == key ? nil : before?.key, field: scenario.string,
            before: before?.title.shown(in: settings.language), after: after?.title.shown(in: settings.language),
            reason: "examples of a dynamic type are data", old: before, new: after)
        add(change, at: after?.position ?? before?.position ?? 0)
    }

    private mutating func addScenarios(_ before: [ByteText], _ after: [ByteText]) {
        let (had, has) = (Set(before), Set(after))
        for id in after where !had.contains(id) {
            add(
                Change(.scenarioAdded, level: settings.level(.scenarioAdded), app: new.id, field: id.string, after: id.string),
                at: Int.max)
        }
        for id in before where !has.contains(id) {
            add(
                Change(
                    .scenarioRemoved, level: settings.level(.scenarioRemoved), app: new.id, field: id.string, before: id.string),
                at: Int.max)
        }
    }

    private func commonLanguage(_ before: [String], _ after: [String]) -> String? {
        let common = after.filter { code in before.contains { $0.hasSameBytes(as: code) } }
        return common.first { $0.hasSameBytes(as: settings.language) } ?? common.first
    }

    /// Rows that the static items take.
    private func rows(_ items: [QuickAction]) -> Int {
        items.reduce(0) { $0 + ($1.title.shown(in: settings.language).isEmpty ? 0 : 1) }
    }
}
