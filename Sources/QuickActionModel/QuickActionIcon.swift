/// The icon keys of one quick action, and which of them the system uses.
public struct QuickActionIcon: Sendable, Hashable {
    /// The keys as declared, in source order.
    public var declared: [IconReference]

    /// An icon of the keys that were declared; empty for none.
    public init(declared: [IconReference] = []) { self.declared = declared }

    /// The key that wins, by presence: symbol before file before type.
    ///
    /// A wrong symbol name does not fall back.
    public var effective: IconReference? {
        IconKind.precedence.lazy.compactMap { kind in declared.first { $0.kind == kind } }.first
    }
}

/// One icon key with its value.
public struct IconReference: Sendable, Hashable {
    /// Which key it is.
    public var kind: IconKind
    /// The value: a symbol's name, a file or asset name, or the full constant of a system type.
    public var name: String
    /// Where it is declared.
    public var location: SourceLocation?
    /// SHA-256 of the picture's bytes in hex digits; nil where they are not known.
    public var imageHash: String?

    /// A key and its value.
    public init(_ kind: IconKind, _ name: String, at location: SourceLocation? = nil) {
        self.kind = kind
        self.name = name
        self.location = location
    }
}

/// The kinds of icon that a quick action can name.
public enum IconKind: String, Sendable, CaseIterable {
    /// An SF Symbol (`…IconSymbolName`, `systemImageName`).
    case symbol
    /// An image of the bundle or an asset catalog (`…IconFile`, `templateImageName`).
    case file
    /// One of the 29 system types (`…IconType`, `type`).
    case type
    /// A person of the address book (exports only).
    case contact
    /// A word of an export that could be a type, a symbol or an image; kept, never guessed.
    case unresolved

    /// Order in which the system chooses, first wins.
    public static let precedence: [IconKind] = [.symbol, .file, .type, .contact, .unresolved]
}
