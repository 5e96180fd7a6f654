import Foundation
import LongpressCommands
import Synchronization

/// Plays one case in a temporary folder.
///
/// It gives back the sections as they should read: steps unchanged, expectations with what really happened.
struct SpecRun {
    /// Why a case cannot be played.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private let root: URL
    private var sections: [SpecCase.Section] = []
    /// Results of the last command that are not yet in `sections`.
    private var pending: [SpecCase.Section] = []

    static func actual(of spec: SpecCase) throws -> [SpecCase.Section] {
        // A case that needs a tool which is not here has nothing to say.
        for section in spec.sections where section.word == "needs" {
            for tool in section.argument.split(separator: " ") where !isInstalled(String(tool)) { return spec.sections }
        }
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("longpress-spec-\(UUID().uuidString)")
        let root = base.appendingPathComponent("catalog")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: base) }
        var run = SpecRun(root: root)
        for section in spec.sections { try run.play(section) }
        run.flush()
        return run.sections
    }

    private init(root: URL) { self.root = root }

    private mutating func play(_ section: SpecCase.Section) throws {
        if ["exit", "stdout", "stderr"].contains(section.word) { return }
        flush()
        var section = section
        let place = root.appendingPathComponent(section.argument)
        switch section.word {
        case "needs": break
        case "sh": try script(section.body)
        case "copy": try copy(section.argument)
        case "file": try write(Data(section.body.utf8), to: place)
        case "hex": try write(try bytes(section.body), to: place)
        case "remove": try FileManager.default.removeItem(at: place)
        case "move": try move(section.argument)
        case "run":
            sections.append(section)
            try run(section.body)
            return
        case "tree": section.body = tree(place)
        case "text": section.body = shown(try String(contentsOf: place, encoding: .utf8))
        case "has", "lacks": section.body = try looked(section.body, in: place, wanted: section.word == "has")
        default: throw Fault(description: "'=== \(section.word)' is no step; README.md lists them")
        }
        sections.append(section)
    }

    private mutating func flush() {
        sections += pending
        pending = []
    }

    // MARK: Tools

    private static func isInstalled(_ tool: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
    }

    /// Runs a script in the folder, with a home of its own and days that are always the same.
    private func script(_ text: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-euc", text]
        process.currentDirectoryURL = root
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        for name in ["AUTHOR", "COMMITTER"] {
            environment["GIT_\(name)_NAME"] = "Tester"
            environment["GIT_\(name)_EMAIL"] = "tester@example.org"
            environment["GIT_\(name)_DATE"] = "1700000000 +0000"
        }
        environment["HOME"] = root.deletingLastPathComponent().path
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Fault(description: "the script failed: \(said)") }
    }

    // MARK: Files

    private func copy(_ name: String) throws {
        let apps = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Apps/\(name)")
        for entry in try FileManager.default.contentsOfDirectory(at: apps, includingPropertiesForKeys: nil) {
            try FileManager.default.copyItem(at: entry, to: root.appendingPathComponent(entry.lastPathComponent))
        }
    }

    private func write(_ data: Data, to place: URL) throws {
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: place)
    }

    private func bytes(_ body: String) throws -> Data {
        var data = Data()
        for line in body.split(separator: "\n") {
            for word in line.prefix(while: { $0 != "#" }).split(separator: " ") {
                guard let byte = UInt8(word, radix: 16) else { throw Fault(description: "'\(word)' is no byte in hex") }
                data.append(byte)
            }
        }
        return data
    }

    private func move(_ argument: String) throws {
        let names = argument.components(separatedBy: " -> ")
        guard names.count == 2 else { throw Fault(description: "write '=== move OLD -> NEW'") }
        try FileManager.default.moveItem(
            at: root.appendingPathComponent(names[0]), to: root.appendingPathComponent(names[1]))
    }

    /// Every file below a folder, one a line; `(nothing)` when there is none.
    private func tree(_ folder: URL) -> String {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        var isFolder: ObjCBool = false
        let files = names.filter { name in
            FileManager.default.fileExists(atPath: folder.path + "/" + name, isDirectory: &isFolder) && !isFolder.boolValue
        }
        return files.isEmpty
            ? "(nothing)\n" : files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { $0 + "\n" }.joined()
    }

    /// The wanted lines, each marked when the file does not keep to it.
    private func looked(_ body: String, in place: URL, wanted: Bool) throws -> String {
        let text = shown(try String(contentsOf: place, encoding: .utf8))
        return body.split(separator: "\n").map { line in
            text.contains(line) == wanted ? line + "\n" : "(\(wanted ? "not in" : "but in") the file) \(line)\n"
        }.joined()
    }

    // MARK: Commands

    private mutating func run(_ line: String) throws {
        var words = try Self.words(line.trimmingCharacters(in: .newlines))
        guard words.first == "longpress" else { throw Fault(description: "a command line begins with 'longpress'") }
        words.removeFirst()
        let streams = Mutex<[Int32: String]>([:])
        let terminal = Terminal { stream, text in streams.withLock { $0[stream, default: ""] += text } }
        let status = Longpress.run(words.map { $0.replacingOccurrences(of: "ROOT", with: root.path) }, on: terminal)
        pending = [SpecCase.Section(word: "exit", argument: "\(status)", body: "")]
        for (stream, word) in [(Int32(1), "stdout"), (2, "stderr")] {
            if let text = streams.withLock({ $0[stream] }), !text.isEmpty {
                pending.append(SpecCase.Section(word: word, argument: "", body: shown(text)))
            }
        }
    }

    /// Words as a shell would take them, with single quotes only.
    private static func words(_ line: String) throws -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in line {
            if character == "'" {
                isQuoted.toggle()
                word = word ?? ""
            } else if character == " ", !isQuoted {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard !isQuoted else { throw Fault(description: "a quote is not closed in: \(line)") }
        return words + (word.map { [$0] } ?? [])
    }

    /// Output without what differs from machine to machine and from version to version.
    private func shown(_ text: String) -> String {
        var text = text.replacingOccurrences(of: root.path, with: "ROOT")
            .replacingOccurrences(of: Longpress.version, with: "VERSION").replacingOccurrences(of: "\u{1B}", with: "␛")
            .replacingOccurrences(of: "(?m)^[0-9]+ ms", with: "N ms", options: .regularExpression)
        if !text.hasSuffix("\n") { text += "(no line end)\n" }
        // Whether this machine has the open set of pictures is no matter of the case, unless it names a folder.
        let configuration = (try? String(contentsOf: root.appendingPathComponent("longpress.yaml"), encoding: .utf8)) ?? ""
        guard !configuration.contains("glyphs:") else { return text }
        return text.replacingOccurrences(of: "(?m)^no look-alike icons.*\n", with: "", options: .regularExpression)
    }
}
