public import QuickActionModel

/// Finds the app in a tree: an unpacked or zipped `.ipa`, `.xcarchive` or `.app`.
public enum AppBundle {
    /// Folders of wrapping that are opened at most: an archive in a zip, an app in that.
    private static let wrappings = 2

    /// The one app of a tree, told by what stands there and not by the tree's name.
    ///
    /// `properties` reads the property list of an `.xcarchive`, which only then is asked for. Several apps, none, or an app without a
    /// property list are errors that name what was found.
    public static func find(
        in tree: any InputTree, properties: @escaping (_ propertyList: [UInt8]) -> ArchiveProperties
    ) throws(ArchiveError) -> BundleLocation {
        try BundleSearch(tree: tree, properties: properties).find(in: "", wrappings: wrappings)
    }
}
