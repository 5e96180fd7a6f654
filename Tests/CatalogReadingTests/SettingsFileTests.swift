import Files
import QuickActionModel
import SourceTrees
import Testing

@testable import CatalogReading

@Suite("Files of build settings")
struct SettingsFileTests {
    /// The settings of files in memory, the first one read, as `NAME=value`.
    private func settings(_ files: [String: String], _ path: String = "A.xcconfig") -> ([String], [String]) {
        var reader = SettingsFileReader(settings: BuildSettings(), log: ReadingLog())
        reader.read(InputRoots.Place(tree: MemoryTree(files), path: path), named: SourceLocation(path: "app.yaml", line: 1))
        let found = reader.log.findings.map { "\($0.location?.description ?? "-"): \($0.severity): \($0.summary) [\($0.rule)]" }
        return (reader.settings.variables.map { "\($0.name)=\($0.value)" }, found)
    }

    static let lines: [(String, [String])] = [
        ("NAME = value", ["NAME=value"]), ("NAME=value", ["NAME=value"]), ("  NAME\t =  a  b  ", ["NAME=a  b"]),
        ("NAME =", ["NAME="]), ("// NAME = a", []), ("NAME = a // b", ["NAME=a"]), ("NAME = http://x", ["NAME=http:"]),
        ("NAME = http:/$()/x", ["NAME=http://x"]), ("NAME = https:/${}/x", ["NAME=https://x"]), ("NAME = a;", ["NAME=a"]),
        ("NAME = \"a b\"", ["NAME=\"a b\""]), ("NAME = a = b", ["NAME=a = b"]), ("_A9 = é\u{301}", ["_A9=é\u{301}"]),
        ("A = 1\r\nB = 2\rC = 3", ["A=1", "B=2", "C=3"]), ("A = 1\nA = 2", ["A=2"]),
        ("A = 1\nA = $(inherited) 2", ["A=1 2"]), ("A = 1\nA = ${A}.$(inherited)", ["A=1.1"]), ("A = $(inherited)x", ["A=x"]),
        ("A = $(B)\nB = 1", ["A=$(B)", "B=1"]), ("\u{FEFF}A = 1", ["A=1"]), ("", []),
    ]

    @Test("lines", arguments: lines)
    func line(_ text: String, _ expected: [String]) {
        let (found, faults) = settings(["A.xcconfig": text])
        #expect(found == expected)
        #expect(faults == [])
    }

    @Test("lines that say nothing are told with their place")
    func unknown() {
        let text = "A = 1\nnonsense\n  = 2\nB[sdk=a = 1\n#import \"x\"\n#include x\n"
        let (found, faults) = settings(["A.xcconfig": text])
        #expect(found == ["A=1"])
        #expect(
            faults
                == [2, 3, 4, 5, 6].map {
                    "A.xcconfig:\($0):\($0 == 3 ? 3 : 1): warning: line of A.xcconfig is no setting [input/bad-entry]"
                })
    }

    @Test("settings under a condition are not used, and one note a file says so")
    func conditions() {
        let (found, faults) = settings([
            "A.xcconfig": "A = 1\nA[sdk=iphoneos*] = 2\n  B[config=Debug][arch=*] = SECRET\n#include \"B.xcconfig\"\n",
            "B.xcconfig": "C[sdk=*]=3\n",
        ])
        #expect(found == ["A=1"])
        #expect(
            faults == [
                "A.xcconfig:2:1: info: 2 settings have values for some builds only, which are not used "
                    + "[input/conditional-setting]",
                "B.xcconfig:1:1: info: C has values for some builds only, which are not used [input/conditional-setting]",
            ])
    }

    @Test("includes are read where they stand, beside the file or below a folder above it")
    func includes() {
        let (found, faults) = settings(
            [
                "x/y/A.xcconfig": "V = 1\n#include \"../B.xcconfig\"\n#include? \"none.xcconfig\"\nW = $(inherited)3\n",
                "x/B.xcconfig": "V = 2\nW = 1\n#include \"x/y/C.xcconfig\"\n", "x/y/C.xcconfig": "C = c\n",
            ], "x/y/A.xcconfig")
        #expect(found == ["C=c", "V=2", "W=13"])
        #expect(faults == [])
    }

    @Test("includes that lead nowhere or out of the root are left out")
    func lost() {
        let (found, faults) = settings([
            "A.xcconfig": "#include \"B.xcconfig\"\n#include \"../C.xcconfig\"\n#include? \"/etc/C.xcconfig\"\nA = 1"
        ])
        #expect(found == ["A=1"])
        #expect(
            faults == [
                "A.xcconfig:1:11: warning: included file \"B.xcconfig\" does not exist [input/unreadable]",
                "A.xcconfig:2:11: warning: included file \"../C.xcconfig\" leads out of the folder that is read "
                    + "[input/unreadable]",
                "A.xcconfig:3:12: warning: included file \"/etc/C.xcconfig\" leads out of the folder that is read "
                    + "[input/unreadable]",
            ])
    }

    @Test("a circle is told once with its chain")
    func circle() {
        let (found, faults) = settings([
            "A.xcconfig": "A = 1\n#include \"B.xcconfig\"\n#include \"C.xcconfig\"\n",
            "B.xcconfig": "#include \"C.xcconfig\"\nB = 1\n", "C.xcconfig": "#include \"B.xcconfig\"\nC = 1\n",
        ])
        #expect(found == ["A=1", "B=1", "C=1"])
        #expect(
            faults == [
                "C.xcconfig:1:11: error: files include each other in a circle: B.xcconfig → C.xcconfig → B.xcconfig "
                    + "[input/include-cycle]"
            ])
    }

    @Test("includes are bounded in depth and in number")
    func bounds() {
        let deep = Dictionary(
            uniqueKeysWithValues: (0..<40).map { ("\($0).xcconfig", "V\($0) = 1\n#include \"\($0 + 1).xcconfig\"") })
        let (found, faults) = settings(deep, "0.xcconfig")
        #expect(found.count == SettingsFileReader.deepest)
        #expect(faults == ["15.xcconfig:2:11: error: files include each other deeper than 16 levels [input/too-large]"])
        let wide = Dictionary(
            uniqueKeysWithValues: (0..<12).map {
                ("\($0).xcconfig", "V\($0) = 1\n#include \"\($0 + 1).xcconfig\"\n#include \"\($0 + 1).xcconfig\"")
            } + [("12.xcconfig", "LAST = 1")])
        let (_, many) = settings(wide, "0.xcconfig")
        #expect(many.allSatisfy { $0.contains("more than 200 files are included") } && !many.isEmpty)
    }

    @Test("text in another encoding, and merge markers")
    func encoding() {
        #expect(settings(["A.xcconfig": "A\u{0}=\u{0}"]).1 == ["A.xcconfig: error: A.xcconfig is no UTF-8 text [input/encoding]"])
        let merged = settings(["A.xcconfig": "A = 1\n<<<<<<< HEAD\nA = 2\n=======\nA = 3\n>>>>>>> b\n"])
        #expect(merged.0 == [])
        #expect(merged.1 == ["A.xcconfig:2:1: error: A.xcconfig holds the markers of a merge [input/merge-markers]"])
    }

    @Test("a file that is not there is told where it is named")
    func missing() {
        #expect(settings([:]).1 == ["app.yaml:1: error: A.xcconfig does not exist [input/unreadable]"])
    }

    @Test("values that grow without end stay as they are")
    func growth() {
        let text = "A = xxxxxxxxxxxxxxxx\n" + String(repeating: "A = $(inherited)$(inherited)\n", count: 64)
        let (found, _) = settings(["A.xcconfig": text])
        #expect(found.count == 1)
        #expect(found[0].utf8.count <= BuildVariables.longest + 2)
    }

    @Test("real files are read", .enabled(if: Corpus.folder != nil, "LONGPRESS_CORPUS is not set"))
    func corpus() throws {
        let paths = Corpus.paths(ending: ".xcconfig")
        #expect(paths.count > 20)
        var names: Set<ByteText> = []
        for path in paths {
            let repository = String(path.prefix { $0 != "/" })
            let tree = try FolderTree(path: (Corpus.folder ?? "") + "/" + repository, root: "")
            var reader = SettingsFileReader(settings: BuildSettings(), log: ReadingLog())
            reader.read(InputRoots.Place(tree: tree, path: String(path.dropFirst(repository.count + 1))), named: nil)
            #expect(!reader.settings.variables.isEmpty, "\(path)")
            for finding in reader.log.findings {
                #expect(finding.location?.line != nil, "\(path): \(finding.summary)")
                #expect(finding.rule == "input/conditional-setting" || finding.summary.hasSuffix("does not exist"), "\(path)")
            }
            names.formUnion(reader.settings.variables.map(\.name))
        }
        #expect(names.contains("PRODUCT_BUNDLE_IDENTIFIER"))
    }
}
