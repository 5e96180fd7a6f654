import QuickActionModel

/// What reading one app gives.
struct AppReading: Sendable {
    /// The app.
    var app: AppCatalog
    /// What went wrong.
    var log: ReadingLog
    /// Its design notes, not yet read.
    var notes: [NoteFile] = []
    /// Files whose words must not be shown.
    var redacted: [SourceLocation] = []
    /// What stands for people's data; nil where nothing is replaced.
    var redactor: Redactor?
    /// What tells its items apart.
    var identity = IdentitySettings()
    /// Its icon.
    var copies: [CopiedFile] = []
    /// Addresses of its pages.
    var addresses: [SiteAddress] = []
}
