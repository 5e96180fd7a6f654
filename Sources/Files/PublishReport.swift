public import QuickActionModel

/// What publishing did.
///
/// The same for any number of workers.
public struct PublishReport: Sendable {
    /// Files of the site without the manifest.
    public internal(set) var files = 0
    /// Files that are new or had other bytes.
    public internal(set) var written = 0
    /// Bytes of all files of the site, written or not.
    public internal(set) var bytes = 0
    /// Files of an earlier build that are no longer made and went away; paths below the output folder.
    public internal(set) var removed = CountedList<String>()
    /// Files of an earlier build that are no longer made, but were changed by somebody since and stay.
    public internal(set) var edited = CountedList<String>()
    /// Links that lead nowhere.
    public internal(set) var brokenLinks = CountedList<BrokenLink>()
    /// What went wrong while pages were rendered.
    public internal(set) var faults = CountedList<PageFault>()

    /// Files whose bytes were right already and were left alone.
    public var unchanged: Int { files - written }
}

/// A link in a page that leads nowhere.
public struct BrokenLink: Sendable, Hashable {
    /// The page that holds it; of several pages with the same wrong anchor the first.
    public let page: SiteAddress
    /// The link as it stands in the page.
    public let link: String
    /// Why it leads nowhere.
    public let reason: Reason

    /// Why a link leads nowhere.
    public enum Reason: Sendable, Hashable {
        /// No file of the site has that address.
        case noPage
        /// The page is there, but has no such `id`.
        case noAnchor
        /// It leaves the site without being `http:`, `https:` or `mailto:`: another scheme, an absolute path, or too many `..`.
        case leavesSite
    }

    /// A link of a page.
    public init(page: SiteAddress, link: String, reason: Reason) {
        self.page = page
        self.link = link
        self.reason = reason
    }
}

/// Something that went wrong while one page was rendered.
public struct PageFault: Sendable, Hashable {
    /// The page.
    public let page: SiteAddress
    /// What went wrong.
    public let text: String

    /// A fault of a page.
    public init(page: SiteAddress, text: String) {
        self.page = page
        self.text = text
    }
}
