/// Facts about language codes that several stages need.
public enum LanguageTag {
    /// Whether texts of the language run from right to left: by its script when one is written, else by its usual one.
    public static func isRightToLeft(_ code: String) -> Bool {
        // Nearly every code is two plain letters.
        if code.utf8.count == 2, code.utf8.allSatisfy({ (97...122).contains($0) }) { return rightToLeftLanguages.contains(code) }
        let parts = code.split(separator: "-").map { $0.lowercased() }
        guard let language = parts.first else { return false }
        if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > 64 } }) {
            return rightToLeftScripts.contains(script)
        }
        return rightToLeftLanguages.contains(language)
    }

    /// `rtl` or `ltr`.
    public static func direction(_ code: String) -> String { isRightToLeft(code) ? "rtl" : "ltr" }

    private static let rightToLeftScripts: Set<String> = [
        "arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg", "mand", "samr", "mend",
    ]
    private static let rightToLeftLanguages: Set<String> = [
        "ar", "he", "iw", "fa", "ur", "ps", "ckb", "dv", "yi", "ug", "sd", "syr", "nqo", "arc", "azb", "glk", "lrc", "mzn", "pnb",
        "prs",
    ]
}
