import Foundation
import Testing

/// The files of this repository, found from the place of this one.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every Swift file below `Sources`.
    static let sources: [SourceFile] = {
        let folder = root.appendingPathComponent("Sources").path
        let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).filter {
            $0.hasSuffix(".swift")
        }
        return names.sorted().map {
            SourceFile(name: $0, text: (try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) ?? "")
        }
    }()

    /// Folders below `Sources` that hold Swift files.
    static let targets = Set(sources.map(\.target))

    /// Paths that git knows; nil where there is no git or no repository, as in an unpacked archive.
    static let tracked: [String]? = {
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "-C", root.path, "ls-files", "-z"]
        let pipe = Pipe()
        git.standardOutput = pipe
        git.standardError = FileHandle.nullDevice
        guard (try? git.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        git.waitUntilExit()
        guard git.terminationStatus == 0 else { return nil }
        let names = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return names.isEmpty ? nil : names
    }()
}

/// One Swift file below `Sources`.
struct SourceFile: Sendable, CustomTestStringConvertible {
    /// Path below `Sources`.
    let name: String
    /// Lines as they are written.
    let lines: [String]
    /// Lines without comments and without the insides of strings.
    let code: [String]

    var target: String { String(name.prefix { $0 != "/" }) }
    var testDescription: String { name }

    init(name: String, text: String) {
        self.name = name
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        code = CodeLines.stripped(lines)
    }
}
