import Foundation

/// The folder of real files, when the environment names one.
enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["LONGPRESS_CORPUS"]

    /// Bytes of one of its files.
    static func bytes(_ path: String) -> [UInt8] {
        guard let folder, let data = FileManager.default.contents(atPath: folder + "/" + path) else { return [] }
        return Array(data)
    }

    /// Paths of its files with an ending, below its folder, sorted.
    static func paths(ending: String) -> [String] {
        guard let folder, let found = FileManager.default.enumerator(atPath: folder) else { return [] }
        return found.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
    }
}
