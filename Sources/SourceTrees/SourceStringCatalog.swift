/// A string catalog whose entries are read one by one, so that a large one needs little more memory than its text.
public struct SourceStringCatalog: Sendable {
    /// The text with its lines; every span of the catalog lies in it.
    public let text: SourceText
    /// The encoding when it is not plain UTF-8.
    public let encodingNote: String?
    let limits: SourceLimits

    /// Hands each entry of `strings` to `body` in the order of the file, then tells the rest.
    ///
    /// An entry that is not JSON but whose brackets balance is left out and listed in the outline; the next ones are read. Errors:
    /// what cannot be stepped over, with its place. The limit on nodes holds for each entry.
    public func readEntries(_ body: (SourceEntry) -> Void) throws(SourceError) -> SourceStringCatalogOutline {
        do throws(Failure) {
            return try text.bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
                var walker = StringCatalogWalker(bytes, limits: limits, text: text)
                return try walker.walk(body)
            }
        } catch {
            throw error.error(in: text, format: .json)
        }
    }
}
