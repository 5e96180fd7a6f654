import QuickActionModel
import Testing

@Suite struct AddressTests {
    @Test(
        arguments: [
            ("index.html", "index.html", nil, "index.html"),
            ("index.html", "apps/notes/index.html", nil, "apps/notes/index.html"),
            ("apps/notes/index.html", "index.html", nil, "../../index.html"),
            ("apps/notes/dynamic/fav/index.html", "apps/notes/index.html", nil, "../../../../apps/notes/index.html"),
            ("a/b.html", "c/ü d.html", nil, "../c/%C3%BC%20d.html"),
            ("a/b.html", "c/d.html", "x y", "../c/d.html#x%20y"),
            ("a/b.html", "a/b.html", "überblick:1", "#%C3%BCberblick:1"),
            ("a/b.html", "a/b.html", nil, "../a/b.html"),
            ("index.html", "a%b?c#d.html", nil, "a%25b%3Fc%23d.html"),
        ] as [(String, String, String?, String)])
    func links(from page: String, to target: String, fragment: String?, link: String) {
        #expect(SiteAddress(page).link(to: SiteAddress(target), fragment: fragment) == link)
    }

    @Test func depthFolderAndOrder() {
        #expect(SiteAddress("index.html").depth == 0)
        #expect(SiteAddress("index.html").toRoot == "")
        #expect(SiteAddress("index.html").folder == "")
        #expect(SiteAddress("a/b/c.html").depth == 2)
        #expect(SiteAddress("a/b/c.html").toRoot == "../../")
        #expect(SiteAddress("a/b/c.html").folder == "a/b/")
        #expect(SiteAddress("caf\u{E9}") != SiteAddress("cafe\u{301}"))
        #expect(Set([SiteAddress("caf\u{E9}"), SiteAddress("cafe\u{301}")]).count == 2)
        #expect(["b", "a/b", "a-b", "B"].map { SiteAddress($0) }.sorted().map(\.path) == ["B", "a-b", "a/b", "b"])
    }

    @Test func addressesOfTheCatalog() {
        #expect(SiteAddress.home.path == "index.html")
        #expect(SiteAddress.guidelines.path == "guidelines/index.html")
        #expect(SiteAddress.app(id: "notes").path == "apps/notes/index.html")
        #expect(SiteAddress.app(AppCatalog(id: "con")).path == "apps/con-1143da2bc5/index.html")
        #expect(SiteAddress.appIcon(id: "notes").path == "apps/notes/icon.png")
        #expect(SiteAddress.appDocument(id: "notes").path == "apps/notes.json")
        #expect(SiteAddress.appDocument(id: "data.json").path == "apps/data.json-99377c63fb.json")
        #expect(SiteAddress.action(app: "a", kind: .static, type: "new").path == "apps/a/new/index.html")
        #expect(SiteAddress.action(app: "a", kind: .dynamic, type: "new").path == "apps/a/dynamic/new/index.html")
        #expect(SiteAddress.action(app: "a", kind: .static, type: "dynamic").path == "apps/a/dynamic-73c76d56fd/index.html")
        #expect(SiteAddress.guideline(stem: "titles").path == "guidelines/titles/index.html")
        #expect(SiteAddress.guideline(stem: "a b").path == "guidelines/a-b-c8687a08aa/index.html")
        #expect(SiteAddress.page(path: "team/faq").path == "pages/team/faq/index.html")
        #expect(SiteAddress.page(path: "team/index").path == "pages/team/index.html")
        #expect(SiteAddress.page(path: "index").path == "pages/index.html")
    }

    @Test func percentEncoding() {
        #expect(PercentEncoding.path("a-Z0._~/b c") == "a-Z0._~/b%20c")
        #expect(PercentEncoding.segment("a/b") == "a%2Fb")
        #expect(PercentEncoding.fragment("a:b/c\"<") == "a:b%2Fc%22%3C")
        #expect(PercentEncoding.path("日") == "%E6%97%A5")
    }

    @Test(
        arguments: [
            ("plain", "plain"), ("a%20b", "a b"), ("%E6%97%a5", "日"), ("%25", "%"), ("a%2Fb", "a/b"), ("", ""), ("%", nil),
            ("%2", nil),
            ("a%zz", nil), ("%FF", nil), ("%C3", nil),
        ] as [(String, String?)])
    func decoding(text: String, decoded: String?) { #expect(PercentEncoding.decode(text) == decoded) }
}
