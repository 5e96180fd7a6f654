/// A key that is equal by its UTF-8 bytes.
struct TextKey: Hashable {
    let text: String

    static func == (left: TextKey, right: TextKey) -> Bool { sameBytes(left.text, right.text) }

    func hash(into hasher: inout Hasher) {
        let fast: Void? = text.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        if fast == nil { Array(text.utf8).withUnsafeBytes { hasher.combine(bytes: $0) } }
    }
}
