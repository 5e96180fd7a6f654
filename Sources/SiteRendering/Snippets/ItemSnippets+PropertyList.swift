import QuickActionModel

extension ItemSnippets {
    /// An item of `UIApplicationShortcutItems`; nil where XML or a property list cannot hold it.
    ///
    /// A static quick action keeps its title as it is declared, since that is what languages are looked up by.
    var propertyList: String? {
        let isStatic = item.key.kind == .static
        var list = Lines()
        list.open("dict")
        list.string("UIApplicationShortcutItemType", item.key.type.string)
        list.string("UIApplicationShortcutItemTitle", isStatic ? item.title.value : title)
        if let subtitle = isStatic ? item.subtitle?.value : subtitle {
            list.string("UIApplicationShortcutItemSubtitle", subtitle)
        }
        for reference in item.icon.declared {
            switch reference.kind {
            case .symbol: list.string("UIApplicationShortcutItemIconSymbolName", reference.name)
            case .file: list.string("UIApplicationShortcutItemIconFile", reference.name)
            case .type: list.string("UIApplicationShortcutItemIconType", reference.name)
            case .contact, .unresolved: break
            }
        }
        if let userInfo = item.userInfo {
            list.key("UIApplicationShortcutItemUserInfo")
            list.value(userInfo)
        }
        if let target = item.target { list.string("UIApplicationShortcutItemTargetContentIdentifier", target) }
        list.close("dict")
        return list.isWhole ? list.text : nil
    }

    /// Elements, one a line, indented.
    private struct Lines {
        private var lines: [String] = []
        private var depth = 0
        /// Whether everything could be said.
        private(set) var isWhole = true

        var text: String { lines.joined(separator: "\n") }

        mutating func open(_ name: String) {
            add("<\(name)>")
            depth += 1
        }

        mutating func close(_ name: String) {
            depth -= 1
            add("</\(name)>")
        }

        mutating func key(_ text: String) { add("<key>\(escaped(text))</key>") }

        mutating func string(_ key: String, _ text: String) {
            self.key(key)
            add("<string>\(escaped(text))</string>")
        }

        mutating func value(_ value: PropertyValue) {
            switch value {
            case .string(let text): add("<string>\(escaped(text.string))</string>")
            case .integer(let digits): add("<integer>\(digits)</integer>")
            case .real(let number):
                if !number.isFinite { isWhole = false }
                add("<real>\(number)</real>")
            case .boolean(let flag): add(flag ? "<true/>" : "<false/>")
            case .date(let text): add("<date>\(escaped(text))</date>")
            case .data(let bytes): add("<data>\(Base64.encode(bytes))</data>")
            case .uid, .null: isWhole = false
            case .array(let values):
                open("array")
                for value in values { self.value(value) }
                close("array")
            case .dictionary(let entries):
                open("dict")
                for entry in entries {
                    key(entry.key.string)
                    self.value(entry.value)
                }
                close("dict")
            }
        }

        private mutating func add(_ line: String) { lines.append(String(repeating: "    ", count: depth) + line) }

        private mutating func escaped(_ text: String) -> String {
            var out = ""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "&": out += "&amp;"
                case "<": out += "&lt;"
                case ">": out += "&gt;"
                // Line ends are made one by readers unless they are written as references.
                case "\r": out += "&#13;"
                case "\n": out += "&#10;"
                case "\t": out += "&#9;"
                case _ where scalar.value < 32 || scalar.value & 0xFFFE == 0xFFFE: isWhole = false
                default: out.unicodeScalars.append(scalar)
                }
            }
            return out
        }
    }
}
