/// One of the 29 icons that the system draws for a quick action by a name of its own (`UIApplicationShortcutIcon.IconType`).
public struct SystemIconType: Sendable, Hashable {
    /// What every full constant begins with.
    public static let prefix = "UIApplicationShortcutIconType"

    /// Raw value of the enumeration, 0 to 28.
    public let rawValue: Int
    /// Last part of the constant, for example `CapturePhoto`.
    public let name: String
    /// First version of iOS that draws it.
    public let since: String
    /// The SF Symbol that looks most like it; an estimate, since Apple publishes no such table.
    public let symbol: String
    /// Stem of the file of like meaning in the open glyph set.
    public let glyph: String

    init(_ rawValue: Int, _ name: String, since: String, symbol: String, glyph: String) {
        self.rawValue = rawValue
        self.name = name
        self.since = since
        self.symbol = symbol
        self.glyph = glyph
    }

    /// The constant as a property list spells it, for example `UIApplicationShortcutIconTypeCapturePhoto`.
    public var constant: String { Self.prefix + name }

    /// The case as Swift spells it, for example `capturePhoto`.
    public var swiftName: String { name.prefix(1).lowercased() + name.dropFirst() }
}

extension SystemIconType {
    /// The type of a full constant in exact spelling, the only form that a property list may use.
    public static func of(constant: String) -> SystemIconType? { byConstant[Array(constant.utf8)] }

    /// The type of any form that an export may use: the full constant, `CapturePhoto`, `capturePhoto`, `IconType.capturePhoto` or the
    /// raw value in decimal digits.
    public static func of(anyForm text: String) -> SystemIconType? {
        if let type = of(constant: text) { return type }
        var word = Array(text.utf8)
        if let dot = word.lastIndex(of: UInt8(ascii: ".")) {
            guard qualifiers.contains(Array(word[..<dot])) else { return nil }
            word.removeFirst(dot + 1)
        }
        if let first = word.first, (97...122).contains(first) { word[0] = first - 32 }
        if let type = byName[word] { return type }
        // At most two digits without a leading zero, so that no other spelling of a number passes.
        guard (1...2).contains(word.count), word.count == 1 || word[0] != 48, word.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        return of(rawValue: word.reduce(0) { $0 * 10 + Int($1 - 48) })
    }

    /// The type of a raw value.
    public static func of(rawValue: Int) -> SystemIconType? { all.indices.contains(rawValue) ? all[rawValue] : nil }

    private static let byConstant = Dictionary(uniqueKeysWithValues: all.map { (Array($0.constant.utf8), $0) })
    private static let byName = Dictionary(uniqueKeysWithValues: all.map { (Array($0.name.utf8), $0) })
    private static let qualifiers: Set<[UInt8]> = [
        [], Array("IconType".utf8), Array("UIApplicationShortcutIcon.IconType".utf8), Array("UIApplicationShortcutIconType".utf8),
    ]
}
