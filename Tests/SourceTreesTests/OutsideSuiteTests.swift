import SourceTrees
import Testing

@Suite(.enabled(if: OutsideData.suites != nil, "LONGPRESS_SUITES is not set"))
struct OutsideSuiteTests {
    @Test func jsonSuite() throws {
        let files = OutsideData.files(in: OutsideData.suites.map { $0 + "/json" }, endings: ["json"])
        #expect(files.count > 300)
        for file in files {
            let name = file.split(separator: "/").last.map(String.init) ?? ""
            let outcome = Reading.json.outcome(try OutsideData.bytes(file))
            if name.hasPrefix("y_") { #expect(outcome.hasPrefix("read"), "\(name)") }
            if name.hasPrefix("n_") { #expect(!outcome.hasPrefix("read"), "\(name)") }
        }
    }

    @Test(.enabled(if: OutsideData.python != nil, "python3 is missing"))
    func propertyListSuite() throws {
        let files = OutsideData.files(in: OutsideData.suites.map { $0 + "/plist" }, endings: ["plist", "bplist"])
        #expect(files.count > 30)
        let expected = try OutsideData.plistlib(files)
        #expect(expected.count > 25)
        var refused: [String] = []
        for file in files {
            let name = file.split(separator: "/").last.map(String.init) ?? ""
            let bytes = try OutsideData.bytes(file)
            do throws(SourceError) {
                let root = try Reading.plist.read(bytes).root
                let text = TreeText(joinsDuplicates: true, realBits: true).text(of: root)
                #expect(expected[file] == nil || text == expected[file], "\(name)")
            } catch {
                refused.append(
                    "\(name) \(error.kind) \(error.position.map { "\($0.line):\($0.column)" } ?? "-") \(error.message)")
            }
        }
        #expect(
            refused == [
                "amp.plist syntax 3:14 \"&\" does not begin an entity; write &amp; for the sign itself",
                "invalid_tag.plist syntax 3:14 <key> of line 3 holds text only; close it before the next element, or write &lt; for \"<\"",
                "malformed_dict.bplist syntax - object 0 of the binary property list is a dictionary whose key is no string",
                "recursion.bplist syntax - the binary property list has a table of objects that reaches beyond its end; "
                    + "it may be cut off",
            ])
    }

    private func root(_ name: String, _ reading: Reading) throws -> SourceNode {
        try reading.read(OutsideData.bytes(#require(OutsideData.suites) + "/plist/" + name)).root
    }

    @Test func oldStyleSuite() throws {
        let first = try root("o1.ostep", .plist)
        #expect(first["test"].map(TreeText().text) == #"["1", "1"]"#)
        #expect(first["foo"]?.array?.count == 5)
        #expect(first["foo"]?.array?[0].array?[0].string == "-1337")
        #expect(first["more"]?["b"]?.array?[1]["b"]?.array?[1]["b"]?.array?[0]["cd"]?.string == "-0.25")
        let second = try root("o2.ostep", .plist)
        #expect(second["Keys & \"entities\""]?.string == "hello world & others <nodes> are fun!?'")
        #expect(second["Some Int"]?.string == "32434543632")
        #expect(second["Some String with Unicode entity"]?.string == "Yeah check this: \u{1234} !!!")
        #expect(second["Some UTF8 strings"]?.array?.count == 9)
        let third = try root("o3.ostep", .plist)
        #expect(
            third.array?.compactMap { $0.dictionary?.map(\.key) } == [["AFirstKey", "ASecondKey"], ["CFirstKey", "CSecondKey"]])
        #expect(third.array?[1]["CSecondKey"]?.string == "C Second Corrected Value")
    }

    @Test func stringsAndJSONOfThePropertyListSuite() throws {
        let table = try root("test.strings", .strings)
        #expect(table.dictionary?.count == 12)
        #expect(table["BAR"]?.string == "Foo")
        #expect(table["ENTRY7"]?.string == "język polski")
        let numbers = try root("int64_min_max.json", .json)
        #expect(numbers.dictionary?.map(\.value.integer?.int) == [Int.min, Int.max])
        #expect(try root("j1.json", .json)["more"]?["b"]?.array?[0]["c"]?.real == 0.25)
        #expect(try root("j2.json", .json)["Boolean"]?.boolean == false)
    }
}
