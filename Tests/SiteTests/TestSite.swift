import Foundation
import LongpressCommands
import Synchronization

/// A copy of a catalog in a temporary folder, and the site that is built from it.
final class TestSite: Sendable {
    /// What a build said.
    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    let root: URL
    private let base: URL

    /// Copies a fixture; `lastFirst` makes its files in the opposite order, so that the file system lists them in another one.
    init(_ fixture: String, lastFirst: Bool = false) throws {
        base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("longpress-site-\(UUID().uuidString)")
        root = base.appendingPathComponent(lastFirst ? "another folder" : "catalog")
        let source = Repository.fixture(fixture)
        let names = try FileManager.default.subpathsOfDirectory(atPath: source.path).sorted()
        for name in lastFirst ? names.reversed() : names {
            let file = source.appendingPathComponent(name)
            guard !Self.isFolder(file) else { continue }
            let copy = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: file, to: copy)
        }
        try addGlyphs()
    }

    deinit { try? FileManager.default.removeItem(at: base) }

    /// Pictures of our own, so that pages do not depend on the pictures of the machine.
    ///
    /// Some icons have none on purpose.
    private func addGlyphs() throws {
        let folder = root.appendingPathComponent("glyphs")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let shapes = [
            "map": "M2 3h12v10H2z", "stopwatch": "M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3z", "geo-alt": "M8 1l5 6-5 8-5-8z",
            "person-circle": "M4 14a4 4 0 0 1 8 0z",
        ]
        for (name, path) in shapes {
            let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><path d=\"\(path)\"/></svg>\n"
            try Data(svg.utf8).write(to: folder.appendingPathComponent(name + ".svg"))
        }
        let file = root.appendingPathComponent("longpress.yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data((text + "\nglyphs: glyphs\n").utf8).write(to: file)
    }

    /// Builds the site into `site` of the copy.
    func build(_ options: String...) -> Outcome { Self.run(["build", "-C", root.path] + options) }

    static func run(_ arguments: [String]) -> Outcome {
        let streams = Mutex<[Int32: String]>([:])
        let terminal = Terminal { stream, text in streams.withLock { $0[stream, default: ""] += text } }
        let status = Longpress.run(arguments, on: terminal)
        return streams.withLock { Outcome(status: status, output: $0[1] ?? "", errors: $0[2] ?? "") }
    }

    /// The files of the site by path.
    var files: [String: Data] { get throws { try Self.files(in: root.appendingPathComponent("site")) } }

    static func files(in folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appendingPathComponent(name)
            if !isFolder(file) { files[name] = try Data(contentsOf: file) }
        }
        return files
    }

    private static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
    }
}

extension [String: Data] {
    /// Paths by their bytes.
    var paths: [String] { keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    func text(_ path: String) -> String { String(decoding: self[path] ?? Data(), as: UTF8.self) }

    /// Size and hash of each file that the site's manifest lists.
    var manifest: [String: (sha256: String, size: Int)] {
        get throws {
            let root = try JSONSerialization.jsonObject(with: self["longpress-manifest.json"] ?? Data()) as? [String: Any]
            let list = root?["files"] as? [String: [String: Any]] ?? [:]
            return list.mapValues { ($0["sha256"] as? String ?? "", $0["size"] as? Int ?? -1) }
        }
    }
}
