public import QuickActionModel
import SourceTrees

/// Reads `longpress.yaml` and `app.yaml` into values.
///
/// All faults of a file are told at once.
public enum ConfigurationReader {
    /// The configuration of a catalog; `bytes` are nil when there is no file, then everything has its default.
    ///
    /// A key that is faulty keeps its default, so that the rest can be used.
    public static func site(_ bytes: [UInt8]?, path: String) -> (CatalogConfiguration, [Finding]) {
        guard let bytes else { return (CatalogConfiguration(), []) }
        var configuration = CatalogConfiguration()
        let findings = scan(bytes, root: "", path: path) { scanner, root in
            SiteConfigurationReader.read(root, into: &configuration, &scanner)
        }
        return (configuration, findings)
    }

    /// The configuration of an app; `bytes` are nil when there is no file.
    public static func app(_ bytes: [UInt8]?, path: String, root: String = "") -> (AppConfiguration, [Finding]) {
        guard let bytes else { return (AppConfiguration(), []) }
        var configuration = AppConfiguration()
        // Nobody knows what a file that cannot be read says about people's data.
        configuration.checks.privacy = .redact
        let findings = scan(bytes, root: root, path: path) { scanner, root in
            configuration.checks.privacy = nil
            AppConfigurationReader.read(root, into: &configuration, &scanner)
        }
        return (configuration, findings)
    }

    private static func scan(
        _ bytes: [UInt8], root: String, path: String, _ body: (inout ConfigurationScanner, SourceNode) -> Void
    ) -> [Finding] {
        let document: SourceDocument
        do throws(SourceError) {
            document = try SourceReader(limits: SourceLimits(bytes: 1 << 20, depth: 32, nodes: 100_000)).readYAML(bytes)
        } catch {
            let place = error.location(in: SourceLocation(root: root, path: path))
            return [
                Finding(
                    .badConfigurationValue, error.message,
                    explanation: "The file is a YAML mapping; nothing of it could be used.", at: place)
            ]
        }
        var scanner = ConfigurationScanner(file: SourceFile(root: root, path: path, document: document))
        scanner.add(document.notices)
        body(&scanner, document.root)
        return scanner.log.findings
    }
}
