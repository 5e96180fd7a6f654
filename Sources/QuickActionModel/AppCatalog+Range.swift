extension AppCatalog {
    /// What a review decision calls this app as an old side: the version of the saved release, else the app's own version, else the hash
    /// of its catalog document.
    ///
    /// A version that still holds a build variable is none.
    public func reviewRange(of release: CatalogRelease? = nil) -> String {
        if let release { return release.version }
        if let version = facts.version, ReleaseVersion(version) != nil { return version }
        // Compact, so that the hash does not hang on how documents are laid out.
        var json = JSONText(pretty: false)
        write(to: &json)
        return SHA256.hex(SHA256.hash(json.finished()))
    }
}
