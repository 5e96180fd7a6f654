import Foundation

/// What the browser tests need beside Swift: Chromium, and the virtual environment that `make test-deps` makes.
enum Browser {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let python = repository.appending(path: ".build/browser-venv/bin/python").path
    static let checks = repository.appending(path: "Tests/BrowserTests/checks").path

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// Whether both are there.
    ///
    /// In CI the tests run all the same, and fail with what is missing.
    static var isWanted: Bool {
        let chromium = environment["CHROMIUM"] ?? "/usr/bin/chromium"
        let isThere = [chromium, python].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
        return isThere || !(environment["CI"] ?? "").isEmpty
    }

    static let whyNot = "Chromium or .build/browser-venv is missing; make test-deps gets them, CHROMIUM= names another browser"
}
