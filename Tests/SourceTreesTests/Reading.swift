import SourceTrees

/// The four ways to read, so that a table of tests can name one.
enum Reading: String, Sendable, CaseIterable {
    case plist, strings, json, yaml

    func read(_ bytes: [UInt8], limits: SourceLimits = .standard) throws(SourceError) -> SourceDocument {
        let reader = SourceReader(limits: limits)
        return switch self {
        case .plist: try reader.readPropertyList(bytes)
        case .strings: try reader.readStrings(bytes)
        case .json: try reader.readJSON(bytes)
        case .yaml: try reader.readYAML(bytes)
        }
    }

    func read(_ text: String, limits: SourceLimits = .standard) throws(SourceError) -> SourceDocument {
        try read(Array(text.utf8), limits: limits)
    }

    /// The error of reading as `kind line:column+length message [path]`, or "read" and the tree.
    func outcome(_ bytes: [UInt8], limits: SourceLimits = .standard) -> String {
        do throws(SourceError) {
            return "read \(TreeText().text(of: try read(bytes, limits: limits).root))"
        } catch {
            let place = error.position.map { "\($0.line):\($0.column)+\(error.length) " } ?? ""
            let path = error.keyPath.map { " [\($0)]" } ?? ""
            return "\(error.kind) \(place)\(error.message)\(path)"
        }
    }
}
