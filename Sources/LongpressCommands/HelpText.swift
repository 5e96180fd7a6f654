/// Help texts, made from the table of commands and options.
enum HelpText {
    /// What the program is and which commands there are.
    static var overview: String {
        var text = "longpress \(Longpress.version): documents the Home Screen quick actions of iOS apps\n\n"
        text += "Usage: longpress COMMAND [OPTIONS]\n\nCommands:\n"
        text += columns(CommandTable.commands.map { (($0.name + " " + $0.operands).trimmed, $0.summary) })
        text += "\nOptions of all commands:\n" + columns(CommandTable.shared.map(line))
        text += "\n'longpress COMMAND --help' shows the options of a command.\n"
        return text
    }

    /// Usage and options of one command.
    static func of(_ command: CommandSpec) -> String {
        var text = "\(command.summary)\n\n"
        text += "Usage: longpress \(command.name) [OPTIONS] \(command.operands)".trimmed + "\n\nOptions:\n"
        return text
            + columns(
                (command.options + CommandTable.shared.filter { shared in !command.options.contains { $0.name == shared.name } })
                    .map(line))
    }

    private static func line(_ option: OptionSpec) -> (String, String) {
        let short = option.short.map { "-\($0), " } ?? "    "
        let value = option.value.map { " " + $0 } ?? ""
        let allowed = option.allowed.isEmpty ? "" : ": " + option.allowed.joined(separator: ", ")
        return (short + "--" + option.name + value, option.help + allowed)
    }

    private static func columns(_ rows: [(String, String)]) -> String {
        let width = (rows.map { $0.0.count }.max() ?? 0) + 2
        return rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count) + $0.1 + "\n" }.joined()
    }
}

extension String {
    fileprivate var trimmed: String {
        var copy = self
        while copy.hasSuffix(" ") { copy.removeLast() }
        return copy
    }
}
