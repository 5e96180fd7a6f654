import Testing

@testable import CatalogReading

@Suite("Languages")
struct LanguageChoiceTests {
    static let names: [(String, String?)] = [
        ("en", "en"), ("Base", nil), ("base", nil), ("English", "en"), ("German", "de"), ("french", "fr"), ("zh_CN", "zh-Hans"),
        ("zh-TW", "zh-Hant"), ("zh", "zh-Hans"), ("zh-Hant-TW", "zh-Hant"), ("zh-HK", "zh-Hant-HK"), ("zh_hant_hk", "zh-Hant-HK"),
        ("zh-Hans-SG", "zh-Hans-SG"), ("zh-Hans-NL", "zh-Hans-NL"), ("zh_MO", "zh-Hant-MO"), ("en-us", "en-US"),
        ("EN_gb", "en-GB"),
        ("iw", "he"), ("in", "id"), ("no", "nb"), ("tl", "fil"), ("ji", "yi"), ("pt", "pt"), ("pt-PT", "pt-PT"),
        ("pt_BR", "pt-BR"),
        ("es-419", "es-419"), ("sr-Latn", "sr-Latn"), ("sr-Cyrl", "sr"), ("sh", "sr-Latn"), ("az-Latn-AZ", "az-AZ"),
        ("ca-valencia", "ca-valencia"), ("fil", "fil"), ("en-001", "en-001"), ("x", nil), ("", nil), ("en-", nil), ("e n", nil),
        ("-en", nil), ("12", nil), ("Traditional Chinese", "zh-Hant"), ("dé", nil),
    ]

    @Test("names of folders become codes", arguments: names)
    func normalize(_ name: String, _ code: String?) {
        #expect(LanguageChoice.normalize(name) == code)
        // A code is its own code.
        if let code { #expect(LanguageChoice.normalize(code) == code) }
    }

    struct Choice: Sendable {
        var wanted: [String]
        var available: [String]
        var development = "en"
        var expected: String
    }

    static let choices: [Choice] = [
        Choice(wanted: ["de"], available: ["en", "de"], expected: "de"),
        Choice(wanted: ["de-AT"], available: ["en", "de"], expected: "de"),
        Choice(wanted: ["es-MX"], available: ["en", "es", "es-419"], expected: "es-419"),
        Choice(wanted: ["es-MX"], available: ["en", "es"], expected: "es"),
        Choice(wanted: ["es-ES"], available: ["en", "es-419"], expected: "en"),
        // C11
        Choice(wanted: ["zh-Hans-NL"], available: ["Base", "el", "zh-Hans", "en-AU"], expected: "zh-Hans"),
        Choice(wanted: ["en-US"], available: ["Base", "el", "zh-Hans", "en-AU"], expected: "en"),
        Choice(wanted: ["en-SV"], available: ["Base", "el", "zh-Hans", "en-AU"], expected: "en"),
        Choice(wanted: ["pt-BR"], available: ["pt-PT"], expected: "en"),
        Choice(wanted: ["zh-HK"], available: ["zh-Hant"], expected: "zh-Hant"),
        Choice(wanted: ["zh-HK"], available: ["zh-Hans", "zh_TW"], expected: "zh_TW"),
        Choice(wanted: ["zh-Hant"], available: ["zh-Hans"], expected: "en"),
        Choice(wanted: ["zh-CN"], available: ["zh_CN"], expected: "zh_CN"),
        Choice(wanted: ["sr-Latn"], available: ["sr"], expected: "en"),
        Choice(wanted: ["sr-Latn-RS"], available: ["sr-Latn"], expected: "sr-Latn"),
        Choice(wanted: ["sr-ME"], available: ["sr-Latn", "sr"], expected: "sr-Latn"),
        Choice(wanted: ["sr-Cyrl"], available: ["sr"], expected: "sr"),
        Choice(wanted: ["en-AU"], available: ["en-GB", "en-001"], development: "fr", expected: "en-001"),
        Choice(wanted: ["en-AU"], available: ["en-GB"], development: "fr", expected: "fr"),
        Choice(wanted: ["en-GB"], available: ["en", "en-GB"], expected: "en-GB"),
        Choice(wanted: ["pt"], available: ["pt-BR"], expected: "en"),
        Choice(wanted: ["nl", "fr"], available: ["en", "fr"], expected: "fr"),
        Choice(wanted: ["nl", "fr-CA", "de"], available: ["de", "fr"], expected: "fr"),
        Choice(wanted: ["iw"], available: ["he"], expected: "he"),
        Choice(wanted: ["he"], available: ["iw"], expected: "iw"),
        Choice(wanted: ["en"], available: ["English", "German"], development: "German", expected: "English"),
        Choice(wanted: [], available: ["de"], development: "de", expected: "de"),
        Choice(wanted: ["???"], available: ["de"], expected: "en"),
        Choice(wanted: ["ja"], available: ["Base"], development: "ja", expected: "ja"),
    ]

    @Test("a language is chosen without crossing scripts or borrowing regions", arguments: choices)
    func choose(_ choice: Choice) {
        #expect(
            LanguageChoice.choose(wanted: choice.wanted, available: choice.available, development: choice.development)
                == choice.expected)
    }
}
