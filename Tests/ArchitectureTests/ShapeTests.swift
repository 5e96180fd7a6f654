import Foundation
import Testing

/// Sizes of files, doc comments, and the shape of the program.
@Suite struct ShapeTests {
    /// Files of facts that may be longer than 400 lines and hold nothing else, each with what it lists.
    static let tables: [String: String] = [:]

    @Test(arguments: Repository.sources) func filesAreNotTooLong(file: SourceFile) {
        #expect(file.lines.count <= 401 || Self.tables[file.name] != nil, "\(file.name) has \(file.lines.count - 1) lines")
    }

    @Test func theProgramIsShort() throws {
        let main = Repository.sources.filter { $0.target == "longpress" }
        #expect(main.map(\.name) == ["longpress/main.swift"])
        #expect(main.allSatisfy { $0.lines.count <= 21 })
        let package = try String(contentsOf: Repository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let products =
            package.components(separatedBy: ".executable(").count + package.components(separatedBy: ".library(").count - 2
        // The second one is only there for the benchmarks, which ask for it by name.
        #expect(products == 2)
        #expect(package.contains("LONGPRESS_BENCHMARKS") && package.contains("name: \"LongpressStages\""))
        #expect(package.contains(".executable(name: \"longpress\""))
    }

    @Test(arguments: Repository.sources) func publicDeclarationsAreDocumented(file: SourceFile) {
        #expect(Self.undocumented(file).isEmpty)
    }

    /// Lines of public declarations without a doc comment above them.
    static func undocumented(_ file: SourceFile) -> [String] {
        file.code.enumerated().compactMap { number, line in
            guard isPublicDeclaration(line) else { return nil }
            var above = number - 1
            while above >= 0, file.lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("@") { above -= 1 }
            if above >= 0, file.lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("///") { return nil }
            return "\(file.name):\(number + 1)"
        }
    }

    private static func isPublicDeclaration(_ line: String) -> Bool {
        let words = line.split { $0 == " " || $0 == "(" || $0 == "<" || $0 == "?" }.drop { $0.hasPrefix("@") }
        guard words.first == "public" || words.first == "open" else { return false }
        let kinds: Set<Substring> = [
            "struct", "enum", "class", "actor", "protocol", "func", "var", "let", "init", "subscript", "typealias", "macro",
        ]
        return !words.contains("import") && words.contains { kinds.contains($0) }
    }

    @Test(arguments: [
        ("public func a() {}", 1), ("/// Says.\npublic func a() {}", 0), ("/// Says.\n@inline(__always)\npublic func a() {}", 0),
        ("public import A", 0), ("    public init() {}", 1), ("    public internal(set) var a = 1", 1), ("let a = 1", 0),
        ("// Not a doc comment.\npublic struct A {}", 1), ("public static let a = \"x\"", 1), ("@frozen public enum A {}", 1),
    ])
    func undocumentedDeclarationsAreFound(text: String, count: Int) {
        #expect(Self.undocumented(SourceFile(name: "X/Y.swift", text: text)).count == count)
    }
}
