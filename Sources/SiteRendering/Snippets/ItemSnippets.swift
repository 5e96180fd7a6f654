import HomeScreen
import QuickActionModel

/// One quick action as code to copy: for a property list, an export, and Swift.
struct ItemSnippets {
    let item: QuickAction
    /// Title and subtitle as people see them in one language.
    let title: String
    let subtitle: String?

    /// Largest `userInfo` that is written out, in bytes of its keys and values; nobody copies more by hand.
    static let mostUserInfo = 8_000

    init(item: QuickAction, language: String) {
        self.item = item
        title = Shown(item.title, in: language).text
        subtitle = item.subtitle.map { Shown($0, in: language).text }
    }

    /// Whether the item is small enough to be written out.
    var isOffered: Bool { item.userInfo.map { Self.size(of: $0) <= Self.mostUserInfo } ?? true }

    private static func size(of value: PropertyValue) -> Int {
        switch value {
        case .string(let text): text.string.utf8.count + 4
        case .integer(let text), .date(let text): text.utf8.count + 2
        case .data(let bytes): bytes.count * 4 / 3 + 4
        case .real, .boolean, .uid, .null: 8
        case .array(let values): values.reduce(2) { $0 + size(of: $1) }
        case .dictionary(let entries): entries.reduce(2) { $0 + $1.key.string.utf8.count + 4 + size(of: $1.value) }
        }
    }

    /// An item of an export, format `longpress-dynamic/1`, in UTF-8.
    var json: [UInt8] {
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
        return json.bytes
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

    /// Swift that makes the item, in UTF-8.
    var swift: [UInt8] {
        var code = CodeText()
        code.add("let item = ")
        code.add(item.target == nil ? "UIApplicationShortcutItem" : "UIMutableApplicationShortcutItem")
        code.add("(\n    type: ")
        SwiftLiteral.write(item.key.type.string, to: &code)
        code.add(",\n    localizedTitle: ")
        SwiftLiteral.write(title, to: &code)
        code.add(",\n    localizedSubtitle: ")
        if let subtitle { SwiftLiteral.write(subtitle, to: &code) } else { code.add("nil") }
        code.add(",\n")
        writeIcon(to: &code)
        code.add("    userInfo: ")
        if case .dictionary(let entries)? = item.userInfo {
            SwiftLiteral.write(entries, indent: 4, to: &code)
        } else {
            code.add("nil")
        }
        code.add("\n)")
        if let target = item.target {
            code.add("\nitem.targetContentIdentifier = ")
            SwiftLiteral.write(target, to: &code)
        }
        return code.bytes
    }

    private func writeIcon(to code: inout CodeText) {
        func made(_ label: StaticString, _ name: String) {
            code.add("    icon: UIApplicationShortcutIcon(")
            code.add(label)
            SwiftLiteral.write(name, to: &code)
            code.add("),\n")
        }
        func none(_ before: StaticString, _ name: String = "", _ after: StaticString = "") {
            code.add("    // ")
            code.add(before)
            code.add(text: SwiftLiteral.comment(name))
            code.add(after)
            code.add("\n    icon: nil,\n")
        }
        guard let reference = item.icon.effective else { return code.add("    icon: nil,\n") }
        switch reference.kind {
        case .symbol: made("systemImageName: ", reference.name)
        case .file: made("templateImageName: ", reference.name)
        case .type:
            guard let type = SystemIconType.of(constant: reference.name) else {
                return none("", reference.name, " is none of the system's types.")
            }
            code.add("    icon: UIApplicationShortcutIcon(type: .")
            code.add(text: type.swiftName)
            code.add("),\n")
        case .contact: none("A person's picture comes from UIApplicationShortcutIcon(contact:) of ContactsUI.")
        case .unresolved: none("", reference.name, " could be a system type, a symbol or an image.")
        }
    }
}
