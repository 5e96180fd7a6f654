import QuickActionModel

/// The pages that rules refer to, each with what it says in our words.
extension RuleSource {
    private static let guidelines = "https://developer.apple.com/design/human-interface-guidelines"
    private static let documentation = "https://developer.apple.com/documentation"

    /// Guidelines on quick actions.
    static func quickActions(_ words: String) -> RuleSource {
        RuleSource("Human Interface Guidelines: Home Screen quick actions", guidelines + "/home-screen-quick-actions", words)
    }

    /// Guidelines on menus, to which the page on quick actions leads.
    static func menus(_ words: String) -> RuleSource {
        RuleSource("Human Interface Guidelines: Menus", guidelines + "/menus", words)
    }

    /// Guidelines on writing.
    static func writing(_ words: String) -> RuleSource {
        RuleSource("Human Interface Guidelines: Writing", guidelines + "/writing", words)
    }

    /// Guidelines on icons.
    static func icons(_ words: String) -> RuleSource {
        RuleSource("Human Interface Guidelines: Icons", guidelines + "/icons", words)
    }

    /// Guidelines on symbols.
    static func symbols(_ words: String) -> RuleSource {
        RuleSource("Human Interface Guidelines: SF Symbols", guidelines + "/sf-symbols", words)
    }

    /// Apple's style guide.
    static func styleGuide(_ words: String) -> RuleSource {
        RuleSource("Apple Style Guide", "https://support.apple.com/guide/applestyleguide/welcome/web", words)
    }

    /// The key that holds static quick actions.
    static func items(_ words: String) -> RuleSource {
        RuleSource(
            "UIApplicationShortcutItems",
            documentation + "/bundleresources/information-property-list/uiapplicationshortcutitems", words)
    }

    /// The class of dynamic quick actions.
    static func item(_ words: String) -> RuleSource {
        RuleSource("UIApplicationShortcutItem", documentation + "/uikit/uiapplicationshortcutitem", words)
    }

    /// The class of icons.
    static func icon(_ words: String) -> RuleSource {
        RuleSource("UIApplicationShortcutIcon", documentation + "/uikit/uiapplicationshortcuticon", words)
    }

    /// Apple's article on quick actions.
    static func article(_ words: String) -> RuleSource {
        RuleSource("Add Home Screen quick actions", documentation + "/uikit/add-home-screen-quick-actions", words)
    }
}
