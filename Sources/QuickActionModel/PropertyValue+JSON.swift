extension PropertyValue {
    /// Writes the value as typed JSON: dates and data are tagged objects, dictionary keys are sorted by bytes when `sorted`.
    public func write(to json: inout JSONText, sorted: Bool = true) {
        switch self {
        case .string(let text): json.value(text.string)
        case .integer(let digits): json.raw(digits)
        case .real(let number): Self.write(number, to: &json)
        case .boolean(let flag): json.value(flag)
        case .null: json.null()
        case .date(let date): json.object { $0.member("$date", date) }
        case .data(let bytes): json.object { $0.member("$data", Base64.encode(bytes)) }
        case .uid(let number):
            json.object { json in
                json.key("$uid")
                json.raw(String(number))
            }
        case .array(let values): json.array { list in for value in values { value.write(to: &list, sorted: sorted) } }
        case .dictionary(let entries):
            json.object { json in
                for entry in sorted ? entries.inOrder(by: { $0.key < $1.key }) : entries {
                    json.key(entry.key.string)
                    entry.value.write(to: &json, sorted: sorted)
                }
            }
        }
    }

    /// Canonical JSON without blanks: equal values give equal bytes, whatever the order of their keys.
    public var canonicalJSON: String {
        var json = JSONText(pretty: false)
        write(to: &json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private static func write(_ number: Double, to json: inout JSONText) {
        // JSON knows no infinities; a tagged object keeps them apart from texts.
        if number.isFinite {
            json.raw(number.description)
        } else {
            json.object { $0.member("$real", number.isNaN ? "nan" : number < 0 ? "-inf" : "inf") }
        }
    }
}
