import Templates
import Testing

/// Cuts, flips, repeats and splices the text of templates; each is rendered or refused with a place.
@Suite("Damaged templates")
struct DamagedTemplateTests {
    private static let seeds = [
        "<!doctype html>\n{{! head }}<title>{{title}}</title>{{{body}}}{{&body}}\n{{#items}}\n  {{name}}{{^last}}, {{/last}}\n{{/items}}\n{{>part}}\n",
        "{{<layout}}{{$main}}{{#items}}<p>{{.}}</p>{{/items}}{{/main}}{{/layout}}\n{{=<% %>=}}<%title%> <%#a.b%>x<%/a.b%>\n<%={{ }}=%>{{page.name}}",
    ].map { Array($0.utf8) }
    private static let others = [
        ("part", "\n {{title}} {{>layout}}"), ("layout", "<main>{{$main}}none{{/main}}</main>{{$x}}{{/x}}"),
    ]

    @Test("are rendered or refused with a place", arguments: 0..<4)
    func damaged(_ seed: Int) {
        var state = UInt64(seed) &* 7_907 &+ 11
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, sides)))
        }
        var counts = (rendered: 0, refused: 0)
        for round in 0..<500 {
            var bytes = Self.seeds[round % 2]
            for _ in 0...roll(3) {
                let start = roll(bytes.count)
                let end = min(bytes.count, start + roll(30))
                switch roll(5) {
                case 0: bytes.removeSubrange(start..<end)
                case 1 where start < bytes.count: bytes[start] ^= UInt8(1 << roll(8))
                case 2: bytes.insert(contentsOf: bytes[start..<end], at: roll(bytes.count + 1))
                case 3: bytes.insert(contentsOf: Array("{{#$/<>^=}}".utf8).prefix(roll(12)), at: start)
                default: bytes = Array(bytes[..<start]) + Self.seeds[(round + 1) % 2].suffix(roll(120))
                }
            }
            do throws(TemplateError) {
                #expect(try render(bytes).count < 1 << 20)
                counts.rendered += 1
            } catch {
                #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty && !error.message.contains("\n"))
                counts.refused += 1
            }
        }
        #expect(counts.rendered > 20 && counts.refused > 20)
    }

    private func render(_ page: [UInt8]) throws(TemplateError) -> [UInt8] {
        let set = try TemplateSet(
            sources: [("page", page)] + Self.others.map { ($0.0, Array($0.1.utf8)) }, options: TemplateOptions())
        var output: [UInt8] = []
        if let page = set.template("page") { try set.render(page, TemplateValues(), into: &output) }
        return output
    }
}
