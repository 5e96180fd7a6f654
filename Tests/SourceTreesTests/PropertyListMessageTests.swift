import SourceTrees
import Testing

/// What is said about inputs that are refused, and where; what stands in brackets is the key path.
struct PropertyListMessageTests {
    static let messages: [Case] = [
        Case(.plist, "", "empty 1:1+1 the file is empty; write its content or remove it"),
        Case(.plist, " \n\t\n", "empty 1:1+1 the file is empty; write its content or remove it"),
        Case(.plist, [0xEF, 0xBB, 0xBF], "empty 1:1+1 the file is empty; write its content or remove it"),
        Case(
            .plist, utf16(xml("<true/>"), bigEndian: true, mark: false),
            "encoding 1:1+1 the file looks like UTF-16 big-endian without a byte-order mark; save it as UTF-8"),
        Case(
            .plist, "<?xml version=\"1.0\" encoding=\"EBCDIC-US\"?><plist><true/></plist>",
            "encoding 1:1+1 the XML declaration names the encoding \"EBCDIC-US\", which is not read; save the file as UTF-8"),
        Case(
            .plist, "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><true/></plist>",
            "encoding 1:1+1 the XML declaration says \"UTF-16\", but the bytes are not; correct the declaration"),
        Case(
            .plist, xml("<dict>\n<<<<<<< HEAD\n<key>a</key><true/>\n=======\n>>>>>>> b\n</dict>"),
            "mergeMarkers 5:1+12 merge marker <<<<<<< was left in the file; finish the merge"),
        Case(.plist, "{\n a = b;\n=======\n}", "mergeMarkers 3:1+7 merge marker ======= was left in the file; finish the merge"),
        Case(
            .plist, "#include \"x.h\"\n<plist><dict/></plist>",
            "preprocessed 1:1+14 #include makes this a file for the preprocessor; give the preprocessed or the built file"),
        Case(
            .plist, xml("<array>\n\t#ifdef DEBUG\n<true/>\n#endif\n</array>"),
            "preprocessed 5:1+13 #ifdef makes this a file for the preprocessor; give the preprocessed or the built file"),
        Case(
            .plist, "#define A b\n{ a = b; }",
            "preprocessed 1:1+11 #define makes this a file for the preprocessor; give the preprocessed or the built file"),
        Case(.plist, "test\n<plist><dict/></plist>", "syntax 1:1+4 text \"test\" before the property list; remove it"),
        Case(
            .plist, xml("<dict/>\n<dict/>"),
            "contentAfterRoot 5:1+7 \"<\" after the one value of the property list; remove what follows"),
        Case(
            .plist, "<plist><true/></plist>\nmore\n<plist/>",
            "contentAfterRoot 2:1+4 \"m\" after the end of the property list; remove what follows"),
        Case(
            .plist, "<true/><!-- fine --><false/>",
            "contentAfterRoot 1:21+8 \"<\" after the end of the property list; remove what follows"),
        Case(.plist, "<plist/>", "empty 1:1+8 the property list holds no value; write its <dict>"),
        Case(.plist, "<plist>\n</plist>", "empty 1:1+7 the property list holds no value; write its <dict>"),
        Case(.plist, "<!-- nothing -->", "empty 1:1+1 the property list holds no value; write its <dict>"),
        Case(.plist, "<plist><true/>", "syntax 1:1+7 the file ends before </plist>; the element that begins here is not closed"),
        Case(.plist, "<plist><plist/></plist>", "syntax 1:8+8 <plist> inside a property list; remove it"),
        Case(
            .plist, "<!DOCTYPE plist [<!ENTITY e \"boom\">]>\n<plist><string>&e;</string></plist>",
            "entityDeclaration 1:18+8 entity declarations are not allowed in property lists; write the text itself"),
        Case(.plist, "<!DOCTYPE plist \"x", "syntax 1:1+9 the document type that begins here is never closed; add >"),
        Case(
            .plist, xml("<string>a&nbsp;b</string>"),
            "syntax 4:10+6 unknown entity &nbsp;; property lists know lt, gt, amp, quot, apos and numbers"),
        Case(
            .plist, xml("<string>AT&T</string>"), "syntax 4:11+1 \"&\" does not begin an entity; write &amp; for the sign itself"),
        Case(.plist, xml("<string>&#0;</string>"), "syntax 4:9+4 &#0; is no character"),
        Case(.plist, xml("<string>&#xD800;</string>"), "syntax 4:9+8 &#xD800; is no character"),
        Case(.plist, xml("<string>&#x110000;</string>"), "syntax 4:9+10 &#x110000; is no character"),
        Case(.plist, xml("<string>&#99999999999;</string>"), "syntax 4:9+14 &#99999999999; is no character"),
        Case(
            .plist, xml("<string>&#+5;</string>"), "syntax 4:9+1 \"&\" does not begin an entity; write &amp; for the sign itself"),
        Case(.plist, xml("<dict><key>A</key></dict>"), "syntax 4:12+1 key \"A\" has no value; add the value or remove the key"),
        Case(
            .plist, xml("<dict><key>A</key><key>B</key><true/></dict>"),
            "syntax 4:12+1 key \"A\" has no value; add the value or remove the key"),
        Case(
            .plist, xml("<dict><string>x</string></dict>"),
            "syntax 4:7+8 <string> without a key at the start of the dictionary; put its <key> before it"),
        Case(
            .plist, xml("<dict><key>a</key><true/><false/></dict>"),
            "syntax 4:26+8 <false> without a key after the value of \"a\"; put its <key> before it"),
        Case(
            .plist, xml("<dict><key>o</key><array><dict>\n<key>n</key></dict></array></dict>"),
            "syntax 5:6+1 key \"n\" has no value; add the value or remove the key [o[0]]"),
        Case(
            .plist, xml("<array><key>a</key></array>"),
            "syntax 4:8+5 <key> in an array; an array has no keys, put <dict> round the key and its value [[0]]"),
        Case(.plist, "<key>a</key><true/>", "syntax 1:1+5 <key> outside a dictionary; put <dict> round it"),
        Case(.plist, xml("<dictt/>"), "syntax 4:1+6 unknown element <dictt>; did you mean <dict>?"),
        Case(.plist, xml("<boolean/>"), "syntax 4:1+8 unknown element <boolean>; a property list has none of that name"),
        Case(.plist, xml("<String>a</String>"), "syntax 4:1+7 unknown element <String>; did you mean <string>?"),
        Case(
            .plist, xml("<dict><key>a</key><array></dict></dict>"),
            "syntax 4:26+7 </dict> where </array> should be; <array> of line 4 is still open [a[0]]"),
        Case(.plist, xml("</dict>"), "syntax 4:1+7 </dict> where </plist> should be; <plist> of line 3 is still open"),
        Case(.plist, "</dict>", "syntax 1:1+7 close tag without its open tag; remove it"),
        Case(.plist, "<!-- a -->\n</plist>", "syntax 2:1+8 close tag without its open tag; remove it"),
        Case(.plist, "</", "syntax 1:1+1 \"<\" does not begin an element; write &lt; for the sign itself"),
        Case(.plist, xml("<array></array"), "syntax 4:8+7 the close tag </array is not complete; add > [[0]]"),
        Case(
            .plist, xml("<string>a<b>c</b></string>"),
            "syntax 4:10+3 <string> of line 4 holds text only; close it before the next element, or write &lt; for \"<\""),
        Case(.plist, xml("<key"), "syntax 4:1+4 the tag <key is not closed; add >"),
        Case(
            .plist, xml("<array>stray</array>"),
            "syntax 4:8+5 text \"stray\" between the elements of a <array>; put it into an element or remove it [[0]]"),
        Case(
            .plist, xml("<array>< </array>"), "syntax 4:8+1 \"<\" does not begin an element; write &lt; for the sign itself [[0]]"
        ),
        Case(.plist, xml("<true>x</true>"), "syntax 4:1+6 <true> holds nothing; write <true/>"),
        Case(
            .plist, "<plist><dict><key>a</key>",
            "syntax 1:8+6 the file ends before </dict>; the element that begins here is not closed [a]"),
        Case(
            .plist, "<plist><string>abc",
            "syntax 1:8+8 the file ends before </string>; the element that begins here is not closed"),
        Case(.plist, "<plist><!-- open", "syntax 1:8+4 the comment that begins here is never closed; add -->"),
        Case(
            .plist, "<plist><string><![CDATA[ open</string></plist>",
            "syntax 1:16+9 the CDATA section that begins here is never closed; add ]]>"),
        Case(.plist, "<?xml open", "syntax 1:1+2 the instruction that begins here is never closed; add ?>"),
        Case(.plist, "<plist><?open", "syntax 1:8+2 the instruction that begins here is never closed; add ?>"),
        Case(.plist, "<plist><dict attr=\"open></dict></plist>", "syntax 1:8+5 the tag <dict is not closed; add >"),
        Case(
            .plist, xml("<dict><key>n</key>\n<integer>(null)</integer></dict>"),
            "badValue 5:10+6 \"(null)\" is no integer; write decimal digits, or 0x and hexadecimal digits [n]"),
        Case(
            .plist, xml("<integer></integer>"),
            "badValue 4:10+1 integer is empty; write decimal digits, or 0x and hexadecimal digits"),
        Case(
            .plist, xml("<integer>0x</integer>"),
            "badValue 4:10+2 \"0x\" is no integer; write decimal digits, or 0x and hexadecimal digits"),
        Case(
            .plist, xml("<integer>1.5</integer>"),
            "badValue 4:10+3 \"1.5\" is no integer; write decimal digits, or 0x and hexadecimal digits"),
        Case(
            .plist, xml("<integer>99999999999999999999999999</integer>"),
            "badValue 4:10+26 integer \"99999999999999999999999999\" is out of range; it must lie from −2^63 to 2^64 − 1"),
        Case(
            .plist, xml("<integer>-9223372036854775809</integer>"),
            "badValue 4:10+20 integer \"-9223372036854775809\" is out of range; it must lie from −2^63 to 2^64 − 1"),
        Case(.plist, xml("<real>1,5</real>"), "badValue 4:7+3 \"1,5\" is no real; write digits with a point, such as 1.5"),
        Case(.plist, xml("<real/>"), "badValue 4:8+1 real is empty; write digits with a point, such as 1.5"),
        Case(.plist, xml("<real>0x1p3</real>"), "badValue 4:7+5 \"0x1p3\" is no real; write digits with a point, such as 1.5"),
        Case(
            .plist, xml("<date>2026-02-29T10:00:00Z</date>"),
            "badValue 4:7+20 \"2026-02-29T10:00:00Z\" is no date; write it in UTC as 2026-11-30T10:00:00Z"),
        Case(
            .plist, xml("<date>yesterday</date>"),
            "badValue 4:7+9 \"yesterday\" is no date; write it in UTC as 2026-11-30T10:00:00Z"),
        Case(.plist, xml("<date/>"), "badValue 4:8+1 date is empty; write it in UTC as 2026-11-30T10:00:00Z"),
        Case(
            .plist, xml("<date>2026-11-30T24:00:00Z</date>"),
            "badValue 4:7+20 \"2026-11-30T24:00:00Z\" is no date; write it in UTC as 2026-11-30T10:00:00Z"),
        Case(.plist, xml("<data>AA*A</data>"), "badValue 4:7+4 data holds \"*\", which is not base64"),
        Case(.plist, xml("<data>AAAAA</data>"), "badValue 4:7+5 data ends within a group of four base64 characters"),
        Case(.plist, xml("<data>AA=</data>"), "badValue 4:7+3 data ends within a group of four base64 characters"),
        Case(.plist, "// only a comment", "empty 1:1+1 the file holds comments only; write its content or remove it"),
        Case(.plist, "{ a = b }", "syntax 1:9+1 expected \";\" after the value of \"a\", found \"}\" [a]"),
        Case(.plist, "{ a b; }", "syntax 1:5+1 expected \"=\" after the key \"a\", found \"b\" [a]"),
        Case(.plist, "{ a = ; }", "syntax 1:7+1 expected a value, found \";\" [a]"),
        Case(.plist, "{ a = b;", "syntax 1:1+1 the file ends before the \"}\" of what begins here; it may be cut off"),
        Case(.plist, "(a b)", "syntax 1:4+1 expected \",\" or \")\", found \"b\" [[1]]"),
        Case(.plist, "(a, b", "syntax 1:1+1 the file ends before the \")\" of what begins here; it may be cut off [[2]]"),
        Case(.plist, "{ a = <0g>; }", "syntax 1:9+1 data holds \"g\", which is no hexadecimal digit [a]"),
        Case(.plist, "<012>", "badValue 1:1+5 data has an odd number of hexadecimal digits; each byte takes two"),
        Case(.plist, "<01", "syntax 1:1+1 the data that begins here is never closed; add >"),
        Case(.plist, "{ (a) = b; }", "syntax 1:3+1 expected a key, found \"(\""),
        Case(.plist, "/* open", "syntax 1:1+2 the comment that begins here is never closed; add */"),
        Case(.plist, "{ a = b; } c", "contentAfterRoot 1:12+1 \"c\" after the end of the property list; remove what follows"),
        Case(.plist, "{ é = b; }", "syntax 1:3+1 expected a key, found \"é\"; put text beyond ASCII in quotes"),
        Case(
            .plist, "<*X5>",
            "badValue 1:1+5 \"<*X5>\" is no typed value; the forms are <*I5>, <*R1.5>, <*BY> and <*D2026-11-30 10:00:00 +0000>"),
        Case(
            .plist, "<*I5.5>",
            "badValue 1:1+7 \"<*I5.5>\" is no typed value; the forms are <*I5>, <*R1.5>, <*BY> and <*D2026-11-30 10:00:00 +0000>"),
        Case(.plist, "<*I5", "syntax 1:1+1 the value that begins here is never closed; add >"),
        Case(
            .plist, "<*D2026-13-30 10:00:00 +0000>",
            "badValue 1:1+29 \"<*D2026-13-30 10:00:00 +0000>\" is no typed value; the forms are <*I5>, <*R1.5>, <*BY> and <*D2026-11-30 10:00:00 +0000>"
        ),
        Case(.plist, "a b c", "contentAfterRoot 1:3+1 \"b\" after the end of the property list; remove what follows"),
        Case(.plist, "hello world", "contentAfterRoot 1:7+1 \"w\" after the end of the property list; remove what follows"),
    ]

    @Test(arguments: messages)
    func message(_ example: Case) {
        #expect(example.reading.outcome(example.input) == example.expected)
    }
}
