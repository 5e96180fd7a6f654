import HomeScreen
import QuickActionModel

/// One quick action as code to copy: for a property list, an export, and Swift.
struct ItemSnippets {
    let item: QuickAction
    /// Title and subtitle as people see them in one language.
    let title: String
    let subtitle: String?

    /// Largest `userInfo` that is written out, in bytes of its JSON; nobody copies more by hand.
    static let mostUserInfo = 8_000

    init(item: QuickAction, language: String) {
        self.item = item
        title = Shown(item.title, in: language).text
        subtitle = item.subtitle.map { Shown($0, in: language).text }
    }

    /// Whether the item is small enough to be written out.
    var isOffered: Bool { (item.userInfo?.canonicalJSON.utf8.count ?? 0) <= Self.mostUserInfo }

    /// An item of an export, format `longpress-dynamic/1`.
    var json: String {
        var json = JSONText()
        json.object { json in
            let icons = item.icon.declared
            if !icons.isEmpty {
                json.key("icon")
                json.object { json in
                    for reference in icons { Self.write(reference, to: &json) }
                }
            }
            json.member("localizedSubtitle", optional: subtitle)
            json.member("localizedTitle", title)
            json.member("targetContentIdentifier", optional: item.target)
            json.member("type", item.key.type.string)
            if let userInfo = item.userInfo {
                json.key("userInfo")
                userInfo.write(to: &json)
            }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private static func write(_ reference: IconReference, to json: inout JSONText) {
        switch reference.kind {
        case .symbol: json.member("systemImageName", reference.name)
        case .file: json.member("templateImageName", reference.name)
        case .type: json.member("type", SystemIconType.of(constant: reference.name)?.swiftName ?? reference.name)
        case .contact:
            json.key("contact")
            json.value(true)
        case .unresolved: break
        }
    }

    /// Swift that makes the item.
    var swift: String {
        let kind = item.target == nil ? "UIApplicationShortcutItem" : "UIMutableApplicationShortcutItem"
        var lines = [
            "let item = \(kind)(", "    type: \(SwiftLiteral.of(item.key.type.string)),",
            "    localizedTitle: \(SwiftLiteral.of(title)),",
            "    localizedSubtitle: \(subtitle.map { SwiftLiteral.of($0) } ?? "nil"),",
        ]
        let icon = icon
        if let comment = icon.comment { lines.append("    // \(comment)") }
        lines.append("    icon: \(icon.code),")
        if case .dictionary(let entries)? = item.userInfo {
            lines.append("    userInfo: \(SwiftLiteral.dictionary(entries, indent: 4))")
        } else {
            lines.append("    userInfo: nil")
        }
        lines.append(")")
        if let target = item.target { lines.append("item.targetContentIdentifier = \(SwiftLiteral.of(target))") }
        return lines.joined(separator: "\n")
    }

    private var icon: (code: String, comment: String?) {
        guard let reference = item.icon.effective else { return ("nil", nil) }
        switch reference.kind {
        case .symbol: return ("UIApplicationShortcutIcon(systemImageName: \(SwiftLiteral.of(reference.name)))", nil)
        case .file: return ("UIApplicationShortcutIcon(templateImageName: \(SwiftLiteral.of(reference.name)))", nil)
        case .type:
            if let type = SystemIconType.of(constant: reference.name) {
                return ("UIApplicationShortcutIcon(type: .\(type.swiftName))", nil)
            }
            return ("nil", "\(SwiftLiteral.comment(reference.name)) is none of the system's types.")
        case .contact: return ("nil", "A person's picture comes from UIApplicationShortcutIcon(contact:) of ContactsUI.")
        case .unresolved:
            return ("nil", "\(SwiftLiteral.comment(reference.name)) could be a system type, a symbol or an image.")
        }
    }
}
