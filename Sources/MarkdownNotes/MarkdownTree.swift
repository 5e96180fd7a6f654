import CCMarkGFM
import Synchronization

/// A parsed text.
///
/// The tree belongs to one task at a time; it is freed with the last reference.
final class MarkdownTree {
    let root: OpaquePointer

    /// cmark-gfm's extensions keep state in tables of the process while they parse, so only one text is parsed at a time.
    private static let lock = Mutex<Void>(())

    /// A second registration can abort the process, so there is one, before the first use.
    private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

    /// Parses UTF-8 with LF line ends that `NoteBounds` has let pass; nil when there is no memory for a parser.
    init?(parsing text: ArraySlice<UInt8>) {
        _ = Self.registration
        guard let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES) else { return nil }
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            guard let found = cmark_find_syntax_extension(name) else { continue }
            cmark_parser_attach_syntax_extension(parser, found)
        }
        let document = text.withUnsafeBytes { bytes in
            Self.lock.withLock { _ in
                let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
                if let start { cmark_parser_feed(parser, start, bytes.count) }
                return cmark_parser_finish(parser).map(Address.init)
            }
        }
        guard let document else { return nil }
        root = document.pointer
    }

    /// Carries a pointer out of the lock.
    private struct Address: @unchecked Sendable { let pointer: OpaquePointer }

    deinit { cmark_node_free(root) }
}
