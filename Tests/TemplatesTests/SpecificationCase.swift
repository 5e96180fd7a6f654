import Foundation

@testable import Templates

/// One case of the Mustache specification.
struct SpecificationCase: Decodable, Sendable, CustomStringConvertible {
    var name: String
    var file: String?
    var data: SpecificationValue
    var template: String
    var partials: [String: String]?
    var expected: String

    var description: String { "\(file ?? ""): \(name)" }

    static let folder = ProcessInfo.processInfo.environment["LONGPRESS_SUITES"]

    static let files = [
        "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
    ]

    private struct Document: Decodable {
        var tests: [SpecificationCase]
    }

    /// All cases of one file of the suite.
    static func read(_ file: String) throws -> [SpecificationCase] {
        guard let folder else { return [] }
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/mustache/\(file).json"))
        return try JSONDecoder().decode(Document.self, from: data).tests.map { test in
            var test = test
            test.file = file
            return test
        }
    }

    func render() throws(TemplateError) -> String {
        var options = TemplateOptions()
        options.unescapedTextIsRaw = true
        options.missingPartialIsEmpty = true
        var sources = [(name: "main template", text: Array(template.utf8))]
        for (name, text) in partials ?? [:] { sources.append((name, Array(text.utf8))) }
        let set = try TemplateSet(sources: sources, options: options)
        var values = TemplateValues()
        if case .object(let members) = data {
            for (name, value) in members { value.add(to: &values, TemplateKey(name)) }
        } else {
            values.replaceRoot { data.add(to: &$0, .item) }
        }
        var output: [UInt8] = []
        guard let template = set.template("main template") else { return "no template" }
        try set.render(template, values, into: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
