import Testing

@testable import Templates

@Suite("The Mustache specification")
struct SpecificationTests {
    @Test(
        .enabled(if: SpecificationCase.folder != nil, "LONGPRESS_SUITES is not set"), arguments: SpecificationCase.files)
    func everyCase(file: String) throws {
        let cases = try SpecificationCase.read(file)
        #expect(cases.count >= 10, "\(file)")
        for test in cases {
            let rendered: String
            do {
                rendered = try test.render()
            } catch {
                rendered = "\(error)"
            }
            #expect(rendered == test.expected, "\(test): \(test.template.debugDescription)")
        }
    }
}
