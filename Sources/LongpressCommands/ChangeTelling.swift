import CatalogComparing
import QuickActionModel
import Reports

/// Compares every app with its release before and tells what changed, for the pages.
struct ChangeTelling {
    let catalog: QuickActionCatalog
    /// The key of userInfo that is only a version.
    var versionKey: ByteText?

    /// Changes that design has to know, the most important first, else by app in the catalog's order.
    func changes() -> [ToldChange] {
        var told: [(order: Int, change: ToldChange)] = []
        for (order, app) in catalog.apps.enumerated() {
            guard let previous = catalog.previous[ByteText(app.id)] else { continue }
            let set = CatalogComparer(options: CompareOptions(versionKey: versionKey)).compare(previous.app, app)
            let wording = ChangeWording(.design, language: app.facts.developmentLanguage, appNames: [app.id: app.name])
            // A broken promise to an old menu is nothing that design can see, and still the first thing to know.
            let technical = ChangeWording(.engineering, language: app.facts.developmentLanguage, appNames: [app.id: app.name])
            var seen: Set<String> = []
            for change in set.changes where change.level > .internal {
                let words = wording.sentence(change) ?? (change.level == .breaking ? technical.sentence(change) : nil)
                guard let sentence = words, seen.insert(sentence.text).inserted else { continue }
                told.append(
                    (
                        order,
                        ToldChange(
                            app: app.id, from: previous.release.version, to: app.facts.version, level: change.level,
                            text: sentence.text, key: change.key)
                    ))
            }
        }
        return told.sorted { ($1.change.level, $0.order) < ($0.change.level, $1.order) }.map(\.change)
    }
}
