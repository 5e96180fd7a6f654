public import QuickActionModel
public import Templates

/// What is wrong with a theme that renders all the same: names that nothing fills, files that nothing reads, overrides of originals that changed.
public struct ThemeCheck: Sendable {
    /// Files of the standard theme with the version of each.
    public var standard: [String: Int]
    /// Version of the standard theme: the highest of its files.
    public var standardVersion: Int { standard.values.max() ?? 1 }

    /// A check against a standard theme.
    public init(standard: [String: Int]) { self.standard = standard }

    /// Findings about one layer.
    ///
    /// `folder` is the path to show, `files` are the paths below it.
    public func check(folder: String, manifest: ThemeManifest?, files: [String], uses: [TemplateSet.Use]) -> [Finding] {
        let overrides = files.filter { standard[$0] != nil && $0 != "theme.yaml" }.sorted { $0.precedesByBytes($1) }
        return stale(folder, manifest, overrides) + strangers(folder, files) + names(folder, Set(files), uses)
    }

    private func stale(_ folder: String, _ manifest: ThemeManifest?, _ overrides: [String]) -> [Finding] {
        // A theme that keeps versions of its own is an original. A stylesheet or script of one's own has no original to fall behind.
        guard manifest?.versions.isEmpty ?? true else { return [] }
        let copies = overrides.filter { $0.hasPrefix("templates/") && !$0.hasPrefix("templates/slots/") }
        guard let base = manifest?.basedOn else {
            guard !copies.isEmpty else { return [] }
            return [
                Finding(
                    .staleOverride,
                    "nobody can tell whether \(copies.count == 1 ? "\(copies[0]) still fits" : "\(copies.count) templates still fit")",
                    explanation:
                        "Add 'basedOn: \(standardVersion)' to \(folder)/theme.yaml once they are checked against the standard theme.",
                    at: SourceLocation(path: folder + "/theme.yaml"))
            ]
        }
        return copies.compactMap { path in
            guard let version = standard[path], version > base else { return nil }
            return Finding(
                .staleOverride, "\(path) is based on version \(base), the original changed in version \(version)",
                explanation: "Carry the change over, then set 'basedOn: \(standardVersion)' in \(folder)/theme.yaml.",
                at: SourceLocation(path: folder + "/" + path))
        }
    }

    /// Templates that no page renders and no standard template includes.
    private func strangers(_ folder: String, _ files: [String]) -> [Finding] {
        let slots = standard.keys.filter { $0.hasPrefix("templates/slots/") }.sorted()
        return files.sorted { $0.precedesByBytes($1) }.compactMap { path in
            guard path.hasPrefix("templates/slots/"), standard[path] == nil else { return nil }
            let near = NearestName.of(path, in: slots)
            return Finding(
                .unknownSlot, "there is no slot \(path.dropFirst("templates/slots/".count).dropLast(".mustache".count))",
                explanation: near.map { "Did you mean \($0)?" } ?? "The slots are: \(slots.joined(separator: ", ")).",
                at: SourceLocation(path: folder + "/" + path))
        }
    }

    private func names(_ folder: String, _ files: Set<String>, _ uses: [TemplateSet.Use]) -> [Finding] {
        uses.compactMap { use in
            guard files.contains("templates/\(use.template).mustache") else { return nil }
            switch use.kind {
            case .text, .raw, .section, .inverted: break
            default: return nil
            }
            guard let unknown = use.name.split(separator: ".").map(String.init).first(where: { !ValueShape.names.contains($0) })
            else { return nil }
            let near = NearestName.of(unknown, in: ValueShape.names.sorted())
            return Finding(
                .unknownSlot, "no page has a value \(unknown)",
                explanation: near.map { "Did you mean \($0)?" } ?? "It renders as nothing.",
                at: SourceLocation(
                    path: "\(folder)/templates/\(use.template).mustache", line: use.line, column: use.column,
                    length: use.name.unicodeScalars.count))
        }
    }
}
