import SourceTrees
import Testing

struct XMLPropertyListTests {
    static let values: [Case] = [
        Case(.plist, xml("<dict/>"), "read {}"),
        Case(.plist, xml("<dict><key>a</key><string>b</string><key>c</key><true/></dict>"), #"read {"a": "b", "c": true}"#),
        Case(
            .plist, xml("<array><false/><true></true><string/><array/><integer>7</integer></array>"),
            #"read [false, true, "", [], 7]"#),
        Case(.plist, "<dict><key>bare</key><string>root</string></dict>", #"read {"bare": "root"}"#),
        Case(.plist, "\n\n<plist><string>blank first</string></plist>", #"read "blank first""#),
        Case(.plist, "<!-- first -->\n<plist><true/></plist>", "read true"),
        Case(.plist, [0xEF, 0xBB, 0xBF] + Array(xml("<true/>").utf8), "read true"),
        Case(.plist, utf16(xml("<string>é🚘</string>"), bigEndian: false), #"read "é🚘""#),
        Case(.plist, utf16(xml("<string>é🚘</string>"), bigEndian: true), #"read "é🚘""#),
        Case(
            .plist,
            Array(#"<?xml version="1.0" encoding="ISO-8859-1"?><plist><string>caf"#.utf8) + [0xE9]
                + Array("</string></plist>".utf8), #"read "café""#),
        Case(
            .plist,
            Array(#"<?xml version="1.0" encoding='windows-1252'?><plist><string>"#.utf8) + [0x80, 0x93]
                + Array("</string></plist>".utf8), #"read "€“""#),
        Case(
            .plist,
            Array(#"<?xml version="1.0" encoding="macintosh"?><plist><string>"#.utf8) + [0x8E, 0xA5]
                + Array("</string></plist>".utf8), #"read "é•""#),
        Case(.plist, #"<?xml version="1.0" encoding="us-ascii"?><plist><string>a</string></plist>"#, #"read "a""#),
        Case(.plist, xml("<!-- ---- icons ---- --><dict><!-- ------ --><key>a</key><!----><true/></dict>"), #"read {"a": true}"#),
        Case(.plist, xml("<?note <dict> ?><true/>"), "read true"),
        Case(.plist, xml("<dict a='>' b=\"</dict>\" ><key>k</key ><string >v</string\n></dict>"), #"read {"k": "v"}"#),
        Case(.plist, xml("<string>A &lt; B &amp;amp; C ©</string>"), #"read "A < B &amp; C ©""#),
        Case(.plist, xml("<string>&quot;&apos;&gt;&#233;&#xE9;&#x1F698;&#128664;&#9;</string>"), #"read "\"'>éé🚘🚘\x9.""#),
        Case(.plist, xml(#"<string>A <![CDATA[<b> & "q"]]> B</string>"#), #"read "A <b> & \"q\" B""#),
        Case(.plist, xml("<string><![CDATA[]]]]><![CDATA[>]]></string>"), #"read "]]>""#),
        Case(.plist, xml("<string>a<!-- no text -->b<?pi?>c</string>"), #"read "abc""#),
        Case(.plist, xml("<string>a\r\nb\rc&#13;</string>"), #"read "a\xa.b\xa.c\xd.""#),
        Case(.plist, xml("<string> kept </string>"), #"read " kept ""#),
        Case(.plist, xml("<string>]]> tolerated > here</string>"), #"read "]]> tolerated > here""#),
        Case(
            .plist,
            xml(
                "<array><integer>0x1F</integer><integer>-0x1F</integer><integer> +5\n</integer><integer>-0</integer><integer>007</integer></array>"
            ), "read [31, -31, 5, 0, 7]"),
        Case(
            .plist, xml("<array><integer>18446744073709551615</integer><integer>-9223372036854775808</integer></array>"),
            "read [18446744073709551615, -9223372036854775808]"),
        Case(
            .plist,
            xml(
                "<array><real>1.5</real><real> -2e3 </real><real>inf</real><real>-infinity</real><real>NaN</real><real>7</real></array>"
            ), "read [r:1.5, r:-2000.0, r:inf, r:-inf, r:nan, r:7.0]"),
        Case(
            .plist, xml("<array><date>2026-11-30T10:00:00Z</date><date> 2024-02-29T23:59:59Z </date></array>"),
            "read [d:2026-11-30T10:00:00Z, d:2024-02-29T23:59:59Z]"),
        Case(
            .plist, xml("<array><data>\n\tAAEC\n\t/w==\n</data><data/><data>TQ</data><data>TWE=</data></array>"),
            "read [<000102ff>, <>, <4d>, <4d61>]"),
        Case(
            .plist, xml("<dict><key>é</key><integer>1</integer><key>e\u{301}</key><integer>2</integer></dict>"),
            "read {\"é\": 1, \"e\u{301}\": 2}"),
        Case(.plist, xml("<dict><key/><string>empty key</string></dict>"), #"read {"": "empty key"}"#),
        Case(.plist, "<!DOCTYPE plist [ <!-- <!x --> <!ELEMENT plist (dict) > ]><plist><true/></plist>", "read true"),
    ]

    @Test(arguments: values)
    func value(_ example: Case) {
        #expect(example.reading.outcome(example.input) == example.expected)
    }

    @Test func commentsBelongToTheNextElement() throws {
        let document = try Reading.plist.read(
            xml(
                """
                <array>
                  <!-- one --><!-- two -->
                  <dict><!-- inner --><key>k</key><!-- value --><true/><!-- last --></dict>
                  <dict/>
                </array>
                """))
        let items = try #require(document.root.array)
        #expect(items[0].comments.map(\.text) == [" one ", " two "])
        #expect(items[0]["k"]?.comments.map(\.text) == [" inner ", " value "])
        #expect(items[1].comments.isEmpty)
        #expect(document.position(of: items[0].comments[0].span) == SourcePosition(line: 5, column: 3))
        #expect(document.scalarLength(of: items[0].comments[0].span) == 12)
    }

    @Test func placesOfKeysAndValues() throws {
        let document = try Reading.plist.read(xml("<dict>\r\n\t<key>über</key>\r\n\t<string>é &amp; b</string>\r\n</dict>"))
        let entry = try #require(document.root.entry("über"))
        #expect(document.position(of: document.root.span) == SourcePosition(line: 4, column: 1))
        #expect(document.position(of: entry.keySpan) == SourcePosition(line: 5, column: 7))
        #expect(document.scalarLength(of: entry.keySpan) == 4)
        #expect(document.position(of: entry.value.span) == SourcePosition(line: 6, column: 2))
        #expect(document.source.string(in: entry.value.span) == "<string>é &amp; b</string>")
        #expect(document.source.string(in: document.innerSpan(of: entry.value)) == "é &amp; b")
        #expect(document.lineText(6) == "\t<string>é &amp; b</string>")
    }

    @Test func duplicateKeysAreKeptAndNoted() throws {
        let document = try Reading.plist.read(
            xml("<dict><key>o</key><dict><key>a</key><true/>\n<key>b</key><true/>\n<key>&#97;</key><false/></dict></dict>"))
        #expect(document.root["o"]?.dictionary?.count == 3)
        #expect(document.root["o"]?["a"]?.boolean == false)
        let notice = try #require(document.notices.first)
        #expect(document.notices.count == 1)
        #expect(notice.kind == .duplicateKey("a"))
        #expect(notice.keyPath == "o")
        #expect(document.position(of: notice.span) == SourcePosition(line: 6, column: 6))
        #expect(try document.position(of: #require(notice.related)) == SourcePosition(line: 4, column: 30))
    }

    @Test func controlCharactersAreNoted() throws {
        let document = try Reading.plist.read("<plist><string>a\u{1}b&#2;</string></plist>")
        #expect(document.root.string == "a\u{1}b\u{2}")
        #expect(document.notices.map(\.kind) == [.controlCharacter, .controlCharacter])
    }

    @Test func formatAndEncodingAreTold() throws {
        #expect(try Reading.plist.read(xml("<true/>")).format == .xmlPropertyList)
        #expect(try Reading.plist.read(utf16("<true/>", bigEndian: true)).encodingNote == "UTF-16 big-endian")
        #expect(try Reading.plist.read("{}").format == .oldStylePropertyList)
        #expect(try Reading.plist.read("{}").encodingNote == nil)
    }
}
