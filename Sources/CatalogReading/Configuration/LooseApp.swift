/// What an app has that is no part of a catalog: for a look at a property list or an export where it stands.
public struct LooseApp: Sendable, Hashable {
    /// Folder that is laid out like an app's folder of a catalog, relative to the catalog's root or absolute; nil when there is none.
    public var folder: String?
    /// Exports of dynamic quick actions, relative to the catalog's root or absolute.
    public var exports: [String]

    /// An app of its parts.
    public init(folder: String? = nil, exports: [String] = []) {
        self.folder = folder
        self.exports = exports
    }
}
