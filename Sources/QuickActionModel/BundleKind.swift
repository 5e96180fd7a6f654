/// What a property list says its bundle is.
public enum BundleKind: String, Sendable, CaseIterable {
    /// An app for iOS or iPadOS, the only kind of which the Home Screen shows quick actions.
    case app
    /// An extension inside of an app.
    case appExtension
    /// A framework or another bundle of code and files.
    case framework
    /// An app for Apple Watch.
    case watchApp
    /// An app for the Mac.
    case macApp
    /// An app for Apple TV.
    case tvApp

    /// The kind with its article, `an app extension`.
    public var name: String {
        switch self {
        case .app: "an app"
        case .appExtension: "an app extension"
        case .framework: "a framework or bundle"
        case .watchApp: "an app for Apple Watch"
        case .macApp: "an app for the Mac"
        case .tvApp: "an app for Apple TV"
        }
    }
}
