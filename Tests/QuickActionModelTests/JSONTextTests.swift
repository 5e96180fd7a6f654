import QuickActionModel
import Testing

@Suite struct JSONTextTests {
    private func text(pretty: Bool = true, _ body: (inout JSONText) -> Void) -> String {
        var json = JSONText(pretty: pretty)
        body(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("", #""""#), ("a", #""a""#), ("\"", #""\"""#), ("\\", #""\\""#), ("\n\r\t", #""\n\r\t""#),
        ("\u{0}\u{1F}\u{8}", #""\u0000\u001f\u0008""#),
        ("\u{7F}", #""\u007f""#), ("é日\u{1F600}\u{2028}", "\"é日\u{1F600}\u{2028}\""), ("</script>", #""</script>""#),
    ])
    func strings(value: String, written: String) { #expect(text { $0.value(value) } == written) }

    @Test func emptyGroups() {
        #expect(text { $0.object { _ in } } == "{}")
        #expect(text { $0.array { _ in } } == "[]")
    }

    @Test func nesting() {
        func body(_ json: inout JSONText) {
            json.object { json in
                json.key("a")
                json.array { _ in }
                json.key("b")
                json.object { _ in }
                json.key("c")
                json.array { list in
                    list.value(1)
                    list.array { $0.value("x") }
                    list.object { $0.member("k", 2) }
                    list.value(true)
                    list.null()
                }
                json.member("d", ["x", "y"])
                json.member("e", optional: nil)
                json.member("f", optional: "g\"")
            }
        }
        #expect(text(pretty: false, body) == #"{"a":[],"b":{},"c":[1,["x"],{"k":2},true,null],"d":["x","y"],"f":"g\""}"#)
        #expect(
            text(body) == """
                {
                  "a": [],
                  "b": {},
                  "c": [
                    1,
                    [
                      "x"
                    ],
                    {
                      "k": 2
                    },
                    true,
                    null
                  ],
                  "d": [
                    "x",
                    "y"
                  ],
                  "f": "g\\""
                }
                """)
    }

    @Test func aDocumentEndsWithALineEnd() {
        var json = JSONText()
        json.object { $0.member("a", 1) }
        #expect(json.finished() == Array("{\n  \"a\": 1\n}\n".utf8))
    }
}
