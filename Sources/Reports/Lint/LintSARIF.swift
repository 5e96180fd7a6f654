import QuickActionModel

/// A lint report in SARIF 2.1.0: one run with the metadata of every rule, its results, and what could not be read.
///
/// Paths are relative to `SRCROOT`, which stands for the folder that paths start from, so that no document names a machine's folders.
struct LintSARIF {
    private let report: LintReport
    private let generator: String
    private let ruleIndex: [ByteText: Int]

    init(_ report: LintReport, generator: String) {
        self.report = report
        self.generator = generator
        ruleIndex = Dictionary(report.rules.enumerated().map { (ByteText($0.element.id), $0.offset) }) { first, _ in first }
    }

    func document() -> [UInt8] {
        var json = JSONText()
        json.object { json in
            json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.key("runs")
            json.array { $0.object { run(&$0) } }
            json.member("version", "2.1.0")
        }
        return json.finished()
    }

    private func run(_ json: inout JSONText) {
        json.member("columnKind", "unicodeCodePoints")
        json.key("invocations")
        json.array { $0.object { invocation(&$0) } }
        json.key("originalUriBaseIds")
        json.object { json in
            json.key("SRCROOT")
            json.object { json in
                json.key("description")
                text("The folder that the paths of this run start from.", &json)
            }
        }
        json.key("results")
        json.array { list in
            for finding in report.shown { result(finding, nil, report.mended == nil ? nil : "new", &list) }
            for finding in report.hidden { result(finding, nil, "unchanged", &list) }
            for suppressed in report.suppressed {
                result(suppressed.finding, suppressed, report.mended == nil ? nil : "new", &list)
            }
        }
        json.key("tool")
        json.object { json in
            json.key("driver")
            json.object { driver(&$0) }
        }
    }

    private func invocation(_ json: inout JSONText) {
        json.key("executionSuccessful")
        json.value(report.unreadable.isEmpty)
        guard !report.unreadable.isEmpty || !report.notChecked.isEmpty else { return }
        json.key("toolExecutionNotifications")
        json.array { list in
            for place in report.unreadable {
                list.object { json in
                    json.member("level", "error")
                    json.key("locations")
                    json.array { $0.object { location(place, &$0) } }
                    json.key("message")
                    text("\(report.paths.shown(place)) could not be read.", &json)
                }
            }
            for entry in report.notChecked {
                list.object { json in
                    json.member("level", "note")
                    json.key("message")
                    text("\(entry.rule) was not checked: \(entry.reason).", &json)
                }
            }
        }
    }

    // MARK: Rules

    private func driver(_ json: inout JSONText) {
        json.member("name", "Longpress")
        json.key("rules")
        json.array { list in for rule in report.rules { list.object { write(rule, &$0) } } }
        json.member("version", generator.split(separator: " ").last.map(String.init) ?? generator)
    }

    private func write(_ rule: Rule, _ json: inout JSONText) {
        json.key("defaultConfiguration")
        json.object { json in
            json.key("enabled")
            json.value(!rule.details.isOff)
            json.member("level", Self.level(rule.severity))
        }
        json.key("fullDescription")
        text(rule.reason.isEmpty ? rule.summary : rule.reason, &json)
        json.key("help")
        json.object { json in
            json.member("markdown", help(rule, code: { "`\($0)`" }))
            json.member("text", help(rule, code: { $0 }))
        }
        if let source = rule.details.source { json.member("helpUri", source.url) }
        json.member("id", rule.id)
        json.member("name", Self.name(rule.id))
        json.key("properties")
        json.object { json in
            json.key("tags")
            json.array { $0.value(rule.category) }
        }
        json.key("shortDescription")
        text(rule.summary, &json)
    }

    private func help(_ rule: Rule, code: (String) -> String) -> String {
        var text = "\(rule.summary) \(rule.reason)"
        if let source = rule.details.source { text += " \(source.title): \(source.words)" }
        return text
            + " To leave a finding out, add an entry to \(code("ignore:")) in longpress.yaml; \(code("longpress explain " + rule.id)) says more."
    }

    /// `TitleThreeDots` for `title/three-dots`.
    private static func name(_ id: String) -> String {
        id.split { $0 == "/" || $0 == "-" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    // MARK: Results

    private func result(_ finding: Finding, _ suppressed: SuppressedFinding?, _ state: String?, _ list: inout JSONText) {
        list.object { json in
            if let state { json.member("baselineState", state) }
            fixes(finding, &json)
            json.member("level", Self.level(finding.severity))
            if let place = finding.location {
                json.key("locations")
                json.array { $0.object { location(place, &$0) } }
            }
            json.key("message")
            text(VisibleText.of(finding.message), &json)
            json.key("partialFingerprints")
            json.object { $0.member("longpressFinding/v1", finding.fingerprint) }
            if !finding.related.isEmpty {
                json.key("relatedLocations")
                json.array { list in
                    for (index, related) in finding.related.enumerated() {
                        list.object { json in
                            json.member("id", index + 1)
                            json.key("message")
                            text(VisibleText.of(related.note), &json)
                            location(related.location, &json, isFirst: false)
                        }
                    }
                }
            }
            json.member("ruleId", finding.rule)
            if let index = ruleIndex[ByteText(finding.rule)] { json.member("ruleIndex", index) }
            if let suppressed { suppressions(suppressed, &json) }
        }
    }

    private func suppressions(_ suppressed: SuppressedFinding, _ json: inout JSONText) {
        let isInSource = suppressed.location != nil && suppressed.location?.path == suppressed.finding.location?.path
        json.key("suppressions")
        json.array { list in
            list.object { json in
                if let reason = suppressed.reason, !reason.isEmpty { json.member("justification", reason) }
                json.member("kind", isInSource ? "inSource" : "external")
                json.member("status", "accepted")
            }
        }
    }

    private func fixes(_ finding: Finding, _ json: inout JSONText) {
        let fixes = finding.fixes.filter { $0.replacement != nil && $0.location?.column != nil }
        guard !fixes.isEmpty else { return }
        json.key("fixes")
        json.array { list in
            for fix in fixes {
                guard let place = fix.location, let replacement = fix.replacement else { continue }
                list.object { json in
                    json.key("artifactChanges")
                    json.array { list in
                        list.object { json in
                            json.key("artifactLocation")
                            artifact(place, &json)
                            json.key("replacements")
                            json.array { list in
                                list.object { json in
                                    json.key("deletedRegion")
                                    region(place, &json)
                                    json.key("insertedContent")
                                    text(replacement, &json)
                                }
                            }
                        }
                    }
                    json.key("description")
                    text(VisibleText.of(fix.title), &json)
                }
            }
        }
    }

    // MARK: Places

    /// Members of a location object, logical ones first.
    private func location(_ place: SourceLocation, _ json: inout JSONText, isFirst: Bool = true) {
        if isFirst, let keyPath = place.keyPath {
            json.key("logicalLocations")
            json.array { $0.object { $0.member("fullyQualifiedName", keyPath) } }
        }
        json.key("physicalLocation")
        json.object { json in
            json.key("artifactLocation")
            artifact(place, &json)
            if place.line != nil {
                json.key("region")
                region(place, &json)
            }
        }
    }

    private func artifact(_ place: SourceLocation, _ json: inout JSONText) {
        json.object { json in
            json.member("uri", PercentEncoding.path(report.paths.shown(place)))
            json.member("uriBaseId", "SRCROOT")
        }
    }

    private func region(_ place: SourceLocation, _ json: inout JSONText) {
        json.object { json in
            if let column = place.column { json.member("endColumn", column + place.length) }
            if let column = place.column { json.member("startColumn", column) }
            json.member("startLine", place.line ?? 1)
        }
    }

    private func text(_ words: String, _ json: inout JSONText) { json.object { $0.member("text", words) } }

    private static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }
}
