import Foundation
import MarkdownNotes
import QuickActionModel
import Testing

@Suite struct HostileNoteTests {
    static let text = """
        ---
        title: "<script>alert(1)</script>"
        aliases: ["../../etc/passwd"]
        ---
        # <img src=x onerror=alert(1)>

        ## "><svg onload=x> `</h2><script>` {{title}} &lt;script&gt;

        <script>x</script><b onclick="x">hi</b><svg onload=x>

        [a](javascript:x) [b](JaVaScRiPt&#58;x) <javascript:x> ![c](data:image/svg+xml,<svg/onload=x>) [d](file:///x) [e](vbscript:x)
        [f](<b.md" onclick="x>) [g](b.md "\\" onclick=\\"x") ![" onerror="x](c.png "\\">") [h](https://x/"onclick=x) [i](//e/x)

        ```"onclick=x><script>
        </code></pre><script>x</script>
        ```

        | <script> | " |
        |---|---|
        | <b onclick=x> | `</table>` |

        - [x] <i onclick=x>"
        - <style>*{}</style>

        a[^"><script>] ~~<u>~~ *<u>* **<u>** <u>

        [^"><script>]: <b onclick=x> "note"

        <style>
        x
        </style>

        <iframe src="javascript:x"></iframe>
        <?php x ?> <!DOCTYPE html> <![CDATA[<script>]]>
        """

    /// Tags and attributes that the renderer itself writes.
    static let tags: Set<String> = [
        "p", "h2", "h3", "h4", "h5", "h6", "a", "span", "em", "strong", "del", "code", "pre", "ul", "ol", "li", "label", "input",
        "hr",
        "br", "blockquote", "div", "table", "thead", "tbody", "tr", "th", "td", "img", "sup", "section",
    ]
    static let attributes: Set<String> = [
        "id", "class", "href", "title", "rel", "aria-label", "tabindex", "role", "scope", "src", "alt", "loading", "type",
        "disabled",
        "checked", "start",
    ]

    @Test func onlyOurOwnTagsAndAttributesStandInThePage() {
        let page = page(note(Self.text))
        expectClean(page)
        #expect(page.contains("&lt;/code&gt;&lt;/pre&gt;&lt;script&gt;x&lt;/script&gt;"))
        #expect(page.contains("{{title}}"))
        #expect(note(Self.text).title == "<script>alert(1)</script>")
    }

    /// Reads the page tag by tag: every tag is ours, closed in order, and every address is of an allowed kind.
    func expectClean(_ page: String) {
        let bytes = Array(page.utf8)
        var open: [String] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                if bytes[index] == UInt8(ascii: ">") { Issue.record("a bare > in \(page)") }
                index += 1
                continue
            }
            // Values are escaped, so the next > ends the tag.
            guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else {
                Issue.record("a tag without an end in \(page)")
                return
            }
            let tag = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
            if tag.hasPrefix("/") {
                #expect(open.popLast() == String(tag.dropFirst()), "in \(page)")
            } else {
                let name = String(tag.prefix { $0 != " " })
                #expect(Self.tags.contains(name), "<\(tag)>")
                for (attribute, value) in Self.parts(of: tag.dropFirst(name.count)) {
                    #expect(Self.attributes.contains(attribute), "<\(tag)>")
                    if attribute == "href" || attribute == "src" {
                        #expect(
                            ["files/", "#p-", "https://", "http://", "mailto:"].contains { value.lowercased().hasPrefix($0) },
                            "\(value)"
                        )
                    }
                }
                if !["br", "hr", "img", "input"].contains(name) { open.append(name) }
            }
            index = end + 1
        }
        #expect(open.isEmpty, "in \(page)")
    }

    static func parts(of text: Substring) -> [(String, String)] {
        var rest = text.drop { $0 == " " }
        var parts: [(String, String)] = []
        while !rest.isEmpty {
            let name = rest.prefix { $0 != "=" && $0 != " " }
            rest = rest.dropFirst(name.count)
            var value = ""
            if rest.hasPrefix("=\"") {
                value = String(rest.dropFirst(2).prefix { $0 != "\"" })
                rest = rest.dropFirst(value.count + 3)
            }
            parts.append((String(name), value))
            rest = rest.drop { $0 == " " }
        }
        return parts
    }

    /// Cuts, flips, repeats and splices the bytes of a note, the same way in every run.
    @Test func changedBytesNeverBreakThePage() {
        var random = Steps(state: 42)
        let seeds = [Self.text, ReportedCaseTests.everything].map { Array($0.utf8) }
        for round in 0..<400 {
            var bytes = seeds[round % 2]
            for _ in 0...random.next(4) {
                let place = random.next(bytes.count + 1)
                let length = min(random.next(40), bytes.count - place)
                switch random.next(5) {
                case 0: bytes.removeSubrange(place..<(place + length))
                case 1: bytes.insert(contentsOf: bytes[place..<(place + length)], at: random.next(bytes.count + 1))
                case 2: bytes.insert(UInt8(random.next(256)), at: place)
                case 3: bytes.insert(contentsOf: Array("[]()<>|*_~`#>-!\n\n\"&^:".utf8).shuffled(using: &random), at: place)
                default: bytes = Array(bytes[..<place]) + seeds[(round + 1) % 2][min(place, seeds[(round + 1) % 2].count)...]
                }
            }
            let parsed = NoteReader(contentRoot: "content").read(bytes, path: "content/guidelines/note.md")
            let page = page(parsed)
            expectClean(page)
            let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count + bytes.filter { $0 == 0x0D }.count
            for finding in parsed.findings {
                #expect((finding.location?.line ?? 1) <= lines && (finding.location?.column ?? 1) >= 1)
                #expect(!finding.summary.contains("\n"))
            }
            #expect(Set(ids(page)).count == ids(page).count)
        }
    }

    func ids(_ page: String) -> [String] {
        page.components(separatedBy: " id=\"").dropFirst().map { $0.components(before: "\"") }
    }

    /// A generator with a fixed start, so that a failure comes back.
    struct Steps: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
        mutating func next(_ bound: Int) -> Int { Int(next() >> 33) % bound }
    }
}

@Suite struct ParallelTests {
    @Test func twoThreadsReadTheSame() async {
        let texts = (0..<200).map { number in
            "# Note \(number)\n\n~~a\(number)~~ www.example.com/\(number) me\(number)@example.com\n\n| a | b |\n|--|--|\n| ~~\(number)~~ | x |\n\n- [x] t\n\n"
                + ReportedCaseTests.everything + String(repeating: "~~b~~ https://x.y/\(number) *c* ", count: number)
        }
        let expected = texts.map { html($0) }
        let results = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<4 { group.addTask { texts.map { html($0) } } }
            return await group.reduce(into: [[String]]()) { $0.append($1) }
        }
        #expect(results.count == 4)
        for result in results { #expect(result == expected) }
    }
}
