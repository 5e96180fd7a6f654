import QuickActionModel

/// A lint report as GitLab's Code Quality report: a list of objects with `description`, `check_name`, `fingerprint`, `severity` and
/// `location` with `path` and `lines.begin`, as its documentation asks for.
struct LintGitLab {
    private let report: LintReport

    init(_ report: LintReport) { self.report = report }

    func document() -> [UInt8] {
        var json = JSONText()
        var seen: [String: Int] = [:]
        json.array { list in
            for finding in report.shown {
                let place = finding.location.map { report.paths.shown($0) } ?? "longpress.yaml"
                let unique = Self.unique(finding.fingerprint, &seen)
                write(
                    finding.message, finding.rule, unique, Self.severity(finding.severity), place, finding.location?.line ?? 1,
                    to: &list)
            }
            for place in report.untold {
                let path = report.paths.shown(place)
                let unique = Self.unique(String(SHA256.hex("unreadable \(path)").prefix(16)), &seen)
                write("\(path) could not be read", Rule.unreadable.id, unique, "critical", path, 1, to: &list)
            }
        }
        return json.finished()
    }

    private func write(
        _ description: String, _ rule: String, _ fingerprint: String, _ severity: String, _ path: String, _ line: Int,
        to list: inout JSONText
    ) {
        list.object { json in
            json.member("check_name", rule)
            json.member("description", VisibleText.of(description))
            json.member("fingerprint", fingerprint)
            json.key("location")
            json.object { json in
                json.key("lines")
                json.object { $0.member("begin", line) }
                json.member("path", path)
            }
            json.member("severity", severity)
        }
    }

    /// Equal findings in several places have one fingerprint, and GitLab shows only one of them: the further ones are numbered.
    private static func unique(_ fingerprint: String, _ seen: inout [String: Int]) -> String {
        let number = seen[fingerprint, default: 0]
        seen[fingerprint] = number + 1
        return number == 0 ? fingerprint : String(SHA256.hex("\(fingerprint) \(number)").prefix(16))
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "critical"
        case .warning: "minor"
        case .info: "info"
        }
    }
}
