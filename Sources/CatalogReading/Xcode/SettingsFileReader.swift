import QuickActionModel
import SourceTrees

/// Reads `.xcconfig` files with everything that they include.
struct SettingsFileReader {
    /// Most files in one another.
    static let deepest = 16
    /// Most files of one app, each counted as often as it is included.
    static let mostFiles = 200
    /// Bytes of one file.
    static let mostBytes = 1 << 20

    var settings: BuildSettings
    var log: ReadingLog
    private var count = 0
    /// Files of which the conditional settings have been told.
    private var toldFiles: Set<ByteText> = []
    private var toldCircles: Set<ByteText> = []

    init(settings: BuildSettings, log: ReadingLog) {
        self.settings = settings
        self.log = log
    }

    /// Adds the settings of a file; `written` is the place that names it.
    mutating func read(_ place: InputRoots.Place, named written: SourceLocation?) {
        var chain: [String] = []
        switch add(place, &chain) {
        case nil: return
        case .missing?:
            let path = place.location.displayPath
            log.add(
                Finding(
                    .unreadable, "\(path) does not exist", explanation: "A path is relative to the file that names it.",
                    at: written ?? place.location))
            log.addUnreadable(place.location)
        case let error?: log.add(error, at: place.location)
        }
    }

    /// Adds a file of the chain that led to it; the error when it cannot be read.
    private mutating func add(_ place: InputRoots.Place, _ chain: inout [String]) -> InputError? {
        count += 1
        let bytes: [UInt8]
        do throws(InputError) {
            bytes = try place.tree.read(place.path, limit: Self.mostBytes)
        } catch {
            return error
        }
        guard let text = text(bytes, place) else { return nil }
        chain.append(place.path)
        defer { chain.removeLast() }
        let parsed = SettingsFile(text)
        let file = SourceFile(root: place.tree.root, path: place.path, text: parsed.text)
        if isMerged(parsed, file) { return nil }
        reportConditions(parsed, file)
        for (line, span) in parsed.lines {
            switch line {
            case .setting(let name, let value):
                settings.set(ByteText(name), value, at: file.location(of: span, keyPath: name))
            case .conditional: break
            case .include(let path, let isOptional):
                include(path, isOptional: isOptional, file.location(of: span, keyPath: path), place, &chain)
            case .unknown(let what):
                log.add(
                    Finding(
                        .badEntry, "line of \(place.path) is no setting", explanation: "The line is left out: \(what).",
                        at: file.location(of: span, keyPath: "")))
            }
        }
        return nil
    }

    private mutating func include(
        _ written: String, isOptional: Bool, _ location: SourceLocation, _ place: InputRoots.Place, _ chain: inout [String]
    ) {
        let folder = RelativePath.split(place.path).folder
        guard !RelativePath.leadsOut(RelativePath.joined(folder, written)) else {
            return leftOut("\"\(written)\" leads out of the folder that is read", location)
        }
        guard let path = find(written, from: folder, in: place.tree) else {
            return isOptional ? () : leftOut("\"\(written)\" does not exist", location)
        }
        if let first = chain.firstIndex(where: { $0.hasSameBytes(as: path) }) {
            let circle = Array(chain[first...])
            guard toldCircles.insert(ByteText(circle.sorted { $0.precedesByBytes($1) }.joined(separator: "\n"))).inserted else {
                return
            }
            log.add(
                Finding(
                    .includeCycle, "files include each other in a circle: \((circle + [path]).joined(separator: " → "))",
                    explanation: "The last include is left out.", at: location))
            return
        }
        guard chain.count < Self.deepest else {
            return refuse("files include each other deeper than \(Self.deepest) levels", location)
        }
        guard count < Self.mostFiles else { return refuse("more than \(Self.mostFiles) files are included", location) }
        if let error = add(InputRoots.Place(tree: place.tree, path: path), &chain) {
            log.add(error, at: SourceLocation(root: place.tree.root, path: path))
        }
    }

    /// The file that an include means: beside the including one, else below a folder above it, since Xcode also looks in the project's folder.
    private func find(_ written: String, from folder: String, in tree: any InputTree) -> String? {
        var folder = folder
        for _ in 0..<32 {
            let path = RelativePath.joined(folder, written)
            if !RelativePath.leadsOut(path), (try? tree.entry(path))??.kind == .file { return path }
            guard !folder.isEmpty else { return nil }
            folder = RelativePath.split(folder).folder
        }
        return nil
    }

    private mutating func leftOut(_ what: String, _ location: SourceLocation) {
        var finding = Finding(
            .unreadable, "included file \(what)", explanation: "The include is left out, and its settings have no value here.",
            at: location)
        finding.severity = .warning
        log.add(finding)
    }

    private mutating func refuse(_ summary: String, _ location: SourceLocation) {
        log.add(Finding(.tooLarge, summary, explanation: "The include is left out.", at: location))
    }

    /// The bytes as UTF-8 without a byte-order mark; nil when the file cannot be used, which is told.
    private mutating func text(_ bytes: [UInt8], _ place: InputRoots.Place) -> [UInt8]? {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if text.contains(0) || text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
            log.add(
                Finding(
                    .encoding, "\(place.path) is no UTF-8 text", explanation: "Save it as UTF-8. The file is left out.",
                    at: place.location))
            log.addUnreadable(place.location)
            return nil
        }
        return text
    }

    /// Whether both sides of a merge stand in the file, which is told.
    private mutating func isMerged(_ parsed: SettingsFile, _ file: SourceFile) -> Bool {
        let marks = [Array("<<<<<<< ".utf8), Array(">>>>>>> ".utf8)]
        let lines = (1...parsed.text.lineCount).lazy.map { parsed.text.lineSpan($0) }
        guard
            let span = lines.first(where: { span in
                marks.contains { parsed.text.bytes[span.start..<span.end].starts(with: $0) }
            })
        else { return false }
        log.add(
            Finding(
                .mergeMarkers, "\(file.path) holds the markers of a merge",
                explanation: "Finish the merge. The file is left out.", at: file.location(of: span, keyPath: "")))
        log.addUnreadable(file.location)
        return true
    }

    private mutating func reportConditions(_ parsed: SettingsFile, _ file: SourceFile) {
        let conditional = parsed.lines.compactMap { line, span -> (String, SourceSpan)? in
            if case .conditional(let name) = line { return (name, span) }
            return nil
        }
        guard let first = conditional.first, toldFiles.insert(ByteText(file.location.displayPath)).inserted else { return }
        log.add(Self.conditions(names: conditional.map(\.0), at: file.location(of: first.1, keyPath: first.0)))
    }

    /// The note on the conditional settings of one file.
    static func conditions(names: [String], at location: SourceLocation) -> Finding {
        var known: Set<ByteText> = []
        let names = names.filter { known.insert(ByteText($0)).inserted }
        let what = names.count == 1 ? names[0] : "\(names.count) settings"
        let isOne = names.count == 1
        return Finding(
            .conditionalSetting, "\(what) \(isOne ? "has" : "have") values for some builds only, which are not used",
            explanation: "Which build is meant is not known. Give \(isOne ? "the setting" : "those that matter") a value under "
                + "\"variables\" in app.yaml.", at: location)
    }
}
