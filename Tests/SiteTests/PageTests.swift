import Foundation
import Testing

/// What holds for every page of every site.
@Suite struct PageTests {
    @Test(arguments: Repository.fixtures) func everyPageIsWellFormed(_ name: String) throws {
        let site = try TestSite(name)
        let outcome = site.build()
        #expect([0, 3].contains(outcome.status), "\(outcome.errors)")
        try Self.check(try site.files)
    }

    @Test(arguments: Repository.fixtures) func theManifestListsTheFiles(_ name: String) throws {
        let site = try TestSite(name)
        _ = site.build()
        let files = try site.files
        let manifest = try files.manifest
        #expect(Set(manifest.keys) == Set(files.keys).subtracting(["longpress-manifest.json"]))
        for (path, entry) in manifest {
            #expect(entry.size == files[path]?.count, "\(path)")
            #expect(entry.sha256.count == 64, "\(path)")
        }
    }

    @Test func hostileTextsStayTexts() throws {
        let site = try TestSite("hostile")
        let outcome = site.build()
        #expect(outcome.status == 0, "\(outcome.errors)")
        let files = try site.files
        for path in files.paths {
            #expect(path.utf8.allSatisfy { $0 > 32 && $0 < 127 }, "\(path) is plain")
            #expect(!path.split(separator: "/").contains(".."))
        }
        // A terminal must not be steered by a title either.
        #expect(!outcome.errors.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
        #expect(files.paths.count > 30)
    }

    @Test func whatCannotBeReadSparesTheOtherApps() throws {
        let site = try TestSite("broken")
        let outcome = site.build()
        #expect(outcome.status == 3)
        let files = try site.files
        #expect(files["apps/whole/search/index.html"] != nil)
        #expect(outcome.output.contains("3 inputs could not be read"))
        for path in ["apps/merged/index.html", "apps/half-written/index.html", "apps/unterminated/index.html"] {
            #expect(files.text(path).contains("findings"), "\(path) tells what is wrong")
        }
        #expect(files.text("apps/merged/index.html").contains("merge marker"))
    }

    @Test func fourRowsAreShownAndTheRestIsListed() throws {
        let site = try TestSite("five-rows")
        #expect(site.build().status == 0)
        let page = try site.files.text("apps/music/index.html")
        let states = page.components(separatedBy: "<section").first { $0.contains("id=\"menu\"") } ?? ""
        let menus = states.components(separatedBy: "<div class=\"menu\"").dropFirst()
        #expect(menus.count == 2)
        for menu in menus { #expect(menu.components(separatedBy: "<span class=\"row\"").count - 1 == 4) }
        #expect(page.components(separatedBy: "<li class=\"act card").count - 1 == 7)
        #expect(page.components(separatedBy: "Defined, not shown</dd>").count - 1 == 3)
    }

    @Test func ourOwnContentHasNoErrors() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("longpress-own-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = TestSite.run(["build", "-C", Repository.root.path, "--output", folder.path, "--fail-on", "error"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        try Self.check(try TestSite.files(in: folder))
    }

    /// Pages are well-formed and bring one script, links lead to files of the site, JSON can be parsed.
    private static func check(_ files: [String: Data]) throws {
        for path in files.paths where path.hasSuffix(".json") {
            #expect(throws: Never.self, "\(path)") { try JSONSerialization.jsonObject(with: files[path] ?? Data()) }
        }
        for path in files.paths where path.hasSuffix(".html") {
            let page = PageCheck(files.text(path))
            #expect(page.faults.isEmpty, "\(path): \(page.faults.prefix(5))")
            let isPlain = path == "404.html" || files.text(path).contains("http-equiv=\"refresh\"")
            #expect(page.scripts == (isPlain ? 0 : 1), "\(path) has \(page.scripts) scripts")
            #expect(files.text(path).components(separatedBy: "<script").count - 1 == page.scripts, "\(path)")
            for link in page.links where !link.contains(":") && !link.hasPrefix("#") {
                let target = resolve(link, from: path)
                #expect(files[target] != nil, "\(path): \(link) leads to \(target), which is no file")
            }
        }
    }

    private static func resolve(_ link: String, from page: String) -> String {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in link.prefix(while: { $0 != "#" && $0 != "?" }).split(separator: "/") {
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
        }
        return parts.joined(separator: "/").removingPercentEncoding ?? ""
    }
}
