/// How the user's git is started.
public struct GitProgram: Sendable {
    /// Name, looked for in PATH, or path of the program.
    public var path: String
    /// Variables of the environment, `NAME=value` each; those of git itself are left out.
    public var environment: [String]
    /// Milliseconds without a byte from git after which it is ended.
    public var patience: Int

    /// The usual program is `git` with 30 seconds of patience.
    public init(path: String = "git", environment: [String], patience: Int = 30_000) {
        self.path = path
        self.environment = environment
        self.patience = patience
    }

    /// In front of every command: nothing is fetched, and objects are what their names say.
    static let options = ["-c", "protocol.allow=never", "--no-replace-objects", "--no-pager"]

    /// Whole command line for a command in a folder.
    func arguments(_ command: [String], in folder: String) -> [String] { [path] + Self.options + ["-C", folder] + command }

    /// The environment without what would lead git elsewhere, and with English messages.
    var cleanedEnvironment: [String] {
        let kept = environment.filter { variable in
            !["GIT_", "LC_ALL=", "LANGUAGE=", "LANG=", "LC_MESSAGES="].contains { variable.utf8.starts(with: $0.utf8) }
        }
        return kept + ["GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C"]
    }
}
