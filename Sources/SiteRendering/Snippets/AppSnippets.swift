/// Swift for the types of one app: the enumeration, what opens each of them, and the two ways on which iOS delivers a quick action.
struct AppSnippets {
    /// Name of the app.
    let name: String
    /// Name of the enumeration.
    let enumeration: String
    private let cases: [Case]
    private let leftOut: Int

    private struct Case {
        var name: String
        var type: String
        var title: String
    }

    /// Most types of one enumeration.
    static let most = 200

    /// Types in the order of the pages with a title for people; none twice.
    init(name: String, types: [(type: String, title: String)]) {
        self.name = name
        enumeration = SwiftName.type(name) + "ShortcutType"
        var names = CaseNames()
        // Swift takes two texts that look the same for one raw value.
        var values: Set<String> = []
        var cases: [Case] = []
        for (type, title) in types.prefix(Self.most) where values.insert(type).inserted {
            cases.append(Case(name: names.name(for: type), type: type, title: title))
        }
        self.cases = cases
        leftOut = max(0, types.count - Self.most)
    }

    /// Gives each type a name of its own: its last part, all of it, or either with a number.
    private struct CaseNames {
        private var used: Set<String> = []
        private var next: [String: Int] = [:]

        mutating func name(for type: String) -> String {
            let last = type.lastIndex(of: ".").map { String(type[type.index(after: $0)...]) } ?? type
            let candidates = [SwiftName.value(last), SwiftName.value(type)].compactMap { $0 }
            if let free = candidates.first(where: { !used.contains($0) }) {
                used.insert(free)
                return free
            }
            let stem = (candidates.first ?? "type").filter { $0 != "`" }
            var number = next[stem] ?? (candidates.isEmpty ? 1 : 2)
            while used.contains("\(stem)\(number)") { number += 1 }
            next[stem] = number + 1
            used.insert("\(stem)\(number)")
            return "\(stem)\(number)"
        }
    }

    /// Whether there is anything to write.
    var isEmpty: Bool { cases.isEmpty }

    /// The types as an enumeration, in UTF-8.
    var types: [UInt8] {
        var code = CodeText()
        code.add("/// Types of the quick actions of ")
        code.add(text: SwiftLiteral.comment(name))
        code.add(".\nenum ")
        code.add(text: enumeration)
        code.add(": String {\n")
        for one in cases {
            code.add("    case ")
            code.add(text: one.name)
            code.add(" = ")
            SwiftLiteral.write(one.type, to: &code)
            code.add("\n")
        }
        if leftOut > 0 { code.add(text: "    // \(leftOut) more types are left out here.\n") }
        code.add("}")
        return code.bytes
    }

    /// One place that opens every type, in UTF-8.
    var handler: [UInt8] {
        var code = CodeText()
        code.add(
            text: """
                import UIKit

                extension \(enumeration) {
                    /// Opens what a quick action stands for; whether its type is known.
                    @MainActor static func handle(_ item: UIApplicationShortcutItem) -> Bool {
                        guard let known = \(enumeration)(rawValue: item.type) else { return false }
                        switch known {

                """)
        for one in cases {
            code.add("        case .")
            code.add(text: one.name)
            code.add(":\n            // ")
            code.add(text: SwiftLiteral.comment(one.title))
            code.add("\n            return true\n")
        }
        code.add("        }\n    }\n}")
        return code.bytes
    }

    /// Delivery in an app without scenes, in UTF-8.
    var applicationDelivery: [UInt8] {
        Array(
            """
            import UIKit

            final class AppDelegate: UIResponder, UIApplicationDelegate {
                // The app was not running. False keeps iOS from delivering the same item a second time.
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    guard let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem else { return true }
                    return !\(enumeration).handle(item)
                }

                // The app was running or asleep.
                func application(
                    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {
                    completionHandler(\(enumeration).handle(shortcutItem))
                }
            }
            """.utf8)
    }

    /// Delivery in an app with scenes, in UTF-8.
    var sceneDelivery: [UInt8] {
        Array(
            """
            import UIKit

            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                // The app was not running, or had no scene: the item comes with the connection and nowhere else.
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                ) {
                    if let item = connectionOptions.shortcutItem { _ = \(enumeration).handle(item) }
                }

                // The scene was there already.
                func windowScene(
                    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {
                    completionHandler(\(enumeration).handle(shortcutItem))
                }
            }
            """.utf8)
    }
}
