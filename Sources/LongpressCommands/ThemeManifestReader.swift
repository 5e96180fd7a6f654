import QuickActionModel
import SiteRendering
import SourceTrees

/// Reads `theme.yaml`.
enum ThemeManifestReader {
    private static let keys = ["basedOn", "format", "name", "versions"]

    /// The manifest and what is wrong with it; `path` is for messages.
    ///
    /// Throws when the format is one that this program cannot render.
    static func read(_ bytes: [UInt8], path: String) throws(ThemeLoading.Failure) -> (ThemeManifest, [Finding]) {
        let document: SourceDocument
        do throws(SourceError) {
            document = try SourceReader().readYAML(bytes)
        } catch {
            throw ThemeLoading.Failure(message: "\(path):\(error.position?.line ?? 1): \(error.message)")
        }
        guard case .dictionary(let entries) = document.root.value else {
            throw ThemeLoading.Failure(message: "\(path) is a mapping with the keys \(keys.joined(separator: ", "))")
        }
        var manifest = ThemeManifest()
        var findings: [Finding] = []
        func place(_ span: SourceSpan) -> SourceLocation {
            let position = document.position(of: span)
            return SourceLocation(
                path: path, line: position.line, column: position.column, length: document.scalarLength(of: span))
        }
        func number(_ entry: SourceEntry) -> Int? {
            if let text = entry.value.string, let number = Int(text), number > 0 { return number }
            findings.append(
                Finding(
                    .badConfigurationValue,
                    "\(entry.key) is a number from 1 up, not \(entry.value.string ?? entry.value.kindName)",
                    at: place(entry.value.span)))
            return nil
        }
        for entry in entries {
            switch entry.key {
            case "format": manifest.format = number(entry) ?? manifest.format
            case "basedOn": manifest.basedOn = number(entry)
            case "name": manifest.name = entry.value.string
            case "versions":
                for file in entry.value.dictionary ?? [] { manifest.versions[file.key] = number(file) }
            default:
                let near = NearestName.of(entry.key, in: keys)
                findings.append(
                    Finding(
                        .unknownConfigurationKey, "\(entry.key) is no key of a theme",
                        explanation: near.map { "Did you mean \($0)?" } ?? "The keys are \(keys.joined(separator: ", ")).",
                        at: place(entry.keySpan)))
            }
        }
        guard manifest.format == ThemeManifest.supportedFormat else {
            throw ThemeLoading.Failure(
                message: "\(path): format \(manifest.format) is not the one that this program renders "
                    + "(\(ThemeManifest.supportedFormat)); update the theme or the program")
        }
        return (manifest, findings)
    }
}
