extension Finding {
    /// What a finding is remembered by in baselines and reports: SHA-256 over rule, app, quick action, field, language and the hash of
    /// the value, each with its length in front, first 16 hex digits.
    ///
    /// No line, wording or path goes in, so it outlives edits around the value; several findings may have the same one.
    public var fingerprint: String {
        var digest = SHA256()
        let parts = [
            rule, subject.app, subject.key?.canonicalJSON, subject.field, subject.language, subject.value.map { SHA256.hex($0) },
        ]
        for part in parts {
            guard let part else {
                digest.update(Array("-:".utf8))
                continue
            }
            digest.update(Array("\(part.utf8.count):".utf8))
            digest.update(Array(part.utf8))
        }
        return String(SHA256.hex(digest.finish()).prefix(16))
    }
}
