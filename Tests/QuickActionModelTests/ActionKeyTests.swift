import QuickActionModel
import Testing

@Suite struct ActionKeyTests {
    private func dictionary(_ keys: [String]) -> PropertyValue {
        .dictionary(keys.map { PropertyEntry(ByteText($0), .string(ByteText("<\($0)>"))) })
    }

    @Test(arguments: [
        // The named keys in their own order, whatever the order of declaration.
        (["href", "url", "uuid", "identifier", "id"], "id"), (["href", "url", "uuid", "identifier"], "identifier"),
        (["href", "url", "uuid"], "uuid"), (["href", "url"], "url"), (["aID", "href"], "href"),
        // Then the first key, by bytes, that ends in ID or Id.
        (["zId", "bID", "aID", "name"], "aID"), (["contactId", "Zebra", "ContactID"], "ContactID"), (["ID"], "ID"),
        (["Id"], "Id"),
    ])
    func theKeyThatCounts(keys: [String], key: String) {
        #expect(ActionIdentity.of(dictionary(keys)) == ActionIdentity(key: ByteText(key), value: ByteText("\"<\(key)>\"")))
    }

    @Test(arguments: ["Identifier", "iD", "valid", "IDs", "uid", "URL"])
    func aKeyThatIsNone(key: String) {
        #expect(
            ActionIdentity.of(dictionary([key])) == ActionIdentity(key: nil, value: ByteText("{\"\(key)\":\"<\(key)>\"}")))
    }

    @Test func configuredKeysReplaceTheUsualOnes() {
        let value = dictionary(["id", "slot", "room"])
        #expect(ActionIdentity.of(value, keys: ["room", "slot"])?.key == "room")
        #expect(ActionIdentity.of(value, keys: ["floor"])?.key == nil)
        #expect(ActionIdentity.of(value, keys: ["floor"])?.value == #"{"id":"<id>","room":"<room>","slot":"<slot>"}"#)
    }

    @Test func theVersionIsNoPartOfTheIdentity() {
        let value = dictionary(["schema", "name"])
        #expect(ActionIdentity.of(value, versionKey: "schema") == ActionIdentity(key: nil, value: #"{"name":"<name>"}"#))
        #expect(ActionIdentity.of(dictionary(["schema"]), versionKey: "schema") == nil)
    }

    @Test func nothingGivesNone() {
        #expect(ActionIdentity.of(nil) == nil)
        #expect(ActionIdentity.of(.dictionary([])) == nil)
        #expect(ActionIdentity.of(.string("x")) == nil)
    }

    @Test func typesOfValuesAreKeptApart() {
        let text = ActionIdentity.of(.dictionary([PropertyEntry("id", .string("42"))]))
        let number = ActionIdentity.of(.dictionary([PropertyEntry("id", .integer("42"))]))
        #expect(text?.value == "\"42\"")
        #expect(number?.value == "42")
        #expect(text != number)
    }

    @Test func labels() {
        #expect(ActionIdentity(key: "id", value: "\"a b\"").label == "a b")
        #expect(ActionIdentity(key: "id", value: "42").label == "42")
        #expect(ActionIdentity(key: "id", value: #""a\"b""#).label == #""a\"b""#)
        #expect(ActionIdentity(key: nil, value: #"{"a":"b"}"#).label == #"{"a":"b"}"#)
        #expect(ActionIdentity(key: "id", value: "\"\"").label == "")
    }

    @Test(
        arguments: [
            (.any, nil, "item"), (.ipad, nil, "ipad-item"), (.any, "\"42\"", "42"), (.iphone, "\"42\"", "iphone-42"),
            (.any, "\"a b\"", "a-b-c8687a08aa"), (.any, "\"\"", "x-e3b0c44298"),
            // Values that are no texts carry a hash of their own.
            (.any, "42", "42-12c76361ff"), (.any, "true", "true-f3b6de25b6"), (.any, "\"true\"", "true"),
            // Texts that other anchors of the page look like.
            (.any, "\"item\"", "item-4a33eacd5f"), (.any, "\"main\"", "main-0d6e4079e3"),
            (.any, "\"findings\"", "findings-8aa3c4ce3c"),
            (.any, "\"h-a\"", "h-a-2d424b306c"), (.any, "\"ipad-a\"", "ipad-a-e1c39b5959"),
            (.any, "\"u-half\"", "u-half-8854e52493"),
        ] as [(DeviceVariant, String?, String)])
    func anchors(variant: DeviceVariant, value: String?, anchor: String) {
        let identity = value.map { ActionIdentity(key: "id", value: ByteText($0)) }
        #expect(ActionKey(variant: variant, kind: .static, type: "t", identity: identity).anchor == anchor)
    }

    @Test func anchorsOfDifferentValuesDiffer() {
        let values = [
            "42", "\"42\"", "[1,2]", "\"[1,2]\"", "true", "\"true\"", "null", "\"null\"", "{}", "\"{}\"", "1.0", "\"1.0\"",
            "\"item\"",
        ]
        let anchors = values.map {
            ActionKey(kind: .dynamic, type: "t", identity: ActionIdentity(key: "id", value: ByteText($0))).anchor
        }
        #expect(Set(anchors + ["item"]).count == values.count + 1)
    }

    @Test func json() {
        var json = JSONText(pretty: false)
        json.array { list in
            ActionKey(kind: .static, type: "a\"b").write(to: &list)
            ActionKey(variant: .ipad, kind: .dynamic, type: "t", identity: ActionIdentity(key: "id", value: "\"42\"")).write(
                to: &list)
            ActionKey(kind: .dynamic, type: "t", identity: ActionIdentity(key: nil, value: #"{"n":42}"#)).write(to: &list)
        }
        #expect(
            String(decoding: json.bytes, as: UTF8.self) == #"[{"identity":null,"kind":"static","type":"a\"b","variant":"any"},"#
                + #"{"identity":{"key":"id","value":"42"},"kind":"dynamic","type":"t","variant":"ipad"},"#
                + #"{"identity":{"key":null,"value":{"n":42}},"kind":"dynamic","type":"t","variant":"any"}]"#)
    }

    @Test func everyPartCounts() {
        let key = ActionKey(kind: .static, type: "t", identity: ActionIdentity(key: "id", value: "1"))
        var others: Set<ActionKey> = [key]
        others.insert(ActionKey(variant: .ipad, kind: .static, type: "t", identity: key.identity))
        others.insert(ActionKey(kind: .dynamic, type: "t", identity: key.identity))
        others.insert(ActionKey(kind: .static, type: "T", identity: key.identity))
        others.insert(ActionKey(kind: .static, type: "t"))
        others.insert(ActionKey(kind: .static, type: "t", identity: ActionIdentity(key: "url", value: "1")))
        others.insert(ActionKey(kind: .static, type: "t", identity: ActionIdentity(key: "id", value: "\"1\"")))
        #expect(others.count == 7)
        #expect(
            others.contains(ActionKey(variant: .any, kind: .static, type: "t", identity: ActionIdentity(key: "id", value: "1"))))
    }
}
