import CatalogReading
import QuickActionModel
import Testing

@testable import CatalogChecking

/// Types that the app's sources do not handle.
@Suite struct HandlerTests {
    private func check(plist type: String, code: String) -> [Finding] {
        var tree = MemoryTree()
        let list = """
            <plist><dict><key>UIApplicationShortcutItems</key><array><dict>
            <key>UIApplicationShortcutItemType</key><string>\(type)</string>
            <key>UIApplicationShortcutItemTitle</key><string>Add Plant</string>
            </dict></array></dict></plist>
            """
        tree.files["content/apps/a/Info.plist"] = Array(list.utf8)
        tree.files["content/apps/a/app.yaml"] = Array("handlers: Code.swift\n".utf8)
        tree.files["content/apps/a/Code.swift"] = Array(code.utf8)
        let reading = CatalogReader(configuration: CatalogConfiguration()).read(tree)
        return CatalogChecker().check(reading.catalog, found: reading.findings).findings
            .filter { $0.rule == "handler/unhandled-type" }
    }

    /// A published tutorial declares one type and handles another.
    private static let tutorial = """
        extension UIApplicationShortcutItem {
            enum Action: String {
                case addPlant
                case showPlant
            }
        }
        func scene(_ item: UIApplicationShortcutItem) {
            guard let action = UIApplicationShortcutItem.Action(rawValue: item.type) else { fatalError("Unknown shortcut") }
            switch action {
            case .addPlant: add()
            case .showPlant: print("show plant: \\(String(describing: item.userInfo))")
            }
        }
        """

    @Test func theTutorialsMismatchIsFound() {
        let findings = check(plist: "com.example.watermyplants.addplants", code: Self.tutorial)
        #expect(
            findings.map(\.summary) == [
                "type \"com.example.watermyplants.addplants\" is not among the types that the app handles"
            ])
        #expect(
            findings.first?.explanation == "Did you mean \"addPlant\"? The whole type is compared, not its last part. "
                + "Looked at content/apps/a/Code.swift.")
        #expect(findings.first?.location?.description == "content/apps/a/Info.plist:2:49")
        #expect(findings.first?.related.map(\.location.description) == ["content/apps/a/Code.swift:3:14"])
    }

    @Test func aSlipIsFoundWithItsName() {
        let findings = check(plist: "addPlants", code: Self.tutorial)
        #expect(findings.first?.explanation.hasPrefix("Did you mean \"addPlant\"? Looked at") == true)
    }

    @Test(arguments: ["addPlant", "showPlant"]) func whatIsHandledIsSilent(_ type: String) {
        #expect(check(plist: type, code: Self.tutorial).isEmpty)
    }

    @Test func codeThatComparesTheEndIsUnderstood() {
        let code = Self.tutorial.replacing(
            "rawValue: item.type", with: "rawValue: item.type.components(separatedBy: \".\").last ?? \"\"")
        #expect(check(plist: "com.example.addPlant", code: code).isEmpty)
        #expect(
            check(plist: "com.example.addPlants", code: code).first?.explanation.hasPrefix("Did you mean \"addPlant\"?") == true)
    }

    @Test func codeThatCannotBeUnderstoodIsNoReason() {
        #expect(check(plist: "addPlants", code: "func f(_ item: Item) { table[item.type]?() }").isEmpty)
    }
}
