import Testing

/// The check of pages finds what it is there to find.
@Suite struct PageCheckTests {
    @Test func aGoodPageHasNoFaults() {
        let page = PageCheck(
            "<!doctype html>\n<html lang=\"en\"><p id=\"a\">A &amp; B<br><svg><use href=\"#a\"/></svg></p></html>\n")
        #expect(page.faults.isEmpty)
        #expect(page.links == ["#a"])
    }

    @Test(arguments: [
        ("<html>", "not closed: html"), ("<p>a</i></p>", "</i> while p is open"), ("<p>a < b</p>", "'<' begins no tag"),
        ("<p>a & b</p>", "'& b' is no reference"), ("<p class=a></p>", "class has a value without quotes"),
        ("<p class=\"a\" class=\"b\"></p>", "<p> has class twice"),
        ("<p title=\"a\"b\"></p>", "<p> has something that is no attribute"),
        ("<p title=\"<b>\"></p>", "title holds '<'"), ("<p onclick=\"x\"></p>", "<p> has onclick"),
        ("<p style=\"x\"></p>", "<p> has style"), ("<i id=\"a\"></i><i id=\"a\"></i>", "two elements have the id 'a'"),
        ("<a href=\"javascript:x\"></a>", "href leads to 'javascript:x'"), ("<a href=\"//x\"></a>", "href leads to '//x'"),
        ("<img src=\"https://x\">", "src leads to 'https://x'"), ("<!-- a -->", "'<' begins no tag"),
        ("<p>\u{1B}</p>", "a control character"), ("<p", "<p> is never closed"),
    ])
    func findsFaults(_ body: String, _ words: String) {
        let faults = PageCheck("<!doctype html>" + body).faults
        #expect(faults.contains { $0.contains(words) }, "\(faults)")
    }
}
