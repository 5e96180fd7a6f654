public import Templates

/// Everything a theme brings: compiled templates, words, and the files that pages load.
public struct Theme: Sendable {
    /// Compiled templates; `{{words.…}}` is already filled in.
    public let templates: TemplateSet
    /// Words of the interface.
    public let words: InterfaceWords
    /// Files below `assets/`, by name.
    public let assets: [ThemeFile]

    /// Compiles a theme from its files, later layers already laid over earlier ones.
    ///
    /// `styles/*.css` are joined in the order of their names into `assets/longpress.css`, `scripts/*.js` into
    /// `assets/longpress.js`; `assets/*` are copied. Throws the first fault of a template with its place.
    public init(files: [ThemeFile], words: InterfaceWords) throws(TemplateError) {
        let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        var sources: [(name: String, text: [UInt8])] = []
        for file in sorted where file.path.hasPrefix("templates/") && file.path.hasSuffix(".mustache") {
            let name = String(file.path.dropFirst("templates/".count).dropLast(".mustache".count))
            sources.append((name, Self.fillWords(file.bytes, words)))
        }
        templates = try TemplateSet(sources: sources)
        self.words = words
        assets =
            [
                ThemeFile(path: "assets/longpress.css", bytes: Self.join(sorted, folder: "styles/", suffix: ".css")),
                ThemeFile(path: "assets/longpress.js", bytes: Self.join(sorted, folder: "scripts/", suffix: ".js")),
            ] + sorted.filter { $0.path.hasPrefix("assets/") }
    }

    private static func join(_ files: [ThemeFile], folder: String, suffix: String) -> [UInt8] {
        files.filter { $0.path.hasPrefix(folder) && $0.path.hasSuffix(suffix) }.flatMap { $0.bytes }
    }

    /// Words are constants of the theme, so they are put in before compiling instead of with every page.
    private static func fillWords(_ source: [UInt8], _ words: InterfaceWords) -> [UInt8] {
        let open = Array("{{words.".utf8)
        let close = Array("}}".utf8)
        var out: [UInt8] = []
        out.reserveCapacity(source.count + 1024)
        var at = 0
        while at < source.count {
            if source[at] == open[0], source[at...].starts(with: open), let end = source[at...].firstRange(of: close) {
                let key = String(decoding: source[(at + open.count)..<end.lowerBound], as: UTF8.self)
                HTMLEscaping.escapeText(words[key], into: &out)
                at = end.upperBound
            } else {
                out.append(source[at])
                at += 1
            }
        }
        return out
    }
}

/// One file of a theme.
public struct ThemeFile: Sendable {
    /// Path below the theme's folder.
    public var path: String
    /// Its bytes.
    public var bytes: [UInt8]

    /// A file of its parts.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
