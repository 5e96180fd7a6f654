import Foundation
import Testing

/// Data of others, found by environment variables and never committed.
enum OutsideData {
    static let suites = folder("LONGPRESS_SUITES")
    static let corpus = folder("LONGPRESS_CORPUS")
    static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private static func folder(_ name: String) -> String? {
        guard let path = ProcessInfo.processInfo.environment[name], FileManager.default.fileExists(atPath: path) else {
            return nil
        }
        return path
    }

    /// The files below a folder whose name has one of the endings, sorted.
    static func files(in folder: String?, endings: [String]) -> [String] {
        guard let folder, let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        return walk.compactMap { $0 as? String }.filter { name in endings.contains { name.hasSuffix("." + $0) } }
            .sorted().map { folder + "/" + $0 }
    }

    static func bytes(_ path: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// What Python's `plistlib` reads in each file, in the form of `TreeText`; nothing where it refuses the file.
    static func plistlib(_ paths: [String]) throws -> [String: String] {
        let python = try #require(python)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("longpress-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(script.utf8).write(to: folder.appendingPathComponent("dump.py"))
        try Data(paths.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("paths"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["dump.py", "paths", "out"].map { folder.appendingPathComponent($0).path }
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        let output = try String(decoding: Data(contentsOf: folder.appendingPathComponent("out")), as: UTF8.self)
        var result: [String: String] = [:]
        for line in output.split(separator: "\n") {
            guard let tab = line.firstIndex(of: "\t") else { continue }
            result[String(line[..<tab])] = String(line[line.index(after: tab)...])
        }
        return result
    }

    private static let script = #"""
        import datetime, plistlib, struct, sys

        def quoted(text):
            out = ''
            for c in text:
                if c in '"\\': out += '\\' + c
                elif ord(c) < 32: out += '\\x%x.' % ord(c)
                elif 0xD800 <= ord(c) <= 0xDFFF: out += '\ufffd'
                else: out += c
            return '"' + out + '"'

        def show(v):
            if isinstance(v, bool): return 'true' if v else 'false'
            if v is None: return 'null'
            if isinstance(v, int): return str(v)
            if isinstance(v, float): return 'r:nan' if v != v else 'r:%x' % struct.unpack('>Q', struct.pack('>d', v))[0]
            if isinstance(v, str): return quoted(v)
            if isinstance(v, bytes): return '<' + v.hex() + '>'
            if isinstance(v, plistlib.UID): return 'uid:%d' % v.data
            if isinstance(v, datetime.datetime):
                return 'd:%04d-%02d-%02dT%02d:%02d:%02dZ' % (v.year, v.month, v.day, v.hour, v.minute, v.second)
            if isinstance(v, list): return '[' + ', '.join(map(show, v)) + ']'
            return '{' + ', '.join(quoted(k) + ': ' + show(x) for k, x in v.items()) + '}'

        with open(sys.argv[2], 'w', encoding='utf-8') as out:
            for path in open(sys.argv[1], encoding='utf-8').read().split('\n'):
                try:
                    with open(path, 'rb') as file: tree = show(plistlib.load(file))
                except Exception:
                    continue
                out.write(path + '\t' + tree + '\n')
        """#
}
