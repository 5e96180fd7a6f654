/// The JSON Schemas (2020-12) of the documents that the program reads and writes.
public enum DocumentSchema {
    /// Names of the documents with what each is, in order.
    public static let all: [(name: String, title: String)] = [
        ("baseline", "Findings that longpress lint --baseline hides"),
        ("catalog", "A catalog: catalog.json and apps/<id>.json"),
        ("changes", "What longpress release-notes --format json prints"),
        ("dynamic", "An export of dynamic quick actions: content/apps/<id>/dynamic/<scenario>.json"),
        ("lint", "The report of longpress lint --format json"),
        ("manifest", "The list of the files of a built site: longpress-manifest.json"),
        ("review", "Decisions about changes: content/review.json"),
        ("snapshot", "A saved release: content/apps/<id>/snapshots/<version>.json"),
    ]

    /// The schema of a document; nil for a name that no document has.
    public static func text(_ name: String) -> String? {
        switch name {
        case "baseline": baseline
        case "catalog": catalog
        case "changes": changes
        case "dynamic": dynamic
        case "lint": lint
        case "manifest": manifest
        case "review": review
        case "snapshot": snapshot
        default: nil
        }
    }
}
