import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Configuration")
struct ConfigurationTests {
    private func text(_ findings: [Finding]) -> [String] {
        findings.sorted(by: Finding.inOrder).map {
            "\($0.location?.description ?? "-"): \($0.summary) | \($0.explanation) [\($0.rule)]"
        }
    }

    @Test("the whole table of longpress.yaml")
    func site() {
        let yaml = """
            id: my-apps
            title: My Apps
            language: de_DE
            baseURL: https://example.com/actions/
            author: Ana
            theme: themes/own
            glyphs: glyphs
            symbols: /Library/Symbols
            apps:
              - contacts
              - {id: shop, source: ../shop/Info.plist}
            menu: {limit: 5, profile: ios26}
            identityKeys: [key]
            versionKey: v
            levels: {item.added: cosmetic}
            wording: wording.yaml
            template: notes.md
            rules:
              title/ellipsis: off
              title/*: info
              title/capitalization: {severity: warning, style: consistent, words: [a, b]}
            terms: {brands: [iPhone], forbidden: [tap]}
            sameAsSource: [OK]
            concepts:
              compose: {titles: [New, Compose], symbols: [square.and.pencil]}
              search: [Search]
            ignore:
              - {rule: title/ellipsis, app: shop, type: t, kind: static, identity: 42, variant: ipad, field: title, language: pt_BR, reason: r, until: 2027-03-01}
            privacy: redact
            limits: {bytes: 1000, depth: 9, nodes: 7, stringCatalogBytes: 8, folders: 3, files: 4, notes: {bytes: 5, brackets: 6}}

            """
        let (configuration, findings) = ConfigurationReader.site(Array(yaml.utf8), path: "longpress.yaml")
        #expect(text(findings) == [])
        #expect(
            configuration.site
                == SiteFacts(
                    id: "my-apps", title: "My Apps", language: "de-DE", baseURL: "https://example.com/actions/", author: "Ana"))
        #expect(configuration.theme == "themes/own")
        #expect(configuration.glyphs == "glyphs")
        #expect(configuration.symbols == "/Library/Symbols")
        #expect(configuration.apps?.map(\.id) == ["contacts", "shop"])
        #expect(configuration.apps?.map(\.source) == [nil, "../shop/Info.plist"])
        #expect(configuration.apps?[1].location?.description == "longpress.yaml:11:10")
        #expect(configuration.menu == MenuSettings(limit: 5, profile: .ios26))
        #expect(configuration.identity.keys == ["key"])
        #expect(configuration.identity.versionKey == "v")
        #expect(configuration.changes.levels == [.itemAdded: .cosmetic])
        #expect(configuration.changes.wording == "wording.yaml")
        #expect(configuration.changes.template == "notes.md")
        #expect(configuration.checks.rules.map(\.rule) == ["title/ellipsis", "title/*", "title/capitalization"])
        #expect(configuration.checks.rules.map(\.isOff) == [true, false, false])
        #expect(configuration.checks.rules.map(\.severity) == [nil, .info, .warning])
        #expect(
            configuration.checks.rules[2].options == [
                RuleOption(name: "style", values: ["consistent"]), RuleOption(name: "words", values: ["a", "b"]),
            ])
        #expect(configuration.checks.terms.brands == ["iPhone"])
        #expect(configuration.checks.terms.forbidden == ["tap"])
        #expect(configuration.checks.sameAsSource == ["OK"])
        #expect(
            configuration.checks.concepts == [
                Concept(name: "compose", titles: ["New", "Compose"], symbols: ["square.and.pencil"]),
                Concept(name: "search", titles: ["Search"]),
            ])
        let ignore = configuration.checks.ignore[0]
        #expect(ignore.rule == "title/ellipsis")
        #expect(ignore.action.type == "t")
        #expect(ignore.action.kind == .static)
        #expect(ignore.action.identity == "42")
        #expect(ignore.action.variant == .ipad)
        #expect(ignore.language == "pt-BR")
        #expect(ignore.until == "2027-03-01")
        #expect(configuration.checks.privacy == .redact)
        #expect(configuration.limits.bytes == 1000)
        #expect(configuration.limits.notes.brackets == 6)
    }

    @Test("the whole table of app.yaml")
    func app() {
        let yaml = """
            name: Shop
            owner: Team Shop
            links:
              - {title: Code, url: https://example.com/shop}
              - {url: mailto:shop@example.com}
            minimumOS: 17.0
            languages: [de, zh_CN]
            source: ../../shop
            xcodeproj: {path: Shop.xcodeproj, target: Shop, configuration: Release}
            variables: {NAME: Shop, VERSION: 1.10, NONE: }
            xcconfig: Base.xcconfig
            dialect: expo
            identityKeys: [k]
            versionKey: v
            handledTypes: [a, b]
            handlers: [App.swift]
            retired:
              - {type: old, since: 4.0, handledUntil: 5.0.0, replacedBy: a}
              - older
            renames: [{from: x, to: a, kind: dynamic, since: 1.10}]
            menu: {limit: 3}
            privacy: warn

            """
        let (configuration, findings) = ConfigurationReader.app(Array(yaml.utf8), path: "app.yaml")
        #expect(text(findings) == [])
        #expect(configuration.facts.name == "Shop")
        #expect(
            configuration.facts.links == [
                AppLink(title: "Code", url: "https://example.com/shop"),
                AppLink(title: "mailto:shop@example.com", url: "mailto:shop@example.com"),
            ])
        #expect(configuration.facts.minimumOS == "17.0")
        #expect(configuration.facts.languages == ["de", "zh-Hans"])
        #expect(configuration.input.source == "../../shop")
        #expect(
            [
                configuration.input.xcodeproj?.path, configuration.input.xcodeproj?.target,
                configuration.input.xcodeproj?.configuration,
            ] == ["Shop.xcodeproj", "Shop", "Release"])
        #expect(configuration.input.variables.map(\.value) == ["Shop", "1.10", ""])
        #expect(configuration.input.xcconfig.map(\.path) == ["Base.xcconfig"])
        #expect(configuration.input.dialect == "expo")
        #expect(configuration.lifecycle.handledTypes == ["a", "b"])
        #expect(configuration.handlers.map(\.path) == ["App.swift"])
        #expect(configuration.handlers.first?.location?.line == 16)
        #expect(
            configuration.lifecycle.retired == [
                RetiredType(type: "old", since: "4.0", handledUntil: "5.0.0", replacedBy: "a"), RetiredType(type: "older"),
            ])
        #expect(configuration.lifecycle.renames == [TypeRename(from: "x", to: "a", since: "1.10", kind: .dynamic)])
        #expect(
            configuration.menu.applied(to: MenuSettings(limit: 9, profile: .ios26)) == MenuSettings(limit: 3, profile: .ios26))
        #expect(configuration.checks.privacy == .warn)
    }

    @Test("without a file everything has its default, and the id follows the title")
    func defaults() {
        let (none, findings) = ConfigurationReader.site(nil, path: "longpress.yaml")
        #expect(findings.isEmpty)
        #expect(none.site == SiteFacts(id: "quick-actions", title: "Quick Actions"))
        #expect(none.theme == "standard")
        #expect(none.apps == nil)
        #expect(none.menu == MenuSettings())
        #expect(ConfigurationReader.site(Array("".utf8), path: "x").1.isEmpty)
        let titled = ConfigurationReader.site(Array("title: acme".utf8), path: "x").0
        #expect(titled.site.id == "acme")
        #expect(ConfigurationReader.app(nil, path: "x").1.isEmpty)
    }

    static let faults: [(String, [String])] = [
        (
            "tittle: x\nfoo: y\n",
            [
                "f:1:1: key \"tittle\" is not known | Did you mean \"title\"? [config/unknown-key]",
                "f:2:1: key \"foo\" is not known | Allowed here: id, title, language, baseURL, author, theme, glyphs, symbols, apps, "
                    + "menu, identityKeys, versionKey, levels, wording, template, rules, terms, sameAsSource, concepts, ignore, privacy "
                    + "and limits. [config/unknown-key]",
            ]
        ),
        (
            "menu:\n  limit: many\n  profil: docs\n  profile: doc\n",
            [
                "f:2:10: menu.limit has the value \"many\" | \"menu.limit\" is a whole number from 1 to 100. [config/bad-value]",
                "f:3:3: key \"menu.profil\" is not known | Did you mean \"profile\"? [config/unknown-key]",
                "f:4:12: menu.profile has the value \"doc\" | \"menu.profile\" is docs or ios26. Did you mean \"docs\"? [config/bad-value]",
            ]
        ),
        (
            "apps: contacts\nid: My Apps\nlanguage: English please\nbaseURL: example.com\ntitle: []\n",
            [
                "f:1:7: apps has the value \"contacts\" | \"apps\" is a list. [config/bad-value]",
                "f:2:5: id has the value \"My Apps\" | \"id\" is made of a-z, 0-9, \".\" and \"-\" and at most 80 letters long. [config/bad-value]",
                "f:3:11: language has the value \"English please\" | \"language\" is a language code such as en or pt-BR. [config/bad-value]",
                "f:4:10: baseURL has the value \"example.com\" | \"baseURL\" is an address that begins with https:// or http://. "
                    + "[config/bad-value]",
                "f:5:8: title has the value a list | \"title\" is a text. [config/bad-value]",
            ]
        ),
        (
            "apps: [a, ../b, {source: x}, {id: a}, [c]]\n",
            [
                "f:1:11: apps[1] has the value \"../b\" | \"apps[1]\" is the name of one folder, without a slash and not beginning with a dot. "
                    + "[config/bad-value]",
                "f:1:17: apps[2] has the value a mapping | \"apps[2]\" is an id, or a mapping with id and source. [config/bad-value]",
                "f:1:35: apps[3] has the value \"a\" | \"apps[3]\" names an app that stands in the list before; each stands there once. "
                    + "[config/bad-value]",
                "f:1:39: apps[4] has the value a list | \"apps[4]\" is a mapping of id and source. [config/bad-value]",
            ]
        ),
        (
            "rules: {ellipsis: off, title/x: loud}\nlevels: {item.added: big}\nprivacy: hide\nignore: [{app: a}, {rule: x, until: 2026-02-30}]\n",
            [
                "f:1:9: rules has the value \"ellipsis\" | \"rules\" has rule ids such as title/ellipsis, or title/*, as its keys. "
                    + "[config/bad-value]",
                "f:1:33: rules.title/x has the value \"loud\" | \"rules.title/x\" is error, warning, info or off. [config/bad-value]",
                "f:2:22: levels.item.added has the value \"big\" | \"levels.item.added\" is breaking, notable, cosmetic or internal. "
                    + "[config/bad-value]",
                "f:3:10: privacy has the value \"hide\" | \"privacy\" is warn or redact. [config/bad-value]",
                "f:4:10: ignore[0] has the value a mapping | \"ignore[0]\" needs the key rule. [config/bad-value]",
                "f:4:27: ignore[1].rule has the value \"x\" | \"ignore[1].rule\" is a rule id such as title/ellipsis, or title/*, or a kind of change such as order.moved. "
                    + "[config/bad-value]",
                "f:4:37: ignore[1].until has the value \"2026-02-30\" | \"ignore[1].until\" is a day such as 2027-03-01. [config/bad-value]",
            ]
        ),
        (
            "title: a\ntitle: b\n",
            ["f:2:1: key \"title\" stands twice | The last value counts. Remove the others. [input/duplicate-key]"]
        ),
        (
            "- a\n",
            [
                "f:1:1: the file holds a list | The file is a mapping of " + SiteConfigurationReader.list
                    + ". [config/bad-value]"
            ]
        ),
    ]

    @Test("every fault is told with its place", arguments: faults)
    func tellFaults(_ yaml: String, _ expected: [String]) {
        #expect(text(ConfigurationReader.site(Array(yaml.utf8), path: "f").1) == expected)
    }

    @Test("a file that is no YAML is told once")
    func noYAML() {
        let findings = ConfigurationReader.site(Array("title: [a\n".utf8), path: "f").1
        #expect(findings.map(\.rule) == ["config/bad-value"])
        #expect(findings[0].location?.line != nil)
    }

    static let appFaults: [(String, String)] = [
        ("links: [{title: a, url: 'javascript:x'}]", "links[0].url has the value \"javascript:x\""),
        ("links: {a: //evil}", "links.a has the value \"//evil\""), ("links: [{title: a}]", "links[0] has the value a mapping"),
        ("minimumOS: iOS 16", "minimumOS has the value \"iOS 16\""),
        ("languages: [xx-, de]", "languages[0] has the value \"xx-\""),
        ("renames: [{from: a}]", "renames[0] has the value a mapping"),
        ("retired: [{since: 1}]", "retired[0] has the value a mapping"),
        ("xcodeproj: {target: a}", "xcodeproj has the value a mapping"), ("variables: [a]", "variables has the value a list"),
        ("handledTypes: a", "handledTypes has the value \"a\""), ("name: ''", "name has the value an empty text"),
        ("theme: x", "key \"theme\" is not known"),
    ]

    @Test("faults of app.yaml", arguments: appFaults)
    func tellAppFaults(_ yaml: String, _ summary: String) {
        #expect(ConfigurationReader.app(Array(yaml.utf8), path: "f").1.map(\.summary) == [summary])
    }

    @Test(
        "days of the calendar",
        arguments: [
            ("2027-03-01", true), ("2024-02-29", true), ("2026-02-29", false), ("2026-13-01", false), ("2026-1-01", false),
            ("x", false),
            ("2000-02-29", true), ("1900-02-29", false), ("2026-04-31", false), ("", false),
        ])
    func days(_ text: String, _ isDay: Bool) {
        #expect(CalendarDay.isDay(text) == isDay)
    }
}

extension SiteConfigurationReader {
    fileprivate static var list: String { ConfigurationScanner.list(keys) }
}
