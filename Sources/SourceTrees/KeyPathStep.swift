/// One step from a container to a value in it.
enum KeyPathStep {
    case key(String)
    case item(Int)
    /// A dictionary between two entries: no step at all.
    case between

    /// The path as text: `items[2].localizedTitle`, with keys that are no plain words in quotes: `strings["New tab"]`.
    static func text(_ path: [KeyPathStep]) -> String {
        var result = ""
        for step in path {
            switch step {
            case .between: break
            case .item(let index): result += "[\(index)]"
            case .key(let key) where isPlain(key): result += result.isEmpty ? key : ".\(key)"
            case .key(let key): result += "[\(quoted(key))]"
            }
        }
        return result
    }

    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty
            && key.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~"),
                    UInt8(ascii: "$"):
                    true
                default: false
                }
            }
    }
}
