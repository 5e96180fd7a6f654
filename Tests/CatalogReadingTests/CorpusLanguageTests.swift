import Foundation
import QuickActionModel
import Testing

@testable import CatalogReading

/// What each language of real apps shows, held against a second reading: Foundation reads the tables, three lines say which text counts.
@Suite("Languages of real files", .enabled(if: Corpus.folder != nil, "LONGPRESS_CORPUS is not set"))
struct CorpusLanguageTests {
    /// Folders of the corpus that hold language folders with an InfoPlist table.
    private static let groups: [String] = {
        guard let root = Corpus.folder else { return [] }
        let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        let folders = files.filter { $0.hasSuffix(".lproj/InfoPlist.strings") }.map {
            (($0 as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        }
        return Set(folders).sorted()
    }()

    /// Tables by folder name; nil when Foundation cannot read one, or reads only a part of it.
    private func tables(_ group: String) -> [String: [String: String]]? {
        guard let root = Corpus.folder else { return nil }
        var tables: [String: [String: String]] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + group)) ?? []
        where name.hasSuffix(".lproj") {
            let path = "\(root)/\(group)/\(name)/InfoPlist.strings"
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let read = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            guard let table = read as? [String: String] else { return nil }
            tables[String(name.dropLast(6))] = table
        }
        return tables
    }

    @Test func everyLanguageShowsTheTextThatASecondReadingFinds() throws {
        var compared = 0
        var languages = 0
        for group in Self.groups {
            guard let tables = tables(group), tables.count > 1 else { continue }
            let keys = Array(Set(tables.values.flatMap(\.keys)).sorted().prefix(8))
            let app = read(group, Array(tables.keys), keys)
            let codes = Dictionary(grouping: tables.keys.filter { $0 != "Base" }) { LanguageChoice.normalize($0) ?? "" }
            for (code, names) in codes where names.count == 1 && code != "" {
                languages += 1
                for (item, key) in zip(app.menus[0].items, keys) {
                    let development = codes["en"].flatMap { tables[$0[0]]?[key] } ?? tables["Base"]?[key]
                    let expected = tables[names[0]]?[key] ?? development ?? key
                    #expect(item.title.text(in: code)?.text == expected, "\(group) \(code) \(key)")
                    compared += 1
                }
            }
        }
        #expect(languages > 200)
        #expect(compared > 1000)
    }

    private func read(_ group: String, _ names: [String], _ keys: [String]) -> AppCatalog {
        let items = keys.enumerated().map { index, key in
            "<dict><key>UIApplicationShortcutItemType</key><string>t\(index)</string><key>UIApplicationShortcutItemTitle</key><string>\(escaped(key))</string></dict>"
        }
        var tree = MemoryTree([:])
        tree.files["content/apps/a/Info.plist"] = Array(
            "<plist><dict><key>CFBundleDevelopmentRegion</key><string>en</string><key>UIApplicationShortcutItems</key><array>\(items.joined())</array></dict></plist>"
                .utf8)
        for name in names {
            tree.files[ByteText("content/apps/a/\(name).lproj/InfoPlist.strings")] = Corpus.bytes(
                "\(group)/\(name).lproj/InfoPlist.strings")
        }
        return CatalogReader(configuration: CatalogConfiguration()).read(tree).catalog.apps[0]
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
