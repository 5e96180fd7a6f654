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
        let (own, _) = try ThemeManifestReader.read(files["theme.yaml"] ?? [], path: "theme.yaml")
        let folder = name.contains("/") ? name : "themes/\(name)"
        var layers: [(folder: String, files: [String: [UInt8]])] = []
        if let chosen = try layer(folder) {
            layers.append((folder, chosen))
        } else if name != "standard" {
            throw Failure(message: "there is no theme at \(folder); leave 'theme' out for the standard one")
        }
        if let overrides = try layer("overrides") { layers.append(("overrides", overrides)) }
        for layer in layers { files.merge(layer.files) { $1 } }
        let words = try self.words(layers)
        let list = files.sorted { $0.key.precedesByBytes($1.key) }.map { ThemeFile(path: $0.key, bytes: $0.value) }
        let theme: Theme
        do throws(TemplateError) {
            theme = try Theme(files: list, words: words)
        } catch {
            let path = "templates/\(error.template).mustache"
            let owner = layers.last { $0.files[path] != nil }?.folder ?? "the standard theme"
            throw Failure(message: "\(owner)/\(path):\(error.line):\(error.column): \(error.message)")
        }
        var findings = missing(words)
        for layer in layers {
            var manifest: ThemeManifest?
            if let bytes = layer.files["theme.yaml"] {
                let (read, faults) = try ThemeManifestReader.read(bytes, path: layer.folder + "/theme.yaml")
                manifest = read
                findings += faults
            }
            findings += ThemeCheck(standard: own.versions).check(
                folder: layer.folder, manifest: manifest, files: Array(layer.files.keys), uses: theme.templates.uses)
        }
        return Loaded(theme: theme, files: files, findings: findings)
    }

    /// Words are layered key by key, so that changing one of them needs no copy of the others.
    private func words(_ layers: [(folder: String, files: [String: [UInt8]])]) throws(Failure) -> InterfaceWords {
        func joined(_ path: String) throws(Failure) -> [String: String] {
            let own = StandardTheme.files.first { $0.path == path }?.bytes ?? []
            var words = try table(own, path)
            for layer in layers {
                guard let bytes = layer.files[path] else { continue }
                words.merge(try table(bytes, layer.folder + "/" + path)) { $1 }
            }
            return words
        }
        let english = try joined("words/en.yaml")
        return InterfaceWords(english: english, translated: language == "en" ? nil : try joined("words/\(language).yaml"))
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

    private func collect(_ folder: String, _ tree: FolderTree, depth: Int, into files: inout [String: [UInt8]]) throws(InputError)
    {
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
        if document.root.isNull { return [:] }
        guard case .dictionary(let entries) = document.root.value else {
            throw Failure(message: "\(path) is a list of words, one 'key: words' a line")
        }
        var table: [String: String] = [:]
        for entry in entries { table[entry.key] = entry.value.string ?? "" }
        return table
    }
}
