import QuickActionModel

/// What reading one app gives.
struct AppReading: Sendable {
    /// The app.
    var app: AppCatalog
    /// What went wrong.
    var log: ReadingLog
    /// Its design notes, not yet read.
    var notes: [NoteFile] = []
    /// Its icon.
    var copies: [CopiedFile] = []
}
