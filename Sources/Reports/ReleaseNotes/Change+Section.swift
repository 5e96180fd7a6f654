public import QuickActionModel

extension Change {
    /// The section of a changelog in which the change is told.
    public var section: NoteSection {
        switch kind {
        case .itemAdded, .itemRestored, .localeAdded, .appAdded, .scenarioAdded, .variantAdded: .added
        case .itemRemoved, .localeRemoved, .appRemoved, .scenarioRemoved, .variantRemoved: .removed
        case .itemRetired: .deprecated
        case .titleCosmetic, .subtitleCosmetic, .titleFits: .fixed
        case .titleChanged where isTypo, .subtitleChanged where isTypo: .fixed
        default: .changed
        }
    }

    /// Whether a slip of the pen was mended: a few letters of a long text.
    private var isTypo: Bool {
        guard fold == nil, let before, let after, min(before.utf8.count, after.utf8.count) >= 8 else { return false }
        return NearestName.of(before, in: [after]) != nil
    }
}
