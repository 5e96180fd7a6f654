import Foundation
import QuickActionModel
import Testing

@testable import HomeScreen

/// How many icons of real apps have a look-alike.
@Suite struct LookAlikeCorpusTests {
    private static let corpus = ProcessInfo.processInfo.environment["LONGPRESS_CORPUS"]

    private struct Plist: Decodable {
        var items: [Item]?
    }

    private struct Item: Decodable {
        var symbol: String?
        var file: String?
        var type: String?

        private enum CodingKeys: String, CodingKey {
            case symbol = "IconSymbolName"
            case file = "IconFile"
            case type = "IconType"
        }

        init(from decoder: any Decoder) throws {
            // An entry that is no dictionary has no icon.
            guard let values = try? decoder.container(keyedBy: CodingKeys.self) else { return }
            symbol = try? values.decode(String.self, forKey: .symbol)
            file = try? values.decode(String.self, forKey: .file)
            type = try? values.decode(String.self, forKey: .type)
        }

        var icon: IconReference? {
            if let symbol { return IconReference(.symbol, symbol) }
            return file == nil ? type.map { IconReference(.type, $0) } : nil
        }
    }

    /// Icons of property lists, as another program read them.
    private static func plistIcons(_ folder: String) throws -> [IconReference] {
        let text = try String(contentsOfFile: folder + "/expected.jsonl", encoding: .utf8)
        return try text.split(separator: "\n").flatMap { line in
            try JSONDecoder().decode(Plist.self, from: Data(line.utf8)).items?.compactMap(\.icon) ?? []
        }
    }

    /// Symbols that declarations of other tools name.
    private static func otherIcons(_ folder: String) -> [IconReference] {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.flatMap { file -> [IconReference] in
            guard ["json", "js", "ts", "swift"].contains(URL(filePath: file).pathExtension),
                let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)
            else { return [] }
            return text.matches(of: /symbol:([a-z0-9.]+)|IconSymbolName"\s*:\s*(?:\.string\()?"([^"]+)"/).compactMap {
                ($0.1 ?? $0.2).map { IconReference(.symbol, String($0)) }
            }
        }
    }

    /// Whether the icon names something that the system may know: one of the 29 types, or a name formed like a symbol's.
    private static func isNamed(_ icon: IconReference) -> Bool {
        icon.kind == .type
            ? SystemIconType.of(constant: icon.name) != nil : icon.name.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) != nil
    }

    private static func counted(_ icons: [IconReference]) -> String {
        Dictionary(grouping: icons, by: \.name).map { "\($0.key) \($0.value.count)" }.sorted().joined(separator: ", ")
    }

    @Test(
        .enabled(if: corpus != nil, "LONGPRESS_CORPUS is not set"),
        .enabled(if: LookAlikeTests.folder != nil, "Bootstrap Icons are not installed"))
    func nearlyAllHaveOne() throws {
        let folder = try #require(Self.corpus)
        let glyphs = try #require(LookAlikeTests.folder)
        let icons = try Self.plistIcons(folder) + Self.otherIcons(folder)
        let named = icons.filter(Self.isNamed)
        let without = named.filter { icon in
            !LookAlike.glyphs(for: icon).contains { FileManager.default.fileExists(atPath: "\(glyphs)/\($0).svg") }
        }
        print("icons: \(named.count), without a look-alike: \(Self.counted(without))")
        print("neither a system type nor formed like a symbol: \(Self.counted(icons.filter { !Self.isNamed($0) }))")
        #expect(named.count > 150)
        #expect(Double(without.count) < 0.05 * Double(named.count), "\(Self.counted(without))")
    }

    @Test func theTableIsLarge() { #expect(LookAlike.symbols.count >= 600) }
}
