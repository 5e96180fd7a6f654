import QuickActionModel
import Testing

@Suite struct SitePlanTests {
    private func page(_ path: String, _ text: String) -> SitePage { SitePage(SiteAddress(path)) { $0.bytes = Array(text.utf8) } }

    private func text(_ page: SitePage) -> String? {
        guard case .rendered(let render) = page.content else { return nil }
        var output = PageOutput()
        render(&output)
        return String(decoding: output.bytes, as: UTF8.self)
    }

    @Test func sortedByBytes() {
        let plan = SitePlan([page("b", ""), page("é", ""), page("a/b", ""), page("a-b", ""), page("B", ""), page("z", "")])
        #expect(plan.pages.map(\.address.path) == ["B", "a-b", "a/b", "b", "z", "é"])
    }

    @Test func ofTwoWithOneAddressTheFirstCounts() {
        let copy = SitePage(copy: CopiedFile(path: "static/a", address: SiteAddress("a"), size: 3))
        let plan = SitePlan([page("b", "1"), page("a", "2"), copy, page("b", "3")])
        #expect(plan.pages.map(\.address.path) == ["a", "b"])
        #expect(plan.pages.compactMap { text($0) } == ["2", "1"])
        guard case .copied(let path, let size) = SitePlan([copy, page("a", "2")]).pages[0].content else {
            Issue.record("the copied file came first")
            return
        }
        #expect(path == "static/a" && size == 3)
    }

    @Test func anOutputForgetsEverything() {
        var output = PageOutput()
        output.bytes = [1]
        output.links = [0..<1]
        output.anchors = [0..<1]
        output.faults = ["x"]
        output.removeAll()
        #expect(output.bytes.isEmpty && output.links.isEmpty && output.anchors.isEmpty && output.faults.isEmpty)
    }
}
