extension ReleaseVersion {
    /// The release before a version: the highest of `versions` below it by numeric and pre-release order; where the version is not
    /// known, is no version or is one of `versions`, the highest other one.
    ///
    /// Texts that are no versions are left out; nil when nothing is left. Of equal versions the first counts. `skippingPreviews` lets a
    /// final release look back at final ones only.
    public static func previousRelease(of version: String?, among versions: [String], skippingPreviews: Bool = false) -> String? {
        var known = versions.compactMap { ReleaseVersion($0) }
        let current = version.flatMap { ReleaseVersion($0) }
        let isSaved = current.map { known.contains($0) } ?? false
        if skippingPreviews, !(current?.isPrerelease ?? false) { known.removeAll { $0.isPrerelease } }
        guard let current else { return highest(known)?.text }
        return highest(known.filter { isSaved ? $0 != current : $0 < current })?.text
    }

    /// The texts that are versions, lowest first, equal ones in given order; `others` are the ones that are none.
    public static func sorted(_ texts: [String], prefix: String? = nil) -> (versions: [ReleaseVersion], others: [String]) {
        var versions: [(offset: Int, element: ReleaseVersion)] = []
        var others: [String] = []
        for (offset, text) in texts.enumerated() {
            if let version = ReleaseVersion(text, prefix: prefix) {
                versions.append((offset, version))
            } else {
                others.append(text)
            }
        }
        versions.sort { a, b in a.element == b.element ? a.offset < b.offset : a.element < b.element }
        return (versions.map(\.element), others)
    }

    private static func highest(_ versions: [ReleaseVersion]) -> ReleaseVersion? {
        versions.reduce(nil) { best, next in best.map { $0 < next ? next : $0 } ?? next }
    }
}
