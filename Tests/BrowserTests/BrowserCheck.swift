import Foundation
import Testing

/// One script of the folder checks: it looks at the built sites and prints a JSON line for each thing it looked at.
enum BrowserCheck: String, CaseIterable, Sendable {
    case loading, scriptless, accessibility, markup, layout, media, keyboard, serve, stage, findings, filters

    struct Line: Decodable {
        let check: String
        let page: String
        let wrong: String
        let count: Int?
    }

    /// Runs the script and holds it to what it printed; a script that stopped early has not found nothing.
    func run() async throws {
        let sites = try BuiltSites.shared.get()
        let output = sites.folder.appending(path: rawValue + ".jsonl")
        let errors = sites.folder.appending(path: rawValue + ".txt")
        let status = try await start(sites.sites.path, output, errors)
        let said = try String(contentsOf: errors, encoding: .utf8)
        #expect(status == 0, "\(rawValue).py stopped: \(said.suffix(2000))")

        let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
        for line in lines { #expect(line.wrong.isEmpty, "\(line.page), \(line.check): \(line.wrong)") }
        let end = try #require(lines.last, "\(rawValue).py printed nothing: \(said.suffix(2000))")
        #expect(end.check == "end")
        #expect(end.count == lines.count - 1)
        #expect(lines.count > 10)
    }

    private func start(_ sites: String, _ output: URL, _ errors: URL) async throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: Browser.python)
        process.arguments = ["-B", Browser.checks + "/" + rawValue + ".py", sites]
        // Files, not pipes: a full pipe would stop the script.
        try Data().write(to: output)
        try Data().write(to: errors)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
    }
}
