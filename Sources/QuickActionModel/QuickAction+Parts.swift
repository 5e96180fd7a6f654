extension QuickAction {
    /// The parts that copies share.
    ///
    /// Changed only through a value that holds the sole reference, so sharing between threads is safe.
    @usableFromInline
    final class Parts: @unchecked Sendable {
        @usableFromInline
        var key: ActionKey
        @usableFromInline
        var position: Int
        @usableFromInline
        var source: ActionSource
        @usableFromInline
        var title: LocalizedText
        @usableFromInline
        var subtitle: LocalizedText?
        @usableFromInline
        var icon: QuickActionIcon
        @usableFromInline
        var userInfo: PropertyValue?
        @usableFromInline
        var target: String?

        init(
            key: ActionKey, position: Int, source: ActionSource, title: LocalizedText, subtitle: LocalizedText?,
            icon: QuickActionIcon, userInfo: PropertyValue?, target: String?
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

        func copy() -> Parts {
            Parts(
                key: key, position: position, source: source, title: title, subtitle: subtitle, icon: icon, userInfo: userInfo,
                target: target)
        }

        func isEqual(to other: Parts) -> Bool {
            key == other.key && position == other.position && source == other.source && title == other.title
                && subtitle == other.subtitle && icon == other.icon && userInfo == other.userInfo && target == other.target
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(key)
            hasher.combine(position)
            hasher.combine(source)
            hasher.combine(title)
            hasher.combine(subtitle)
            hasher.combine(icon)
            hasher.combine(userInfo)
            hasher.combine(target)
        }
    }
}
