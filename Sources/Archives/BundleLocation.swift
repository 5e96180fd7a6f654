public import QuickActionModel

/// Where an app and its parts lie in a tree.
public struct BundleLocation: Sendable, Equatable {
    /// Path of the `.app` folder; empty when the tree's root is it.
    public var appFolder: String
    /// Path of the app's own property list.
    public var plistPath: String
    /// Path of the folder with the app's resources: tables of texts, pictures.
    public var resourcesFolder: String
    /// Whether the bundle is laid out for the Mac, which has no Home Screen.
    public var isForMac: Bool
    /// Paths of property lists of extensions, watch apps and frameworks, which are not used; sorted by bytes.
    public var embedded: [String]
    /// What people should know, one sentence each.
    public var notes: [String]

    /// The app as a tree of its own: its property list is `Info.plist` at the root, beside its resources.
    public func tree(in tree: any InputTree, named root: String) -> SubTree {
        SubTree(
            tree, folder: resourcesFolder, root: root, propertyList: isForMac ? plistPath : nil, embedded: embedded,
            remarks: notes)
    }
}
