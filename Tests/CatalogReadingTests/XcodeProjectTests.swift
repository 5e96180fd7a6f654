import QuickActionModel
import SourceTrees
import Testing

@testable import CatalogReading

@Suite("Xcode projects")
struct XcodeProjectTests {
    /// A project with two apps, a widget, three configurations and base files.
    static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1; classes = {}; objectVersion = 56;
            objects = {
                P /* Project object */ = {isa = PBXProject; buildConfigurationList = LP; developmentRegion = de; mainGroup = G;
                    projectDirPath = ""; targets = (T1, T2, T3,); };
                G = {isa = PBXGroup; children = (G2, F2); sourceTree = "<group>"; };
                G2 = {isa = PBXGroup; children = (F1); path = Config; sourceTree = "<group>"; };
                F1 /* Base */ = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Gone.xcconfig; sourceTree = SOURCE_ROOT; };
                T1 = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = L1;
                    productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; name = "Shop Beta"; buildConfigurationList = L2;
                    productType = "com.apple.product-type.application"; };
                T3 = {isa = PBXNativeTarget; name = Widget; buildConfigurationList = L3;
                    productType = "com.apple.product-type.app-extension"; };
                LP = {isa = XCConfigurationList; buildConfigurations = (CPD, CPR); defaultConfigurationName = Release; };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1D, C1R); defaultConfigurationName = Release; };
                L2 = {isa = XCConfigurationList; buildConfigurations = (C2R); defaultConfigurationName = Gone; };
                L3 = {isa = XCConfigurationList; buildConfigurations = (); };
                CPD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {MARKETING_VERSION = 9.9; }; };
                CPR = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                    IPHONEOS_DEPLOYMENT_TARGET = 16.4; MARKETING_VERSION = 1.10; FLAGS = "-shared"; SECRET = hunter2; }; };
                C1D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F2; buildSettings = {
                    PRODUCT_BUNDLE_IDENTIFIER = com.example.shop.debug; }; };
                C1R = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F1 /* Base */; buildSettings = {
                    "CODE_SIGN_IDENTITY[sdk=iphoneos*]" = "iPhone Developer";
                    CURRENT_PROJECT_VERSION = 42; FLAGS = ("$(inherited)", "-own"); PRODUCT_NAME = "$(TARGET_NAME) App";
                    PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(TARGET_NAME:rfc1034identifier:lower)"; }; };
                C2R = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                    PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(TARGET_NAME:rfc1034identifier:lower)"; MARKETING_VERSION = 2.0; }; };
            };
            rootObject = P /* Project object */;
        }

        """

    private func files(_ yaml: String, project: String = project) -> [String: String] {
        [
            "repo/Shop.xcodeproj/project.pbxproj": project,
            "repo/Config/Base.xcconfig": "BASE = from base\nCURRENT_PROJECT_VERSION = 1\nFLAGS = $(inherited) -base\n",
            "content/apps/a/app.yaml": yaml,
            "content/apps/a/Info.plist": items(
                "Type=$(PRODUCT_BUNDLE_IDENTIFIER).new;Title=$(TARGET_NAME)|$(PRODUCT_NAME)|$(BASE)|$(FLAGS)|$(CONFIGURATION)"),
        ]
    }

    private func facts(_ app: AppCatalog) -> [String?] {
        [app.facts.bundleIdentifier, app.facts.version, app.facts.build, app.facts.minimumOS]
    }

    @Test("settings of project, base file and target, the target's last")
    func levels() {
        let result = read(files("xcodeproj: {path: ../../../repo/Shop.xcodeproj, target: Shop}\n"))
        #expect(facts(result.app) == ["com.example.shop", "1.10", "42", "16.4"])
        #expect(result.items().map(\.title.value) == ["Shop|Shop App|from base|-shared -base -own|Release"])
        #expect(result.items().map(\.key.type.string) == ["com.example.shop.new"])
        #expect(
            lines(result) == [
                "repo/Shop.xcodeproj/project.pbxproj:27:14: info: CODE_SIGN_IDENTITY has values for some builds only, "
                    + "which are not used [input/conditional-setting]"
            ])
    }

    @Test("another target and another configuration of one project")
    func others() {
        let beta = read(files("xcodeproj: {path: ../../../repo/Shop.xcodeproj/project.pbxproj, target: Shop Beta}\n"))
        #expect(facts(beta.app) == ["com.example.shop-beta", "2.0", nil, "16.4"])
        let debug = read(files("xcodeproj: {path: ../../../repo/Shop.xcodeproj, target: Shop, configuration: Debug}\n"))
        #expect(facts(debug.app) == ["com.example.shop.debug", "9.9", nil, nil])
        #expect(
            lines(debug).first
                == "content/apps/a/Info.plist:9:50: info: title of item 1 uses the build variable BASE, which has no value "
                + "[input/unresolved-variable]")
        #expect(
            lines(debug).last
                == "repo/Shop.xcodeproj/project.pbxproj:24:87: warning: base file of configuration \"Debug\" cannot be found "
                + "[input/unreadable]")
    }

    static let faults: [(String, String)] = [
        (
            "xcodeproj: {path: ../../../repo/Shop.xcodeproj, target: Shpo}\n",
            "content/apps/a/app.yaml:1:57: error: Shop.xcodeproj has no target \"Shpo\" [config/bad-value]"
        ),
        (
            "xcodeproj: {path: ../../../repo/Shop.xcodeproj, target: Shop, configuration: Relaese}\n",
            "content/apps/a/app.yaml:1:78: error: Shop.xcodeproj has no configuration \"Relaese\" [config/bad-value]"
        ),
        (
            "xcodeproj: ../../../repo/Shop.xcodeproj\n",
            "content/apps/a/app.yaml:1:12: error: Shop.xcodeproj has 2 targets that could be meant [config/bad-value]"
        ),
        (
            "xcodeproj: ../../../repo/Gone.xcodeproj\n",
            "content/apps/a/app.yaml:1:12: error: Xcode project \"../../../repo/Gone.xcodeproj\" does not exist [input/unreadable]"
        ),
        (
            "xcodeproj: ../../../../Gone/Gone.xcodeproj\n",
            "content/apps/a/app.yaml:1:12: error: \"../../../../Gone/Gone.xcodeproj\" does not exist [input/unreadable]"
        ),
    ]

    @Test("what is not there is told where it is named", arguments: faults)
    func missing(_ yaml: String, _ expected: String) {
        let result = read(files(yaml))
        #expect(lines(result).contains(expected))
        #expect(result.items().count == 1)
    }

    @Test("the nearest name is asked for")
    func nearest() {
        let result = read(files("xcodeproj: {path: ../../../repo/Shop.xcodeproj, target: Shpo}\n"))
        let finding = result.findings.first { $0.rule == "config/bad-value" }
        #expect(finding?.explanation == "Did you mean \"Shop\"? No setting of the project is used.")
    }

    @Test("files that are no project")
    func noProject() {
        let yaml = "xcodeproj: ../../../repo/Shop.xcodeproj\n"
        #expect(
            lines(read(files(yaml, project: "{ a = b; }"))).contains(
                "repo/Shop.xcodeproj/project.pbxproj: error: repo/Shop.xcodeproj/project.pbxproj is no Xcode project "
                    + "[input/unreadable]"))
        let cut = String(Self.project.prefix(900))
        let told = lines(read(files(yaml, project: cut))).filter { $0.hasPrefix("repo/Shop.xcodeproj/project.pbxproj:") }
        #expect(told.count == 1 && told[0].hasSuffix("[input/unreadable]"), "\(told)")
    }

    @Test("groups in a circle and projects without end are left")
    func circles() {
        let looped = Self.project.replacing("children = (F1);", with: "children = (F1, G);")
        let result = read(files("xcodeproj: {path: ../../../repo/Shop.xcodeproj, target: Shop}\n", project: looped))
        #expect(result.app.facts.bundleIdentifier == "com.example.shop")
        #expect(lines(result).contains { $0.contains("base file of configuration \"Release\" cannot be found") })
    }

    @Test("command line, app.yaml, files of settings, project: the first one that has a name counts")
    func order() {
        var files = files(
            "variables: {B: yaml, A: yaml}\nxcconfig: [One.xcconfig, Two.xcconfig]\n"
                + "xcodeproj: {path: ../../../repo/Shop.xcodeproj, target: Shop}\n")
        files["content/apps/a/One.xcconfig"] = "C = one\nD = one\nB = one\nPRODUCT_NAME = one\n"
        files["content/apps/a/Two.xcconfig"] = "D = two\nFLAGS = $(inherited) two\n"
        files["content/apps/a/Info.plist"] = items("Type=t;Title=$(A) $(B) $(C) $(D) $(PRODUCT_NAME) $(BASE) $(FLAGS)")
        let result = read(files, .init(defines: [("A", "option")]))
        #expect(result.items().map(\.title.value) == ["option yaml one two one from base -shared -base -own two"])
    }

    @Test("apps of one source with different targets stay apart")
    func apart() {
        var tree = MemoryTree([:])
        tree.others = [
            "../repo": [
                "Shop.xcodeproj/project.pbxproj": Array(Self.project.utf8),
                "Config/Base.xcconfig": Array("BASE = outside\n".utf8),
                "Info.plist": Array(items("Type=$(PRODUCT_BUNDLE_IDENTIFIER);Title=$(TARGET_NAME)").utf8),
            ]
        ]
        for (id, target) in [("one", "Shop"), ("two", "Shop Beta")] {
            let yaml = "xcodeproj: {path: ../../../../repo/Shop.xcodeproj, target: \(target)}\n"
            tree.files[ByteText("content/apps/\(id)/app.yaml")] = Array(yaml.utf8)
        }
        let (configuration, _) = ConfigurationReader.site(
            Array("apps: [{id: one, source: ../repo}, {id: two, source: ../repo}]".utf8), path: "longpress.yaml")
        let result = CatalogReader(configuration: configuration).read(tree)
        #expect(result.catalog.apps.map(\.facts.bundleIdentifier) == ["com.example.shop", "com.example.shop-beta"])
        #expect(result.catalog.apps.map(\.facts.version) == ["1.10", "2.0"])
        #expect(
            result.catalog.apps.map { $0.menus.flatMap(\.items).map(\.title.value) } == [["Shop"], ["Shop Beta"]])
        #expect(lines(result).allSatisfy { $0.hasPrefix("../repo/Shop.xcodeproj/project.pbxproj:") })
    }

    @Test("nothing is told of a value that no quick action uses")
    func secrets() {
        let yaml = "xcodeproj: {path: ../../../repo/Shop.xcodeproj, target: Shop}\n"
        let result = read(files(yaml))
        for finding in result.findings { #expect(!"\(finding)".contains("hunter2")) }
        #expect(!"\(result.catalog)".contains("hunter2"))
    }
}
