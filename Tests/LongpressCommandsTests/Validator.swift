import Foundation

/// A validator of JSON Schema in the virtual environment that `make test-deps` makes.
enum Validator {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let python = repository.appending(path: ".build/browser-venv/bin/python")

    /// Whether it is there; in CI the tests run all the same, and fail with what is missing.
    static var isThere: Bool {
        FileManager.default.isExecutableFile(atPath: python.path) || !(environment["CI"] ?? "").isEmpty
    }

    static let whyNot = ".build/browser-venv is missing; make test-deps makes it"

    /// The folder of outside suites; nil when it is not known.
    static var suites: URL? { environment["LONGPRESS_SUITES"].map { URL(filePath: $0) } }

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// What is wrong with documents; empty when nothing is.
    ///
    /// `isStrict` takes a member that the schema does not name for a fault.
    static func faults(of documents: [URL], schema: URL, isStrict: Bool = false) throws -> String {
        let process = Process()
        process.executableURL = python
        process.arguments = ["-B", repository.appending(path: "Tests/LongpressCommandsTests/validate.py").path]
        process.arguments? += (isStrict ? ["--strict"] : []) + [schema.path] + documents.map(\.path)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: said, as: UTF8.self)
        return process.terminationStatus == 0 ? text : "the validator stopped: " + text
    }
}
