import QuickActionModel

/// One app of a `longpress-catalog/1` document.
///
/// Members stand in sorted order; absent and empty differ.
struct AppDocument {
    let entry: AppEntry

    func write(to json: inout JSONText) {
        let app = entry.app
        json.object { json in
            json.member("address", entry.address.path)
            json.member("build", optional: app.facts.build)
            json.member("bundleIdentifier", optional: app.facts.bundleIdentifier)
            json.member("developmentLanguage", app.facts.developmentLanguage)
            if let handled = app.lifecycle.handledTypes { json.member("handledTypes", handled.map(\.string)) }
            json.member("id", app.id)
            json.member("languages", app.languages.map(\.code))
            json.key("menus")
            json.array { list in for menu in app.menus { self.menu(menu, to: &list) } }
            json.member("minimumOS", optional: app.facts.minimumOS)
            json.member("name", app.name)
            json.member("owner", optional: app.facts.owner)
            json.key("renames")
            json.array { list in for rename in app.lifecycle.renames { self.rename(rename, to: &list) } }
            json.key("retired")
            json.array { list in for type in app.lifecycle.retired { retired(type, to: &list) } }
            json.member("version", optional: app.facts.version)
        }
    }

    private func menu(_ menu: ActionMenu, to json: inout JSONText) {
        json.object { json in
            json.key("items")
            json.array { list in for item in menu.items { self.item(item, to: &list) } }
            json.member("kind", menu.kind.rawValue)
            switch menu.origin {
            case .static(let variant):
                json.member("state", menu.state.rawValue)
                json.member("variant", variant.rawValue)
            case .dynamic(let scenario, let language):
                json.member("language", language)
                json.key("scenario")
                json.object { json in
                    json.member("appVersion", optional: scenario.appVersion)
                    json.member("exportedAt", optional: scenario.exportedAt)
                    json.member("id", scenario.id)
                    json.member("name", scenario.name)
                }
                json.member("state", menu.state.rawValue)
            }
        }
    }

    private func item(_ item: QuickAction, to json: inout JSONText) {
        json.object { json in
            let page = SiteAddress.action(app: entry.app.id, kind: item.key.kind, type: item.key.type)
            json.member("address", page.path + "#" + item.key.anchor)
            json.key("icon")
            icon(item.icon, to: &json)
            json.key("key")
            item.key.write(to: &json)
            json.key("location")
            item.source.location.write(to: &json)
            json.member("position", item.position)
            if let subtitle = item.subtitle {
                json.key("subtitle")
                text(subtitle, to: &json)
            }
            json.member("targetContentIdentifier", optional: item.target)
            json.key("title")
            text(item.title, to: &json)
            if let userInfo = item.userInfo {
                json.key("userInfo")
                userInfo.write(to: &json)
            }
        }
    }

    private func icon(_ icon: QuickActionIcon, to json: inout JSONText) {
        func reference(_ reference: IconReference, _ json: inout JSONText) {
            json.object { json in
                json.member("kind", reference.kind.rawValue)
                json.member("name", reference.name)
            }
        }
        json.object { json in
            json.key("declared")
            json.array { list in for entry in icon.declared { reference(entry, &list) } }
            if let effective = icon.effective {
                json.key("effective")
                reference(effective, &json)
            }
        }
    }

    private func text(_ text: LocalizedText, to json: inout JSONText) {
        json.object { json in
            json.key("languages")
            json.object { json in
                for entry in text.languages.sorted(by: { $0.language.precedesByBytes($1.language) }) {
                    json.key(entry.language)
                    json.object { json in
                        if case .fallback(let language) = entry.origin { json.member("fallback", language) }
                        json.member("from", entry.origin.name)
                        json.member("text", entry.text)
                    }
                }
            }
            json.member("value", text.value)
        }
    }

    private func rename(_ rename: TypeRename, to json: inout JSONText) {
        json.object { json in
            json.member("from", rename.from.string)
            json.member("kind", optional: rename.kind?.rawValue)
            json.member("since", optional: rename.since)
            json.member("to", rename.to.string)
        }
    }

    private func retired(_ type: RetiredType, to json: inout JSONText) {
        json.object { json in
            json.member("handledUntil", optional: type.handledUntil)
            json.member("replacedBy", optional: type.replacedBy?.string)
            json.member("since", optional: type.since)
            json.member("type", type.type.string)
        }
    }
}
