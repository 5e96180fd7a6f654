import QuickActionModel
import Testing

@testable import SiteRendering

@Suite struct SearchTests {
    private func words(_ text: String) -> [String] { SearchFold.words(text).map { String(decoding: $0.bytes, as: UTF8.self) } }

    @Test(arguments: [
        ("New Message", ["new", "message"]), ("Crème Brûlée", ["creme", "brulee"]), ("Cre\u{300}me", ["creme"]),
        ("STRASSE Straße", ["strasse", "strasse"]), ("İstanbul ışık", ["istanbul", "isik"]), ("ŁÓDŹ", ["lodz"]),
        ("ΑΓΑΠΗΜΕΝΑ", ["αγαπημενα"]), ("Ёлка", ["елка"]), ("أحمد", ["احمد"]), ("٤٢", ["42"]), ("Ｓｃａｎ", ["scan"]),
        ("検索", ["検索", "索"]), ("メッセージ", ["めっせ", "っせー", "せーし", "ーし", "し"]), ("ﾒｯｾ", ["めっせ", "っせ", "せ"]),
        ("새 메시지", ["새", "메시지"]), ("C++ & 24/7", ["c", "24", "7"]), ("…", []), ("", []),
    ])
    func textsAreFolded(text: String, expected: [String]) { #expect(words(text) == expected) }

    @Test func identifiersAreFoundByTheirParts() {
        let words = SearchFold.identifierWords("com.acme.favoriteAction2").map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(words == ["com", "acme", "favoriteaction2", "favorite", "action2"])
    }

    @Test func aLongWordIsCutBetweenLetters() {
        for letter in ["a", "é", "ж", "𐐨"] {
            let word = SearchFold.words(String(repeating: letter, count: 100))
            #expect(
                word.count == 1 && word[0].bytes.count <= SearchFold.longest
                    && String(validating: word[0].bytes, as: UTF8.self) != nil)
        }
    }

    private func bucket(_ word: String, _ count: Int) -> Int { SearchIndex.bucket(of: SearchFold.words(word)[0], count: count) }

    @Test(arguments: [("new", "newer", "not"), ("search", "seen", "sack"), ("検索", "検", "索")])
    func aBucketHoldsWordsThatBeginAlike(word: String, same: String, other: String) {
        #expect(bucket(word, 1021) == bucket(same, 1021))
        #expect(bucket(word, 1021) != bucket(other, 1021))
    }

    /// The number that the script reckons: FNV-1a over UTF-16 units, here by hand for "ne".
    @Test func theBucketIsTheOneOfTheScript() {
        var hash: UInt64 = 2_166_136_261
        for unit: UInt64 in [110, 101] { hash = ((hash ^ unit) * 16_777_619) & 0xFFFF_FFFF }
        #expect(bucket("new", 1000) == Int(hash % 1000))
    }

    @Test func everyFileOfTheIndexIsPlanned() throws {
        let site = try RenderedSite.full.get()
        let names = site.plan.pages.map(\.address.path).filter { $0.hasPrefix("search/") }
        #expect(names == ["search/hits-0.js", "search/info.js", "search/words-0.js"])
    }

    /// What a page loads for one query stays small, whatever the size of the catalog.
    @Test func partsStaySmallAndGrowLinearly() {
        func index(_ count: Int) -> SearchIndex {
            SearchIndex(count: count) { number in
                SearchEntry(
                    kind: .action, address: SiteAddress("apps/a/\(number)/index.html"), title: "New Message \(number)",
                    language: "en",
                    home: "App \(number % 50)",
                    texts: [
                        SearchEntry.Text(field: .title, language: "en", text: "New Message \(number)"),
                        SearchEntry.Text(field: .type, language: nil, text: "com.example.type\(number)"),
                    ])
            }
        }
        for count in [500, 2000] {
            let index = index(count)
            let places = (0..<index.bucketCount).map { index.bucket($0).reduce(0) { $0 + $1.places.count } }
            // Title, type with its parts, and the app's name: eight words an entry, seven where the number of the app is that of the title.
            #expect(places.reduce(0, +) == count * 8 - 50)
            #expect(places.max() ?? 0 <= count * 3)
            #expect(index.pieceCount == (count + 31) / 32)
        }
    }
}
