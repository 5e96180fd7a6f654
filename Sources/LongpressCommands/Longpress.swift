/// The program: arguments in, exit status out.
public enum Longpress {
    /// Version of the program, by semantic versioning.
    public static let version = "0.1.0"

    /// Runs one command and returns the exit status of the process; `arguments` are without the program's own name.
    public static func run(_ arguments: [String], on terminal: Terminal) -> Int32 {
        let parsed: ParsedArguments
        do throws(UsageError) {
            parsed = try ArgumentParser.parse(arguments)
        } catch {
            terminal.error(UsageError(faults: error.faults + CommandSetting.valueFaults(error.understood)).text)
            return ExitStatus.usage.rawValue
        }
        // 'snapshot --version V' names a release; everywhere else the switch asks for the program's own.
        if parsed.has("version"), parsed.command?.options.contains(where: { $0.name == "version" }) != true {
            terminal.say("longpress \(version)\n")
            return ExitStatus.done.rawValue
        }
        guard let command = parsed.command, !parsed.has("help") else {
            guard parsed.has("help") || arguments.isEmpty else {
                terminal.error(UsageError(faults: ["no command is named; 'longpress build' renders the catalog"]).text)
                return ExitStatus.usage.rawValue
            }
            terminal.say(parsed.command.map { HelpText.of($0) } ?? HelpText.overview)
            return ExitStatus.done.rawValue
        }
        let terminal = terminal.configured(by: parsed)
        switch command.name {
        case "build": return BuildCommand(arguments: parsed, terminal: terminal).run().rawValue
        case "serve": return ServeCommand(arguments: parsed, terminal: terminal).run().rawValue
        case "explain": return ExplainCommand(arguments: parsed, terminal: terminal).run().rawValue
        case "schema": return SchemaCommand(arguments: parsed, terminal: terminal).run().rawValue
        case "card": return CardCommand(arguments: parsed, terminal: terminal).run().rawValue
        case "lint": return LintCommand(arguments: parsed, terminal: terminal).run().rawValue
        case "release-notes": return ReleaseNotesCommand(arguments: parsed, terminal: terminal).run().rawValue
        case "snapshot": return SnapshotCommand(arguments: parsed, terminal: terminal).run().rawValue
        case "init": return InitCommand(arguments: parsed, terminal: terminal).run().rawValue
        default:
            terminal.error("this command has no code behind it")
            return ExitStatus.ourFault.rawValue
        }
    }
}
