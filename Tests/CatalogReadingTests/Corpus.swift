import Foundation

/// The folder of real files, when the environment names one.
enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["LONGPRESS_CORPUS"]

    /// Bytes of one of its files.
    static func bytes(_ path: String) -> [UInt8] {
        guard let folder, let data = FileManager.default.contents(atPath: folder + "/" + path) else { return [] }
        return Array(data)
    }
}
