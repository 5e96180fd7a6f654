import QuickActionModel

/// Writes the program and its rules as SARIF's tool component.
struct SARIFRules {
    let report: LintReport
    let generator: String

    /// Members of the driver.
    func write(to json: inout JSONText) {
        let version = generator.split(separator: " ").last.map(String.init) ?? generator
        json.member("language", "en")
        json.member("name", "Longpress")
        json.key("rules")
        json.array { list in for rule in report.rules { list.object { write(rule, &$0) } } }
        json.member("semanticVersion", version)
        json.member("version", version)
    }

    private func write(_ rule: Rule, _ json: inout JSONText) {
        json.key("defaultConfiguration")
        json.object { json in
            json.key("enabled")
            json.value(!rule.details.isOff)
            json.member("level", rule.severity.levelInSARIF)
        }
        if !rule.details.aliases.isEmpty { json.member("deprecatedIds", rule.details.aliases) }
        json.key("fullDescription")
        SARIFText.message(rule.reason.isEmpty ? rule.summary : rule.reason, to: &json)
        json.key("help")
        json.object { json in
            json.member("markdown", markdown(rule))
            json.member("text", SARIFText.escaped(paragraphs(rule).joined(separator: " ")))
        }
        if let address = address(rule) { json.member("helpUri", address) }
        json.member("id", rule.id)
        json.member("name", Self.name(rule.id))
        json.key("properties")
        json.object { json in
            json.member("category", rule.category)
            json.member("tags", ["quick-actions", rule.category])
        }
        json.key("shortDescription")
        SARIFText.message(rule.summary, to: &json)
    }

    /// The rule's page where the site is published, else the page that the rule follows.
    private func address(_ rule: Rule) -> String? {
        guard let site = report.site, !site.isEmpty else { return rule.details.source?.url }
        return site + (site.utf8.last == UInt8(ascii: "/") ? "" : "/") + PercentEncoding.path(SiteAddress.rule(id: rule.id).path)
    }

    private func paragraphs(_ rule: Rule) -> [String] {
        var paragraphs = [rule.summary + ".", rule.reason]
        if let source = rule.details.source { paragraphs.append("\(source.title): \(source.words) (\(source.url))") }
        switch rule.details.fix {
        case .none: break
        case .suggestion: paragraphs.append("A fix is suggested.")
        case .safe: paragraphs.append("The fix is safe.")
        }
        paragraphs.append("'longpress explain \(rule.id)' shows examples, options and how to accept a finding.")
        return paragraphs.filter { !$0.isEmpty }
    }

    private func markdown(_ rule: Rule) -> String {
        let braces = { (text: String) in MarkdownText.escaped(text).replacingBraces }
        var paragraphs = ["**\(braces(rule.summary)).**", braces(rule.reason)]
        if let source = rule.details.source {
            paragraphs.append("[\(braces(source.title))](\(source.url)): \(braces(source.words))")
        }
        for option in rule.details.options { paragraphs.append("* `\(option.name)`&#58; \(braces(option.summary))") }
        paragraphs.append("`longpress explain \(rule.id)` shows examples, options and how to accept a finding.")
        return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// `TitleThreeDots` for `title/three-dots`.
    private static func name(_ id: String) -> String {
        id.split { $0 == "/" || $0 == "-" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension String {
    /// Braces doubled, as messages spell them.
    fileprivate var replacingBraces: String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return self }
        var out = ""
        for scalar in unicodeScalars {
            if scalar == "{" || scalar == "}" { out.unicodeScalars.append(scalar) }
            out.unicodeScalars.append(scalar)
        }
        return out
    }
}
