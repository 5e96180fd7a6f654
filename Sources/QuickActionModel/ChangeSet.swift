/// What differs between two sides.
public struct ChangeSet: Sendable, Hashable {
    /// The changes in stable order: app, place in the menu, kind.
    public var changes: [Change]
    /// Pairs of a removed and an added quick action that may be one; nobody but the team can tell.
    public var possibleRenames: [PossibleRename]

    /// Changes and possible renames.
    public init(changes: [Change] = [], possibleRenames: [PossibleRename] = []) {
        self.changes = changes
        self.possibleRenames = possibleRenames
    }

    /// The changes with folded entries taken apart.
    public var singles: [Change] { changes.flatMap(\.singles) }
}

/// A removed and an added quick action that have something in common, but not enough to call it a rename.
public struct PossibleRename: Sendable, Hashable {
    /// Id of the app.
    public var app: String
    /// The quick action that is gone.
    public var old: QuickAction
    /// The quick action that is new.
    public var new: QuickAction
    /// What they share: `title`, `icon`, `target`, or a word in quotes.
    public var shared: [String]

    /// A pair with what it shares.
    public init(app: String, old: QuickAction, new: QuickAction, shared: [String]) {
        self.app = app
        self.old = old
        self.new = new
        self.shared = shared
    }

    /// The line for `renames` in `app.yaml` that says that it is one.
    public var configurationLine: String {
        let (from, to) = (PropertyValue.string(old.key.type).canonicalJSON, PropertyValue.string(new.key.type).canonicalJSON)
        return "- {from: \(from), to: \(to)}"
    }
}
