import QuickActionModel
import Templates

/// Lines to copy for one rule: how it is set, and how one of its findings is accepted.
struct RuleSnippets {
    let entry: RuleIndex.Entry
    let words: InterfaceWords

    private var rule: Rule { entry.rule }

    /// One line in runs, each with its class: `k` for a key, `s` for a value, `c` for a comment.
    struct Line {
        var runs: [(text: String, style: String)] = []

        init(_ runs: (String, String)...) { self.runs = runs.map { ($0.0, $0.1) } }

        var markup: [UInt8] {
            var output: [UInt8] = []
            for (text, style) in runs where !text.isEmpty {
                if !style.isEmpty { output += "<span class=\"\(style)\">".utf8 }
                Array(text.utf8).withUnsafeBufferPointer { HTMLEscaping.escapeText($0, into: &output) }
                if !style.isEmpty { output += "</span>".utf8 }
            }
            return output
        }
    }

    /// What stands in `longpress.yaml` or `app.yaml` to set the rule: today's values.
    var settings: [Line] {
        let severity = entry.sheet.standing.isOn ? entry.sheet.standing.severity.rawValue : "off"
        var lines = [
            Line(("rules:", "k")), Line(("  \(rule.id):", "k")),
            Line(("    severity: ", "k"), (severity, "s"), ("    # error, warning, info, off", "c")),
        ]
        for option in rule.details.options {
            let values = option.values.isEmpty ? "" : "    # " + option.values.joined(separator: ", ")
            if let set = entry.sheet.standing.options.first(where: { $0.name.hasSameBytes(as: option.name) }) {
                let value =
                    set.values.count == 1
                    ? Self.quoted(set.values[0]) : "[\(set.values.map(Self.quoted).joined(separator: ", "))]"
                lines.append(Line(("    \(option.name): ", "k"), (value, "s"), (values, "c")))
            } else {
                lines.append(Line(("    # \(option.name): \(option.values.first ?? "…")" + values, "c")))
            }
        }
        return lines
    }

    /// An entry of `ignore`; it names the first finding of the rule where there is one.
    var ignore: [Line] {
        let subject = entry.findings.first?.subject
        var lines = [Line(("ignore:", "k")), Line(("  - rule: ", "k"), (rule.id, "s"))]
        if let app = subject?.app { lines.append(Line(("    app: ", "k"), (Self.quoted(app), "s"))) }
        if let type = subject?.key?.type.string { lines.append(Line(("    type: ", "k"), (Self.quoted(type), "s"))) }
        if let language = subject?.language { lines.append(Line(("    language: ", "k"), (Self.quoted(language), "s"))) }
        lines.append(Line(("    reason: ", "k"), ("\"\(words["whyAccepted"])\"", "s")))
        lines.append(Line(("    # until: 2027-12-31", "c")))
        return lines
    }

    /// A comment before an item of a property list.
    var comment: [Line] {
        [
            Line(("<!-- \(InlineSuppression.mark) \(rule.id) reason=\"\(words["whyAccepted"])\" -->", "c")),
            Line(("<dict>", "k")),
        ]
    }

    /// A member of an item in an export.
    var member: [Line] {
        [
            Line(("\"\(InlineSuppression.mark)\"", "k"), (": ", ""), ("\"\(rule.id) reason='\(words["whyAccepted"])'\"", "s"))
        ]
    }

    /// Whether findings of the rule are about one quick action, beside which a suppression can stand.
    var isAboutItems: Bool {
        ["title", "subtitle", "text", "icon", "identity", "l10n", "structure", "handler", "dynamic"].contains(rule.category)
    }

    /// Whether its findings can be accepted at all: those about suppressions and the configuration cannot.
    var isAcceptable: Bool { !["meta", "config"].contains(rule.category) }

    /// A YAML scalar in double quotes where it could be read as something else.
    private static func quoted(_ text: String) -> String {
        let isPlain =
            text.utf8.first.map { (65...90).contains($0) || (97...122).contains($0) } ?? false
            && text.utf8.allSatisfy {
                (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || [45, 46, 95, 47].contains($0)
            } && !["yes", "no", "on", "off", "true", "false", "null", "y", "n"].contains(text.lowercased())
        guard !isPlain else { return text }
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": out += "\\" + String(Character(scalar))
            case _ where scalar.value < 32 || (127..<160).contains(scalar.value):
                let hex = String(scalar.value, radix: 16, uppercase: true)
                out += "\\x" + (hex.count < 2 ? "0" : "") + hex
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
