import QuickActionModel
import SourceTrees

/// Keys that both configuration files have.
enum CommonSettings {
    /// `menu`.
    static func menu(_ node: SourceNode, _ scanner: inout ConfigurationScanner) -> MenuOverrides {
        var menu = MenuOverrides()
        scanner.mapping(node, of: "menu", keys: ["limit", "profile"]) { scanner, key, node in
            if key == "limit" {
                menu.limit = scanner.integer(node, "menu.limit", in: 1...100)
            } else {
                menu.profile = scanner.choice(node, "menu.profile", of: MenuProfile.allCases.map(\.rawValue))
                    .flatMap { MenuProfile(rawValue: $0) }
            }
        }
        return menu
    }

    /// `identityKeys`.
    static func identityKeys(_ node: SourceNode, _ scanner: inout ConfigurationScanner) -> [ByteText] {
        scanner.texts(node, "identityKeys").map { ByteText($0) }
    }

    /// `rules`, `terms`, `sameAsSource`, `concepts`, `ignore` and `privacy`.
    static func checks(_ key: String, _ node: SourceNode, _ checks: inout CheckSettings, _ scanner: inout ConfigurationScanner) {
        switch key {
        case "rules": checks.rules = rules(node, &scanner)
        case "terms": checks.terms = terms(node, &scanner)
        case "sameAsSource": checks.sameAsSource = scanner.texts(node, key)
        case "concepts": checks.concepts = concepts(node, &scanner)
        case "ignore":
            checks.ignore = scanner.items(node, key).enumerated().compactMap { index, item in
                IgnoreEntryReader.read(item, "ignore[\(index)]", &scanner)
            }
        default:
            // Whoever misspells the word wanted something; what is not shown harms nobody.
            checks.privacy =
                scanner.choice(node, key, of: PrivacyMode.allCases.map(\.rawValue))
                .flatMap { PrivacyMode(rawValue: $0) } ?? .redact
        }
    }

    /// Whether a text is a rule id or a category with a star.
    static func isRuleName(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2 else { return false }
        let isWord: (Substring.UTF8View) -> Bool = { part in
            !part.isEmpty && part.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "-") }
        }
        return isWord(parts[0]) && (isWord(parts[1]) || parts[1].elementsEqual("*".utf8))
    }

    private static let severities = ["error", "warning", "info", "off"]

    private static func rules(_ node: SourceNode, _ scanner: inout ConfigurationScanner) -> [RuleSetting] {
        scanner.openMapping(node, of: "rules").compactMap { entry in
            let name = "rules.\(entry.key)"
            guard isRuleName(entry.key) else {
                let key = SourceNode(value: .string(entry.key), span: entry.keySpan)
                scanner.wrong(key, "rules", "has rule ids such as title/ellipsis, or title/*, as its keys")
                return nil
            }
            var setting = RuleSetting(rule: entry.key)
            setting.location = scanner.file.location(of: entry.keySpan, keyPath: name)
            guard let parts = entry.value.dictionary else {
                severity(entry.value, name, &setting, &scanner)
                return setting
            }
            for part in parts {
                if part.key.hasSameBytes(as: "severity") {
                    severity(part.value, name + ".severity", &setting, &scanner)
                } else if part.key.hasSameBytes(as: "locked") {
                    setting.isLocked = scanner.choice(part.value, name + ".locked", of: ["true", "false"]) == "true"
                } else {
                    let values = scanner.texts(part.value, "\(name).\(part.key)", orOne: true)
                    setting.options.append(RuleOption(name: part.key, values: values))
                }
            }
            return setting
        }
    }

    private static func severity(
        _ node: SourceNode, _ name: String, _ setting: inout RuleSetting, _ scanner: inout ConfigurationScanner
    ) {
        guard let word = scanner.choice(node, name, of: severities) else { return }
        setting.severity = Severity(rawValue: word)
        setting.isOff = setting.severity == nil
    }

    private static func terms(_ node: SourceNode, _ scanner: inout ConfigurationScanner) -> TermSettings {
        var terms = TermSettings()
        scanner.mapping(node, of: "terms", keys: ["brands", "forbidden"]) { scanner, key, node in
            let words = scanner.texts(node, "terms.\(key)")
            if key == "brands" { terms.brands = words } else { terms.forbidden = words }
        }
        return terms
    }

    private static func concepts(_ node: SourceNode, _ scanner: inout ConfigurationScanner) -> [Concept] {
        scanner.openMapping(node, of: "concepts").map { entry in
            var concept = Concept(name: entry.key)
            let name = "concepts.\(entry.key)"
            if entry.value.array != nil {
                concept.titles = scanner.texts(entry.value, name)
            } else {
                scanner.mapping(entry.value, of: name, keys: ["titles", "symbols"]) { scanner, key, node in
                    let words = scanner.texts(node, "\(name).\(key)")
                    if key == "titles" { concept.titles = words } else { concept.symbols = words }
                }
            }
            return concept
        }
    }
}
