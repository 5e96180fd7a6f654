import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Build variables")
struct BuildVariableTests {
    static let values: [(String, String)] = [
        ("PRODUCT_NAME", "My App"), ("ID", "com.example.$(PRODUCT_NAME:rfc1034identifier)"), ("A", "$(B)"), ("B", "${A}"),
        ("SELF", "x$(SELF)"), ("EMPTY", ""), ("SUFFIX", "ID"), ("DEEP", "$(ID).x"), ("PART", "$(MISSING)!"), ("ONE", "1st é_ß"),
    ]

    static let cases: [(String, String)] = [
        ("plain", "plain"), ("$(PRODUCT_NAME)", "My App"), ("${PRODUCT_NAME:rfc1034identifier}.new", "My-App.new"),
        ("$(DEEP)", "com.example.My-App.x"), ("$($(SUFFIX))", "com.example.My-App"), ("$(PRODUCT_NAME:lower)", "my app"),
        ("$(PRODUCT_NAME:upper:rfc1034identifier)", "MY-APP"), ("$(PRODUCT_NAME:c99extidentifier)", "My_App"),
        ("$(ONE:rfc1034identifier)", "-st----"), ("$(ONE:c99extidentifier)", "_st_é_ß"), ("$(MISSING)", "$(MISSING)"),
        ("$(MISSING:default=a:b)", "a:b"), ("$(EMPTY:default=x)", "x"), ("$(EMPTY)", ""),
        ("$(PRODUCT_NAME:md5)", "$(PRODUCT_NAME:md5)"),
        ("$(A)", "$(A)"), ("$(SELF)", "$(SELF)"), ("$(PART)", "$(PART)"), ("cost $5 $( ${", "cost $5 $( ${"), ("$(A", "$(A"),
        ("$(PRODUCT_NAME}", "$(PRODUCT_NAME}"), ("$$(PRODUCT_NAME)", "$My App"), ("é$(EMPTY)ü", "éü"), ("$()", "$()"),
    ]

    private func variables(_ values: [(String, String)] = BuildVariableTests.values) -> BuildVariables {
        BuildVariables(values.map { BuildVariable(ByteText($0.0), $0.1) })
    }

    @Test("texts are filled in", arguments: cases)
    func expand(_ text: String, _ expected: String) {
        #expect(variables().expand(text).text == expected)
    }

    @Test("what has no value and what goes in circles is told")
    func faults() {
        #expect(variables().expand("$(X) $(Y) $(X)").unresolved == ["X", "Y"])
        #expect(variables().expand("$(PART)").unresolved == ["MISSING"])
        #expect(variables().expand("$(A)").cycles == ["A → B → A"])
        #expect(variables().expand("$(SELF)").cycles == ["SELF → SELF"])
        #expect(variables().expand("$(PRODUCT_NAME:nope)").unresolved == ["PRODUCT_NAME:nope"])
    }

    @Test("the first value of a name counts")
    func first() {
        #expect(variables([("A", "1"), ("A", "2")]).expand("$(A)").text == "1")
    }

    @Test("a text that grows without end stays as it is")
    func growth() {
        let doubling = (0..<40).map { ("V\($0)", "$(V\($0 + 1))$(V\($0 + 1))") } + [("V40", "xxxxxxxxxx")]
        #expect(variables(doubling).expand("$(V0)").text == "$(V0)")
        let long = String(repeating: "$(", count: 10_000)
        #expect(variables().expand(long).text == long)
    }

    @Test("A18, A21: in an app: from options, from app.yaml, once for each circle")
    func app() {
        let files = [
            "content/apps/a/Info.plist": items(
                "Type=$(PRODUCT_BUNDLE_IDENTIFIER).share;Title=$(NAME);IconType=UIApplicationShortcutIconTypeShare",
                "Type=$(A);Title=T", "Type=$(B);Title=U"),
            "content/apps/a/app.yaml": "variables:\n  NAME: Share\n  A: $(B)\n  B: $(A)\n  SECRET: hidden\n",
        ]
        let result = read(files)
        #expect(result.items().map(\.key.type.string) == ["$(PRODUCT_BUNDLE_IDENTIFIER).share", "$(A)", "$(B)"])
        #expect(result.items()[0].title.value == "Share")
        #expect(
            lines(result) == [
                "content/apps/a/Info.plist:8:49: info: type of item 1 uses the build variable PRODUCT_BUNDLE_IDENTIFIER, "
                    + "which has no value [input/unresolved-variable]",
                "content/apps/a/Info.plist:13:49: error: build variables refer to each other in a circle: A → B → A "
                    + "[input/variable-cycle]",
            ])
        #expect(!String(describing: result).contains("hidden"))
        let defined = read(
            files, .init(defines: [(name: "PRODUCT_BUNDLE_IDENTIFIER", value: "com.example.a"), (name: "NAME", value: "X")]))
        #expect(defined.items()[0].key.type == "com.example.a.share")
        #expect(defined.items()[0].title.value == "X")
    }

    @Test("facts with an open variable are unknown")
    func facts() {
        let body =
            "<key>CFBundleIdentifier</key><string>$(ID)</string><key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>"
            + "<key>CFBundleName</key><string>$(PRODUCT_NAME)</string><key>MinimumOSVersion</key><string>16.0</string>"
        let result = read(["content/apps/a/Info.plist": plist(body)])
        #expect(result.app.facts.bundleIdentifier == nil)
        #expect(result.app.facts.developmentLanguage == "en")
        #expect(result.app.facts.minimumOS == "16.0")
        #expect(result.app.name == "a")
        #expect(result.findings.isEmpty)
    }
}
