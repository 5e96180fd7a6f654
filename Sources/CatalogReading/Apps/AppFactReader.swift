import QuickActionModel
import SourceTrees

/// What the property list and `app.yaml` say of an app.
struct AppFactReader {
    private let settings: ConfiguredFacts
    private let values: VariableTexts
    private let variables: BuildVariables
    /// Languages that the app has or must have even without a table.
    private(set) var languages: [String]
    /// Whether the property list names the development language.
    private(set) var saysDevelopmentLanguage = false

    init(settings: ConfiguredFacts, variables: BuildVariables) {
        self.settings = settings
        self.values = VariableTexts(variables)
        self.variables = variables
        self.languages = settings.languages
    }

    /// The facts; a value that still holds a build variable is unknown.
    mutating func facts(of root: [SourceEntry]?, at file: SourceFile?) -> AppFacts {
        var found: [ByteText: SourceNode] = [:]
        for entry in root ?? [] where Self.keys.contains(ByteText(entry.key)) { found[ByteText(entry.key)] = entry.value }
        var facts = AppFacts()
        facts.owner = settings.owner
        facts.links = settings.links
        facts.propertyList = file?.location
        facts.bundleKind = Self.kind(of: root ?? [])
        facts.name =
            settings.name ?? values.known(found[Self.displayName]?.string) ?? values.known(found[Self.bundleName]?.string)
            ?? setting("INFOPLIST_KEY_CFBundleDisplayName")
        facts.bundleIdentifier = text(Self.identifier, in: found, else: "PRODUCT_BUNDLE_IDENTIFIER")
        facts.version = text(Self.version, in: found, else: "MARKETING_VERSION")
        facts.build = text(Self.build, in: found, else: "CURRENT_PROJECT_VERSION")
        facts.minimumOS = settings.minimumOS ?? text(Self.minimumOS, in: found, else: "IPHONEOS_DEPLOYMENT_TARGET")
        if let region = values.known(found[Self.region]?.string), let code = LanguageChoice.normalize(region) {
            facts.developmentLanguage = code
            saysDevelopmentLanguage = true
        }
        for node in found[Self.localizations]?.array ?? [] {
            if let text = node.string, let code = LanguageChoice.normalize(text) { languages.append(code) }
        }
        return facts
    }

    /// The kind of bundle; a build variable says nothing.
    private static func kind(of root: [SourceEntry]) -> BundleKind {
        var values: [String: SourceNode] = [:]
        for entry in root where Self.kindKeys.contains(entry.key) { values[entry.key] = entry.value }
        if values["NSExtension"] != nil || values["EXAppExtensionAttributes"] != nil { return .appExtension }
        if values["WKApplication"] != nil || values["WKWatchKitApp"] != nil || values["WKCompanionAppBundleIdentifier"] != nil {
            return .watchApp
        }
        switch values["CFBundlePackageType"]?.string {
        case "XPC!": return .appExtension
        case "FMWK", "BNDL": return .framework
        default: break
        }
        let families = values["UIDeviceFamily"]?.array?.compactMap { $0.integer?.int ?? $0.string.flatMap { Int($0) } } ?? []
        if families == [3] { return .tvApp }
        if values["LSMinimumSystemVersion"] != nil, values["LSRequiresIPhoneOS"] == nil, families.isEmpty { return .macApp }
        return .app
    }

    private static let kindKeys: Set<String> = [
        "NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier",
        "CFBundlePackageType", "UIDeviceFamily", "LSMinimumSystemVersion", "LSRequiresIPhoneOS",
    ]

    /// A text of the property list; where it has none, the build setting from which Xcode makes it.
    private func text(_ key: ByteText, in found: [ByteText: SourceNode], else name: ByteText) -> String? {
        if let node = found[key] { return values.known(node.string) }
        return setting(name)
    }

    private func setting(_ name: ByteText) -> String? { variables.has(name) ? values.known("$(\(name))") : nil }

    private static let displayName: ByteText = "CFBundleDisplayName"
    private static let bundleName: ByteText = "CFBundleName"
    private static let identifier: ByteText = "CFBundleIdentifier"
    private static let version: ByteText = "CFBundleShortVersionString"
    private static let build: ByteText = "CFBundleVersion"
    private static let minimumOS: ByteText = "MinimumOSVersion"
    private static let region: ByteText = "CFBundleDevelopmentRegion"
    private static let localizations: ByteText = "CFBundleLocalizations"
    private static let keys: Set<ByteText> = [
        displayName, bundleName, identifier, version, build, minimumOS, region, localizations,
    ]
}
