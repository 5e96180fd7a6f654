/// Names of languages: as their speakers write them, and in English.
///
/// A table of facts; a code that it lacks is shown as a code.
public enum LanguageNames {
    /// The language's own name for itself, with the region or script where the code has one.
    static func own(_ code: String) -> String? { name(code, \.own) }

    /// The English name.
    public static func english(_ code: String) -> String? { name(code, \.english) }

    private static func name(_ code: String, _ column: KeyPath<Entry, String>) -> String? {
        if let exact = table[code] { return exact[keyPath: column] }
        let parts = code.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2, let base = table[parts[0]] else { return nil }
        return "\(base[keyPath: column]) (\(parts[1]))"
    }

    private struct Entry: Sendable {
        let own: String
        let english: String
    }

    private static let table: [String: Entry] = Dictionary(
        uniqueKeysWithValues: [
            ("af", "Afrikaans", "Afrikaans"), ("ar", "العربية", "Arabic"), ("az", "Azərbaycanca", "Azerbaijani"),
            ("be", "Беларуская", "Belarusian"), ("bg", "Български", "Bulgarian"), ("bn", "বাংলা", "Bengali"),
            ("bs", "Bosanski", "Bosnian"), ("ca", "Català", "Catalan"), ("cs", "Čeština", "Czech"), ("cy", "Cymraeg", "Welsh"),
            ("da", "Dansk", "Danish"), ("de", "Deutsch", "German"), ("el", "Ελληνικά", "Greek"), ("en", "English", "English"),
            ("en-AU", "English (Australia)", "English (Australia)"), ("en-GB", "English (UK)", "English (UK)"),
            ("eo", "Esperanto", "Esperanto"), ("es", "Español", "Spanish"),
            ("es-419", "Español (Latinoamérica)", "Spanish (Latin America)"),
            ("et", "Eesti", "Estonian"), ("eu", "Euskara", "Basque"), ("fa", "فارسی", "Persian"), ("fi", "Suomi", "Finnish"),
            ("fil", "Filipino", "Filipino"), ("fr", "Français", "French"), ("fr-CA", "Français (Canada)", "French (Canada)"),
            ("ga", "Gaeilge", "Irish"), ("gd", "Gàidhlig", "Scottish Gaelic"), ("gl", "Galego", "Galician"),
            ("gu", "ગુજરાતી", "Gujarati"),
            ("he", "עברית", "Hebrew"), ("hi", "हिन्दी", "Hindi"), ("hr", "Hrvatski", "Croatian"), ("hu", "Magyar", "Hungarian"),
            ("hy", "Հայերեն", "Armenian"), ("id", "Indonesia", "Indonesian"), ("is", "Íslenska", "Icelandic"),
            ("it", "Italiano", "Italian"),
            ("ja", "日本語", "Japanese"), ("ka", "ქართული", "Georgian"), ("kab", "Taqbaylit", "Kabyle"), ("kk", "Қазақша", "Kazakh"),
            ("km", "ខ្មែរ", "Khmer"), ("kn", "ಕನ್ನಡ", "Kannada"), ("ko", "한국어", "Korean"), ("ku", "Kurdî", "Kurdish"),
            ("ckb", "کوردیی ناوەندی", "Central Kurdish"), ("lo", "ລາວ", "Lao"), ("lt", "Lietuvių", "Lithuanian"),
            ("lv", "Latviešu", "Latvian"),
            ("mk", "Македонски", "Macedonian"), ("ml", "മലയാളം", "Malayalam"), ("mn", "Монгол", "Mongolian"),
            ("mr", "मराठी", "Marathi"),
            ("ms", "Melayu", "Malay"), ("mt", "Malti", "Maltese"), ("my", "မြန်မာ", "Burmese"),
            ("nb", "Norsk bokmål", "Norwegian Bokmål"),
            ("ne", "नेपाली", "Nepali"), ("nl", "Nederlands", "Dutch"), ("nn", "Norsk nynorsk", "Norwegian Nynorsk"),
            ("no", "Norsk", "Norwegian"),
            ("oc", "Occitan", "Occitan"), ("pa", "ਪੰਜਾਬੀ", "Punjabi"), ("pl", "Polski", "Polish"), ("pt", "Português", "Portuguese"),
            ("pt-BR", "Português (Brasil)", "Portuguese (Brazil)"), ("pt-PT", "Português (Portugal)", "Portuguese (Portugal)"),
            ("rm", "Rumantsch", "Romansh"), ("ro", "Română", "Romanian"), ("ru", "Русский", "Russian"), ("si", "සිංහල", "Sinhala"),
            ("sk", "Slovenčina", "Slovak"), ("sl", "Slovenščina", "Slovenian"), ("sq", "Shqip", "Albanian"),
            ("sr", "Српски", "Serbian"),
            ("sv", "Svenska", "Swedish"), ("sw", "Kiswahili", "Swahili"), ("ta", "தமிழ்", "Tamil"), ("te", "తెలుగు", "Telugu"),
            ("th", "ไทย", "Thai"), ("tr", "Türkçe", "Turkish"), ("uk", "Українська", "Ukrainian"), ("ur", "اردو", "Urdu"),
            ("uz", "Oʻzbekcha", "Uzbek"), ("vi", "Tiếng Việt", "Vietnamese"), ("zh-Hans", "简体中文", "Chinese, Simplified"),
            ("zh-Hant", "繁體中文", "Chinese, Traditional"), ("zh-HK", "繁體中文（香港）", "Chinese (Hong Kong)"),
            ("und", "—", "Unknown language"),
        ].map { ($0.0, Entry(own: $0.1, english: $0.2)) })
}
