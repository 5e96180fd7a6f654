/// A command line that was understood.
struct ParsedArguments: Sendable {
    /// The command; nil when none was given.
    var command: CommandSpec?
    /// Values by option name; switches have one empty value.
    var values: [String: [String]] = [:]
    /// What stands after the options.
    var operands: [String] = []

    /// Whether a switch or option was given.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The last value of an option.
    func value(_ name: String) -> String? { values[name]?.last }

    /// All values of an option that may stand several times.
    func all(_ name: String) -> [String] { values[name] ?? [] }
}

/// A command line that was not understood; all faults of it.
struct UsageError: Error, Sendable {
    let faults: [String]
    /// What was understood all the same; its values may be wrong, too.
    var understood = ParsedArguments()

    /// The faults and where to find help, ready to print.
    var text: String { faults.map { "longpress: \($0)\n" }.joined() + "Try 'longpress --help'.\n" }
}
