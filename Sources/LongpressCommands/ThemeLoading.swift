import Files
import QuickActionModel
import SiteRendering
import SourceTrees
import StandardTheme
import Templates

/// Reads a theme in three layers, file by file: the standard theme, the chosen theme's folder, `overrides/`.
struct ThemeLoading {
    let root: String
    let language: String

    /// Why a theme cannot be used.
    struct Failure: Error {
        let message: String
    }

    struct Loaded {
        var theme: Theme
        var files: [String: [UInt8]]
        var findings: [Finding]
    }

    private static let mostBytes = 4 << 20

    func load(_ name: String) throws(Failure) -> Loaded {
        var files: [String: [UInt8]] = [:]
        for file in StandardTheme.files { files[file.path] = file.bytes }
        let isPath = name.contains("/")
        let folder = isPath ? name : "themes/\(name)"
        if let chosen = try layer(folder) {
            files.merge(chosen) { $1 }
        } else if name != "standard" {
            throw Failure(message: "there is no theme at \(folder); leave 'theme' out for the standard one")
        }
        if let overrides = try layer("overrides") { files.merge(overrides) { $1 } }
        let english = try table(files["words/en.yaml"] ?? [], "words/en.yaml")
        var translated: [String: String] = [:]
        if language != "en", let bytes = files["words/\(language).yaml"] { translated = try table(bytes, "words/\(language).yaml") }
        let words = InterfaceWords(english: english, translated: translated)
        let list = files.sorted { $0.key.precedesByBytes($1.key) }.map { ThemeFile(path: $0.key, bytes: $0.value) }
        do throws(TemplateError) {
            return Loaded(theme: try Theme(files: list, words: words), files: files, findings: missing(words))
        } catch {
            throw Failure(message: "templates/\(error.template).mustache:\(error.line):\(error.column): \(error.message)")
        }
    }

    private func missing(_ words: InterfaceWords) -> [Finding] {
        guard !words.missing.isEmpty else { return [] }
        let names = words.missing.prefix(8).joined(separator: ", ") + (words.missing.count > 8 ? ", …" : "")
        return [
            Finding(
                .missingWord, "\(words.missing.count) interface words of '\(language)' are shown in English",
                explanation: "Add them to words/\(language).yaml of the theme: \(names).",
                at: SourceLocation(path: "words/\(language).yaml"))
        ]
    }

    private func layer(_ folder: String) throws(Failure) -> [String: [UInt8]]? {
        let path = folder.hasPrefix("/") || root == "." ? folder : root + "/" + folder
        guard DiskFiles.kind(path) == .folder else { return nil }
        do throws(InputError) {
            let tree = try FolderTree(path: path, root: folder)
            var files: [String: [UInt8]] = [:]
            try collect("", tree, depth: 0, into: &files)
            return files
        } catch {
            throw Failure(message: "the theme cannot be read: \(error.message)")
        }
    }

    private func collect(_ folder: String, _ tree: FolderTree, depth: Int, into files: inout [String: [UInt8]]) throws(InputError) {
        guard depth < 8 else { return }
        for entry in try tree.list(folder) where !entry.name.hasPrefix(".") {
            let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
            switch entry.kind {
            case .folder: try collect(path, tree, depth: depth + 1, into: &files)
            case .file: files[path] = try tree.read(path, limit: Self.mostBytes)
            case .other: break
            }
        }
    }

    private func table(_ bytes: [UInt8], _ path: String) throws(Failure) -> [String: String] {
        let document: SourceDocument
        do throws(SourceError) {
            document = try SourceReader().readYAML(bytes)
        } catch {
            throw Failure(message: "\(path):\(error.position?.line ?? 1): \(error.message)")
        }
        guard case .dictionary(let entries) = document.root.value else {
            throw Failure(message: "\(path) is a list of words, one 'key: words' a line")
        }
        var table: [String: String] = [:]
        for entry in entries { table[entry.key] = entry.value.string ?? "" }
        return table
    }
}
