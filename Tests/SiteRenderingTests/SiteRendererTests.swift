import QuickActionModel
import Testing

@Suite struct SiteRendererTests {
    let site: RenderedSite

    init() throws { site = try RenderedSite.full.get() }

    @Test func addresses() {
        #expect(
            site.plan.pages.map(\.address.path).filter { !$0.hasPrefix("rules/") } == [
                "404.html", "actions/index.html", "apps/con-1143da2bc5.json", "apps/con-1143da2bc5/index.html", "apps/notes.json",
                "apps/notes/dynamic/favoriteaction-310aa71f5d/index.html", "apps/notes/icon.png", "apps/notes/index.html",
                "apps/notes/new-note/index.html", "apps/notes/search/index.html", "assets/longpress.css", "assets/longpress.js",
                "assets/search.js", "catalog.json", "guidelines/icons/index.html", "guidelines/index.html",
                "guidelines/titles/index.html",
                "icons/contact/index.html", "icons/file-team-logo-8cd1d5ae4d/index.html", "icons/index.html",
                "icons/meanings/index.html",
                "icons/symbol-square.and.pencil/index.html",
                "index.html",
                "old/titles.html", "older/index.html", "pages/team/faq/index.html", "review/findings/index.html",
                "search/hits-0.js", "search/info.js", "search/words-0.js",
            ])
    }

    @Test func everyPageRendersToSoundMarkup() {
        #expect(site.pages.count == 21 + SampleCatalog.rules.sheets.count)
        for (path, output) in site.outputs {
            #expect(output.faults.isEmpty, "\(path)")
            #expect(!output.bytes.isEmpty, "\(path)")
        }
        for (path, page) in site.pages {
            #expect(page.faults.isEmpty, "\(path)")
            #expect(Set(page.ids).count == page.ids.count, "\(path): \(page.ids.sorted())")
            #expect(page.elements.count { $0.name == "h1" } == 1, "\(path)")
            #expect(page.elements.first { $0.name == "html" }?["lang"] == "en", "\(path)")
        }
    }

    @Test func everyLinkLeadsSomewhere() {
        let files = Set(site.plan.pages.map(\.address.path))
        for (path, page) in site.pages {
            for link in page.links where !link.hasPrefix("https://") {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                var folder = path.split(separator: "/").dropLast().map(String.init)
                for step in parts[0].split(separator: "/").map(String.init) {
                    if step != ".." {
                        folder.append(step)
                    } else if folder.popLast() == nil {
                        Issue.record("\(path): \(link) leaves the site")
                    }
                }
                let target = parts[0].isEmpty ? path : folder.joined(separator: "/")
                #expect(files.contains(target), "\(path): \(link)")
                if parts.count > 1 { #expect(site.pages[target]?.ids.contains(parts[1]) == true, "\(path): \(link)") }
            }
        }
    }

    @Test func aReferenceOfAriaNamesAnId() {
        for (path, page) in site.pages {
            for element in page.elements {
                for id in (element["aria-labelledby"] ?? "").split(separator: " ") {
                    #expect(page.ids.contains(String(id)), "\(path): \(id)")
                }
            }
        }
    }

    @Test func nothingStandsInlineThatAPolicyForbids() {
        for (path, page) in site.pages {
            for element in page.elements {
                #expect(element.name != "style" && element.name != "iframe", "\(path)")
                #expect(element["style"] == nil, "\(path): \(element)")
                #expect(!element.attributes.contains { $0.name.lowercased().hasPrefix("on") }, "\(path): \(element)")
                if element.name == "script" { #expect(element["src"]?.hasSuffix("assets/longpress.js") == true, "\(path)") }
            }
            #expect(!page.texts.contains { ["script", "style"].contains($0.parent) }, "\(path)")
            #expect(
                page.elements.contains { $0["http-equiv"] == "Content-Security-Policy" && $0["content"] == "default-src 'self'" },
                "\(path)")
        }
    }

    /// The ranges that the publisher holds against the plan, and the links that a reader of the page sees.
    @Test func collectedLinksAndAnchorsAreThoseOfThePage() {
        for (path, page) in site.pages {
            guard let output = site.outputs[path] else { continue }
            func texts(_ ranges: [Range<Int>]) -> [String] { ranges.map { String(decoding: output.bytes[$0], as: UTF8.self) } }
            #expect(texts(output.links) == page.links, "\(path)")
            #expect(texts(output.anchors) == page.ids, "\(path)")
        }
    }

    @Test func theSameInputGivesTheSameBytes() throws {
        let again = try RenderedSite(SampleCatalog.full, findings: SampleCatalog.findings, rules: SampleCatalog.rules)
        #expect(again.outputs.keys.sorted() == site.outputs.keys.sorted())
        for (path, output) in site.outputs { #expect(again.outputs[path]?.bytes == output.bytes, "\(path)") }
    }

    @Test func sectionsOfExamplesHaveAnchorsOfTheirOwn() {
        let page = site.pages["apps/notes/dynamic/favoriteaction-310aa71f5d/index.html"]
        let anchors = page?.elements.filter { $0["class"] == "item example" }.compactMap { $0["id"] }
        #expect(anchors == ["42", "42-12c76361ff", "main-0d6e4079e3", "findings-8aa3c4ce3c"])
        let search = site.pages["apps/notes/search/index.html"]?.elements.filter { $0["class"] == "item example" }.compactMap {
            $0["id"]
        }
        #expect(search == ["all", "ipad-all"])
    }

    @Test func notesStandWhereTheyBelong() {
        func texts(_ path: String) -> [String] { site.pages[path]?.texts.map(\.text) ?? [] }
        #expect(texts("apps/notes/index.html").contains("Why") && texts("apps/notes/index.html").contains("Plan"))
        #expect(!texts("apps/notes/index.html").contains("Search plan"))
        #expect(texts("apps/notes/search/index.html").contains("Search plan"))
        #expect(texts("apps/notes/new-note/index.html").contains("Lead of Titles."))
        #expect(!texts("apps/notes/search/index.html").contains("Lead of Titles."))
        #expect(texts("apps/con-1143da2bc5/index.html").contains("Lead of Icons."))
        #expect(site.pages["apps/notes/index.html"]?.ids.contains("note-v1.2") == true)
        #expect(site.pages["apps/notes/index.html"]?.ids.contains("note-v1.2-title") == true)
    }

    @Test func anOldAddressForwards() {
        #expect(site.pages["old/titles.html"]?.links == ["../guidelines/titles/index.html"])
        #expect(
            site.pages["older/index.html"]?.elements.contains { $0["content"] == "0; url=../guidelines/titles/index.html" }
                == true)
    }

    @Test func anAddressOfTheSiteIsUsedForCanonicalLinksAndTheErrorPageOnly() throws {
        #expect(!site.pages.values.contains { $0.elements.contains { $0["rel"] == "canonical" } })
        var catalog = SampleCatalog.full
        catalog.site.baseURL = "https://example.com/actions"
        let other = try RenderedSite(catalog)
        let canonical = other.pages["apps/notes/search/index.html"]?.elements.first { $0["rel"] == "canonical" }?["href"]
        #expect(canonical == "https://example.com/actions/apps/notes/search/index.html")
        #expect(other.pages["404.html"]?.links == ["https://example.com/actions"])
        #expect(site.pages["404.html"]?.links == [])
        for page in other.pages.values {
            #expect(page.links.count { $0.hasPrefix("https://example.com/actions") } <= 1)
        }
    }

    @Test func anEmptyCatalogHasAHomePage() throws {
        let empty = try RenderedSite(
            QuickActionCatalog(site: SiteFacts(id: "e", title: "Empty"), apps: [], notes: [], copies: []))
        #expect(
            empty.plan.pages.map(\.address.path) == [
                "404.html", "assets/longpress.css", "assets/longpress.js", "assets/search.js", "catalog.json", "index.html",
                "search/info.js", "search/words-0.js",
            ])
        #expect(empty.pages["index.html"]?.texts.contains { $0.text.hasPrefix("No app yet.") } == true)
        #expect(empty.pages.values.allSatisfy { $0.faults.isEmpty })
    }
}
