extension SourceNode {
    /// The value of the last entry with that key, compared by UTF-8 bytes; nothing when this is no dictionary.
    public subscript(key: String) -> SourceNode? { entry(key)?.value }

    /// The last entry with that key, compared by UTF-8 bytes; nothing when this is no dictionary.
    public func entry(_ key: String) -> SourceEntry? {
        guard case .dictionary(let entries) = value else { return nil }
        return entries.last { sameBytes($0.key, key) }
    }

    /// The text of a string.
    public var string: String? {
        if case .string(let text) = value { return text }
        return nil
    }

    /// The items of an array.
    public var array: [SourceNode]? {
        if case .array(let items) = value { return items }
        return nil
    }

    /// The entries of a dictionary, duplicates included.
    public var dictionary: [SourceEntry]? {
        if case .dictionary(let entries) = value { return entries }
        return nil
    }

    /// The integer of an integer node.
    public var integer: SourceInteger? {
        if case .integer(let number) = value { return number }
        return nil
    }

    /// The number of a real node.
    public var real: Double? {
        if case .real(let number) = value { return number }
        return nil
    }

    /// The truth value of a boolean node.
    public var boolean: Bool? {
        if case .boolean(let flag) = value { return flag }
        return nil
    }

    /// The truth value of a boolean, or of the words `true` and `false`, which YAML and old-style documents keep as strings.
    public var flag: Bool? {
        switch value {
        case .boolean(let flag): flag
        case .string(let text) where sameBytes(text, "true"): true
        case .string(let text) where sameBytes(text, "false"): false
        default: nil
        }
    }

    /// The date text of a date node.
    public var date: String? {
        if case .date(let text) = value { return text }
        return nil
    }

    /// The bytes of a data node.
    public var data: [UInt8]? {
        if case .data(let bytes) = value { return bytes }
        return nil
    }

    /// Whether this is the null value.
    public var isNull: Bool {
        if case .null = value { return true }
        return false
    }

    /// The kind of value in words for a message: "a string", "an integer", "a dictionary".
    public var kindName: String {
        switch value {
        case .null: "null"
        case .boolean: "a boolean"
        case .integer: "an integer"
        case .real: "a real number"
        case .string: "a string"
        case .date: "a date"
        case .data: "data"
        case .uid: "a UID"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}

/// Whether two texts have the same UTF-8 bytes; `==` would take composed and decomposed letters for one.
func sameBytes(_ left: String, _ right: String) -> Bool {
    let left = left.utf8
    let right = right.utf8
    return left.count == right.count && left.elementsEqual(right)
}
