import QuickActionModel

/// Why release notes cannot be made.
struct NotesFailure: Error {
    /// Sentences for people, without the program's name.
    var message: String
    var status: ExitStatus = .unreadable
    /// Whether nothing about quick actions stands there, which in a history is no fault.
    var isAbsent = false
    /// What the readers found, to be shown before the message.
    var findings: [Finding] = []
    /// Where the lines of the findings stand.
    var trees: [any InputTree] = []

    /// The input could not be read.
    static func unreadable(_ message: String) -> NotesFailure { NotesFailure(message: message) }

    /// The command line or the configuration is wrong.
    static func usage(_ message: String) -> NotesFailure { NotesFailure(message: message, status: .usage) }
}
