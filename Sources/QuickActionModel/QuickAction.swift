/// One quick action as one file declares it.
///
/// Lists, menus and pages hold the same one, so its parts lie in one place that all copies share until one of them is changed.
public struct QuickAction: Sendable, Hashable {
    @usableFromInline
    var parts: Parts

    /// A quick action of its parts.
    public init(
        key: ActionKey, position: Int, source: ActionSource, title: LocalizedText, subtitle: LocalizedText? = nil,
        icon: QuickActionIcon = QuickActionIcon(), userInfo: PropertyValue? = nil, target: String? = nil
    ) {
        parts = Parts(
            key: key, position: position, source: source, title: title, subtitle: subtitle, icon: icon, userInfo: userInfo,
            target: target)
    }

    /// What makes it the same one elsewhere.
    @inlinable
    public var key: ActionKey {
        get { parts.key }
        _modify {
            makeUnique()
            yield &parts.key
        }
    }

    /// 1-based place in its list.
    @inlinable
    public var position: Int {
        get { parts.position }
        _modify {
            makeUnique()
            yield &parts.position
        }
    }

    /// Where it is declared, with the lines to show.
    @inlinable
    public var source: ActionSource {
        get { parts.source }
        _modify {
            makeUnique()
            yield &parts.source
        }
    }

    /// Title; its value may be empty, then it takes no row.
    @inlinable
    public var title: LocalizedText {
        get { parts.title }
        _modify {
            makeUnique()
            yield &parts.title
        }
    }

    /// Subtitle; nil when missing, an empty value when declared empty.
    @inlinable
    public var subtitle: LocalizedText? {
        get { parts.subtitle }
        _modify {
            makeUnique()
            yield &parts.subtitle
        }
    }

    /// Icon keys.
    @inlinable
    public var icon: QuickActionIcon {
        get { parts.icon }
        _modify {
            makeUnique()
            yield &parts.icon
        }
    }

    /// What is delivered to the app; nil when missing.
    @inlinable
    public var userInfo: PropertyValue? {
        get { parts.userInfo }
        _modify {
            makeUnique()
            yield &parts.userInfo
        }
    }

    /// `targetContentIdentifier`; nil when missing.
    @inlinable
    public var target: String? {
        get { parts.target }
        _modify {
            makeUnique()
            yield &parts.target
        }
    }

    /// Equal parts.
    public static func == (a: QuickAction, b: QuickAction) -> Bool { a.parts === b.parts || a.parts.isEqual(to: b.parts) }

    /// Feeds all parts.
    public func hash(into hasher: inout Hasher) { parts.hash(into: &hasher) }

    /// Makes the parts our own before one of them is changed.
    @usableFromInline
    mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&parts) { parts = parts.copy() }
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
