import QuickActionModel

extension ItemComparison {
    /// `userInfo` key by key, and `targetContentIdentifier`.
    mutating func compareTarget() {
        let (before, after) = (Self.entries(of: old.userInfo), Self.entries(of: new.userInfo))
        for key in Set(before.keys).union(after.keys).sorted() {
            let field = "userInfo.\(key.string)"
            let level: ChangeLevel? = key == settings.options.versionKey ? .internal : nil
            switch (before[key], after[key]) {
            case (let one?, let other?):
                guard !isExample, !one.hasSameBytes(as: other) else { break }
                add(.targetValueChanged, level: level, field: field, before: one, after: other)
            case (let one?, nil): add(.targetKeyRemoved, level: level, field: field, before: one)
            case (nil, let other?): add(.targetKeyAdded, level: level, field: field, after: other)
            case (nil, nil): break
            }
        }
        guard !isExample else { return }
        switch (old.target, new.target) {
        case (nil, nil): break
        case (let one?, let other?) where one.hasSameBytes(as: other): break
        case (let one, let other): add(.targetValueChanged, field: "targetContentIdentifier", before: one, after: other)
        }
    }

    /// The entries by key with their values as canonical JSON; a missing and an empty dictionary are one.
    private static func entries(of userInfo: PropertyValue?) -> [ByteText: String] {
        guard case .dictionary(let entries)? = userInfo else { return [:] }
        return Dictionary(entries.map { ($0.key, $0.value.canonicalJSON) }) { _, last in last }
    }
}
