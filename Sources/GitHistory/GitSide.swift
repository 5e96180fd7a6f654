/// What a revision with a path, `v1.2:App/Info.plist`, leads to.
public struct GitSide: Sendable {
    /// The commit.
    public var commit: GitCommit
    /// The folder that was named, or the one that holds the named file.
    public var tree: GitTree
    /// Path of that folder in the repository; empty for its root.
    public var folder: String
    /// Name of the file in the folder, when a file was named.
    public var file: String?
}
