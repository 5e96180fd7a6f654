import Files
import QuickActionModel

/// A tree of input that notes which folders are read through it.
struct WatchedTree: InputTree {
    private let base: any InputTree
    /// Absolute path of the tree's root.
    private let folder: String
    private let ledger: WatchLedger
    private let reader: WatchLedger.Reader

    init(_ base: FolderTree, _ ledger: WatchLedger, for reader: WatchLedger.Reader) {
        self.init(base, folder: base.path, ledger, reader)
    }

    private init(_ base: any InputTree, folder: String, _ ledger: WatchLedger, _ reader: WatchLedger.Reader) {
        self.base = base
        self.folder = folder
        self.ledger = ledger
        self.reader = reader
    }

    var root: String { base.root }

    func list(_ folder: String) throws(InputError) -> [InputEntry] {
        ledger.note(absolute(folder), reader)
        return try base.list(folder)
    }

    func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        ledger.note(home(of: path), reader)
        return try base.read(path, offset: offset, count: count)
    }

    func entry(_ path: String) throws(InputError) -> InputEntry? {
        ledger.note(home(of: path), reader)
        return try base.entry(path)
    }

    func tree(at path: String, named name: String) throws(InputError) -> any InputTree {
        let place = DiskFiles.absolute(path.hasPrefix("/") ? path : folder + "/" + path)
        // The source may be one file, which an editor replaces in its folder.
        if let cut = place.utf8.lastIndex(of: UInt8(ascii: "/")), cut != place.startIndex {
            ledger.note(String(place[..<cut]), reader)
        }
        let inner = try base.tree(at: path, named: name)
        return WatchedTree(inner, folder: (inner as? FolderTree)?.path ?? place, ledger, reader)
    }

    private func absolute(_ path: String) -> String { path.isEmpty ? folder : folder + "/" + path }

    private func home(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { absolute(String(path[..<$0])) } ?? folder
    }
}
