public import QuickActionModel
import Workers

/// Reads a catalog folder: apps, exports, notes and everything that is copied.
///
/// Nothing is thrown: what cannot be read or used becomes a finding, and everything else is read all the same. The result does not
/// depend on the number of workers.
public struct CatalogReader: Sendable {
    /// What the command line asks for.
    public struct Options: Sendable {
        /// Whether drafts are read like other notes.
        public var includeDrafts: Bool
        /// Ids of the apps to read; empty for all.
        public var onlyApps: [String]
        /// Apps beside those of the catalog, which need no `content` folder then.
        public var looseApps: [AppEntry] = []
        /// Whether notes and files that are copied are read, too.
        public var includeNotes = true
        /// Values of build variables, which win over the ones in `app.yaml`.
        public var defines: [(name: String, value: String)]
        /// Number of threads to read on.
        public var workers: Int
        /// What an earlier reading left behind; nil for reading everything.
        public var memory: ReadingMemory?
        /// The tree through which an app is read, by its id; the catalog's own unless somebody wants to know what an app reads.
        public var appTree: (@Sendable (String) -> any InputTree)?

        /// All apps, no drafts, one thread, unless told otherwise.
        public init(
            includeDrafts: Bool = false, onlyApps: [String] = [], defines: [(name: String, value: String)] = [], workers: Int = 1
        ) {
            self.includeDrafts = includeDrafts
            self.onlyApps = onlyApps
            self.defines = defines
            self.workers = workers
            self.memory = nil
            self.appTree = nil
        }
    }

    let configuration: CatalogConfiguration
    let options: Options

    /// A reader of catalogs that are configured like this.
    public init(configuration: CatalogConfiguration, options: Options = Options()) {
        self.configuration = configuration
        self.options = options
    }

    /// Reads the catalog whose root the tree is.
    public func read(_ tree: any InputTree) -> ReadingResult {
        var pass = ReadingPass(configuration: configuration, options: options, tree: tree)
        return pass.run()
    }

    /// Reads the apps alone: no notes, no files to copy, no saved releases.
    public func readApps(_ tree: any InputTree) -> ReadingResult {
        var pass = ReadingPass(configuration: configuration, options: options, tree: tree)
        let readings = pass.readApps()
        return pass.result(QuickActionCatalog(site: configuration.site, apps: readings.map(\.app), notes: [], copies: []))
    }
}
