import QuickActionModel

/// Compares language codes.
enum LanguageCodes {
    /// Whether two codes are of one language in one script, so that a text of one can stand for the other.
    static func haveSameWriting(_ a: String, _ b: String) -> Bool {
        let (x, y) = (parts(a), parts(b))
        return x.language == y.language && x.script == y.script
    }

    private static func parts(_ code: String) -> (language: String, script: String) {
        let parts = code.split(separator: "-").map(String.init)
        let script = parts.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > 64 } }
        return (parts.first?.lowercased() ?? "", script?.lowercased() ?? "")
    }
}
