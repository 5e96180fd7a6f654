import QuickActionModel
import Reports

/// What the command line of `lint` asks for.
struct LintOptions {
    /// One report in one format.
    struct Output {
        let format: LintFormat
        /// File to write; nil for standard output.
        let file: String?
    }

    /// The reports, in the order of the command line; text on standard output when none is named.
    private(set) var outputs: [Output] = []
    /// Least severity that makes the command fail; nil for never.
    private(set) var failOn: Severity? = .error
    /// Least severity that is shown.
    private(set) var leastShown = Severity.info
    /// Baseline to read, and baseline to write.
    let baseline: String?
    let newBaseline: String?
    let prunesBaseline: Bool
    let isBaselineStrict: Bool
    /// Saved releases to compare with, in place of those of the catalog.
    let previous: String?
    let allowsEmpty: Bool
    let obeysInlineIgnores: Bool
    let explainsSuppressions: Bool
    /// What is wrong with the options, all of it.
    private(set) var faults: [String] = []

    init(_ arguments: ParsedArguments) {
        baseline = arguments.value("baseline")
        newBaseline = arguments.value("write-baseline")
        prunesBaseline = arguments.has("prune-baseline")
        isBaselineStrict = arguments.has("strict-baseline")
        previous = arguments.value("previous")
        allowsEmpty = arguments.has("allow-empty")
        obeysInlineIgnores = !arguments.has("no-inline-ignores")
        explainsSuppressions = arguments.has("explain-suppress")
        if let word = arguments.value("fail-on") { failOn = Severity(rawValue: word) }
        if let word = arguments.value("min-severity") { leastShown = Severity(rawValue: word) ?? .info }
        for text in arguments.all("format") { add(format: text) }
        if arguments.all("format").isEmpty { outputs = [Output(format: .text, file: nil)] }
        checkTogether()
    }

    private mutating func add(format text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let names = LintFormat.allCases.map(\.rawValue)
        guard let format = LintFormat(rawValue: parts[0]) else {
            let near = NearestName.of(parts[0], in: names)
            faults.append(
                "'\(parts[0])' is not a format"
                    + (near.map { "; did you mean '\($0)'?" } ?? "; there are \(names.joined(separator: ", "))"))
            return
        }
        if parts.count == 2, parts[1].isEmpty {
            faults.append(
                "'--format \(text)' names no file: --format \(parts[0])=FILE, or --format \(parts[0]) for standard output")
            return
        }
        outputs.append(Output(format: format, file: parts.count == 2 ? parts[1] : nil))
    }

    private mutating func checkTogether() {
        let shown = outputs.filter { $0.file == nil }
        if shown.count > 1 {
            let names = shown.map(\.format.rawValue)
            faults.append(
                "only one format goes to standard output, not \(names.joined(separator: " and ")): name a file, as in --format \(names[1])=FILE"
            )
        }
        var seen: Set<ByteText> = []
        for file in outputs.compactMap(\.file) where !seen.insert(ByteText(file)).inserted {
            faults.append("two formats would be written to \(file)")
        }
        for (name, isGiven) in [("prune-baseline", prunesBaseline), ("strict-baseline", isBaselineStrict)]
        where isGiven && baseline == nil {
            faults.append("'--\(name)' needs a baseline: --baseline FILE")
        }
        if prunesBaseline, newBaseline != nil {
            faults.append("'--prune-baseline' keeps a baseline and '--write-baseline' makes a new one: name one of them")
        }
    }
}
