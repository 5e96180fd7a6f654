import Testing

/// The table of targets: who may import whom.
///
/// ARCHITECTURE.md shows it to people; this is what holds.
@Suite struct ImportTests {
    static let table: [String: Set<String>] = [
        "QuickActionModel": ["CDigest"],
        // Rendering, reading and writing run on every core, and none of them may own threads.
        "Workers": [],
        "SourceEdits": ["QuickActionModel", "SourceTrees"],
        "SourceTrees": ["CYAML"],
        "Templates": [],
        "HomeScreen": ["QuickActionModel"],
        "MarkdownNotes": ["QuickActionModel", "SourceTrees", "CCMarkGFM"],
        "Archives": ["QuickActionModel", "CZlib"],
        "GitHistory": ["QuickActionModel"],
        "Files": ["QuickActionModel", "Workers"],
        "PreviewServer": [],
        // The theme must be found without a folder beside the program.
        "StandardTheme": [],
        "CatalogReading": ["QuickActionModel", "SourceTrees", "HomeScreen", "MarkdownNotes", "Workers", "CZlib"],
        "CatalogChecking": ["QuickActionModel", "HomeScreen", "Workers"],
        "CatalogComparing": ["QuickActionModel", "HomeScreen"],
        "SiteRendering": ["QuickActionModel", "HomeScreen", "Templates"],
        "Reports": ["QuickActionModel"],
        "LongpressCommands": [
            "QuickActionModel", "Workers", "SourceTrees", "SourceEdits", "Templates", "HomeScreen", "MarkdownNotes", "Archives",
            "GitHistory",
            "Files", "PreviewServer", "CatalogReading", "CatalogChecking", "CatalogComparing", "SiteRendering", "Reports",
            "StandardTheme", "CMalloc",
        ],
        "longpress": ["LongpressCommands"],
    ]

    /// Modules that come with the language and bring neither the disk nor the clock.
    static let language: Set<String> = ["Swift", "Synchronization"]

    static let systemLibraries: Set<String> = ["Glibc", "Musl", "Darwin"]

    /// Files that call the C library, each with its reason.
    static let systemFiles: [String: String] = [
        "Files/Disk.swift": "the one door to the disk",
        "Files/Disk+Editing.swift": "the one door to the disk",
        "Files/Disk+Files.swift": "the one door to the disk",
        "Files/Disk+Folders.swift": "the one door to the disk",
        "Files/InotifySource.swift": "edits, as Linux reports them",
        "Files/LookingSource.swift": "edits, found by looking at the times of files",
        "PreviewServer/Sockets.swift": "the one door to the network, loopback only",
        "Workers/Thread.swift": "the one place that starts threads",
        "GitHistory/GitProcess.swift": "the one place that talks to git",
        "GitHistory/GitProcess+Start.swift": "the one place that starts git",
        "LongpressCommands/Terminal.swift": "whether the output is a terminal; writing to it",
        "LongpressCommands/Serve/BrowserLaunch.swift": "starts the user's browser",
        "LongpressCommands/Serve/StopSignals.swift": "waits for Ctrl-C",
        "LongpressCommands/Clock.swift": "how long a build took",
        "LongpressCommands/ReleaseNotes/ProgramEnvironment.swift": "where git and its user's settings are",
        "longpress/main.swift": "ends the process with the command's status",
    ]

    static func imports(of file: SourceFile) -> [String] {
        file.code.compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return nil }
            guard
                words[..<place].allSatisfy({
                    $0.hasPrefix("@") || ["public", "internal", "private", "fileprivate", "package"].contains($0)
                })
            else { return nil }
            let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let name = kinds.contains(words[place + 1]) && place + 2 < words.count ? words[place + 2] : words[place + 1]
            return String(name.prefix { $0 != "." && $0 != ";" })
        }
    }

    @Test func everyTargetStandsInTheTable() {
        #expect(!Repository.targets.isEmpty)
        for target in Repository.targets { #expect(Self.table[target] != nil, "\(target) has no line in the table") }
    }

    @Test(arguments: Repository.sources) func importsAreThoseOfTheTable(file: SourceFile) {
        let allowed = (Self.table[file.target] ?? []).union(Self.language)
        for name in Self.imports(of: file) where !allowed.contains(name) {
            if Self.systemLibraries.contains(name) {
                #expect(Self.systemFiles[file.name] != nil, "\(file.name) calls the C library and is not in the list")
            } else {
                Issue.record("\(file.name) imports \(name), which \(file.target) may not")
            }
        }
    }

    @Test func noTargetReachesBack() {
        // A table in which two targets could import each other would be no line.
        for (target, imports) in Self.table {
            for name in imports { #expect(Self.table[name]?.contains(target) != true, "\(target) and \(name) import each other") }
        }
    }

    @Test(arguments: [
        ("import A", ["A"]), ("public import A", ["A"]), ("@testable import A", ["A"]), ("    import A", ["A"]),
        ("internal import struct A.B", ["A"]), ("// import A", []), ("let important = 1", []), ("\"import A\"", []),
    ])
    func importsAreFound(line: String, names: [String]) {
        #expect(Self.imports(of: SourceFile(name: "X/Y.swift", text: line)) == names)
    }
}
