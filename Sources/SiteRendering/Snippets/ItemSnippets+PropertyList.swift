import QuickActionModel

extension ItemSnippets {
    /// An item of `UIApplicationShortcutItems`, in UTF-8; nil where XML or a property list cannot hold it.
    ///
    /// A static quick action keeps its title as it is declared, since that is what languages are looked up by.
    var propertyList: [UInt8]? {
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
        return list.isWhole ? list.code.bytes : nil
    }

    /// Elements, one a line, indented.
    private struct Lines {
        private(set) var code = CodeText()
        private var depth = 0
        /// Whether everything could be said.
        private(set) var isWhole = true

        mutating func open(_ name: StaticString) {
            line { $0.code.tag("<", name) }
            depth += 1
        }

        mutating func close(_ name: StaticString) {
            depth -= 1
            line { $0.code.tag("</", name) }
        }

        mutating func key(_ text: String) { element("key", text) }

        mutating func string(_ key: String, _ text: String) {
            self.key(key)
            element("string", text)
        }

        mutating func value(_ value: PropertyValue) {
            switch value {
            case .string(let text): element("string", text.string)
            case .integer(let digits): element("integer", digits)
            case .real(let number):
                if !number.isFinite { isWhole = false }
                element("real", "\(number)")
            case .boolean(let flag): line { $0.code.add(flag ? "<true/>" : "<false/>") }
            case .date(let text): element("date", text)
            case .data(let bytes): element("data", Base64.encode(bytes))
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

        private mutating func element(_ name: StaticString, _ text: String) {
            line {
                $0.code.tag("<", name)
                $0.escape(text)
                $0.code.tag("</", name)
            }
        }

        private mutating func line(_ body: (inout Lines) -> Void) {
            if !code.bytes.isEmpty { code.add("\n") }
            code.indent(depth * 4)
            body(&self)
        }

        private mutating func escape(_ text: String) {
            var isAllowed = true
            code.add(text, plain: { (32...126).contains($0) && $0 != 38 && $0 != 60 && $0 != 62 }) { code, scalar in
                switch scalar {
                case "&": code.add("&amp;")
                case "<": code.add("&lt;")
                case ">": code.add("&gt;")
                // Line ends are made one by readers unless they are written as references.
                case "\r": code.add("&#13;")
                case "\n": code.add("&#10;")
                case "\t": code.add("&#9;")
                case _ where scalar.value < 32 || scalar.value & 0xFFFE == 0xFFFE: isAllowed = false
                default: code.add(scalar: scalar)
                }
            }
            if !isAllowed { isWhole = false }
        }
    }
}

extension CodeText {
    /// Appends a tag; `start` is `<` or `</`.
    fileprivate mutating func tag(_ start: StaticString, _ name: StaticString) {
        add(start)
        add(name)
        add(">")
    }
}
