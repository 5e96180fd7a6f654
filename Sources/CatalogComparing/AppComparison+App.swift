import QuickActionModel

extension AppComparison {
    /// Devices, languages and the lowest iOS version.
    mutating func compareApp() {
        compareVariants()
        compareLanguages()
        let (before, after) = (old.facts.minimumOS, new.facts.minimumOS)
        if let before, let after, !before.hasSameBytes(as: after) {
            add(change(.availabilityChanged, field: "minimumOS", before: before, after: after), at: Int.max)
        }
    }

    private mutating func compareVariants() {
        let (had, has) = (DeviceMenus.variants(of: old), DeviceMenus.variants(of: new))
        guard old.unreadable == nil, new.unreadable == nil else { return }
        for device in has where !had.contains(device) {
            add(change(.variantAdded, field: device.rawValue, before: nil, after: device.rawValue), at: Int.max)
        }
        for device in had where !has.contains(device) {
            add(change(.variantRemoved, field: device.rawValue, before: device.rawValue, after: nil), at: Int.max)
        }
    }

    /// Languages that came or went.
    ///
    /// A language without a text of its own for any quick action is nothing that people see.
    private mutating func compareLanguages() {
        guard !old.languages.isEmpty, !new.languages.isEmpty else { return }
        let (had, has) = (Set(old.languages.map { ByteText($0.code) }), Set(new.languages.map { ByteText($0.code) }))
        for code in has.subtracting(had).sorted() { addLanguage(code, .localeAdded, in: new) }
        for code in had.subtracting(has).sorted() { addLanguage(code, .localeRemoved, in: old) }
    }

    private mutating func addLanguage(_ code: ByteText, _ kind: ChangeKind, in app: AppCatalog) {
        let items = app.menus.filter { $0.kind == .static }.flatMap(\.items)
        let own = items.filter { $0.title.own(in: code.string) != nil }.count
        // A source without tables speaks its development language without having it "added".
        guard !items.isEmpty || app.menus.isEmpty else { return }
        let count = "\(own) of \(items.count)"
        var change = change(
            kind, field: nil, before: kind == .localeAdded ? nil : count, after: kind == .localeAdded ? count : nil)
        change = Change(
            kind, level: own > 0 ? change.level : .internal, app: new.id, language: code.string, before: change.before,
            after: change.after)
        add(change, at: Int.max)
    }

    private func change(_ kind: ChangeKind, field: String?, before: String?, after: String?) -> Change {
        Change(kind, level: settings.level(kind), app: new.id, field: field, before: before, after: after)
    }
}
