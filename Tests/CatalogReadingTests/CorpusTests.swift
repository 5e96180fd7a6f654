import Foundation
import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Real files", .enabled(if: Corpus.folder != nil, "LONGPRESS_CORPUS is not set"))
struct CorpusTests {
    private func read(_ file: String) -> ReadingResult {
        var tree = MemoryTree([:])
        tree.files["content/apps/a/Info.plist"] = Corpus.bytes(file)
        return CatalogReader(configuration: CatalogConfiguration()).read(tree)
    }

    /// An item in the shape of the expectations: keys without their common beginning.
    private func shape(_ item: QuickAction) -> [String: String] {
        var keys = ["Type": quoted(item.key.type.string), "Title": quoted(item.title.value)]
        if let subtitle = item.subtitle { keys["Subtitle"] = quoted(subtitle.value) }
        for icon in item.icon.declared {
            keys[icon.kind == .symbol ? "IconSymbolName" : icon.kind == .file ? "IconFile" : "IconType"] = quoted(icon.name)
        }
        if let userInfo = item.userInfo { keys["UserInfo"] = userInfo.canonicalJSON }
        return keys
    }

    private func quoted(_ text: String) -> String { PropertyValue.string(ByteText(text)).canonicalJSON }

    /// An expected value as canonical JSON.
    private func canonical(_ value: Any) -> String {
        switch value {
        case let text as String: return quoted(text)
        case let list as [Any]: return "[" + list.map(canonical).joined(separator: ",") + "]"
        case let members as [String: Any]:
            let sorted = members.keys.map { ByteText($0) }.sorted()
            return "{" + sorted.map { quoted($0.string) + ":" + canonical(members[$0.string] ?? 0) }.joined(separator: ",") + "}"
        case let number as NSNumber:
            let isFlag = String(cString: number.objCType) == "c" || CFBooleanLike(number)
            return isFlag ? (number.boolValue ? "true" : "false") : number.stringValue
        default: return "?"
        }
    }

    private func CFBooleanLike(_ number: NSNumber) -> Bool {
        number === NSNumber(value: true) || number === NSNumber(value: false)
    }

    @Test("items are what another reader sees, and every refused file has a place")
    func items() throws {
        let known: Set<String> = ["Type", "Title", "Subtitle", "IconType", "IconFile", "IconSymbolName", "UserInfo"]
        var compared = 0
        var refused: [String] = []
        for line in String(decoding: Corpus.bytes("expected.jsonl"), as: UTF8.self).split(separator: "\n") {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let file = try #require(object["file"] as? String)
            let result = read(file)
            if object["unreadable_by_plistlib"] != nil {
                let isRead = result.unreadable.isEmpty
                #expect(isRead || result.findings.contains { $0.location?.line != nil }, "\(file): \(lines(result))")
                continue
            }
            guard result.unreadable.isEmpty else {
                // The other reader overlooks what only a preprocessor understands.
                refused.append(file)
                #expect(result.findings.contains { $0.location?.line != nil && $0.summary.contains("#if") }, "\(lines(result))")
                continue
            }
            let menu = result.app.menus.first { $0.origin == .static(.any) }
            guard let expected = object["items"] as? [Any] else {
                #expect(menu == nil, "\(file)")
                continue
            }
            let dropped: (Any) -> Bool = { item in
                guard let item = item as? [String: Any] else { return true }
                return !(item["Type"] is String) || !(item["Title"] is String)
            }
            let wanted = expected.filter { !dropped($0) }.map { item in
                (item as? [String: Any] ?? [:]).filter { known.contains($0.key) }.mapValues(canonical)
            }
            #expect((menu?.items ?? []).map(shape) == wanted, "\(file)")
            compared += wanted.count
        }
        #expect(compared > 300)
        #expect(refused.count == 3, "\(refused)")
    }

    @Test("string tables, string catalogs and everything else in the corpus is read or refused with a place")
    func tables() throws {
        let index = String(decoding: Corpus.bytes("INDEX.tsv"), as: UTF8.self)
        for row in index.split(separator: "\n").dropFirst() {
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count > 5, columns[5].contains("strings") || columns[5].contains("xcstrings") else { continue }
            var tree = MemoryTree([:])
            tree.files["content/apps/a/Info.plist"] = Array(CatalogReadingTests.items("Type=a;Title=A").utf8)
            let name = columns[2].hasSuffix(".xcstrings") ? "InfoPlist.xcstrings" : "en.lproj/InfoPlist.strings"
            tree.files[ByteText("content/apps/a/\(name)")] = Corpus.bytes(String(columns[2]))
            let result = CatalogReader(configuration: CatalogConfiguration()).read(tree)
            #expect(
                result.unreadable.isEmpty || result.findings.contains { $0.location?.line != nil },
                "\(columns[2]): \(lines(result))")
        }
    }
}
