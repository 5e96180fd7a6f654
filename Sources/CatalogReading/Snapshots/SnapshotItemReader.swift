import QuickActionModel
import SourceTrees

/// Reads the quick actions of an app of a document.
struct SnapshotItemReader {
    /// The language that stands first among the texts.
    let development: String

    /// The quick action; nil for one without a usable key or title.
    mutating func item(_ node: SourceNode, _ path: String, position: Int, _ fields: inout SnapshotFields) -> QuickAction? {
        guard fields.isObject(node, path), let key = key(node, path, &fields) else { return nil }
        guard let title = text("title", of: node, path, &fields) else {
            if node["title"] == nil { fields.missing("title", of: node, path) }
            return nil
        }
        return QuickAction(
            key: key, position: fields.number("position", of: node, path) ?? position,
            source: ActionSource(location: location(node, path, &fields)), title: title,
            subtitle: text("subtitle", of: node, path, &fields), icon: icon(node, path, &fields),
            userInfo: node["userInfo"].map(SnapshotValue.of), target: fields.text("targetContentIdentifier", of: node, path))
    }

    private func key(_ item: SourceNode, _ path: String, _ fields: inout SnapshotFields) -> ActionKey? {
        guard let node = item["key"] else {
            fields.missing("key", of: item, path)
            return nil
        }
        let place = "\(path).key"
        guard fields.isObject(node, place), let type = fields.required("type", of: node, place) else { return nil }
        guard let kind = fields.choice("kind", of: node, place, ActionKind.self) else {
            if node["kind"] == nil { fields.missing("kind", of: node, place) }
            return nil
        }
        var key = ActionKey(kind: kind, type: ByteText(type))
        if let variant = fields.choice("variant", of: node, place, DeviceVariant.self) { key.variant = variant }
        if let identity = node["identity"], !identity.isNull, fields.isObject(identity, "\(place).identity") {
            if let value = identity["value"] {
                key.identity = ActionIdentity(
                    key: fields.text("key", of: identity, "\(place).identity").map { ByteText($0) },
                    value: ByteText(SnapshotValue.of(value).canonicalJSON))
            } else {
                fields.missing("value", of: identity, "\(place).identity")
            }
        }
        return key
    }

    /// Where the item stood when the document was written; the place in the document where that is not told.
    private func location(_ item: SourceNode, _ path: String, _ fields: inout SnapshotFields) -> SourceLocation {
        let own = fields.file.location(of: item, keyPath: path)
        let place = "\(path).location"
        guard let node = item["location"], !node.isNull, fields.isObject(node, place) else { return own }
        guard let file = fields.required("path", of: node, place) else { return own }
        return SourceLocation(
            root: fields.text("root", of: node, place) ?? "", path: file, line: fields.number("line", of: node, place),
            column: fields.number("column", of: node, place), length: fields.number("length", of: node, place) ?? 0,
            keyPath: fields.text("keyPath", of: node, place))
    }

    private func icon(_ item: SourceNode, _ path: String, _ fields: inout SnapshotFields) -> QuickActionIcon {
        let place = "\(path).icon"
        guard let node = item["icon"], !node.isNull, fields.isObject(node, place) else { return QuickActionIcon() }
        let declared = fields.list("declared", of: node, place).enumerated().compactMap { index, entry -> IconReference? in
            let name = "\(place).declared[\(index)]"
            guard fields.isObject(entry, name), let kind = fields.choice("kind", of: entry, name, IconKind.self) else {
                return nil
            }
            guard let value = fields.required("name", of: entry, name) else { return nil }
            var reference = IconReference(kind, value)
            reference.imageHash = fields.text("imageHash", of: entry, name)
            return reference
        }
        return QuickActionIcon(declared: declared)
    }

    private func text(
        _ key: String, of item: SourceNode, _ path: String, _ fields: inout SnapshotFields
    ) -> LocalizedText? {
        let place = "\(path).\(key)"
        guard let node = item[key], !node.isNull, fields.isObject(node, place) else { return nil }
        guard let value = fields.required("value", of: node, place) else { return nil }
        var languages: [LanguageText] = []
        if let all = node["languages"], !all.isNull, fields.isObject(all, "\(place).languages") {
            for entry in all.dictionary ?? [] {
                let name = "\(place).languages.\(entry.key)"
                if let text = language(entry, name, &fields) { languages.append(text) }
            }
        }
        languages.sort { rank($0.language) < rank($1.language) }
        return LocalizedText(value: value, languages: languages)
    }

    private func rank(_ language: String) -> (Int, ByteText) {
        (language.hasSameBytes(as: development) ? 0 : 1, ByteText(language))
    }

    private func language(_ entry: SourceEntry, _ path: String, _ fields: inout SnapshotFields) -> LanguageText? {
        let node = entry.value
        guard fields.isObject(node, path), let text = fields.required("text", of: node, path) else { return nil }
        let origin: TextOrigin
        switch fields.choice("from", of: node, path, OriginWord.self) {
        case .table: origin = .table
        case .literal: origin = .literal
        case .fallback: origin = .fallback(language: fields.text("fallback", of: node, path) ?? development)
        case .declared, nil: origin = .declared
        }
        return LanguageText(language: entry.key, text: text, origin: origin)
    }

    private enum OriginWord: String, CaseIterable {
        case table, fallback, declared, literal
    }
}
