import Foundation

/// Titles whose width a browser measures, by script: from real apps where they are at hand, and invented ones.
enum MeasuredTitles {
    static let corpus = ProcessInfo.processInfo.environment["LONGPRESS_CORPUS"]

    /// Up to sixty real titles and all invented ones of each script, sorted by script.
    static func all() -> [(script: String, titles: [String])] {
        let real = corpus.map(fromCorpus) ?? [:]
        return invented.map { script, first, second in
            let made = first.flatMap { a in second.map { b in b.isEmpty ? a : a + (glued.contains(script) ? "" : " ") + b } }
            return (script, Array((real[script] ?? []).prefix(60)) + made)
        }
    }

    private static let glued: Set<String> = ["Han and kana", "Thai"]

    /// Beginnings and ends of invented titles; every pair makes one.
    private static let invented: [(script: String, first: [String], second: [String])] = [
        (
            "Latin", ["New", "Añadir", "Öffnen:", "Rechercher", "Nowa", "Ajouter à", "Tìm kiếm", "Yeni"],
            ["Tab", "Müller & Söhne", "„Straße“", "Wiadomość", "quick Reply…", "WAVE 7:45"]
        ),
        (
            "Greek", ["Νέα", "Άνοιγμα", "Αναζήτηση", "Προσθήκη", "Κοινή χρήση", "Λήψη", "Σάρωση", "Αποστολή"],
            ["καρτέλα", "σημείωσης", "τοποθεσίας", "φωτογραφιών", "μηνύματος", "Ημερολόγιο"]
        ),
        (
            "Cyrillic", ["Новая", "Открыть", "Найти", "Добавить", "Поделиться", "Пошук", "Изпрати", "Сканувати"],
            ["вкладка", "сообщение", "фотографию", "местоположение", "Їжа", "QR-код"]
        ),
        (
            "Arabic", ["إضافة", "فتح", "بحث في", "مشاركة", "إرسال", "جدید", "مسح", "ٱلتقاط"],
            ["رسالة", "علامة تبويب جديدة", "الملاحظات", "الموقع", "صورة", "المفضلة"]
        ),
        (
            "Hebrew", ["הוספת", "פתיחת", "חיפוש", "שיתוף", "שליחת", "סריקת", "יצירת", "צילום"],
            ["הודעה", "כרטיסייה חדשה", "תמונה", "מיקום", "קוד", "פתק"]
        ),
        (
            "Han and kana", ["新しい", "検索：", "写真を", "添加", "扫描", "分享", "開啟", "マイ"],
            ["タブ", "メモを追加", "二维码", "位置", "我的收藏", "書類、リスト"]
        ),
        (
            "Hangul", ["새로운", "검색", "추가", "공유", "보내기", "스캔", "열기", "최근"],
            ["탭", "메시지", "사진 찍기", "위치", "QR 코드", "즐겨찾기"]
        ),
        (
            "Thai", ["เพิ่ม", "ค้นหา", "เปิด", "แชร์", "ส่ง", "สแกน", "สร้าง", "ถ่าย"],
            ["ข้อความ", "แท็บใหม่", "รูปภาพ", "ตำแหน่ง", "คิวอาร์โค้ด", "บันทึกย่อ"]
        ),
        (
            "Devanagari", ["नया", "खोजें", "संदेश", "साझा करें", "प्रारंभ", "विद्यार्थी", "मेरी", "श्रेष्ठ"],
            ["टैब", "फ़ोटो लें", "स्थान भेजें", "पसंदीदा", "स्कैन करें", "लक्ष्य और उत्तर"]
        ),
        (
            "Emoji", ["Party 🎉", "❤️ Love", "👨‍👩‍👧 Family", "🇩🇪🇫🇷 Trip", "Call 👍🏽", "1️⃣ First"],
            ["", "Add", "☕️ now", "🔎 Search", "⭐️⭐️"]
        ),
    ]

    private static func fromCorpus(_ folder: String) -> [String: [String]] {
        var found: [String: Set<String>] = [:]
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for file in files where file.hasSuffix(".strings") {
            guard let data = FileManager.default.contents(atPath: folder + "/" + file), let text = decoded(data) else { continue }
            for match in text.matches(of: /=\s*"([^"\\]{1,30})"\s*;/) where !match.1.contains("$") {
                if let script = script(of: String(match.1)) { found[script, default: []].insert(String(match.1)) }
            }
        }
        return found.mapValues { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    }

    private static func decoded(_ data: Data) -> String? {
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        return String(data: data, encoding: isWide ? .utf16 : .utf8)
    }

    /// The script of most letters.
    private static func script(of text: String) -> String? {
        var counts: [String: Int] = [:]
        for scalar in text.unicodeScalars {
            let name: String? =
                switch scalar.value {
                case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: "Latin"
                case 0x370...0x3FF: "Greek"
                case 0x400...0x52F: "Cyrillic"
                case 0x5D0...0x5EA: "Hebrew"
                case 0x620...0x6D5: "Arabic"
                case 0x900...0x97F: "Devanagari"
                case 0xE00...0xE7F: "Thai"
                case 0x3040...0x30FF, 0x4E00...0x9FFF: "Han and kana"
                case 0xAC00...0xD7A3: "Hangul"
                default: nil
                }
            if let name { counts[name, default: 0] += 1 }
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
