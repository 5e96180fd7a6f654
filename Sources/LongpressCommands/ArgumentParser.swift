import QuickActionModel

/// Reads a command line by the table of commands and options.
///
/// All faults are reported at once, with the nearest known name.
struct ArgumentParser {
    private var result = ParsedArguments()
    private var faults: [String] = []

    static func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        var parser = ArgumentParser()
        parser.read(arguments)
        guard parser.faults.isEmpty else { throw UsageError(faults: parser.faults, understood: parser.result) }
        return parser.result
    }

    private mutating func read(_ arguments: [String]) {
        var rest = arguments[...]
        var onlyOperands = false
        while let argument = rest.popFirst() {
            if onlyOperands || !argument.hasPrefix("-") || argument == "-" {
                operand(argument)
            } else if argument == "--" {
                onlyOperands = true
            } else {
                option(argument, &rest)
            }
        }
        if let command = result.command, result.operands.count > command.mostOperands {
            let extra = result.operands[command.mostOperands]
            faults.append("'\(extra)' is one argument too many for '\(command.name)'")
        }
        checkOwnership()
    }

    private mutating func operand(_ argument: String) {
        guard result.command == nil else { return result.operands.append(argument) }
        if let command = CommandTable.command(argument) {
            result.command = command
        } else if faults.isEmpty {
            let near = NearestName.of(argument, in: CommandTable.commands.map(\.name))
            faults.append("'\(argument)' is not a command" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
    }

    private mutating func option(_ argument: String, _ rest: inout ArraySlice<String>) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let spec = spec(parts[0]) else {
            let known = candidates.map { "--" + $0.name }
            let near = NearestName.of(parts[0], in: known)
            // What follows a misspelt option is its value, not a fault of its own.
            if parts.count == 1, let near, self.spec(near)?.value != nil, let next = rest.first, !next.hasPrefix("-") {
                rest.removeFirst()
            }
            if near == nil, let command = result.command, let owner = owner(of: parts[0]) {
                return faults.append("'\(parts[0])' is an option of '\(owner)', not of '\(command.name)'")
            }
            return faults.append("'\(parts[0])' is not an option" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
        var value = parts.count > 1 ? parts[1] : ""
        if let placeholder = spec.value {
            if parts.count == 1 {
                guard let next = rest.first, !next.hasPrefix("-") || next == "-" else {
                    return faults.append("'--\(spec.name)' needs a value: --\(spec.name) \(placeholder)")
                }
                value = next
                rest.removeFirst()
            }
            guard spec.allowed.isEmpty || spec.allowed.contains(value) else {
                return faults.append("'--\(spec.name)' takes \(spec.allowed.joined(separator: ", ")), not '\(value)'")
            }
        } else if parts.count > 1 {
            return faults.append("'--\(spec.name)' takes no value")
        }
        if !spec.repeats, result.has(spec.name), spec.value != nil {
            return faults.append("'--\(spec.name)' stands twice")
        }
        result.values[spec.name, default: []].append(value)
    }

    /// Every option is known while parsing, so that options may stand before the command; whose it is, is checked at the end.
    private var candidates: [OptionSpec] {
        guard let own = result.command?.options else { return CommandTable.shared + CommandTable.commands.flatMap(\.options) }
        return own + CommandTable.shared.filter { shared in !own.contains { $0.name == shared.name } }
    }

    private func spec(_ written: String) -> OptionSpec? {
        if written.hasPrefix("--") { return candidates.first { "--" + $0.name == written } }
        guard written.count == 2, let letter = written.last else { return nil }
        return candidates.first { $0.short == letter }
    }

    /// The first command that has an option of that name.
    private func owner(of written: String) -> String? {
        CommandTable.commands.first { $0.options.contains { "--" + $0.name == written } }?.name
    }

    private mutating func checkOwnership() {
        guard let command = result.command else { return }
        let known = Set((CommandTable.shared + command.options).map(\.name))
        for name in result.values.keys.sorted() where !known.contains(name) {
            faults.append("'--\(name)' is an option of '\(owner(of: "--" + name) ?? "")', not of '\(command.name)'")
        }
    }
}
