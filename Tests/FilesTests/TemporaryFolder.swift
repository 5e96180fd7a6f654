import Files
import Foundation
import QuickActionModel

/// A folder of its own for one test, removed when the test lets go of it.
final class TemporaryFolder: Sendable {
    let path: String

    init() {
        let made = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        path = DiskFiles.absolute(made.path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Absolute path of something in it.
    func at(_ name: String) -> String { path + "/" + name }

    /// Writes a file and the folders above it.
    func put(_ name: String, _ text: String) throws {
        let place = at(name)
        let url = URL(fileURLWithPath: place)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// A file's text; nil when there is none.
    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: at(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Makes a link.
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: at(name), withDestinationPath: target)
    }

    /// Every file below a folder with its bytes.
    func contents(_ folder: String) -> [String: Data] {
        var found: [String: Data] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: at(folder)) ?? .init() {
            let place = at(folder + "/" + name)
            if DiskFiles.kind(place) == .file { found[name] = FileManager.default.contents(atPath: place) }
        }
        return found
    }

    /// Number and time of change of a file: both stay when a file is left alone.
    func mark(_ name: String) throws -> [String] {
        let facts = try FileManager.default.attributesOfItem(atPath: at(name))
        return ["\(facts[.systemFileNumber] ?? "")", "\((facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"]
    }
}
