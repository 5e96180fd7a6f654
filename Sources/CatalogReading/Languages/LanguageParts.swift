/// A language tag in its parts, each in its usual spelling.
struct LanguageParts: Hashable {
    /// Two or three small letters.
    var language: String
    /// Four letters, nil for the usual script of the language.
    var script: String?
    /// Two capitals or three digits.
    var region: String?
    /// Everything after it, in small letters.
    var variants: [String] = []

    /// The parts of a tag of any case and separator; nil when it is no tag.
    init?(_ tag: String) {
        let lowered = tag.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
        let parts = lowered.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.count), parts.allSatisfy(Self.isSubtag) else { return nil }
        guard first.allSatisfy(Self.isLetter) else { return nil }
        var rest = parts.dropFirst()[...]
        language = String(decoding: first, as: UTF8.self)
        language = LanguageNames.currentCodes[language] ?? language
        if let next = rest.first, next.count == 4, next.allSatisfy(Self.isLetter) {
            let word = String(decoding: next, as: UTF8.self)
            script = word.prefix(1).uppercased() + word.dropFirst()
            rest = rest.dropFirst()
        }
        if let next = rest.first,
            next.count == 2 && next.allSatisfy(Self.isLetter) || next.count == 3 && next.allSatisfy(Self.isDigit)
        {
            region = String(decoding: next, as: UTF8.self).uppercased()
            rest = rest.dropFirst()
        }
        variants = rest.map { String(decoding: $0, as: UTF8.self) }
        if let fixed = LanguageNames.codesWithScript[language] { (language, script) = (fixed.language, script ?? fixed.script) }
        settleScript()
    }

    /// Chinese always says its script; elsewhere the usual script of a language or region goes without saying.
    private mutating func settleScript() {
        let usual = LanguageNames.usualScript(language: language, region: region)
        if language == "zh" {
            script = script ?? usual ?? "Hans"
            // China and Taiwan say nothing beyond the script.
            if region == (script == "Hans" ? "CN" : "TW") { region = nil }
        } else if script == usual, LanguageNames.usualScript(language: language, region: nil) == script {
            script = nil
        }
    }

    /// The tag.
    var code: String { ([language] + [script, region].compactMap { $0 } + variants).joined(separator: "-") }

    /// The script, said or usual; empty where a language has only one that matters.
    var effectiveScript: String { script ?? LanguageNames.usualScript(language: language, region: region) ?? "" }

    /// This tag and its parents, none of another script.
    var chain: [LanguageParts] {
        var chain = [self]
        var next = self
        while !next.variants.isEmpty {
            next.variants.removeLast()
            chain.append(next)
        }
        if let group = next.regionGroup {
            var parent = next
            parent.region = group
            chain.append(parent)
        }
        if next.region != nil {
            next.region = nil
            if next.effectiveScript == effectiveScript { chain.append(next) }
        }
        if next.script != nil, language != "zh" {
            next.script = nil
            if next.effectiveScript == effectiveScript { chain.append(next) }
        }
        return chain
    }

    /// Whether this is the same language in the same script without a region.
    func isWhole(of other: LanguageParts) -> Bool {
        region == nil && variants.isEmpty && language == other.language && effectiveScript == other.effectiveScript
    }

    /// The group that a region's texts are inherited from.
    private var regionGroup: String? {
        guard let region else { return nil }
        if language == "es", LanguageNames.latinAmerica.contains(region) { return "419" }
        if language == "en", region != "001", region != "150", !LanguageNames.ownEnglish.contains(region) { return "001" }
        return nil
    }

    private static func isSubtag(_ part: [UInt8].SubSequence) -> Bool {
        (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
