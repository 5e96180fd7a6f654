/// One way to mend a finding.
public struct Fix: Sendable, Hashable {
    /// A verb phrase, for example "Rename the key to UIApplicationShortcutItemSubtitle".
    public var title: String
    /// Where to write, when the fix is one replacement of source text as it stands.
    public var location: SourceLocation?
    /// What to write there, exactly as the source spells it; nil where a person has to decide or the source must be read first.
    public var replacement: String?
    /// Whether it cannot change what the app or its translations do.
    public var isSafe: Bool
    /// What changes, all of it or nothing; empty for advice.
    public var edits: [Edit]

    /// A fix; without a place and a replacement it is advice.
    public init(_ title: String, at location: SourceLocation? = nil, replacement: String? = nil, isSafe: Bool = false) {
        self.title = title
        self.location = location
        self.replacement = replacement
        self.isSafe = isSafe
        edits = []
        if let location, let replacement { edits = [Edit(location, .source(replacement))] }
    }

    /// A fix of several edits; advice where there are none.
    public init(_ title: String, edits: [Edit], isSafe: Bool = false) {
        self.title = title
        self.isSafe = isSafe
        self.edits = edits
    }

    /// A fix that replaces a whole text, both texts without escapes; advice where the place has no lines.
    public init(_ title: String, at location: SourceLocation?, from old: String, to new: String, isSafe: Bool = false) {
        self.init(title, edits: [], isSafe: isSafe)
        guard let location, location.line != nil else { return }
        edits = [Edit(location, .rewrite(whole: old, start: 0, length: old.unicodeScalars.count, text: new))]
        // Where neither text has a character that some format escapes, the source reads as the text does.
        guard location.length == old.unicodeScalars.count, Fix.isPlain(old), Fix.isPlain(new) else { return }
        self.location = location
        replacement = new
    }

    /// Whether no format of sources writes a character of the text in another way.
    public static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            switch byte {
            case 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x5C, 0x7F: false
            default: byte >= 0x20
            }
        }
    }
}
