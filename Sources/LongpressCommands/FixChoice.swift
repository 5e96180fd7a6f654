import QuickActionModel

/// Which fixes the command line asks for.
struct FixChoice {
    /// Those that cannot change what the app or its translations do.
    var appliesSafe = false
    /// The others.
    var appliesSuggestions = false
    /// Also in files of sources outside the catalog folder.
    var includesSources = false
    /// The difference is shown and nothing is written.
    var isDry = false
    /// What is wrong with the options.
    private(set) var faults: [String] = []

    init() {}

    init(_ arguments: ParsedArguments) {
        appliesSafe = arguments.has("fix")
        appliesSuggestions = arguments.has("fix-suggestions")
        includesSources = arguments.has("fix-sources")
        isDry = arguments.has("dry-run")
        for (name, isGiven) in [("fix-sources", includesSources), ("dry-run", isDry)] where isGiven && !isWanted {
            faults.append("'--\(name)' needs '--fix' or '--fix-suggestions'")
        }
    }

    /// Whether any fix is to be applied.
    var isWanted: Bool { appliesSafe || appliesSuggestions }

    func wants(_ fix: Fix) -> Bool { !fix.edits.isEmpty && (fix.isSafe ? appliesSafe : appliesSuggestions) }
}
