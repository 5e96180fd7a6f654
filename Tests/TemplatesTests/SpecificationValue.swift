import Templates

/// The data of a specification case.
indirect enum SpecificationValue: Decodable, Sendable {
    case null
    case flag(Bool)
    case text(String)
    case list([SpecificationValue])
    case object([String: SpecificationValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? container.decode(Int.self) {
            self = .text(String(value))
        } else if let value = try? container.decode(Double.self) {
            self = .text(String(value))
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([SpecificationValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: SpecificationValue].self))
        }
    }

    func add(to values: inout TemplateValues, _ key: TemplateKey) {
        switch self {
        case .null: values.flag(key, false)
        case .flag(let value): values.flag(key, value)
        case .text(let value): values.text(key, value)
        case .list(let items):
            values.list(key) { values in
                for item in items { item.add(to: &values, .item) }
            }
        case .object(let members):
            values.object(key) { values in
                for (name, value) in members { value.add(to: &values, TemplateKey(name)) }
            }
        }
    }
}
