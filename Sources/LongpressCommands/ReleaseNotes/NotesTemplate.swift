import QuickActionModel
import Reports
import Templates

/// The team's own form of the Markdown notes: a Mustache template with named values.
struct NotesTemplate {
    private let set: TemplateSet
    private let path: String
    private static let name = "release-notes"

    /// The values that a template may name, as the documentation lists them.
    static let values = [
        "apps", "date", "entries", "fingerprint", "from", "hasSeveralApps", "isBreaking", "level", "name", "nothing",
        "releases", "remainder", "sections", "text", "title", "to",
    ]

    /// Compiles a template; a name that no value has is a fault.
    init(_ text: [UInt8], path: String) throws(NotesFailure) {
        self.path = path
        do throws(TemplateError) {
            set = try TemplateSet(sources: [(Self.name, text)])
        } catch {
            throw .usage("\(path):\(error.line):\(error.column): \(error.message)")
        }
        for use in set.uses where !Self.values.contains(where: { $0.hasSameBytes(as: use.name) }) && use.name != "." {
            let near = NearestName.of(use.name, in: Self.values).map { "; did you mean '\($0)'?" } ?? ""
            throw .usage("\(path):\(use.line):\(use.column): there is no value '\(use.name)'\(near)")
        }
    }

    func markdown(_ releases: [ReleaseNotes]) throws(NotesFailure) -> String {
        var values = TemplateValues()
        values.list(TemplateKey("releases")) { values in
            for notes in releases { values.item { Self.write(notes, to: &$0) } }
        }
        var out: [UInt8] = []
        do throws(TemplateError) {
            guard let template = set.template(Self.name) else { return "" }
            try set.render(template, values, into: &out)
        } catch {
            throw .usage("\(path):\(error.line):\(error.column): \(error.message)")
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static func write(_ notes: ReleaseNotes, to values: inout TemplateValues) {
        put("from", NoteSentence(notes.from).markdown, &values)
        put("to", NoteSentence(notes.to).markdown, &values)
        if let date = notes.date { put("date", NoteSentence(date).markdown, &values) }
        let told = notes.toldApps
        values.flag(TemplateKey("hasSeveralApps"), told.count > 1)
        if let nothing = notes.nothingTold { put("nothing", NoteSentence(nothing).markdown, &values) }
        if let rest = notes.leftOut { put("remainder", NoteSentence(rest).markdown, &values) }
        values.list(TemplateKey("apps")) { values in
            for app in told {
                values.item { values in
                    put("name", NoteSentence(notes.wording.appNames[app] ?? app).markdown, &values)
                    values.list(TemplateKey("sections")) { values in
                        for (section, entries) in notes.sections(of: app) {
                            values.item { write(section, entries, to: &$0) }
                        }
                    }
                }
            }
        }
    }

    private static func write(_ section: NoteSection, _ entries: [ReleaseNotes.Entry], to values: inout TemplateValues) {
        put("title", section.rawValue, &values)
        values.list(TemplateKey("entries")) { values in
            for entry in entries {
                values.item { values in
                    put("text", entry.sentence.markdown, &values)
                    put("level", entry.level.rawValue, &values)
                    put("fingerprint", entry.fingerprints.first ?? "", &values)
                    values.flag(TemplateKey("isBreaking"), entry.level == .breaking)
                }
            }
        }
    }

    /// Markdown that is escaped already.
    private static func put(_ key: String, _ text: String, _ values: inout TemplateValues) {
        values.markup(TemplateKey(key), Array(text.utf8))
    }
}
