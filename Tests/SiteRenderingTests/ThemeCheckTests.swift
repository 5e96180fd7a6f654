import SiteRendering
import Templates
import Testing

/// What is told about a theme that renders all the same.
@Suite struct ThemeCheckTests {
    private let standard = [
        "templates/home.mustache": 3, "templates/app.mustache": 1, "templates/slots/head.mustache": 1, "styles/site.css": 3,
    ]

    private func check(_ files: [String], _ manifest: ThemeManifest? = nil) -> [String] {
        ThemeCheck(standard: standard).check(folder: "overrides", manifest: manifest, files: files, uses: []).map { finding in
            "\(finding.location?.path ?? "-"): \(finding.severity.rawValue): \(finding.summary). \(finding.explanation) [\(finding.rule)]"
        }
    }

    @Test func overridesOfOlderVersionsAreTold() {
        var manifest = ThemeManifest()
        manifest.basedOn = 2
        let files = ["templates/app.mustache", "templates/home.mustache", "styles/site.css"]
        #expect(
            check(files, manifest) == [
                "overrides/templates/home.mustache: warning: templates/home.mustache is based on version 2, the original changed in "
                    + "version 3. Carry the change over, then set 'basedOn: 3' in overrides/theme.yaml. [theme/stale-override]"
            ])
        manifest.basedOn = 3
        #expect(check(files, manifest) == [])
        manifest.basedOn = nil
        manifest.versions = ["templates/home.mustache": 1]
        #expect(check(files, manifest) == [])
    }

    @Test func overridesWithoutAVersionAreTold() {
        #expect(check(["styles/site.css", "templates/slots/head.mustache"]) == [])
        #expect(
            check(["templates/app.mustache", "templates/home.mustache"]) == [
                "overrides/theme.yaml: warning: nobody can tell whether 2 templates still fit. Add 'basedOn: 3' to "
                    + "overrides/theme.yaml once they are checked against the standard theme. [theme/stale-override]"
            ])
    }

    @Test func slotsThatNobodyFillsAreTold() {
        #expect(
            check(["templates/slots/zzzzzzzzz.mustache"]) == [
                "overrides/templates/slots/zzzzzzzzz.mustache: warning: there is no slot zzzzzzzzz. The slots are: "
                    + "templates/slots/head.mustache. [theme/unknown-slot]"
            ])
    }
}
