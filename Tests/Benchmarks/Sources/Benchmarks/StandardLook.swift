import HomeScreen
import QuickActionModel
import SiteRendering
import SourceTrees
import StandardTheme

/// The standard theme with its words and marks.
struct StandardLook {
    let theme: Theme
    let glyphs: GlyphSet

    init() throws {
        var words: [String: String] = [:]
        var set = GlyphSet()
        var files: [ThemeFile] = []
        for file in StandardTheme.files {
            files.append(ThemeFile(path: file.path, bytes: file.bytes))
            if file.path.hasPrefix("marks/"), let glyph = SVGGlyph(svg: file.bytes) {
                set.interface[String(file.path.dropFirst(6).dropLast(4))] = glyph
            }
            if file.path == "words/en.yaml", case .dictionary(let entries) = try SourceReader().readYAML(file.bytes).root.value {
                for entry in entries { words[entry.key] = entry.value.string ?? "" }
            }
        }
        theme = try Theme(files: files.sorted { $0.path.precedesByBytes($1.path) }, words: InterfaceWords(english: words))
        glyphs = set
    }
}
