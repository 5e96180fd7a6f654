import Foundation
import Testing

/// Page weights, as a table and held to the budget; needs no browser.
struct PageWeightTests {
    struct Weight {
        var html = 0
        var glyphs = 0
    }

    @Test func pagesKeepTheirBudget() throws {
        let sites = try BuiltSites.shared.get()
        var heaviest: [String: Weight] = [:]
        for name in sites.names where !["hostile", "lookup"].contains(name) {
            for (kind, weight) in try Self.weights(of: sites.sites.appending(path: name)) {
                if weight.html > heaviest[kind, default: Weight()].html { heaviest[kind] = weight }
            }
        }
        let assets = sites.sites.appending(path: "content/assets")
        let style = try Data(contentsOf: assets.appending(path: "longpress.css")).count
        let script = try Data(contentsOf: assets.appending(path: "longpress.js")).count

        print("| heaviest page | HTML | of it glyphs | CSS | script |\n|---|--:|--:|--:|--:|")
        for budget in PageBudget.all {
            let found = heaviest.removeValue(forKey: budget.kind)
            let weight = try #require(found, "no page is of the kind \(budget.kind)")
            let isPlain = budget.kind == "not found" || budget.kind == "forward"
            print("| \(budget.kind) | \(weight.html) | \(weight.glyphs) | \(isPlain ? 0 : style) | \(isPlain ? 0 : script) |")
            #expect(weight.html <= budget.html, "\(budget.kind): HTML is over its budget")
            #expect(weight.glyphs <= budget.glyphs, "\(budget.kind): glyphs are over their budget")
        }
        #expect(heaviest.isEmpty, "no budget for \(heaviest.keys.sorted())")
        #expect(style <= PageBudget.style)
        #expect(script <= PageBudget.script)
    }

    private static func weights(of site: URL) throws -> [(String, Weight)] {
        let paths = FileManager.default.subpaths(atPath: site.path) ?? []
        return try paths.filter { $0.hasSuffix(".html") }.map { path in
            let text = try String(contentsOf: site.appending(path: path), encoding: .utf8)
            var weight = Weight(html: text.utf8.count)
            if let start = text.range(of: "<svg class=\"sprite\""),
                let end = text.range(of: "</svg>", range: start.upperBound..<text.endIndex)
            {
                weight.glyphs = text[start.lowerBound..<end.upperBound].utf8.count
            }
            return (kind(of: path, text), weight)
        }
    }

    private static func kind(of path: String, _ text: String) -> String {
        if text.contains("http-equiv=\"refresh\"") { return "forward" }
        switch (path.split(separator: "/").first, path.split(separator: "/").count) {
        case ("404.html", _): return "not found"
        case ("index.html", _): return "home"
        case ("apps", 3): return "app"
        case ("apps", _) where !text.contains("<section class=\"item"): return "gone"
        case ("apps", _): return text.contains("<ul class=\"toc\">") ? "quick action with examples" : "quick action"
        case ("guidelines", 2): return "guidelines"
        case ("guidelines", _): return "guideline"
        case ("rules", 2): return "rules"
        case ("rules", _): return "rule"
        case ("icons", _):
            let second = path.split(separator: "/")[1]
            return second == "index.html" || second == "meanings" || Int(second) != nil ? "icons" : "icon"
        case ("actions", _): return "actions"
        case ("review", _): return "findings"
        case ("releases", 2): return "releases"
        case ("releases", _): return "release"
        default: return "page"
        }
    }
}
