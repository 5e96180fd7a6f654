import QuickActionModel

/// A lint report for programs: a document of `longpress-lint/1` with sorted members.
struct LintJSON {
    private let report: LintReport
    private let generator: String

    static let format = "longpress-lint/1"

    init(_ report: LintReport, generator: String) {
        self.report = report
        self.generator = generator
    }

    func document() -> [UInt8] {
        let shown = report.shown
        var json = JSONText()
        json.reserve((shown.count + report.suppressed.count) * 1024 + 1024)
        json.object { json in
            json.key("counts")
            json.object { counts(&$0) }
            json.key("findings")
            json.array { list in
                for finding in shown { write(finding, nil, to: &list) }
                for suppressed in report.suppressed { write(suppressed.finding, suppressed, to: &list) }
            }
            json.member("format", Self.format)
            json.member("generator", generator)
            json.member("hidden", report.hidden.count)
            if let mended = report.mended { json.member("mended", mended) }
            json.key("notChecked")
            json.array { list in
                for entry in report.notChecked {
                    list.object { json in
                        json.member("reason", entry.reason)
                        json.member("rule", entry.rule)
                    }
                }
            }
            json.key("unreadable")
            json.array { list in for place in report.unreadable { write(place, to: &list) } }
        }
        return json.finished()
    }

    private func counts(_ json: inout JSONText) {
        json.member("accepted", report.suppressed.count)
        json.member("apps", report.apps)
        json.member("error", report.count(.error))
        json.member("info", report.count(.info))
        json.member("quickActions", report.quickActions)
        json.member("warning", report.count(.warning))
    }

    private func write(_ finding: Finding, _ suppressed: SuppressedFinding?, to json: inout JSONText) {
        json.object { json in
            json.member("app", optional: finding.subject.app)
            json.member("explanation", finding.explanation)
            json.member("field", optional: finding.subject.field)
            json.member("fingerprint", finding.fingerprint)
            json.key("fixes")
            json.array { list in for fix in finding.fixes { write(fix, to: &list) } }
            if let key = finding.subject.key {
                json.key("key")
                key.write(to: &json)
            }
            json.member("language", optional: finding.subject.language)
            member("location", finding.location, to: &json)
            json.key("related")
            json.array { list in
                for related in finding.related {
                    list.object { json in
                        member("location", related.location, to: &json)
                        json.member("note", related.note)
                    }
                }
            }
            json.member("rule", finding.rule)
            json.member("severity", finding.severity.rawValue)
            json.member("summary", finding.summary)
            if let suppressed {
                json.key("suppressed")
                json.object { json in
                    member("location", suppressed.location, to: &json)
                    json.member("reason", optional: suppressed.reason)
                }
            }
        }
    }

    private func write(_ fix: Fix, to json: inout JSONText) {
        json.object { json in
            json.key("isSafe")
            json.value(fix.isSafe)
            member("location", fix.location, to: &json)
            json.member("replacement", optional: fix.replacement)
            json.member("title", fix.title)
        }
    }

    private func member(_ name: String, _ location: SourceLocation?, to json: inout JSONText) {
        guard let location else { return }
        json.key(name)
        write(location, to: &json)
    }

    private func write(_ location: SourceLocation, to json: inout JSONText) {
        json.object { json in
            if let column = location.column { json.member("column", column) }
            json.member("keyPath", optional: location.keyPath)
            if location.line != nil { json.member("length", location.length) }
            if let line = location.line { json.member("line", line) }
            json.member("path", report.paths.shown(location))
        }
    }
}
