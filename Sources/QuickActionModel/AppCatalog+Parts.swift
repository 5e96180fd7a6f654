extension AppCatalog {
    /// The parts that copies share.
    ///
    /// Changed only through a value that holds the sole reference, so sharing between threads is safe.
    @usableFromInline
    final class Parts: @unchecked Sendable {
        @usableFromInline
        var id: String
        @usableFromInline
        var facts: AppFacts
        @usableFromInline
        var languages: [AppLanguage]
        @usableFromInline
        var menus: [ActionMenu]
        @usableFromInline
        var lifecycle: TypeLifecycle
        @usableFromInline
        var settings: MenuSettings
        @usableFromInline
        var assets: [ByteText: IconAsset]
        @usableFromInline
        var checks: CheckSettings
        @usableFromInline
        var isRedacted: Bool
        @usableFromInline
        var unreadable: String?

        init(
            id: String, facts: AppFacts, languages: [AppLanguage], menus: [ActionMenu], lifecycle: TypeLifecycle,
            settings: MenuSettings, assets: [ByteText: IconAsset], checks: CheckSettings, isRedacted: Bool, unreadable: String?
        ) {
            self.id = id
            self.facts = facts
            self.languages = languages
            self.menus = menus
            self.lifecycle = lifecycle
            self.settings = settings
            self.assets = assets
            self.checks = checks
            self.isRedacted = isRedacted
            self.unreadable = unreadable
        }

        func copy() -> Parts {
            Parts(
                id: id, facts: facts, languages: languages, menus: menus, lifecycle: lifecycle, settings: settings,
                assets: assets, checks: checks, isRedacted: isRedacted, unreadable: unreadable)
        }
    }
}
