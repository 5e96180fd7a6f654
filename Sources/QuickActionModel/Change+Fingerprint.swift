extension Change {
    /// The name of the decision about a change: SHA-256 over its parts, each with its length in front, first 16 hex digits.
    ///
    /// No wording, file, position or version goes in, so a decision outlives all of them; the values go in as hashes, so that editing
    /// a text again needs a new decision.
    public static func fingerprint(
        kind: ChangeKind, app: String, key: ActionKey?, field: String?, language: String?, before: String?, after: String?
    ) -> String {
        var digest = SHA256()
        let parts = [kind.rawValue, app, key?.canonicalJSON, field, language, hash(of: before), hash(of: after)]
        for part in parts { add(part, to: &digest) }
        return String(SHA256.hex(digest.finish()).prefix(16))
    }

    /// The name of the decision about several changes at once, whatever their order.
    public static func fingerprint(of changes: [Change]) -> String {
        var digest = SHA256()
        for name in changes.map({ ByteText($0.fingerprint) }).sorted() { add(name.string, to: &digest) }
        return String(SHA256.hex(digest.finish()).prefix(16))
    }

    /// A missing part is told from an empty one by its length.
    private static func add(_ part: String?, to digest: inout SHA256) {
        guard let part else { return digest.update(Array("-:".utf8)) }
        digest.update(Array("\(part.utf8.count):".utf8))
        digest.update(Array(part.utf8))
    }

    private static func hash(of value: String?) -> String? { value.map { SHA256.hex($0) } }
}

extension ActionKey {
    /// The key as JSON without blanks: equal keys give equal bytes.
    public var canonicalJSON: String {
        var json = JSONText(pretty: false)
        write(to: &json)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
