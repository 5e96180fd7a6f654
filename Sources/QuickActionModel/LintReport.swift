/// Everything that `longpress lint` tells; each output format is a function of this one value.
public struct LintReport: Sendable {
    /// What is wrong and neither accepted nor in the baseline, in the order of all lists of findings; every severity, whatever is shown.
    public var findings: [Finding] = []
    /// What is wrong and accepted.
    public var suppressed: [SuppressedFinding] = []
    /// What is wrong and stands in the baseline.
    public var hidden: [Finding] = []
    /// Entries of the baseline that are no longer found; nil without a baseline.
    public var mended: Int?
    /// Rules that could not be asked, each once, by id.
    public var notChecked: [UncheckedRule] = []
    /// Inputs that could not be read; with one of them no format may say "clean".
    public var unreadable: [SourceLocation] = []
    /// Every rule there is, by id.
    public var rules: [Rule] = []
    /// Number of apps that were checked.
    public var apps = 0
    /// Number of quick actions that were checked.
    public var quickActions = 0
    /// The least severity that is shown; counts and the exit status do not depend on it.
    public var leastShown = Severity.info
    /// Whether people see, for each finding, the line that accepts it.
    public var explainsSuppressions = false
    /// Address of the published site, which has a page for each rule; nil where it is not known.
    public var site: String?
    /// How places are printed.
    public var paths = ReportPaths()

    /// Nothing checked.
    public init() {}

    /// The findings that are shown.
    public var shown: [Finding] { findings.filter { $0.severity >= leastShown } }

    /// Whether every input was read and nothing was found.
    public var isClean: Bool { findings.isEmpty && unreadable.isEmpty }
}

/// How the roots of locations are printed: relative to one folder for people, absolute where a format needs that.
public struct ReportPaths: Sendable {
    /// What stands before a path of a root, by the root's name; no `/` at its end, empty where the root is the base itself.
    public var relative: [String: String]
    /// The absolute folder of a root, by the root's name; a root without one (an archive, a revision) has none.
    public var absolute: [String: String]
    /// The absolute folder that relative paths start from; nil where it is not known.
    public var base: String?

    /// Paths as locations have them.
    public init(relative: [String: String] = [:], absolute: [String: String] = [:], base: String? = nil) {
        self.relative = relative
        self.absolute = absolute
        self.base = base
    }

    /// The path of a place as people see it.
    public func shown(_ location: SourceLocation) -> String {
        guard let prefix = relative[location.root] else { return location.displayPath }
        return prefix.isEmpty ? location.path : location.path.isEmpty ? prefix : prefix + "/" + location.path
    }

    /// `path:line:column` as people see it, as much of it as is known, or `path (key path)`.
    public func description(_ location: SourceLocation) -> String {
        let path = shown(location)
        guard let line = location.line else { return location.keyPath.map { "\(path) (\($0))" } ?? path }
        return location.column.map { "\(path):\(line):\($0)" } ?? "\(path):\(line)"
    }

    /// The absolute path of a place; nil where it is no file on disk.
    public func absolute(_ location: SourceLocation) -> String? {
        absolute[location.root].map { location.path.isEmpty ? $0 : $0 + "/" + location.path }
    }
}
