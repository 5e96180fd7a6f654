import Foundation

/// Where things are in this repository.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let goldens = root.appendingPathComponent("Tests/Goldens")

    static func fixture(_ name: String) -> URL { root.appendingPathComponent("Tests/Fixtures/Apps/\(name)") }

    /// Every fixture, by name.
    static let fixtures: [String] = {
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Tests/Fixtures/Apps").path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }()
}
