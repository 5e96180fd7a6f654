import QuickActionModel
import SourceTrees

/// The objects of a `project.pbxproj`.
struct XcodeProject {
    /// Groups in one another that are followed.
    static let deepest = 64

    /// The project object.
    let root: SourceNode
    private let objects: [ByteText: SourceNode]

    /// The objects of a document; nil when it is no Xcode project.
    init?(_ document: SourceNode) {
        guard let entries = document["objects"]?.dictionary, let id = document["rootObject"]?.string else { return nil }
        objects = Dictionary(entries.map { (ByteText($0.key), $0.value) }) { _, last in last }
        guard let root = objects[ByteText(id)], root.dictionary != nil else { return nil }
        self.root = root
    }

    /// The object that a value names by its id.
    func object(_ id: SourceNode?) -> SourceNode? { id?.string.flatMap { objects[ByteText($0)] } }

    /// The objects that a list names, in order.
    func objects(_ list: SourceNode?) -> [SourceNode] { (list?.array ?? []).compactMap { object($0) } }

    /// The targets with their names.
    var targets: [(name: String, node: SourceNode)] {
        objects(root["targets"]).compactMap { node in node["name"]?.string.map { ($0, node) } }
    }

    /// Whether a target makes an app.
    static func isApp(_ target: SourceNode) -> Bool {
        target["productType"]?.string?.hasSameBytes(as: "com.apple.product-type.application") ?? false
    }

    /// The configurations of a project or target with their names, and the name of the one that counts by default.
    func configurations(of owner: SourceNode) -> (all: [(name: String, node: SourceNode)], usual: String?) {
        guard let list = object(owner["buildConfigurationList"]) else { return ([], nil) }
        let all = objects(list["buildConfigurations"]).compactMap { node in node["name"]?.string.map { ($0, node) } }
        return (all, list["defaultConfigurationName"]?.string)
    }

    /// The path of a configuration's base file below the project's folder; nil when it has none or its place is not known.
    func basePath(of configuration: SourceNode) -> String? {
        if let anchor = configuration["baseConfigurationReferenceAnchor"],
            let rest = configuration["baseConfigurationReferenceRelativePath"]?.string
        {
            return path(of: anchor).map { RelativePath.joined($0, rest) }
        }
        return configuration["baseConfigurationReference"].flatMap { path(of: $0) }
    }

    /// The path of a file or group; nil when it does not hang on the project or lies where the build puts its products.
    private func path(of reference: SourceNode) -> String? {
        var parents: [ByteText: ByteText] = [:]
        for (id, node) in objects {
            for child in node["children"]?.array ?? [] {
                if let text = child.string { parents[ByteText(text)] = id }
            }
        }
        guard var id = reference.string.map({ ByteText($0) }) else { return nil }
        var path = ""
        for _ in 0..<Self.deepest {
            guard let node = objects[id] else { return nil }
            if let own = node["path"]?.string { path = path.isEmpty ? own : own + "/" + path }
            let tree = node["sourceTree"]?.string ?? "<group>"
            if tree == "SOURCE_ROOT" { break }
            if tree == "<absolute>" { return path.utf8.first == UInt8(ascii: "/") ? RelativePath.normalized(path) : nil }
            guard tree == "<group>" else { return nil }
            guard let parent = parents[id] else { break }
            id = parent
        }
        let folder = root["projectDirPath"]?.string ?? ""
        return RelativePath.joined(folder, path)
    }
}
