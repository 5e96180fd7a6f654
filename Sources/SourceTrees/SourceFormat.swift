/// The formats that the readers know.
public enum SourceFormat: Sendable, Hashable, CaseIterable {
    /// Apple's XML property list.
    case xmlPropertyList
    /// Apple's binary property list, version 00.
    case binaryPropertyList
    /// The older text form with braces, parentheses and semicolons.
    case oldStylePropertyList
    /// A table of localized strings.
    case strings
    /// JSON after RFC 8259.
    case json
    /// YAML 1.1 without anchors, aliases and tags.
    case yaml

    /// The format's name in messages.
    public var name: String {
        switch self {
        case .xmlPropertyList: "XML property list"
        case .binaryPropertyList: "binary property list"
        case .oldStylePropertyList: "old-style property list"
        case .strings: "strings table"
        case .json: "JSON"
        case .yaml: "YAML"
        }
    }

    /// Whether the format is a text with lines; spans and positions of other formats mean nothing.
    public var hasLines: Bool { self != .binaryPropertyList }
}
