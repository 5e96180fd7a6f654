import HomeScreen
import QuickActionModel

extension ItemComparison {
    /// The picture, its source, its bytes, and the keys that the system passes over.
    mutating func compareIcon() {
        let (before, after) = (old.icon.effective, new.icon.effective)
        let texts = (before.map(Self.text), after.map(Self.text))
        switch (before, after) {
        case (nil, nil): break
        case (let one?, let other?) where Self.isSame(one, other):
            if let hash = one.imageHash, let now = other.imageHash, !hash.hasSameBytes(as: now) {
                add(.iconAssetChanged, field: "icon", before: hash, after: now)
            }
        case (let one?, let other?) where Self.looksTheSame(one, other):
            add(.iconSourceChanged, field: "icon", before: texts.0, after: texts.1)
        default: add(.iconChanged, field: "icon", before: texts.0, after: texts.1)
        }
        let others = (Self.fallbacks(of: old.icon), Self.fallbacks(of: new.icon))
        if others.0 != others.1 {
            add(
                .iconFallbackChanged, field: "icon", before: others.0.map(\.string).joined(separator: ", "),
                after: others.1.map(\.string).joined(separator: ", "))
        }
    }

    /// `symbol star.fill` and its like.
    static func text(_ icon: IconReference) -> String {
        icon.name.isEmpty ? "\(icon.kind.rawValue) without a name" : "\(icon.kind.rawValue) \(icon.name)"
    }

    /// The keys that are declared beside the one that the system uses.
    static func fallbacks(of icon: QuickActionIcon) -> [ByteText] {
        let effective = icon.effective
        return icon.declared.filter { $0 != effective }.map { ByteText(text($0)) }.sorted()
    }

    private static func isSame(_ a: IconReference, _ b: IconReference) -> Bool {
        a.kind == b.kind && a.name.hasSameBytes(as: b.name)
    }

    /// Whether one is a system type and the other the symbol that draws the same.
    private static func looksTheSame(_ a: IconReference, _ b: IconReference) -> Bool {
        let (type, symbol) = a.kind == .type ? (a, b) : (b, a)
        guard type.kind == .type, symbol.kind == .symbol, let system = SystemIconType.of(constant: type.name) else {
            return false
        }
        return system.symbol.hasSameBytes(as: symbol.name) || LookAlike.glyphs(for: symbol).first == system.glyph
    }
}
