/// Facts about names, codes and scripts of languages.
enum LanguageNames {
    /// Folder names of old Xcode projects, in small letters.
    static let old: [String: String] = [
        "arabic": "ar", "catalan": "ca", "chinese": "zh-Hans", "croatian": "hr", "czech": "cs", "danish": "da", "dutch": "nl",
        "english": "en", "finnish": "fi", "french": "fr", "german": "de", "greek": "el", "hebrew": "he", "hindi": "hi",
        "hungarian": "hu", "indonesian": "id", "italian": "it", "japanese": "ja", "korean": "ko", "malay": "ms",
        "norwegian": "nb", "polish": "pl", "portuguese": "pt", "romanian": "ro", "russian": "ru",
        "simplified chinese": "zh-Hans", "slovak": "sk", "spanish": "es", "swedish": "sv", "thai": "th",
        "traditional chinese": "zh-Hant", "turkish": "tr", "ukrainian": "uk", "vietnamese": "vi", "simplifiedchinese": "zh-Hans",
        "traditionalchinese": "zh-Hant",
    ]

    /// Codes that were replaced by others.
    static let currentCodes: [String: String] = [
        "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "no": "nb", "tl": "fil",
    ]

    /// Old codes that stand for a language in one script.
    static let codesWithScript: [String: (language: String, script: String)] = ["sh": ("sr", "Latn")]

    /// The script in which a language is usually written, as far as it has more than one; nil for all others.
    static func usualScript(language: String, region: String?) -> String? {
        if let region, let script = byRegion["\(language)-\(region)"] { return script }
        return byLanguage[language]
    }

    private static let byLanguage: [String: String] = [
        "az": "Latn", "bs": "Latn", "ha": "Latn", "kk": "Cyrl", "ks": "Arab", "ku": "Latn", "ky": "Cyrl", "mn": "Cyrl",
        "ms": "Latn", "pa": "Guru", "sd": "Arab", "shi": "Tfng", "sr": "Cyrl", "tg": "Cyrl", "tk": "Latn", "tt": "Cyrl",
        "ug": "Arab", "uz": "Latn", "vai": "Vaii", "yue": "Hant", "zh": "Hans",
    ]

    private static let byRegion: [String: String] = [
        "az-IR": "Arab", "kk-CN": "Arab", "ku-IQ": "Arab", "ku-IR": "Arab", "ky-CN": "Arab", "mn-CN": "Mong", "pa-PK": "Arab",
        "sr-ME": "Latn", "tg-PK": "Arab", "uz-AF": "Arab", "yue-CN": "Hans", "zh-AU": "Hant", "zh-HK": "Hant", "zh-MO": "Hant",
        "zh-TW": "Hant",
    ]

    /// Regions whose Spanish has the common parent `es-419`.
    static let latinAmerica: Set<String> = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV", "US",
        "UY", "VE",
    ]

    /// Regions whose English stands for itself and not below `en-001`.
    static let ownEnglish: Set<String> = ["AS", "GU", "MH", "MP", "PH", "PR", "UM", "US", "VI"]
}
