public import QuickActionModel

/// What a comparison is asked to do.
public struct CompareOptions: Sendable {
    /// Level of each kind of change that has another one than usual.
    public var levels: [ChangeKind: ChangeLevel]
    /// Key of `userInfo` that holds a version and so changes with every release.
    public var versionKey: ByteText?
    /// Whether changes of files, comments and the order of keys are told, too; only where both sides are sources.
    public var comparesSources: Bool
    /// Types that releases before the old side had, so that one that comes back is told as such.
    public var earlierTypes: [EarlierType]
    /// Tells which titles are cut off; nil for the estimate of the new side's profile.
    public var fitting: (any TitleFitting)?

    /// A type of a release before the old side.
    public struct EarlierType: Sendable, Hashable {
        /// Id of the app.
        public var app: String
        /// Static or dynamic.
        public var kind: ActionKind
        /// The type.
        public var type: ByteText
        /// The last version that had it.
        public var version: String

        /// A type with the last version that had it.
        public init(app: String, kind: ActionKind, type: ByteText, version: String) {
            self.app = app
            self.kind = kind
            self.type = type
            self.version = version
        }
    }

    /// The usual levels, values only, nothing known of earlier releases, unless told otherwise.
    public init(
        levels: [ChangeKind: ChangeLevel] = [:], versionKey: ByteText? = nil, comparesSources: Bool = false,
        earlierTypes: [EarlierType] = [], fitting: (any TitleFitting)? = nil
    ) {
        self.levels = levels
        self.versionKey = versionKey
        self.comparesSources = comparesSources
        self.earlierTypes = earlierTypes
        self.fitting = fitting
    }
}
