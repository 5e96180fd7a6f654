/// Which addresses a page may link to.
public enum SafeAddress {
    /// Whether a text begins with `https://` or `http://` and a host.
    public static func isWeb(_ text: String) -> Bool {
        let lowered = Array(text.utf8.prefix(8)).map { (65...90).contains($0) ? $0 + 32 : $0 }
        for scheme in ["https://", "http://"] where lowered.starts(with: scheme.utf8) {
            return text.utf8.count > scheme.utf8.count && text.utf8.allSatisfy { $0 > 32 && $0 != 127 }
        }
        return false
    }

    /// Whether a page may link to it: `http`, `https`, `mailto`, or a relative address.
    static func isLinkable(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 32 && $0 != 127 }) else { return false }
        if isWeb(text) { return true }
        // A colon before the first slash, question mark or hash makes a scheme.
        let head = text.utf8.prefix { ![UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
        guard head.contains(UInt8(ascii: ":")) else { return !text.hasPrefix("//") && !text.utf8.contains(UInt8(ascii: "\\")) }
        return text.lowercased().hasPrefix("mailto:")
    }
}
