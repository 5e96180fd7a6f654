import QuickActionModel
import SourceTrees

/// Reads saved releases and `catalog.json`: documents of `longpress-catalog/1`.
///
/// Unknown fields are ignored, so that files of later versions within /1 stay readable; a known field with a wrong value is a finding.
public struct SnapshotReader: Sendable {
    /// Most bytes of a document.
    public let limit: Int

    /// A reader with a limit of bytes, 256 MiB unless told otherwise.
    public init(limit: Int = 256 << 20) { self.limit = limit }

    /// Reads a document; `path` and `root` say where it stands, for findings.
    public func read(_ bytes: [UInt8], path: String, root: String = "") -> SnapshotReading {
        var log = ReadingLog()
        // Values of a property list stand some levels deeper in a document than in the list itself.
        let reader = SourceReader(limits: SourceLimits(bytes: limit, depth: 144, nodes: 20_000_000))
        let document: SourceDocument
        do throws(SourceError) {
            document = try reader.readJSON(bytes)
        } catch {
            log.add(error, in: SourceLocation(root: root, path: path))
            return SnapshotReading(release: nil, apps: [], findings: log.findings, isReadable: false)
        }
        let file = SourceFile(root: root, path: path, document: document)
        log.add(document.notices, in: file)
        var fields = SnapshotFields(file: file, log: log)
        let isReadable = Self.checkFormat(document.root, &fields)
        let apps = isReadable ? Self.apps(document.root, &fields) : []
        let release = isReadable ? Self.release(document.root, &fields) : nil
        return SnapshotReading(
            release: release, apps: apps, findings: fields.log.findings.sorted(by: Finding.inOrder), isReadable: isReadable)
    }

    private static func checkFormat(_ root: SourceNode, _ fields: inout SnapshotFields) -> Bool {
        let found: String
        if root.dictionary == nil {
            found = root.kindName
        } else if let format = root["format"] {
            if let text = format.string, text.hasSameBytes(as: AppCatalog.documentFormat) { return true }
            found = format.string.map { "format \"\($0)\"" } ?? "a format that is \(format.kindName)"
        } else {
            found = "no format"
        }
        fields.refuse(root["format"] ?? root, "expected a document of \(AppCatalog.documentFormat), found \(found)")
        return false
    }

    private static func release(_ root: SourceNode, _ fields: inout SnapshotFields) -> CatalogRelease? {
        guard let node = root["release"], !node.isNull else { return nil }
        guard fields.isObject(node, "release"), let version = fields.required("version", of: node, "release") else { return nil }
        return CatalogRelease(
            version: version, build: fields.text("build", of: node, "release"), date: fields.text("date", of: node, "release"))
    }

    private static func apps(_ root: SourceNode, _ fields: inout SnapshotFields) -> [AppCatalog] {
        fields.list("apps", of: root, "").enumerated().compactMap { index, node in
            SnapshotAppReader.app(node, "apps[\(index)]", &fields)
        }
    }
}
