import QuickActionModel
import SourceTrees

extension AppReader {
    /// Scans the Swift files that `handlers:` names and adds the types that they handle to the declared ones.
    mutating func readHandlers(_ roots: inout InputRoots, _ source: InputFolder?, into lifecycle: inout TypeLifecycle) {
        guard !settings.handlers.isEmpty else { return }
        var facts = HandlerFacts()
        var seen: Set<SourceLocation> = []
        for path in settings.handlers {
            let places = handlerFiles(path, &roots, source)
            if places.isEmpty { continue }
            for place in places where seen.insert(place.location).inserted { scan(place, &facts) }
        }
        facts.files.sort()
        guard !facts.files.isEmpty else { return }
        lifecycle.handlers = facts
        if facts.types.isEmpty {
            reportHandlers(
                settings.handlers[0], "the files of handlers compare with no type",
                "Name the file that has the enumeration of types, or list the types in handledTypes.")
        } else {
            let declared = lifecycle.handledTypes ?? []
            let known = Set(declared)
            lifecycle.handledTypes = declared + Set(facts.types.map(\.type)).subtracting(known).sorted()
        }
    }

    /// The files of one path or pattern: seen from the app's folder in the catalog, else from the source of the app.
    private mutating func handlerFiles(_ path: ConfiguredPath, _ roots: inout InputRoots, _ source: InputFolder?)
        -> [InputRoots.Place]
    {
        var bases: [(folder: InputRoots.Place, pattern: String?)] = []
        let (folder, pattern) = PathPattern.split(path.path)
        do throws(InputError) {
            bases.append((try roots.place(folder, from: Self.folder(entry.id)), pattern))
        } catch {
            // It may still stand in the source.
        }
        if let source, RelativePath.below("", RelativePath.normalized(folder)) != nil {
            bases.append((InputRoots.Place(tree: source.tree, path: RelativePath.joined(source.path, folder)), pattern))
        }
        for base in bases {
            let files = files(base.folder, base.pattern)
            if !files.isEmpty { return files }
        }
        reportHandlers(
            path, "no Swift file is at \"\(path.path)\"",
            "A path of handlers is relative to app.yaml or to the app's source; * and ** stand for names and folders.")
        return []
    }

    private mutating func files(_ base: InputRoots.Place, _ pattern: String?) -> [InputRoots.Place] {
        if pattern == nil, let entry = try? base.tree.entry(base.path), entry.kind == .file { return [base] }
        guard (try? base.tree.entry(base.path)) != nil || base.path.isEmpty else { return [] }
        let matcher = PathPattern(pattern ?? "**/*.swift")
        var listing = ContentListing(tree: base.tree, limits: configuration.limits, log: ReadingLog(app: entry.id))
        let prefix = base.path.isEmpty ? 0 : base.path.utf8.count + 1
        return listing.files(below: base.path).map(\.path).compactMap { path in
            // Below the root itself, paths begin with a slash.
            let whole = base.path.isEmpty && path.hasPrefix("/") ? String(path.dropFirst()) : path
            let rest = String(decoding: whole.utf8.dropFirst(prefix), as: UTF8.self)
            guard rest.hasSuffix(".swift"), matcher.matches(rest) else { return nil }
            return InputRoots.Place(tree: base.tree, path: whole)
        }
    }

    private mutating func scan(_ place: InputRoots.Place, _ facts: inout HandlerFacts) {
        let bytes: [UInt8]
        do throws(InputError) {
            bytes = try place.tree.read(place.path, limit: min(configuration.limits.bytes, 4 << 20))
        } catch {
            log.add(error, at: place.location)
            return
        }
        let text = SourceText(bytes)
        let file = SourceFile(root: place.tree.root, path: place.path, text: text)
        var scanner = HandlerScanner(SwiftTokenizer.tokens(of: bytes)) { token in
            file.location(of: SourceSpan(start: token.start, end: token.end), keyPath: "")
        }
        scanner.run()
        facts.files.append(place.location)
        facts.types += scanner.facts.types
        facts.mentions += scanner.facts.mentions
        facts.comparesLastPart = facts.comparesLastPart || scanner.facts.comparesLastPart
        facts.ignoresCase = facts.ignoresCase || scanner.facts.ignoresCase
    }

    private mutating func reportHandlers(_ path: ConfiguredPath, _ summary: String, _ advice: String) {
        log.add(Finding(.badConfigurationValue, summary, explanation: advice, at: path.location))
    }
}
