import QuickActionModel

/// The folders that an app's files may be read from: the catalog, the source of the app, and what its configuration names.
///
/// A file in one of them may lead to other files of the same root only.
struct InputRoots {
    /// A place in one of the roots.
    struct Place {
        var tree: any InputTree
        /// Path below the root.
        var path: String

        /// The place for findings.
        var location: SourceLocation { SourceLocation(root: tree.root, path: path) }
    }

    private let catalog: any InputTree
    private var roots: [(path: String, tree: any InputTree)]

    init(catalog: any InputTree) {
        self.catalog = catalog
        self.roots = [("", catalog)]
    }

    /// Adds a folder outside of the catalog; `path` is seen from the catalog's root.
    mutating func add(_ tree: any InputTree, at path: String) { roots.append((RelativePath.normalized(path), tree)) }

    /// The place of a path that is written in a file of `folder`; a folder outside of all roots becomes a root itself.
    mutating func place(_ written: String, from folder: String) throws(InputError) -> Place {
        let path = RelativePath.joined(folder, written)
        for root in roots {
            if let rest = RelativePath.below(root.path, path) { return Place(tree: root.tree, path: rest) }
        }
        let (outside, name) = RelativePath.split(path)
        let tree = try catalog.tree(at: outside, named: outside)
        add(tree, at: outside)
        return Place(tree: tree, path: name)
    }
}
