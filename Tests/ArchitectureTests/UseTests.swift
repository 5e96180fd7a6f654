import Testing

/// Names that no product code uses: they read the world, write to it, or end the program.
@Suite struct UseTests {
    static let names = [
        "FileManager", "Date()", "UUID()", "print(", "CommandLine", "ProcessInfo", "getenv", "exit(", "fatalError", "try!", "as!",
        "preconditionFailure", "DispatchQueue", "Thread.sleep", "SystemRandomNumberGenerator", ".random(", ".randomElement(",
        ".shuffled()",
    ]

    /// Who may use what, and why.
    static let exceptions: [String: [String: String]] = [
        "longpress/main.swift": ["CommandLine": "hands the arguments over", "exit(": "ends the program with the command's code"],
        "LongpressCommands/Terminal.swift": ["getenv": "NO_COLOR and TERM"],
        "LongpressCommands/Clock.swift": ["getenv": "SOURCE_DATE_EPOCH"],
        "LongpressCommands/Serve/BrowserLaunch.swift": ["getenv": "the user's screen and settings, for the browser"],
        "LongpressCommands/ReleaseNotes/ProgramEnvironment.swift": ["getenv": "the few variables that git needs"],
    ]

    static func uses(of file: SourceFile) -> [String] {
        file.code.enumerated().flatMap { number, line in
            names.filter { isUse($0, in: line) && exceptions[file.name]?[$0] == nil }.map {
                "\(file.name):\(number + 1) uses \($0)"
            }
        }
    }

    private static func isUse(_ name: String, in line: String) -> Bool {
        name.hasPrefix(".") ? line.contains(name) : CodeLines.uses(name, in: line)
    }

    @Test(arguments: Repository.sources) func noForbiddenNameIsUsed(file: SourceFile) { #expect(Self.uses(of: file).isEmpty) }

    @Test(arguments: [
        ("print(1)", true), ("    fatalError()", true), ("let x = y as! Int", true), ("try! z()", true), ("let d = Date()", true),
        ("exit(2)", true), ("CommandLine.arguments", true), ("list.shuffled()", true), ("fingerprint(1)", false),
        ("// print(1)", false), ("let s = \"print(1)\"", false), ("atexit(2)", false), ("/* exit(1) */ x", false),
        ("let s = \"\\(f(\"x\")) print(1)\"", false), ("CommandLineOptions()", false), ("s = \"a\" + print(\"b\")", true),
    ])
    func usesAreFound(line: String, isUse: Bool) {
        #expect(Self.uses(of: SourceFile(name: "X/Y.swift", text: line)).isEmpty != isUse)
    }

    @Test func textsOfSeveralLinesAreSkipped() {
        let file = SourceFile(name: "X/Y.swift", text: "let s = \"\"\"\n  print(1)\n  \"\"\"\nprint(2)")
        #expect(Self.uses(of: file) == ["X/Y.swift:4 uses print("])
    }
}
