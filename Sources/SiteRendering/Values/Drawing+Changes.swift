import QuickActionModel
import Templates

extension Drawing {
    /// A list of changes, cut at `most`; `moreChanges` says how many are left out.
    func changes(_ all: [ToldChange], most: Int = 200, into values: inout TemplateValues) {
        values.flag(K.hasChanges, !all.isEmpty)
        values.text(K.moreChanges, all.count > most ? words("moreChanges", ["n": String(all.count - most)]) : "")
        values.list(K.changes) { list in
            for change in all.prefix(most) { list.item { line(change, into: &$0) } }
        }
    }

    private func line(_ change: ToldChange, into values: inout TemplateValues) {
        let entry = site.app(id: change.app)
        let group = change.key.flatMap { entry?.group(of: $0) }
        let target = group?.address ?? entry?.address
        values.text(K.text, change.text)
        values.text(K.level, words["level." + change.level.rawValue])
        values.text(K.tone, change.level == .breaking ? "error" : change.level == .notable ? "note" : "")
        let release = site.releases.entry(app: change.app, version: change.to)
        let anchor = change.fingerprint.flatMap { release?.anchor(of: $0) }
        values.text(K.releaseHref, release.map { link($0.address, fragment: anchor) } ?? "")
        values.text(K.release, change.to.map { "\(change.from) → \($0)" } ?? change.from)
        values.text(K.name, entry?.app.name ?? change.app)
        values.text(K.href, target.flatMap { $0 == address ? nil : link($0) } ?? "")
    }
}
