import QuickActionModel

/// A lint report in SARIF 2.1.0: one run with the metadata of every rule, its results, and what could not be read.
///
/// Paths are relative to `SRCROOT`, which stands for the folder that paths start from, so that no document names a machine's folders.
/// Findings of the baseline are left out and counted: services that show results open an alert for each, whatever its state. Accepted
/// ones are results with a suppression, which is how the format tells that somebody has looked.
struct LintSARIF {
    let report: LintReport
    private let generator: String
    private let places: SARIFPlaces
    private let ruleIndex: [ByteText: Int]

    init(_ report: LintReport, generator: String) {
        self.report = report
        self.generator = generator
        places = SARIFPlaces(paths: report.paths)
        ruleIndex = Dictionary(report.rules.enumerated().map { (ByteText($0.element.id), $0.offset) }) { first, _ in first }
    }

    func document() -> [UInt8] {
        var json = JSONText()
        json.reserve((report.findings.count + report.suppressed.count) * 1280 + report.rules.count * 1024)
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
            json.key(SARIFPlaces.base)
            json.object { json in
                json.key("description")
                SARIFText.message("The folder that the paths of this run start from.", to: &json)
            }
        }
        json.key("properties")
        json.object { json in
            json.member("apps", report.apps)
            json.member("hiddenByBaseline", report.hidden.count)
            json.member("quickActions", report.quickActions)
        }
        json.key("results")
        json.array { list in
            var seen: [String: Int] = [:]
            for finding in report.shown { result(finding, nil, &seen, &list) }
            for suppressed in report.suppressed { result(suppressed.finding, suppressed, &seen, &list) }
        }
        json.key("tool")
        json.object { json in
            json.key("driver")
            json.object { SARIFRules(report: report, generator: generator).write(to: &$0) }
        }
    }

    private func invocation(_ json: inout JSONText) {
        json.key("executionSuccessful")
        json.value(report.unreadable.isEmpty)
        if !report.notChecked.isEmpty {
            json.key("toolConfigurationNotifications")
            json.array { list in
                for entry in report.notChecked {
                    list.object { json in
                        json.key("associatedRule")
                        json.object { json in
                            json.member("id", entry.rule)
                            if let index = ruleIndex[ByteText(entry.rule)] { json.member("index", index) }
                        }
                        json.member("level", "note")
                        json.key("message")
                        SARIFText.message("\(entry.rule) was not checked: \(entry.reason).", to: &json)
                    }
                }
            }
        }
        guard !report.unreadable.isEmpty else { return }
        json.key("toolExecutionNotifications")
        json.array { list in
            for place in report.unreadable {
                list.object { json in
                    json.member("level", "error")
                    json.key("locations")
                    json.array { $0.object { places.location(place, &$0) } }
                    json.key("message")
                    SARIFText.message("\(report.paths.shown(place)) could not be read.", to: &json)
                }
            }
        }
    }

    // MARK: Results

    private func result(
        _ finding: Finding, _ suppressed: SuppressedFinding?, _ seen: inout [String: Int], _ list: inout JSONText
    ) {
        let fingerprint = finding.fingerprint
        let number = seen[fingerprint, default: 0] + 1
        seen[fingerprint] = number
        list.object { json in
            fixes(finding, &json)
            json.member("level", finding.severity.levelInSARIF)
            if let place = finding.location {
                json.key("locations")
                json.array { $0.object { places.location(place, &$0) } }
            }
            json.key("message")
            SARIFText.message(finding.message, to: &json)
            json.key("partialFingerprints")
            // Equal findings are told apart by their number.
            json.object { $0.member("longpressFinding/v1", "\(fingerprint):\(number)") }
            related(finding, &json)
            json.member("ruleId", finding.rule)
            if let index = ruleIndex[ByteText(finding.rule)] { json.member("ruleIndex", index) }
            if let suppressed { suppressions(suppressed, &json) }
        }
    }

    private func related(_ finding: Finding, _ json: inout JSONText) {
        guard !finding.related.isEmpty else { return }
        json.key("relatedLocations")
        json.array { list in
            for (index, related) in finding.related.enumerated() {
                list.object { json in
                    json.member("id", index + 1)
                    places.location(related.location, message: related.note, &json)
                }
            }
        }
    }

    private func suppressions(_ suppressed: SuppressedFinding, _ json: inout JSONText) {
        let place = suppressed.location?.displayPath
        let isInSource = place.flatMap { suppressed.finding.location?.displayPath.hasSameBytes(as: $0) } ?? false
        json.key("suppressions")
        json.array { list in
            list.object { json in
                if let reason = suppressed.reason, !reason.isEmpty { json.member("justification", reason) }
                json.member("kind", isInSource ? "inSource" : "external")
                if let location = suppressed.location {
                    json.key("location")
                    json.object { places.location(location, &$0) }
                }
            }
        }
    }

    private func fixes(_ finding: Finding, _ json: inout JSONText) {
        let fixes = finding.fixes.filter { $0.replacement != nil && $0.location?.column != nil }
        guard !fixes.isEmpty else { return }
        json.key("fixes")
        json.array { list in
            for case let (fix, place?, replacement?) in fixes.map({ ($0, $0.location, $0.replacement) }) {
                list.object { json in
                    json.key("artifactChanges")
                    json.array { $0.object { places.change(place, replacement, &$0) } }
                    json.key("description")
                    SARIFText.message(fix.title, to: &json)
                }
            }
        }
    }
}

extension Severity {
    /// The level of results and rules.
    var levelInSARIF: String { self == .info ? "note" : rawValue }
}
