import QuickActionModel

extension AppReader {
    /// Whether people's data in exports is replaced.
    var isPrivate: Bool { (settings.checks.privacy ?? configuration.checks.privacy) == .redact }

    /// Texts that are known to be the app's own: those of its static quick actions, and those that the configuration names.
    func ownWording(of app: AppCatalog) -> Set<ByteText> {
        var texts = app.staticWording
        for checks in [configuration.checks, settings.checks] {
            texts.formUnion(checks.sameAsSource.map { ByteText($0) })
            texts.formUnion(checks.concepts.flatMap(\.titles).map { ByteText($0) })
        }
        return texts
    }

    /// Replaces people's data in exports and in what was found while they were read.
    mutating func redact(_ files: inout [ExportFile], since before: Int) {
        guard var redactor else { return }
        for index in files.indices { redactor.redact(&files[index].scenario) }
        var lists = files.map(\.items)
        let keys = redactor.redact(&lists, identity: identity)
        for (index, items) in lists.enumerated() { files[index].items = items }
        log.rewrite(since: before) { redactor.redact(&$0, keys) }
        self.redactor = redactor
    }
}
