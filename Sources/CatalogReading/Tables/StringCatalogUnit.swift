import QuickActionModel
import SourceTrees

/// The text that a localization of a string catalog gives a quick action.
struct StringCatalogUnit {
    /// The text.
    var text: String
    /// Its value's place.
    var node: SourceNode
    /// The state that is furthest from translated among all its forms.
    var state: String?
    /// Whether it was chosen among plural forms.
    var isPlural = false

    /// The unit itself, else the form for iPhone, else `other`; of plural forms `other`.
    static func choose(from localization: SourceNode) -> StringCatalogUnit? {
        var states: [String] = []
        collectStates(localization, depth: 0, &states)
        guard var found = find(localization, depth: 0) else { return nil }
        found.state = ["new", "needs_review"].first { word in states.contains { $0.hasSameBytes(as: word) } } ?? states.first
        return found
    }

    // Variations stand in each other at most device in plural or plural in device.
    private static let deepest = 4

    private static func find(_ node: SourceNode, depth: Int) -> StringCatalogUnit? {
        if let unit = node["stringUnit"], let value = unit["value"], let text = value.string {
            return StringCatalogUnit(text: text, node: value)
        }
        guard depth < deepest, let variations = node["variations"] else { return nil }
        if let device = variations["device"] {
            for name in ["iphone", "other"] {
                if let found = device[name].flatMap({ find($0, depth: depth + 1) }) { return found }
            }
            return device.dictionary?.lazy.compactMap { find($0.value, depth: depth + 1) }.first
        }
        guard let plural = variations["plural"] else { return nil }
        let found =
            plural["other"].flatMap { find($0, depth: depth + 1) }
            ?? plural.dictionary?.lazy.compactMap { find($0.value, depth: depth + 1) }.first
        guard var found else { return nil }
        found.isPlural = true
        return found
    }

    private static func collectStates(_ node: SourceNode, depth: Int, _ states: inout [String]) {
        if let state = node["stringUnit"]?["state"]?.string { states.append(state) }
        guard depth < deepest, let variations = node["variations"]?.dictionary else { return }
        for kind in variations {
            for form in kind.value.dictionary ?? [] { collectStates(form.value, depth: depth + 1, &states) }
        }
    }
}
