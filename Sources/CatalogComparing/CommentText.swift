/// The XML comments of an excerpt.
enum CommentText {
    /// The texts between `<!--` and `-->`, trimmed, one a line.
    static func of(_ lines: [String]) -> String {
        var comments: [String] = []
        var current: [UInt8]?
        for line in lines {
            let bytes = Array(line.utf8)
            var index = 0
            while index < bytes.count {
                if let text = current, bytes[index...].starts(with: Array("-->".utf8)) {
                    comments.append(trimmed(text))
                    current = nil
                    index += 3
                } else if current == nil, bytes[index...].starts(with: Array("<!--".utf8)) {
                    current = []
                    index += 4
                } else {
                    current?.append(bytes[index])
                    index += 1
                }
            }
            current?.append(32)
        }
        return comments.joined(separator: "\n")
    }

    private static func trimmed(_ bytes: [UInt8]) -> String {
        let words = bytes.split { $0 == 32 || $0 == 9 || $0 == 13 }
        return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
}
