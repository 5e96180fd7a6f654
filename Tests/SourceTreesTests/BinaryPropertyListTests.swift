import SourceTrees
import Testing

struct BinaryPropertyListTests {
    private static func one(_ object: [UInt8]) -> [UInt8] { BinaryBuilder([object]).bytes }

    private static func changed(_ objects: [[UInt8]], _ change: (inout BinaryBuilder) -> Void) -> [UInt8] {
        var builder = BinaryBuilder(objects)
        change(&builder)
        return builder.bytes
    }

    static let values: [Case] = [
        Case(.plist, one([0x00]), "read null"),
        Case(.plist, one([0x08]), "read false"),
        Case(.plist, one([0x09]), "read true"),
        Case(.plist, one([0x10, 0xFF]), "read 255"),
        Case(.plist, one([0x11, 0x01, 0x00]), "read 256"),
        Case(.plist, one([0x12, 0xFF, 0xFF, 0xFF, 0xFF]), "read 4294967295"),
        Case(.plist, one([0x13] + [UInt8](repeating: 0xFF, count: 8)), "read -1"),
        Case(
            .plist, one([0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8)),
            "read 18446744073709551615"),
        Case(.plist, one([0x14] + [UInt8](repeating: 0xFF, count: 16)), "read -1"),
        Case(.plist, one([0x22, 0x3F, 0xC0, 0, 0]), "read r:1.5"),
        Case(.plist, one([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0]), "read r:1.5"),
        Case(.plist, one(BinaryBuilder.date(0)), "read d:2001-01-01T00:00:00Z"),
        Case(.plist, one(BinaryBuilder.date(-0.5)), "read d:2000-12-31T23:59:59Z"),
        Case(.plist, one(BinaryBuilder.date(818_330_400)), "read d:2026-12-07T10:00:00Z"),
        Case(.plist, one(BinaryBuilder.date(-63_113_904_000)), "read d:0001-01-01T00:00:00Z"),
        Case(.plist, one(BinaryBuilder.date(252_423_993_599)), "read d:9999-12-31T23:59:59Z"),
        Case(.plist, one([0x43, 1, 2, 0xFF]), "read <0102ff>"),
        Case(.plist, one([0x4F, 0x10, 0x02, 7, 8]), "read <0708>"),
        Case(.plist, one(BinaryBuilder.ascii("abc")), #"read "abc""#),
        Case(.plist, one([0x63, 0x00, 0xE9, 0xD8, 0x3D, 0xDE, 0x98]), #"read "é🚘""#),
        Case(.plist, one([0x80, 3]), "read uid:3"),
        Case(.plist, one([0x84, 1, 0, 0, 0, 0]), "read uid:4294967296"),
        Case(.plist, BinaryBuilder([[0xA2, 1, 2], [0x09], BinaryBuilder.ascii("x")]).bytes, #"read [true, "x"]"#),
        Case(.plist, BinaryBuilder([[0xD1, 1, 2], BinaryBuilder.ascii("k"), [0xA0]]).bytes, #"read {"k": []}"#),
        Case(
            .plist,
            changed([[0xA1, 0, 0, 0, 0, 0, 0, 0, 1], [0x08]]) {
                $0.referenceSize = 8; $0.offsetSize = 8
            }, "read [false]"),
        Case(.strings, BinaryBuilder([[0xD1, 1, 1], BinaryBuilder.ascii("k")]).bytes, #"read {"k": "k"}"#),
    ]

    static let failures: [Case] = [
        Case(.plist, "bplist00", "syntax the binary property list is cut off: it has 8 bytes and needs 40 at least"),
        Case(
            .plist, changed([[0x09]]) { $0.header = "bplist15" },
            #"syntax the binary property list has the version "15"; only 00 is read"#),
        Case(
            .plist, changed([[0x09]]) { $0.referenceSize = 9 },
            "syntax the binary property list has an end that makes no sense; it may be cut off"),
        Case(
            .plist, changed([[0x09]]) { $0.count = 1 << 62 },
            "syntax the binary property list says that it has 4611686018427387904 objects and begins with object 0; it may be cut off"
        ),
        Case(
            .plist, changed([[0x09]]) { $0.top = 1 },
            "syntax the binary property list says that it has 1 objects and begins with object 1; it may be cut off"),
        Case(
            .plist, changed([[0x09]]) { $0.tableShift = 2 },
            "syntax the binary property list has a table of objects that reaches beyond its end; it may be cut off"),
        Case(
            .plist,
            changed([[0x09]]) {
                $0.tableShift = -8; $0.offsetSize = 2
            }, "syntax the binary property list has a table of objects that reaches beyond its end; it may be cut off"),
        Case(.plist, one([0xA1, 0]), "syntax object 0 of the binary property list contains itself [[0]]"),
        Case(
            .plist, BinaryBuilder([[0xD1, 1, 2], BinaryBuilder.ascii("k"), [0xA1, 0]]).bytes,
            "syntax object 0 of the binary property list contains itself [k[0]]"),
        Case(
            .plist, one([0xAF, 0x12, 0x7F, 0xFF, 0xFF, 0xFF]),
            "syntax object 0 of the binary property list reaches beyond the end of the objects"),
        Case(
            .plist, one([0xAF, 0x13] + [UInt8](repeating: 0xFF, count: 8)),
            "syntax object 0 of the binary property list reaches beyond the end of the objects"),
        Case(.plist, one([0xAF, 0x09]), "syntax object 0 of the binary property list has a length that is no integer"),
        Case(.plist, one([0xA1, 9]), "syntax object 0 of the binary property list refers to object 9, but there are 1 [[0]]"),
        Case(
            .plist, one([0x4F, 0x11, 0x01, 0x00]),
            "syntax object 0 of the binary property list reaches beyond the end of the objects"),
        Case(
            .plist, one([0xC1, 0]),
            "unsupported object 0 of the binary property list is a set; a property list for apps has arrays only"),
        Case(
            .plist, one([0xB0]),
            "unsupported object 0 of the binary property list is a set; a property list for apps has arrays only"),
        Case(
            .plist, BinaryBuilder([[0xD1, 1, 1], [0x10, 5]]).bytes,
            "syntax object 0 of the binary property list is a dictionary whose key is no string"),
        Case(.plist, one([0x0F]), "syntax object 0 of the binary property list has the unknown kind 0x0F"),
        Case(.plist, one([0xE0]), "syntax object 0 of the binary property list has the unknown kind 0xE0"),
        Case(
            .plist, one([0x15] + [UInt8](repeating: 0, count: 32)),
            "syntax object 0 of the binary property list is an integer of 32 bytes"),
        Case(
            .plist, one([0x14, 1] + [UInt8](repeating: 0, count: 15)),
            "badValue object 0 of the binary property list is an integer out of range; it must lie from −2^63 to 2^64 − 1"),
        Case(.plist, one([0x21, 0, 0]), "syntax object 0 of the binary property list is a real of 2 bytes"),
        Case(.plist, one([0x32, 0, 0, 0, 0]), "syntax object 0 of the binary property list is a date of 4 bytes"),
        Case(
            .plist, one(BinaryBuilder.date(.nan)), "badValue object 0 of the binary property list is a date that is not a number"),
        Case(
            .plist, one(BinaryBuilder.date(.infinity)),
            "badValue object 0 of the binary property list is a date outside the years 1 to 9999"),
        Case(
            .plist, one(BinaryBuilder.date(252_423_993_600)),
            "badValue object 0 of the binary property list is a date outside the years 1 to 9999"),
        Case(
            .plist, one([0x51, 0xE9]), "syntax object 0 of the binary property list is an ASCII string with a byte beyond ASCII"),
        Case(
            .plist, one([0x88, 1] + [UInt8](repeating: 0, count: 8)),
            "badValue object 0 of the binary property list is a UID above 2^64 − 1"),
        Case(
            .plist,
            changed([[0x09]]) {
                $0.offsetSize = 1; $0.objects = [[0xA1, 1], []]; $0.tableShift = -1
            }, "syntax object 0 of the binary property list lies at 1, beyond the end of the objects"),
        Case(.strings, one([0xA0]), "badValue a strings table is a dictionary, but the file holds an array"),
    ]

    @Test(arguments: values)
    func value(_ example: Case) {
        #expect(example.reading.outcome(example.input) == example.expected)
    }

    @Test(arguments: failures)
    func failure(_ example: Case) {
        #expect(example.reading.outcome(example.input) == example.expected)
    }

    @Test func loneSurrogatesAreNoted() throws {
        let document = try Reading.plist.read(Self.one([0x62, 0xD8, 0x3D, 0x00, 0x41]))
        #expect(document.root.string == "\u{FFFD}A")
        #expect(document.notices.map(\.kind) == [.loneSurrogate])
        #expect(!document.format.hasLines)
    }

    @Test func duplicateKeysAreNoted() throws {
        let document = try Reading.plist.read(
            BinaryBuilder([[0xD2, 1, 1, 2, 3], BinaryBuilder.ascii("k"), [0x08], [0x09]]).bytes)
        #expect(document.root["k"]?.boolean == true)
        #expect(document.notices.map(\.kind) == [.duplicateKey("k")])
    }

    @Test func sharedArraysAreCountedEachTime() {
        var objects: [[UInt8]] = (1...60).map { [0xA2, UInt8($0), UInt8($0)] }
        objects.append([0x09])
        let outcome = Reading.plist.outcome(BinaryBuilder(objects).bytes, limits: SourceLimits(nodes: 10_000))
        #expect(outcome.hasPrefix("tooManyNodes more than 10000 values"))
    }

    @Test func sharedTextsAreCountedEachTime() {
        let text: [UInt8] = [0x5F, 0x11, 0x20, 0x00] + [UInt8](repeating: 0x61, count: 0x2000)
        let array: [UInt8] = [0xAF, 0x11, 0x10, 0x00] + [UInt8](repeating: 1, count: 0x1000)
        let outcome = Reading.plist.outcome(BinaryBuilder([array, text]).bytes, limits: SourceLimits(bytes: 100_000))
        #expect(
            outcome.hasPrefix(
                "tooLarge object 1 of the binary property list is shared so often that the texts would fill more than four times "
                    + "limits.bytes"))
    }

    @Test func aLongChainIsTooDeep() {
        let objects: [[UInt8]] = (1...200).map { [0xA1, UInt8($0)] } + [[0x09]]
        #expect(Reading.plist.outcome(BinaryBuilder(objects).bytes).hasPrefix("tooDeep nested deeper than 128"))
    }
}
