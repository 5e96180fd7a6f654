import CatalogReading
import QuickActionModel
import Reports

/// One option of the command line: the one source for the parser, the help text and the documentation.
struct OptionSpec: Sendable {
    /// Long name without the dashes.
    let name: String
    /// One-letter form without the dash.
    var short: Character?
    /// What its value is called; nil for a switch.
    var value: String?
    /// Values that are allowed; empty for any.
    var allowed: [String] = []
    /// Whether it may stand several times.
    var repeats = false
    /// One line for the help text.
    let help: String
}

/// One command of the program.
struct CommandSpec: Sendable {
    /// Its name.
    let name: String
    /// What stands after the options in the usage line.
    var operands = ""
    /// Most operands that it takes.
    var mostOperands = 0
    /// One line for the overview.
    let summary: String
    /// Options of its own, apart from those that all commands share.
    let options: [OptionSpec]
}

/// All commands and options.
enum CommandTable {
    static let commands = [
        CommandSpec(
            name: "build", summary: "Render the catalog into a folder of HTML pages",
            options: [
                OptionSpec(name: "output", short: "o", value: "DIR", help: "Folder of the site (site)"),
                OptionSpec(name: "theme", value: "NAME", help: "Theme: a name below themes/, or a folder"),
                OptionSpec(
                    name: "base-url", value: "URL", help: "Address of the published site, for canonical links and 404.html"),
                OptionSpec(name: "app", value: "ID", repeats: true, help: "Only this app; may stand several times"),
                OptionSpec(name: "drafts", help: "Render drafts, too"),
                OptionSpec(name: "timings", help: "Print how long each stage took"),
                OptionSpec(
                    name: "fail-on", value: "LEVEL", allowed: ["error", "warning", "info", "none"],
                    help: "Exit with 1 when there are findings of this level or worse (none)"),
            ]),
        CommandSpec(
            name: "serve", summary: "Show the site in a browser and follow every edit",
            options: [
                OptionSpec(name: "port", value: "N", help: "Port to listen on (the next free one from 8420)"),
                OptionSpec(name: "open", help: "Open the site in the browser"),
                OptionSpec(name: "theme", value: "NAME", help: "Theme: a name below themes/, or a folder"),
                OptionSpec(name: "app", value: "ID", repeats: true, help: "Only this app; may stand several times"),
                OptionSpec(name: "drafts", help: "Render drafts, too"),
            ]),
        CommandSpec(
            name: "init", operands: "[DIR]", mostOperands: 1, summary: "Make a small catalog that builds at once",
            options: [
                OptionSpec(name: "from", value: "PLIST", help: "Take the app's Info.plist from here")
            ]),
        CommandSpec(
            name: "card", operands: "APP[/TYPE]", mostOperands: 1,
            summary: "Draw a menu or one quick action as a self-contained SVG",
            options: [
                OptionSpec(name: "language", value: "CODE", help: "Language of the menu (the development language)"),
                OptionSpec(
                    name: "state", value: "STATE", allowed: CardChoice.states.map(\.name),
                    help: "Moment in the app's life (launched)"),
                OptionSpec(name: "scenario", value: "ID", help: "Scenario of the dynamic rows (the first)"),
                OptionSpec(name: "device", value: "DEVICE", allowed: ["iphone", "ipad"], help: "Device (iphone)"),
                OptionSpec(
                    name: "place", value: "PLACE", allowed: CardChoice.places.map(\.name),
                    help: "Where the app icon stands (upper-left)"),
                OptionSpec(
                    name: "profile", value: "PROFILE", allowed: MenuProfile.allCases.map(\.rawValue),
                    help: "Rules for the side of the icon (as configured)"),
                OptionSpec(name: "appearance", value: "LOOK", allowed: ["light", "dark"], help: "Light or dark (light)"),
                OptionSpec(name: "output", short: "o", value: "FILE", help: "File to write (standard output)"),
            ]),
        lint,
        CommandSpec(
            name: "explain", operands: "[RULE]", mostOperands: 1,
            summary: "Say what a rule checks and why; without RULE, list all",
            options: []),
        CommandSpec(
            name: "schema", operands: "[NAME]", mostOperands: 1,
            summary: "Print the JSON Schema of a document; without NAME, list them", options: []),
        CommandSpec(
            name: "release-notes", operands: "OLD [NEW]", mostOperands: 2,
            summary: "Tell what changed between two releases, builds or revisions",
            options: [
                OptionSpec(
                    name: "audience", value: "WHO", allowed: NoteAudience.allCases.map(\.rawValue),
                    help: "For whom the notes are (people)"),
                OptionSpec(
                    name: "format", value: "FORM", allowed: ["text", "markdown", "html", "json"], help: "Form of the notes (text)"
                ),
                OptionSpec(name: "language", value: "CODE", help: "Language of the titles (the development language)"),
                OptionSpec(
                    name: "level", value: "LEVEL", allowed: ChangeLevel.words,
                    help: "Lowest level that is told (cosmetic)"),
                OptionSpec(
                    name: "fail-on", value: "LEVEL", allowed: ReleaseNotesGate.words,
                    help: "Exit with 1 when there is a change of this level or worse (none)"),
                OptionSpec(
                    name: "require-review", value: "LEVEL", allowed: ChangeLevel.words,
                    help: "Exit with 1 when a change of this level or worse is not accepted in content/review.json"),
                OptionSpec(
                    name: "history", help: "Tell every tagged release; the one argument is a path, the same in all of them"),
                OptionSpec(name: "tags", value: "PATTERN", help: "Tags that are releases, for example 'v*'"),
                OptionSpec(
                    name: "app", value: "ID", repeats: true, help: "Only this app; the one to take where a side has several"),
                OptionSpec(name: "date", value: "DATE", help: "Day of the new release, as 2026-11-30"),
                OptionSpec(name: "output", short: "o", value: "FILE", help: "File to write (standard output)"),
            ]),
        CommandSpec(
            name: "snapshot", summary: "Save an app's catalog of today as a release",
            options: [
                OptionSpec(name: "app", value: "ID", help: "The app"),
                OptionSpec(name: "version", value: "V", help: "Version of the release; its file's name"),
                OptionSpec(name: "date", value: "DATE", help: "Day of the release, as 2026-11-30"),
                OptionSpec(name: "replace", help: "Replace a saved release of that version"),
            ]),
    ]

    private static let severities = ["error", "warning", "info"]

    private static let lint = CommandSpec(
        name: "lint", operands: "[PATH…]", mostOperands: 10_000,
        summary: "Say what is wrong with titles, icons and translations",
        options: [
            OptionSpec(
                name: "format", value: "NAME[=FILE]", repeats: true,
                help: "Form of the report, on standard output or in a file; may stand several times (text): "
                    + LintFormat.allCases.map(\.rawValue).joined(separator: ", ")),
            OptionSpec(
                name: "fail-on", value: "LEVEL", allowed: severities + ["none"],
                help: "Exit with 1 when there are findings of this level or worse (error)"),
            OptionSpec(
                name: "min-severity", value: "LEVEL", allowed: severities,
                help: "Show findings of this level or worse; the exit status does not depend on it (info)"),
            OptionSpec(
                name: "previous", value: "PATH", help: "Saved release, or a folder of them, to compare with (the catalog's)"),
            OptionSpec(name: "baseline", value: "FILE", help: "Hide the findings that this file knows"),
            OptionSpec(name: "write-baseline", value: "FILE", help: "Write today's findings to this file, and hide them"),
            OptionSpec(name: "prune-baseline", help: "Take what is mended out of the baseline"),
            OptionSpec(name: "strict-baseline", help: "Make it an error that the baseline knows something that is mended"),
            OptionSpec(name: "no-inline-ignores", help: "Show what is accepted beside a quick action, too"),
            OptionSpec(name: "explain-suppress", help: "Show for each finding the line that accepts it"),
            OptionSpec(name: "fix", help: "Apply the fixes that cannot change what an app or its translations do"),
            OptionSpec(name: "fix-suggestions", help: "Apply the other fixes; read the difference before you keep them"),
            OptionSpec(name: "fix-sources", help: "Fix files of sources outside the catalog folder, too"),
            OptionSpec(name: "dry-run", help: "With --fix or --fix-suggestions: print the difference and write nothing"),
            OptionSpec(
                name: "path-base", value: "DIR", help: "Folder that paths are printed from (the git repository, else the catalog)"
            ),
            OptionSpec(name: "allow-empty", help: "Take it for right that there is nothing to lint"),
        ])

    static let shared = [
        OptionSpec(name: "root", short: "C", value: "DIR", help: "Work in this catalog folder instead of the current one"),
        OptionSpec(name: "config", value: "FILE", help: "Configuration file (longpress.yaml)"),
        OptionSpec(
            name: "define", value: "NAME=VALUE", repeats: true, help: "Value of a build variable; may stand several times"),
        OptionSpec(name: "today", value: "DATE", help: "The day that counts as today, as 2026-11-30 (SOURCE_DATE_EPOCH)"),
        OptionSpec(name: "jobs", short: "j", value: "N", help: "Threads to use (one for each core)"),
        OptionSpec(name: "quiet", short: "q", help: "Print errors only"),
        OptionSpec(name: "verbose", short: "v", help: "Print findings of level info and every removed file, too"),
        OptionSpec(name: "color", value: "WHEN", allowed: ["auto", "always", "never"], help: "Colour the output (auto)"),
        OptionSpec(name: "help", short: "h", help: "Show this help"),
        OptionSpec(name: "version", help: "Show the version"),
    ]

    static func command(_ name: String) -> CommandSpec? { commands.first { $0.name == name } }
}
