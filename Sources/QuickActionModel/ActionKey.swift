/// What makes a quick action the same one across files, languages and releases.
public struct ActionKey: Hashable, Sendable {
    /// Devices that the declaration is for.
    public var variant: DeviceVariant
    /// Static or dynamic.
    public var kind: ActionKind
    /// The type that the app receives, compared by bytes.
    public var type: ByteText
    /// What tells items of one type apart; nil for an item without `userInfo`.
    public var identity: ActionIdentity?

    /// A key of its parts.
    public init(variant: DeviceVariant = .any, kind: ActionKind, type: ByteText, identity: ActionIdentity? = nil) {
        self.variant = variant
        self.kind = kind
        self.type = type
        self.identity = identity
    }
}

/// Devices that a static declaration is for; a variant replaces the whole array on its device.
public enum DeviceVariant: String, Sendable, CaseIterable {
    /// The key without a suffix.
    case any
    /// The key with `~iphone`.
    case iphone
    /// The key with `~ipad`.
    case ipad
}

/// Where a quick action comes from.
public enum ActionKind: String, Sendable, CaseIterable {
    /// Declared in `Info.plist`.
    case `static`
    /// Set in code at run time, known through an export.
    case dynamic
}

/// The part of `userInfo` that tells items of one type apart.
public struct ActionIdentity: Hashable, Sendable {
    /// The key of `userInfo` that holds it; nil when the whole dictionary is the identity.
    public var key: ByteText?
    /// The value as canonical JSON, so that the string "42" is not the integer 42.
    public var value: ByteText

    /// An identity of a key and its canonical value.
    public init(key: ByteText?, value: ByteText) {
        self.key = key
        self.value = value
    }
}

extension ActionIdentity {
    /// Keys of `userInfo` that are looked at, in order, unless the configuration names others.
    public static let defaultKeys: [ByteText] = ["id", "identifier", "uuid", "url", "href"]

    /// The identity that a `userInfo` dictionary gives: the first of `keys` present, else the first key, by bytes, that ends in
    /// `ID` or `Id`, else the whole dictionary without `versionKey`; nil for an empty or missing one.
    public static func of(_ userInfo: PropertyValue?, keys: [ByteText] = defaultKeys, versionKey: ByteText? = nil)
        -> ActionIdentity?
    {
        guard case .dictionary(let entries)? = userInfo else { return nil }
        let named = keys.lazy.compactMap { key in entries.first { $0.key == key } }.first
        let suffixed = entries.sorted { $0.key < $1.key }.first { $0.key.string.hasSuffix("ID") || $0.key.string.hasSuffix("Id") }
        if let entry = named ?? suffixed {
            return ActionIdentity(key: entry.key, value: ByteText(entry.value.canonicalJSON))
        }
        let rest = entries.filter { $0.key != versionKey }
        guard !rest.isEmpty else { return nil }
        return ActionIdentity(key: nil, value: ByteText(PropertyValue.dictionary(rest).canonicalJSON))
    }

    /// A short form for headings and anchors: a text without its quotes, anything else as its JSON.
    public var label: String {
        let text = value.string
        guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\") else { return text }
        return String(text.dropFirst().dropLast())
    }
}

extension ActionIdentity {
    /// The form in anchors: the slug of the label, with the hash where the label could be taken for a value of another type or for
    /// another anchor of the page.
    var slug: String {
        // No label holds a NUL, so a number and the text that spells it never meet.
        guard value.string.utf8.first == UInt8(ascii: "\"") else { return Slug.withHash(label, salt: "\u{0}") }
        let isTaken = Self.takenAnchors.contains(label) || Self.takenPrefixes.contains { label.hasPrefix($0) }
        return isTaken ? Slug.withHash(label) : Slug.of(label)
    }

    private static let takenAnchors: Set<String> = ["item", "main", "changes", "findings", "notes", "guidelines"]
    private static let takenPrefixes = ["iphone-", "ipad-", "h-", "hi-", "hu-", "i-", "o-", "u-", "note-"]
}

extension ActionKey {
    /// Anchor of the item's section on the page of its (kind, type): `[<variant>-]<slug of identity>`, `item` for none.
    public var anchor: String {
        let slug = identity?.slug ?? "item"
        return variant == .any ? slug : "\(variant.rawValue)-\(slug)"
    }

    /// Writes the key as JSON with sorted members.
    public func write(to json: inout JSONText) {
        json.shortObject { json in
            json.key("identity")
            if let identity {
                json.object { json in
                    json.key("key")
                    if let key = identity.key { json.value(key.string) } else { json.null() }
                    json.key("value")
                    json.raw(identity.value.string)
                }
            } else {
                json.null()
            }
            json.member("kind", kind.rawValue)
            json.member("type", type.string)
            json.member("variant", variant.rawValue)
        }
    }
}
