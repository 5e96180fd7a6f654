import QuickActionModel

/// The ids that links can lead to in one note.
struct NoteAnchors {
    private let ids: [String]
    private let known: Set<ByteText>

    init(headings: [NoteHeading], titleID: String?) {
        ids = (titleID.map { [$0] } ?? []) + headings.map(\.id)
        known = Set(ids.map { ByteText($0) })
    }

    /// The id that a decoded fragment names: byte by byte, else after lower-casing, because ids are lower-case and many people write the
    /// heading as it looks.
    func id(for fragment: String) -> String? {
        if known.contains(ByteText(fragment)) { return fragment }
        let lower = fragment.lowercased()
        return known.contains(ByteText(lower)) ? lower : nil
    }

    /// The id that was most likely meant.
    ///
    /// Only the first 200 are compared, which bounds the time.
    func nearest(to fragment: String) -> String? { NearestName.of(fragment, in: Array(ids.prefix(200))) }
}
