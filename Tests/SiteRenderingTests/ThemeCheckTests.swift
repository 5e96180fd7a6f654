import Foundation
import QuickActionModel
import SiteRendering
import Templates
import Testing

/// What is told about a theme that renders all the same.
@Suite struct ThemeCheckTests {
    private static let standard = [
        "templates/app.mustache": 3, "templates/home.mustache": 1, "templates/slots/footer.mustache": 1,
        "templates/slots/head.mustache": 1,
    ]

    private func check(_ manifest: ThemeManifest?, _ files: [String], uses: [TemplateSet.Use] = []) -> [String] {
        ThemeCheck(standard: Self.standard).check(folder: "themes/own", manifest: manifest, files: files, uses: uses)
            .map { "\($0.location?.description ?? ""): \($0.summary) [\($0.rule)] \($0.explanation)" }
    }

    private func basedOn(_ version: Int?) -> ThemeManifest {
        var manifest = ThemeManifest()
        manifest.basedOn = version
        return manifest
    }

    @Test func anOriginalThatChangedSinceIsNamedWithItsVersion() {
        let files = [
            "templates/app.mustache", "templates/home.mustache", "templates/slots/footer.mustache", "styles/1-tokens.css",
        ]
        #expect(
            check(basedOn(2), files) == [
                "themes/own/templates/app.mustache: templates/app.mustache is based on version 2, the original changed in version 3 "
                    + "[theme/stale-override] Carry the change over, then set 'basedOn: 3' in themes/own/theme.yaml."
            ])
        #expect(check(basedOn(3), files).isEmpty)
    }

    @Test func withoutAVersionNobodyCanTell() {
        #expect(
            check(nil, ["templates/app.mustache"]) == [
                "themes/own/theme.yaml: nobody can tell whether templates/app.mustache still fits [theme/stale-override] "
                    + "Add 'basedOn: 3' to themes/own/theme.yaml once they are checked against the standard theme."
            ])
        #expect(
            check(nil, ["templates/app.mustache", "templates/home.mustache"]).first?.contains("whether 2 templates still fit [")
                == true)
        #expect(check(nil, ["styles/1-tokens.css", "templates/slots/head.mustache", "templates/mine.mustache"]).isEmpty)
    }

    @Test func anUnknownSlotNamesTheNearest() {
        #expect(
            check(nil, ["templates/slots/foter.mustache", "templates/slots/sidebar.mustache"]) == [
                "themes/own/templates/slots/foter.mustache: there is no slot foter [theme/unknown-slot] "
                    + "Did you mean templates/slots/footer.mustache?",
                "themes/own/templates/slots/sidebar.mustache: there is no slot sidebar [theme/unknown-slot] "
                    + "The slots are: templates/slots/footer.mustache, templates/slots/head.mustache.",
            ])
    }

    @Test func anUnknownValueNamesTheNearest() throws {
        let set = try TemplateSet(sources: [("app", Array("<p>{{nmae}}</p>\n{{#actions}}{{#qqqqq}}{{/qqqqq}}{{/actions}}".utf8))])
        #expect(
            check(basedOn(3), ["templates/app.mustache"], uses: set.uses) == [
                "themes/own/templates/app.mustache:1:4: no page has a value nmae [theme/unknown-slot] Did you mean name?",
                "themes/own/templates/app.mustache:2:13: no page has a value qqqqq [theme/unknown-slot] It renders as nothing.",
            ])
    }

    /// Whoever changes a template of the standard theme raises its version, so that overrides are told.
    ///
    /// `make record` writes the list anew and fails.
    @Test func aChangedTemplateHasANewVersion() throws {
        let versions = StandardFiles.text("theme.yaml").split(separator: "\n").filter { $0.hasPrefix("  templates/") }.map(
            String.init)
        let paths = StandardFiles.files.map(\.path).filter { $0.hasPrefix("templates/") }
        #expect(versions.count == paths.count)
        let list = try paths.map { path in
            let version = try #require(
                versions.first { $0.hasPrefix("  \(path): ") }?.split(separator: " ").last, "\(path) has no version")
            return "\(path) \(version) \(SHA256.hex(StandardFiles.text(path)))\n"
        }.joined()
        let file = StandardFiles.root.appending(path: "Tests/Goldens/theme-versions.txt")
        if ProcessInfo.processInfo.environment["LONGPRESS_RECORD"] == "1" {
            try Data(list.utf8).write(to: file)
            Issue.record("recorded Tests/Goldens/theme-versions.txt")
        } else {
            #expect(
                try String(contentsOf: file, encoding: .utf8) == list,
                "raise the version of the changed template in themes/standard/theme.yaml, then make record")
        }
    }
}
