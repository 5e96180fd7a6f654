import SourceTrees
import Testing

/// The four ways to read, so that a table of tests can name one.
enum Reading: String, Sendable, CaseIterable {
    case plist, strings, json, yaml

    func read(_ bytes: [UInt8], limits: SourceLimits = .standard) throws(SourceError) -> SourceDocument {
        let reader = SourceReader(limits: limits)
        return switch self {
        case .plist: try reader.readPropertyList(bytes)
        case .strings: try reader.readStrings(bytes)
        case .json: try reader.readJSON(bytes)
        case .yaml: try reader.readYAML(bytes)
        }
    }

    func read(_ text: String, limits: SourceLimits = .standard) throws(SourceError) -> SourceDocument {
        try read(Array(text.utf8), limits: limits)
    }

    /// The error of reading as `kind line:column+length message [path]`, or "read" and the tree.
    func outcome(_ bytes: [UInt8], limits: SourceLimits = .standard) -> String {
        do throws(SourceError) {
            return "read \(TreeText().text(of: try read(bytes, limits: limits).root))"
        } catch {
            let place = error.position.map { "\($0.line):\($0.column)+\(error.length) " } ?? ""
            let path = error.keyPath.map { " [\($0)]" } ?? ""
            return "\(error.kind) \(place)\(error.message)\(path)"
        }
    }
}

/// One input and what reading it must give.
struct Case: Sendable, CustomTestStringConvertible {
    var reading: Reading
    var input: [UInt8]
    var expected: String

    init(_ reading: Reading, _ text: String, _ expected: String) {
        self.init(reading, Array(text.utf8), expected)
    }

    init(_ reading: Reading, _ input: [UInt8], _ expected: String) {
        self.reading = reading
        self.input = input
        self.expected = expected
    }

    var testDescription: String {
        "\(reading.rawValue): \(String(decoding: input.prefix(80).map { $0 < 0x20 || $0 > 0x7E ? 0x2E : $0 }, as: UTF8.self))"
    }
}

/// A UTF-16 text with or without its byte-order mark.
func utf16(_ text: String, bigEndian: Bool, mark: Bool = true) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return bigEndian ? bytes : bytes.reversed()
    }
}

/// The XML of a property list round `inner`.
func xml(_ inner: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
        + "<plist version=\"1.0\">\n\(inner)\n</plist>\n"
}
