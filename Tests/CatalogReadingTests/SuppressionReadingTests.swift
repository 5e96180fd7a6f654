import QuickActionModel
import Testing

@testable import CatalogReading

/// Accepted findings beside a quick action, and the places that findings need.
@Suite struct SuppressionReadingTests {
    private func plistItem(comment: String) -> QuickAction? {
        let text = items("Type=a;Title=A").replacingFirst(
            "<dict>\n<key>UIApplicationShortcutItemType", with: "\(comment)\n<dict>\n<key>UIApplicationShortcutItemType")
        return read(["content/apps/a/Info.plist": text]).items().first
    }

    @Test func aCommentDirectlyBeforeTheItemIsRead() throws {
        let item = try #require(
            plistItem(
                comment: "<!-- longpress:ignore title/ellipsis, icon/* reason=\"opens the chooser\" until=\"2027-03-01\" -->"))
        let found = try #require(item.source.suppressions.first)
        #expect(found.rules == ["title/ellipsis", "icon/*"])
        #expect(found.reason == "opens the chooser")
        #expect(found.until == "2027-03-01")
        #expect(found.location?.line != nil)
        #expect(item.source.suppressions.count == 1)
    }

    @Test(arguments: ["<!-- the search -->", "<!-- longpress:ignored title/ellipsis -->", "<!-- see longpress:ignore -->"])
    func otherCommentsAreNone(comment: String) throws {
        #expect(try #require(plistItem(comment: comment)).source.suppressions == [])
    }

    @Test(arguments: [
        ("\"title/ellipsis reason='chooser'\"", ["title/ellipsis"], "chooser"),
        ("[\"title/ellipsis\", \"icon/missing\"]", ["title/ellipsis", "icon/missing"], nil),
        ("{\"rule\": \"icon/missing\", \"reason\": \"none fits\"}", ["icon/missing"], "none fits"),
    ])
    func exportsAreRead(value: String, rules: [String], reason: String?) throws {
        let result = read([
            "content/apps/a/dynamic/x.json":
                "{\"items\": [{\"type\": \"a\", \"localizedTitle\": \"A\", \"longpress:ignore\": \(value)}], \"available\": 9}"
        ])
        let item = try #require(result.items().first)
        #expect(item.source.suppressions.flatMap(\.rules) == rules)
        #expect(item.source.suppressions.first?.reason == reason)
        guard case .dynamic(let scenario, _) = result.app.menus[0].origin else { return }
        #expect(scenario.available == 9)
    }

    @Test func typeAndUserInfoHavePlaces() throws {
        let item = try #require(plistItem(comment: ""))
        #expect(item.source.type?.length == 1)
        #expect(item.source.userInfo == nil)
    }
}

extension String {
    fileprivate func replacingFirst(_ text: String, with other: String) -> String {
        guard let found = firstRange(of: text) else { return self }
        return replacingCharacters(found, other)
    }

    private func firstRange(of text: String) -> Range<String.Index>? { ranges(of: text).first }

    private func replacingCharacters(_ range: Range<String.Index>, _ other: String) -> String {
        String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
