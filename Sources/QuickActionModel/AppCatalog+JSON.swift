extension AppCatalog {
    /// Name and version of the documents that hold apps.
    public static let documentFormat = "longpress-catalog/1"

    /// Writes the app as one entry of `apps` in a `longpress-catalog/1` document.
    ///
    /// Members stand in sorted order; absent and empty differ. `withGaps` adds why there is no property list, which a later reader must
    /// know to tell "none" from "unknown".
    public func write(to json: inout JSONText, withGaps: Bool = false) {
        json.object { json in
            json.member("address", SiteAddress.app(self).path)
            json.member("build", optional: facts.build)
            json.member("bundleIdentifier", optional: facts.bundleIdentifier)
            json.member("developmentLanguage", facts.developmentLanguage)
            if let handled = lifecycle.handledTypes { json.member("handledTypes", handled.map(\.string)) }
            json.member("id", id)
            json.member("languages", languages.map(\.code))
            json.key("menus")
            json.array { list in for menu in menus { menu.write(to: &list, app: id) } }
            json.member("minimumOS", optional: facts.minimumOS)
            json.member("name", name)
            json.member("owner", optional: facts.owner)
            if isRedacted {
                json.key("redacted")
                json.value(true)
            }
            json.key("renames")
            json.array { list in for rename in lifecycle.renames { rename.write(to: &list) } }
            json.key("retired")
            json.array { list in for type in lifecycle.retired { type.write(to: &list) } }
            if withGaps { json.member("unreadable", optional: unreadable) }
            json.member("version", optional: facts.version)
        }
    }
}

extension ActionMenu {
    fileprivate func write(to json: inout JSONText, app: String) {
        json.object { json in
            json.key("items")
            json.array { list in for item in items { item.write(to: &list, app: app) } }
            json.member("kind", kind.rawValue)
            switch origin {
            case .static(let variant):
                json.member("state", state.rawValue)
                json.member("variant", variant.rawValue)
            case .dynamic(let scenario, let language):
                json.member("language", language)
                json.key("scenario")
                json.shortObject { json in
                    json.member("appVersion", optional: scenario.appVersion)
                    json.member("exportedAt", optional: scenario.exportedAt)
                    json.member("id", scenario.id)
                    json.member("name", scenario.name)
                }
                json.member("state", state.rawValue)
            }
        }
    }
}

extension QuickAction {
    fileprivate func write(to json: inout JSONText, app: String) {
        json.object { json in
            let page = SiteAddress.action(app: app, kind: key.kind, type: key.type)
            json.member("address", page.path + "#" + key.anchor)
            json.key("icon")
            icon.write(to: &json)
            json.key("key")
            key.write(to: &json)
            json.key("location")
            source.location.write(to: &json)
            json.member("position", position)
            if let subtitle {
                json.key("subtitle")
                subtitle.write(to: &json)
            }
            json.member("targetContentIdentifier", optional: target)
            json.key("title")
            title.write(to: &json)
            if let userInfo {
                json.key("userInfo")
                userInfo.write(to: &json)
            }
        }
    }
}

extension QuickActionIcon {
    fileprivate func write(to json: inout JSONText) {
        json.shortObject { json in
            json.key("declared")
            json.array { list in for entry in declared { entry.write(to: &list) } }
            if let effective {
                json.key("effective")
                effective.write(to: &json)
            }
        }
    }
}

extension IconReference {
    fileprivate func write(to json: inout JSONText) {
        json.shortObject { json in
            json.member("imageHash", optional: imageHash)
            json.member("kind", kind.rawValue)
            json.member("name", name)
        }
    }
}

extension LocalizedText {
    fileprivate func write(to json: inout JSONText) {
        json.object { json in
            json.key("languages")
            json.object { json in
                for entry in languages.inOrder(by: { $0.language.precedesByBytes($1.language) }) {
                    json.key(entry.language)
                    json.shortObject { json in
                        if case .fallback(let language) = entry.origin { json.member("fallback", language) }
                        json.member("from", entry.origin.name)
                        json.member("text", entry.text)
                    }
                }
            }
            json.member("value", value)
        }
    }
}

extension TypeRename {
    fileprivate func write(to json: inout JSONText) {
        json.shortObject { json in
            json.member("from", from.string)
            json.member("kind", optional: kind?.rawValue)
            json.member("since", optional: since)
            json.member("to", to.string)
        }
    }
}

extension RetiredType {
    fileprivate func write(to json: inout JSONText) {
        json.shortObject { json in
            json.member("handledUntil", optional: handledUntil)
            json.member("replacedBy", optional: replacedBy?.string)
            json.member("since", optional: since)
            json.member("type", type.string)
        }
    }
}
