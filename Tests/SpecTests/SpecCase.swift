import Foundation
import Testing

/// One text file of `Cases/`: what it is about, then steps in their order.
struct SpecCase: Sendable, CustomTestStringConvertible {
    /// One `=== WORD ARGUMENT` line with the lines below it.
    struct Section: Sendable, Equatable {
        var word: String
        var argument: String
        var body: String
    }

    let file: URL
    let title: String
    let sections: [Section]

    var testDescription: String { file.deletingPathExtension().lastPathComponent }

    /// All cases, by name.
    static let all: [SpecCase] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.compactMap { try? SpecCase($0) }
    }()

    init(_ file: URL) throws {
        self.file = file
        let text = try String(contentsOf: file, encoding: .utf8)
        var title: [Substring] = []
        var sections: [Section] = []
        var body: [Substring] = []
        func end() {
            while body.last == "" { body.removeLast() }
            guard !sections.isEmpty else { return title = body }
            sections[sections.count - 1].body = body.map { $0 + "\n" }.joined()
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("=== ") else {
                body.append(line)
                continue
            }
            end()
            body = []
            let parts = line.dropFirst(4).split(separator: " ", maxSplits: 1)
            sections.append(Section(word: String(parts[0]), argument: parts.count > 1 ? String(parts[1]) : "", body: ""))
        }
        end()
        self.title = title.joined(separator: "\n")
        self.sections = sections
    }

    /// The file's text with other sections.
    func text(_ sections: [Section]) -> String {
        var text = title + "\n"
        for section in sections {
            text += "\n=== " + section.word + (section.argument.isEmpty ? "" : " " + section.argument) + "\n" + section.body
        }
        return text
    }
}
