import QuickActionModel
import SourceTrees

/// Reads one app of a document.
enum SnapshotAppReader {
    /// The app; nil for one without an id.
    static func app(_ node: SourceNode, _ path: String, _ fields: inout SnapshotFields) -> AppCatalog? {
        guard fields.isObject(node, path), let id = fields.required("id", of: node, path) else { return nil }
        var facts = AppFacts()
        if let name = fields.text("name", of: node, path), !name.hasSameBytes(as: id) { facts.name = name }
        facts.owner = fields.text("owner", of: node, path)
        facts.bundleIdentifier = fields.text("bundleIdentifier", of: node, path)
        facts.version = fields.text("version", of: node, path)
        facts.build = fields.text("build", of: node, path)
        facts.minimumOS = fields.text("minimumOS", of: node, path)
        if let language = fields.text("developmentLanguage", of: node, path) { facts.developmentLanguage = language }
        let languages = fields.texts("languages", of: node, path).map { AppLanguage(code: $0) }
        var items = SnapshotItemReader(development: facts.developmentLanguage)
        let menus = fields.list("menus", of: node, path).enumerated().compactMap { index, menu in
            Self.menu(menu, "\(path).menus[\(index)]", &items, &fields)
        }
        var app = AppCatalog(
            id: id, facts: facts, languages: languages, menus: menus, lifecycle: lifecycle(node, path, &fields),
            unreadable: fields.text("unreadable", of: node, path))
        app.isRedacted = node["redacted"]?.flag ?? false
        return app
    }

    private static func menu(
        _ node: SourceNode, _ path: String, _ items: inout SnapshotItemReader, _ fields: inout SnapshotFields
    ) -> ActionMenu? {
        guard fields.isObject(node, path), let origin = origin(node, path, &fields) else { return nil }
        let list = fields.list("items", of: node, path).enumerated().compactMap { index, item in
            items.item(item, "\(path).items[\(index)]", position: index + 1, &fields)
        }
        return ActionMenu(origin: origin, location: fields.file.location(of: node, keyPath: path), items: list)
    }

    private static func origin(_ node: SourceNode, _ path: String, _ fields: inout SnapshotFields) -> ActionMenu.Origin? {
        guard let kind = fields.choice("kind", of: node, path, ActionKind.self) else {
            if node["kind"] == nil { fields.missing("kind", of: node, path) }
            return nil
        }
        if kind == .static {
            if node["variant"] == nil { return .static(.any) }
            return fields.choice("variant", of: node, path, DeviceVariant.self).map { .static($0) }
        }
        let place = "\(path).scenario"
        guard let scenario = node["scenario"] else {
            fields.missing("scenario", of: node, path)
            return nil
        }
        guard fields.isObject(scenario, place), let id = fields.required("id", of: scenario, place) else { return nil }
        return .dynamic(
            Scenario(
                id: id, name: fields.text("name", of: scenario, place) ?? id,
                appVersion: fields.text("appVersion", of: scenario, place),
                exportedAt: fields.text("exportedAt", of: scenario, place)),
            language: fields.text("language", of: node, path) ?? ExportFile.undetermined)
    }

    private static func lifecycle(_ node: SourceNode, _ path: String, _ fields: inout SnapshotFields) -> TypeLifecycle {
        var lifecycle = TypeLifecycle()
        if let handled = node["handledTypes"], !handled.isNull {
            lifecycle.handledTypes = fields.texts("handledTypes", of: node, path).map { ByteText($0) }
        }
        lifecycle.retired = fields.list("retired", of: node, path).enumerated().compactMap { index, entry in
            let place = "\(path).retired[\(index)]"
            guard fields.isObject(entry, place), let type = fields.required("type", of: entry, place) else { return nil }
            return RetiredType(
                type: ByteText(type), since: fields.text("since", of: entry, place),
                handledUntil: fields.text("handledUntil", of: entry, place),
                replacedBy: fields.text("replacedBy", of: entry, place).map { ByteText($0) })
        }
        lifecycle.renames = fields.list("renames", of: node, path).enumerated().compactMap { index, entry in
            let place = "\(path).renames[\(index)]"
            guard fields.isObject(entry, place), let from = fields.required("from", of: entry, place),
                let to = fields.required("to", of: entry, place)
            else { return nil }
            return TypeRename(
                from: ByteText(from), to: ByteText(to), since: fields.text("since", of: entry, place),
                kind: fields.choice("kind", of: entry, place, ActionKind.self))
        }
        return lifecycle
    }
}
