public import QuickActionModel

/// Which glyph of the open icon set (Bootstrap Icons) stands in for an icon of the system.
///
/// Apple's glyphs may not be put on a web page, so a card shows the icon's name and a picture of like meaning, marked as one.
public enum LookAlike {
    /// Names of glyphs to try for an icon, best first; empty when nothing of the set fits.
    public static func glyphs(for icon: IconReference) -> [String] {
        switch icon.kind {
        case .symbol: glyphs(forSymbol: icon.name)
        case .type: SystemIconType.of(constant: icon.name).map { [$0.glyph] } ?? []
        case .contact: ["person-circle"]
        case .file, .unresolved: []
        }
    }

    /// Names to try for an SF Symbol: the whole name, then without its modifiers, from the right.
    ///
    /// `star.fill` tries `star` filled, then `star`; `doc.badge.plus` falls back to `doc`; a name whose base is unknown gives nothing.
    public static func glyphs(forSymbol name: String) -> [String] {
        if let exact = symbols[name] { return [exact] }
        var parts = name.split(separator: ".").map(String.init)
        var modifiers: Set<String> = []
        while parts.count > 1, let last = parts.last {
            if last != "plus" && last != "minus" || !parts.contains("badge") { modifiers.insert(last) }
            parts.removeLast()
            if parts.last == "badge" { parts.removeLast() }
            guard let base = symbols[parts.joined(separator: ".")] else { continue }
            return variants(of: base, modifiers: modifiers)
        }
        return []
    }

    private static func variants(of base: String, modifiers: Set<String>) -> [String] {
        let plain = base.hasSuffix("-fill") ? String(base.dropLast(5)) : base
        let stem = plain.hasSuffix("-lg") ? String(plain.dropLast(3)) : plain
        let shape = ["circle", "square"].first { modifiers.contains($0) }
        let fill = modifiers.contains("fill")
        var names: [String] = []
        if let shape {
            if fill { names.append("\(stem)-\(shape)-fill") }
            names.append("\(stem)-\(shape)")
        }
        if modifiers.contains("slash") {
            if fill { names.append("\(plain)-slash-fill") }
            names.append("\(plain)-slash")
        }
        if fill { names.append("\(plain)-fill") }
        return names + [base, plain]
    }
}
