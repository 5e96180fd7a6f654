import QuickActionModel

extension ReleaseNotes {
    /// Name and version of the document.
    public static let documentFormat = "longpress-changes/1"

    /// The notes as a document for programs: every change of every level, with the sentence for each audience.
    public func document() -> [UInt8] {
        var json = JSONText()
        writeDocument(to: &json)
        return json.finished()
    }

    /// Writes the document as a value.
    func writeDocument(to json: inout JSONText) {
        json.object { json in
            json.key("changes")
            json.array { list in for change in changeSet.changes { write(change, to: &list) } }
            json.member("date", optional: date)
            json.member("format", Self.documentFormat)
            json.member("from", from)
            json.member("ignored", ignored)
            json.key("possibleRenames")
            json.array { list in
                for pair in changeSet.possibleRenames {
                    list.object { json in
                        json.member("app", pair.app)
                        json.key("new")
                        pair.new.key.write(to: &json)
                        json.key("old")
                        pair.old.key.write(to: &json)
                        json.member("shared", pair.shared)
                    }
                }
            }
            json.member("to", to)
        }
    }

    private func write(_ change: Change, to json: inout JSONText, isPart: Bool = false) {
        json.object { json in
            json.member("after", optional: change.after)
            json.member("app", change.app)
            json.member("before", optional: change.before)
            if let fold = change.fold, !isPart {
                json.key("changes")
                json.array { list in for part in fold.changes { write(part, to: &list, isPart: true) } }
            }
            json.member("derivedFrom", optional: change.derivedFrom)
            json.member("field", optional: change.field)
            json.member("fingerprint", change.fingerprint)
            if let key = change.key {
                json.key("key")
                key.write(to: &json)
            }
            json.member("kind", change.kind.rawValue)
            json.member("language", optional: change.language)
            json.member("level", change.level.rawValue)
            json.member("matchedBy", optional: change.matchedBy?.rawValue)
            places("newPlaces", change.newPlaces, to: &json)
            if let key = change.oldKey {
                json.key("oldKey")
                key.write(to: &json)
            }
            places("oldPlaces", change.oldPlaces, to: &json)
            if !change.reason.isEmpty { json.member("reason", change.reason) }
            json.member("section", change.section.rawValue)
            json.key("text")
            texts(change, to: &json)
        }
    }

    private func places(_ name: String, _ places: [SourceLocation], to json: inout JSONText) {
        guard !places.isEmpty else { return }
        json.key(name)
        json.array { list in for place in places { place.write(to: &list) } }
    }

    /// The sentences by audience; an override stands for all of them.
    private func texts(_ change: Change, to json: inout JSONText) {
        json.object { json in
            for audience in [NoteAudience.design, .engineering, .people] {
                var wording = wording
                wording.audience = audience
                let text = overrides[change.fingerprint] ?? wording.sentence(change)?.text
                json.member(audience.rawValue, optional: text)
            }
        }
    }
}
