import Foundation
import SiteRendering
import Templates
import Testing

/// The names that pages write and the names that the standard theme reads are the same ones.
@Suite struct TemplateNameTests {
    private static func source(_ path: String) throws -> String {
        try String(contentsOf: StandardFiles.root.appending(path: path), encoding: .utf8)
    }

    private static func written() throws -> Set<String> {
        let text = try source("Sources/SiteRendering/Values/K.swift")
        return Set(text.matches(of: /TemplateKey\("([^"]+)"\)/).map { String($0.1) })
    }

    private static func used() throws -> [String: TemplateSet.Use] {
        var names: [String: TemplateSet.Use] = [:]
        for use in try StandardFiles.theme().templates.uses where [.text, .raw, .section, .inverted].contains(use.kind) {
            names[use.name.components(separatedBy: ".")[0]] = use
        }
        return names
    }

    @Test func everyNameOfATemplateIsWritten() throws {
        let written = try Self.written()
        #expect(written.count > 80)
        for (name, use) in try Self.used() where !written.contains(name) {
            Issue.record("\(use.template).mustache:\(use.line):\(use.column): no page has a value \(name)")
        }
    }

    @Test func everyWrittenNameIsUsed() throws {
        let unused = try Self.written().subtracting(try Self.used().keys)
        #expect(unused.isEmpty, "no template of the standard theme uses \(unused.sorted())")
    }

    @Test func everyConstantIsWritten() throws {
        var constants = Set(
            try Self.source("Sources/SiteRendering/Values/K.swift").matches(of: /static let (\w+)/).map { String($0.1) })
        let folder = StandardFiles.root.appending(path: "Sources/SiteRendering")
        for case let path as String in FileManager.default.enumerator(atPath: folder.path()) ?? .init()
        where path.hasSuffix(".swift") {
            constants.subtract(try Self.source("Sources/SiteRendering/" + path).matches(of: /\bK\.(\w+)/).map { String($0.1) })
        }
        #expect(constants.isEmpty, "nothing writes \(constants.sorted())")
    }

    @Test func everyWordOfATemplateIsInTheTable() throws {
        var count = 0
        for file in StandardFiles.files where file.path.hasPrefix("templates/") && file.path.hasSuffix(".mustache") {
            for match in String(decoding: file.bytes, as: UTF8.self).matches(of: /\{\{words\.([^}]+)\}\}/) {
                #expect(StandardFiles.english[String(match.1)] != nil, "\(file.path): \(match.1)")
                count += 1
            }
        }
        #expect(count > 40)
    }

    @Test func everyWordOfTheSourcesIsInTheTable() throws {
        let folder = StandardFiles.root.appending(path: "Sources/SiteRendering")
        var count = 0
        for case let path as String in FileManager.default.enumerator(atPath: folder.path()) ?? .init()
        where path.hasSuffix(".swift") {
            let text = try Self.source("Sources/SiteRendering/" + path)
            for match in text.matches(of: /words(?:\[|\()"(\w+)"/) + text.matches(of: /drawing\.fact\(\s*"(\w+)"/) {
                #expect(StandardFiles.english[String(match.1)] != nil, "\(path): \(match.1)")
                count += 1
            }
            for match in text.matches(of: /words\.count\("(\w+)"/) {
                for end in [".one", ".other"] {
                    #expect(StandardFiles.english[String(match.1) + end] != nil, "\(path): \(match.1)")
                }
            }
        }
        #expect(count > 40)
    }
}
