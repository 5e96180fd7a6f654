import QuickActionModel
import SourceTrees

/// Reads the build settings of one target and configuration of an Xcode project.
///
/// Another app may read the same project with another target; nothing is shared between them.
struct XcodeProjectReader {
    let reference: XcodeProjectReference
    /// Where the project's folder is: the one that holds the `.xcodeproj`.
    let folder: InputRoots.Place
    /// Name of the `.xcodeproj` in that folder.
    let name: String
    let limits: ReadingLimits
    var files: SettingsFileReader

    /// Adds the settings of the project, then those of the target, each below the ones that its own file gives.
    mutating func read() {
        let path = (folder.path.isEmpty ? "" : folder.path + "/") + name + "/project.pbxproj"
        let place = SourceLocation(root: folder.tree.root, path: path)
        guard let document = document(path, place) else { return }
        let file = SourceFile(root: place.root, path: path, document: document)
        guard let project = XcodeProject(document.root) else {
            files.log.add(
                Finding(
                    .unreadable, "\(path) is no Xcode project",
                    explanation: "A project has objects and the id of its root object. Name the .xcodeproj folder.", at: place))
            return files.log.addUnreadable(place)
        }
        guard let target = target(of: project), let wanted = configuration(of: target.node, project) else { return }
        files.settings.setDefault("TARGET_NAME", target.name)
        files.settings.setDefault("TARGETNAME", target.name)
        files.settings.setDefault("CONFIGURATION", wanted)
        let stem = name.hasSuffix(".xcodeproj") ? String(name.dropLast(".xcodeproj".count)) : name
        files.settings.setDefault("PROJECT_NAME", stem)
        var conditions: [(name: String, span: SourceSpan)] = []
        for owner in [project.root, target.node] {
            guard let node = project.configurations(of: owner).all.first(where: { $0.name.hasSameBytes(as: wanted) })?.node
            else { continue }
            addBase(of: node, project, file)
            add(node["buildSettings"]?.dictionary ?? [], file, &conditions)
        }
        if let first = conditions.min(by: { $0.span.start < $1.span.start }) {
            files.log.add(
                SettingsFileReader.conditions(
                    names: conditions.map(\.name), at: file.location(of: first.span, keyPath: first.name)))
        }
        // What Xcode gives where nobody says otherwise.
        files.settings.setDefault("PRODUCT_NAME", "$(TARGET_NAME)")
        files.settings.setDefault("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)")
        files.settings.setDefault("EXECUTABLE_NAME", "$(PRODUCT_NAME)")
        if let region = project.root["developmentRegion"]?.string {
            files.settings.setDefault("DEVELOPMENT_LANGUAGE", region)
        }
    }

    private mutating func document(_ path: String, _ place: SourceLocation) -> SourceDocument? {
        let bytes: [UInt8]
        do throws(InputError) {
            bytes = try folder.tree.read(path, limit: limits.bytes)
        } catch {
            if case .missing = error {
                files.log.add(
                    Finding(
                        .unreadable, "Xcode project \"\(reference.path)\" does not exist",
                        explanation: "Name an .xcodeproj folder, relative to app.yaml, in exact spelling.",
                        at: reference.location))
                files.log.addUnreadable(place)
            } else {
                files.log.add(error, at: place)
            }
            return nil
        }
        do throws(SourceError) {
            let bounds = SourceLimits(bytes: limits.bytes, depth: limits.depth, nodes: limits.nodes)
            return try SourceReader(limits: bounds).readPropertyList(bytes)
        } catch {
            files.log.add(error, in: place)
            return nil
        }
    }

    /// The named target, else the only one that makes an app.
    private mutating func target(of project: XcodeProject) -> (name: String, node: SourceNode)? {
        let targets = project.targets
        let names = targets.map(\.name)
        if let wanted = reference.target {
            if let found = targets.first(where: { $0.name.hasSameBytes(as: wanted) }) { return found }
            reportUnknown("target", wanted, among: names, at: reference.targetLocation)
            return nil
        }
        let apps = targets.filter { XcodeProject.isApp($0.node) }
        let candidates = apps.isEmpty ? targets : apps
        if candidates.count == 1 { return candidates[0] }
        let list = ConfigurationScanner.list(candidates.prefix(20).map(\.name), "or")
        files.log.add(
            Finding(
                .badConfigurationValue, "\(name) has \(candidates.count) targets that could be meant",
                explanation: candidates.isEmpty
                    ? "Name a project with a target." : "Say which one under \"xcodeproj.target\": \(list).",
                at: reference.location))
        return nil
    }

    /// The name of the configuration: the wanted one, else the usual one of the target, else the last.
    private mutating func configuration(of target: SourceNode, _ project: XcodeProject) -> String? {
        let (own, usual) = project.configurations(of: target)
        let (shared, usualShared) = project.configurations(of: project.root)
        let names = (own.isEmpty ? shared : own).map(\.name)
        guard let wanted = reference.configuration else {
            return [usual, usualShared].compactMap { $0 }.first { name in names.contains { $0.hasSameBytes(as: name) } }
                ?? names.last ?? ""
        }
        if names.contains(where: { $0.hasSameBytes(as: wanted) }) { return wanted }
        reportUnknown("configuration", wanted, among: names, at: reference.configurationLocation)
        return nil
    }

    private mutating func addBase(of configuration: SourceNode, _ project: XcodeProject, _ file: SourceFile) {
        guard
            let entry = configuration.entry("baseConfigurationReference")
                ?? configuration.entry("baseConfigurationReferenceRelativePath")
        else { return }
        if let path = project.basePath(of: configuration) {
            let whole = RelativePath.joined(folder.path, path)
            if !RelativePath.leadsOut(whole), (try? folder.tree.entry(whole))??.kind == .file {
                return files.read(InputRoots.Place(tree: folder.tree, path: whole), named: nil)
            }
        }
        var finding = Finding(
            .unreadable, "base file of configuration \"\(configuration["name"]?.string ?? "")\" cannot be found",
            explanation: "Its settings have no value here. A file outside of the project's folder is not read.",
            at: file.location(of: entry.value, keyPath: entry.key))
        finding.severity = .warning
        files.log.add(finding)
    }

    private mutating func add(
        _ entries: [SourceEntry], _ file: SourceFile, _ conditions: inout [(name: String, span: SourceSpan)]
    ) {
        for entry in entries {
            if let open = entry.key.utf8.firstIndex(of: UInt8(ascii: "[")) {
                conditions.append((String(entry.key[..<open]), entry.keySpan))
                continue
            }
            let text =
                entry.value.string ?? entry.value.array?.compactMap(\.string).joined(separator: " ")
                ?? entry.value.integer?.decimal
            guard let text else { continue }
            files.settings.set(ByteText(entry.key), text, at: file.location(of: entry.keySpan, keyPath: entry.key))
        }
    }

    private mutating func reportUnknown(_ what: String, _ wanted: String, among names: [String], at location: SourceLocation?) {
        let others = names.isEmpty ? "It has none at all." : "It has \(ConfigurationScanner.list(Array(names.prefix(20))))."
        let advice = NearestName.of(wanted, in: names).map { "Did you mean \"\($0)\"?" } ?? others
        files.log.add(
            Finding(
                .badConfigurationValue, "\(name) has no \(what) \"\(wanted)\"",
                explanation: advice + " No setting of the project is used.", at: location))
    }
}
