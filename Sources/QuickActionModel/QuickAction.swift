/// One quick action as one file declares it.
public struct QuickAction: Sendable, Hashable {
    /// What makes it the same one elsewhere.
    public var key: ActionKey
    /// 1-based place in its list.
    public var position: Int
    /// Where it is declared, with the lines to show.
    public var source: ActionSource
    /// Title; its value may be empty, then it takes no row.
    public var title: LocalizedText
    /// Subtitle; nil when missing, an empty value when declared empty.
    public var subtitle: LocalizedText?
    /// Icon keys.
    public var icon: QuickActionIcon
    /// What is delivered to the app; nil when missing.
    public var userInfo: PropertyValue?
    /// `targetContentIdentifier`; nil when missing.
    public var target: String?

    /// A quick action of its parts.
    public init(
        key: ActionKey, position: Int, source: ActionSource, title: LocalizedText, subtitle: LocalizedText? = nil,
        icon: QuickActionIcon = QuickActionIcon(), userInfo: PropertyValue? = nil, target: String? = nil
    ) {
        self.key = key
        self.position = position
        self.source = source
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
        self.userInfo = userInfo
        self.target = target
    }
}

/// Where a quick action is declared.
public struct ActionSource: Sendable, Hashable {
    /// Place of the item.
    public var location: SourceLocation
    /// Its own lines; nil where the input has none.
    public var excerpt: SourceExcerpt?
    /// Place of the type's text; nil when not known.
    public var type: SourceLocation?
    /// Place of `userInfo`; nil when missing or not known.
    public var userInfo: SourceLocation?
    /// Findings that are accepted beside the item.
    public var suppressions: [InlineSuppression]

    /// A place and the lines to show.
    public init(
        location: SourceLocation, excerpt: SourceExcerpt? = nil, type: SourceLocation? = nil, userInfo: SourceLocation? = nil,
        suppressions: [InlineSuppression] = []
    ) {
        self.location = location
        self.excerpt = excerpt
        self.type = type
        self.userInfo = userInfo
        self.suppressions = suppressions
    }
}
