import QuickActionModel
import Testing

@Suite struct PropertyValueTests {
    @Test(
        arguments: [
            (.string("42"), #""42""#), (.integer("42"), "42"), (.integer("18446744073709551615"), "18446744073709551615"),
            (.integer("-9223372036854775808"), "-9223372036854775808"),
            (.real(42), "42.0"), (.real(-0.5), "-0.5"), (.real(.nan), #"{"$real":"nan"}"#),
            (.real(.infinity), #"{"$real":"inf"}"#),
            (.real(-.infinity), #"{"$real":"-inf"}"#), (.boolean(true), "true"), (.boolean(false), "false"), (.null, "null"),
            (.date("2026-11-30T10:00:00Z"), #"{"$date":"2026-11-30T10:00:00Z"}"#), (.data([102, 111]), #"{"$data":"Zm8="}"#),
            (.data([]), #"{"$data":""}"#), (.uid(7), #"{"$uid":7}"#), (.array([]), "[]"), (.dictionary([]), "{}"),
            (.array([.integer("2"), .integer("1")]), "[2,1]"),
        ] as [(PropertyValue, String)])
    func canonicalForm(value: PropertyValue, json: String) { #expect(value.canonicalJSON == json) }

    @Test func keysAreSortedByBytesAtEveryDepth() {
        let value = PropertyValue.dictionary([
            PropertyEntry("b", .dictionary([PropertyEntry("z", .integer("1")), PropertyEntry("a", .integer("2"))])),
            PropertyEntry("\u{E9}", .null), PropertyEntry("e\u{301}", .boolean(true)), PropertyEntry("Z", .string("q\"")),
        ])
        #expect(value.canonicalJSON == "{\"Z\":\"q\\\"\",\"b\":{\"a\":2,\"z\":1},\"e\u{301}\":true,\"\u{E9}\":null}")
        var declared = JSONText(pretty: false)
        value.write(to: &declared, sorted: false)
        #expect(
            Array(declared.bytes)
                == Array("{\"b\":{\"z\":1,\"a\":2},\"\u{E9}\":null,\"e\u{301}\":true,\"Z\":\"q\\\"\"}".utf8))
    }

    @Test func lookUp() {
        let value = PropertyValue.dictionary([PropertyEntry("caf\u{E9}", .integer("1"))])
        #expect(value["caf\u{E9}"] == .integer("1"))
        #expect(value["cafe\u{301}"] == nil)
        #expect(PropertyValue.array([])["a"] == nil)
    }

    @Test func namesOfKinds() {
        let values: [PropertyValue] = [
            .string(""), .integer("1"), .real(1), .boolean(true), .date(""), .data([]), .uid(1), .null, .array([]),
            .dictionary([]),
        ]
        #expect(
            values.map(\.kindName) == [
                "string", "integer", "real", "boolean", "date", "data", "UID", "null", "array", "dictionary",
            ])
    }
}
