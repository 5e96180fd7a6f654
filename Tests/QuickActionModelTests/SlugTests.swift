import QuickActionModel
import Testing

/// Every clause of the contract on slugs; the hashes were computed with another tool.
@Suite struct SlugTests {
    @Test(arguments: [
        "a", "0", "notes", "com.example.app.new-note", "a--b", "a..b", "9lives", "dynamically", "index.htm", "index2", "console",
        "com", "com10", "a-012345678", "a-0123456789a", "a-01234567xy", "x.json.y", "json", "a-",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ])
    func aPlainTextStandsForItself(text: String) { #expect(Slug.of(text) == text) }

    @Test(arguments: [
        ("", "x-e3b0c44298"),
        // Upper case, blanks and other ASCII.
        ("FavoriteAction", "favoriteaction-310aa71f5d"), ("favoriteAction", "favoriteaction-85f003ae83"),
        ("a b", "a-b-c8687a08aa"), ("a--B", "a-b-43b7381b09"), ("a_b", "a-b-648fa9b31b"), ("a..b C", "a.-b-c-ccb35f66e9"),
        ("x/../y", "x-.-y-fec01a9e6f"), ("<script>", "script-5b63e5b209"),
        // A first letter that may not stand there.
        ("-a", "a-c274891790"), (".a", "a-36797c3aba"), ("-", "x-3973e022e9"),
        // Other scripts and both normal forms.
        ("\u{DC}n\u{EF}code", "n-code-00b24be80c"), ("日本", "x-cf2abf0c5b"), ("caf\u{E9}", "caf-850f7dc439"),
        ("cafe\u{301}", "cafe-81ef060bcd"),
        // What looks like a slug with a hash, a document or a file without an ending.
        ("a-0123456789", "a-0123456789-14599cfd54"), ("data.json", "data.json-99377c63fb"), ("name.", "name-f8f47e4731"),
        ("A.", "a-e53657178c"),
        // Names that the site or a system needs for itself.
        ("dynamic", "dynamic-73c76d56fd"), ("index", "index-1bc04b5291"), ("index.html", "index.html-0eb5473046"),
        ("con", "con-1143da2bc5"), ("prn", "prn-5abeeca488"), ("aux", "aux-321f68140e"), ("nul", "nul-99e6242759"),
        ("com1", "com1-957a49c3e8"), ("CON", "con-a3dbc4b644"),
    ])
    func anythingElseCarriesTheHash(text: String, slug: String) { #expect(Slug.of(text) == slug) }

    @Test(arguments: [
        ("con.txt", "con-txt-d3bde286fd"), ("con.A", "con-a-8d43378ea3"), ("lpt9.tar.gz", "lpt9-tar.gz-fcc74657c5"),
    ])
    func aDeviceNameWithAnEndingIsOneToo(text: String, slug: String) { #expect(Slug.of(text) == slug) }

    @Test func longTextsAreCut() {
        let most = String(repeating: "a", count: 80)
        #expect(Slug.of(most + "a") == most + "-8c48280d57")
        #expect(Slug.of(String(repeating: "a", count: 90)) == most + "-6b2ec79170")
        #expect(Slug.of(String(repeating: "\u{E9}", count: 50)) == "x-2d18fe4b61")
    }

    @Test func twinsOfCaseAndNormalFormDoNotMeet() {
        let texts = [
            "abc", "Abc", "ABC", "abc ", " abc", "caf\u{E9}", "cafe\u{301}", "CAF\u{C9}", "x", "", "\u{0}", "日", "本", "item.",
            "item",
        ]
        let slugs = texts.map { Slug.of($0) }
        #expect(Set(slugs).count == texts.count)
        for slug in slugs {
            #expect(slug.utf8.count <= 91)
            #expect(slug.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) || $0 == 45 || $0 == 46 }, "\(slug)")
            #expect(slug.utf8.first != 45 && slug.utf8.first != 46)
        }
    }
}
