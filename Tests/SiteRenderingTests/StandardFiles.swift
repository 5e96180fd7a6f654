import Foundation
import HomeScreen
import SiteRendering

/// The files of the standard theme, read from the repository.
enum StandardFiles {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let files: [ThemeFile] = {
        let folder = root.appending(path: "themes/standard")
        let paths = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
        return paths.sorted().compactMap { path in
            (try? Data(contentsOf: folder.appending(path: path))).map { ThemeFile(path: path, bytes: Array($0)) }
        }
    }()

    static func text(_ path: String) -> String {
        files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    /// `key: words` a line, quoted or bare; all that the table of words uses of YAML.
    static let english: [String: String] = {
        var words: [String: String] = [:]
        for line in text("words/en.yaml").split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: ": ", maxSplits: 1)
            if parts.count == 2 { words[String(parts[0])] = parts[1].trimmingCharacters(in: ["\""]) }
        }
        return words
    }()

    static func theme() throws -> Theme { try Theme(files: files, words: InterfaceWords(english: english)) }

    static let glyphs: GlyphSet = {
        var set = GlyphSet()
        for file in files where file.path.hasPrefix("marks/") {
            set.interface[String(file.path.dropFirst(6).dropLast(4))] = SVGGlyph(svg: file.bytes)
        }
        let square = SVGGlyph(svg: Array("<svg viewBox=\"0 0 1 1\"><path d=\"M0 0h1v1z\"/></svg>".utf8))
        for name in ["pencil-square", "person-circle", "search"] { set.openSet[name] = square }
        set.own["team logo"] = square
        return set
    }()
}
