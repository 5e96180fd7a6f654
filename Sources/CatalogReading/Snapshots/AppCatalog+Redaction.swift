public import QuickActionModel

extension AppCatalog {
    /// The app with people's data in its dynamic quick actions replaced, as reading with `privacy: redact` replaces it; the app itself
    /// where that is done already.
    public func redacted(identity: IdentitySettings) -> AppCatalog {
        guard !isRedacted else { return self }
        var app = self
        var redactor = Redactor(kept: staticWording)
        app.redact(with: &redactor, identity: identity)
        return app
    }

    /// Every text of the static quick actions.
    var staticWording: Set<ByteText> {
        var texts: Set<ByteText> = []
        for item in menus.lazy.filter({ $0.kind == .static }).flatMap(\.items) {
            for text in [item.title, item.subtitle].compactMap({ $0 }) {
                texts.insert(ByteText(text.value))
                for shown in text.languages { texts.insert(ByteText(shown.text)) }
            }
        }
        return texts
    }

    /// Replaces people's data in the dynamic quick actions.
    mutating func redact(with redactor: inout Redactor, identity: IdentitySettings) {
        isRedacted = true
        var lists: [[QuickAction]] = []
        for index in menus.indices {
            guard case .dynamic(var scenario, let language) = menus[index].origin else { continue }
            redactor.redact(&scenario)
            menus[index].origin = .dynamic(scenario, language: language)
            lists.append(menus[index].items)
        }
        _ = redactor.redact(&lists, identity: identity)
        for (index, items) in zip(menus.indices.filter { menus[$0].kind == .dynamic }, lists) { menus[index].items = items }
    }
}
