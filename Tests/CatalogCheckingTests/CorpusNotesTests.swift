import CatalogReading
import Foundation
import QuickActionModel
import Testing

@testable import CatalogChecking

/// What the index of real files notes as odd, and the finding that says so.
@Suite(.enabled(if: Corpus.folder != nil, "LONGPRESS_CORPUS is not set")) struct CorpusNotesTests {
    /// A note's first word → the rule whose finding it must have.
    static let rules: [(note: String, rule: String)] = [
        ("unknownicontype", "icon/unknown-type"), ("duptype", "identity/duplicate-static-type"),
        ("iconfile-empty", "structure/empty-optional"), ("emptysubtitle", "structure/empty-optional"),
        ("noicon", "icon/missing"), ("emoji", "text/emoji"), ("mergemark", "input/merge-markers"),
        ("nested-or-other", "structure/unknown-key"), ("multi-icon", "icon/unknown-type"),
    ]

    /// Notes that tell what a file is like and no fault of it.
    ///
    /// `UIApplicationShortcutWidget` is a key of the system; a file name with an ending is right for a loose file of the bundle, and no list of images
    /// comes with those plists; `UNPARSE` goes with merge markers.
    static let plain = ["symbol", "userinfo", "crlf", "comment", "rootkey", "iconfile-ext", "UNPARSE", "column 1", "column"]

    private static let rows: [[String]] = {
        let data = FileManager.default.contents(atPath: (Corpus.folder ?? "") + "/INDEX.tsv") ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }()

    /// The words of `items=2 [symbol, emoji:👋 Talk to CEO!]`.
    private static func notes(_ text: String) -> Set<String> {
        guard let open = text.firstIndex(of: "["), let close = text.lastIndex(of: "]"), open < close else { return [] }
        var words: Set<String> = []
        for part in text[text.index(after: open)..<close].split(separator: ",") {
            let word = part.split(separator: ":").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
            if word.allSatisfy({ $0.isASCII }), !word.contains("'"), word.first?.isLetter == true, !word.contains("!") {
                words.insert(word)
            }
        }
        return words
    }

    /// The rules of the findings about one file alone.
    private func found(_ row: [String]) -> Set<String> {
        var tree = MemoryTree()
        let data = FileManager.default.contents(atPath: (Corpus.folder ?? "") + "/" + row[2]) ?? Data()
        tree.files["content/apps/a/Info.plist"] = Array(data)
        let reading = CatalogReader(configuration: CatalogConfiguration()).read(tree)
        return Set(CatalogChecker().check(reading.catalog, found: reading.findings).findings.map(\.rule))
    }

    @Test func everyNoteIsFound() {
        var counts: [String: Int] = [:]
        for row in Self.rows where row[5] == "plist" || row[5] == "plist-odd" || row[5].hasPrefix("history") {
            let notes = Self.notes(row[6])
            guard !notes.isEmpty else { continue }
            let rules = found(row)
            for note in notes where !Self.plain.contains(note) {
                guard let rule = Self.rules.first(where: { $0.note == note })?.rule else {
                    Issue.record("\(row[2]): no rule for \(note)")
                    continue
                }
                counts[note, default: 0] += 1
                #expect(rules.contains(rule), "\(row[2]): \(note)")
            }
        }
        #expect(Set(counts.keys) == Set(Self.rules.map(\.note)))
    }

    @Test func whatStandsInWordsIsFound() {
        for row in Self.rows where row[5] == "plist-odd-nokey" {
            if row[6].hasPrefix("preprocessor lines") { #expect(found(row).contains("input/preprocessed"), "\(row[2])") }
            if row[6].hasPrefix("merge markers") { #expect(found(row).contains("input/merge-markers"), "\(row[2])") }
        }
    }

    /// Icon files beside the asset catalogs of their repositories: what is there is found, and what is taken away is told.
    @Test(arguments: [false, true]) func missingImagesAreFound(isOneTakenAway: Bool) {
        var sets: [String: [String]] = [:]
        for row in Self.rows where row[5] == "icon-asset" { sets[row[0], default: []].append(row[2]) }
        var (known, missing) = (0, 0)
        for row in Self.rows where row[5] == "plist" {
            guard var files = sets[row[0]] else { continue }
            if isOneTakenAway { files.removeLast() }
            let catalog = CatalogReader(configuration: CatalogConfiguration()).read(tree(row, files)).catalog
            var inputs = CheckInputs()
            var facts: [ByteText: AssetFacts] = [:]
            for asset in catalog.apps[0].assets.values where asset.kind != .missing {
                facts[ByteText(asset.name)] = AssetFacts(isInAssetCatalog: true)
            }
            inputs.assets = ["a": AssetTable(facts)]
            let told = CatalogChecker(inputs: inputs).check(catalog).findings.filter { $0.rule == "icon/asset-missing" }
            let names = Set(
                catalog.apps[0].menus.flatMap(\.items).flatMap(\.icon.declared).filter { $0.kind == .file }.map(\.name))
            let there = names.filter { name in files.contains { $0.contains("/\(name).") } }
            known += there.count
            missing += told.count
            #expect(told.count == names.count - there.count, "\(row[2]): \(names) \(told.map(\.summary))")
        }
        #expect(known >= 10)
        #expect(isOneTakenAway ? missing >= 5 : missing == 0)
    }

    /// A property list with image sets, each with the files that it names.
    private func tree(_ row: [String], _ sets: [String]) -> MemoryTree {
        var tree = MemoryTree()
        let data = FileManager.default.contents(atPath: (Corpus.folder ?? "") + "/" + row[2]) ?? Data()
        tree.files["content/apps/a/Info.plist"] = Array(data)
        tree.files["content/apps/a/Assets.xcassets/Contents.json"] = Array("{}".utf8)
        for file in sets {
            let contents = FileManager.default.contents(atPath: (Corpus.folder ?? "") + "/" + file) ?? Data()
            let set = file.split(separator: "/").dropLast().last ?? ""
            let folder = "content/apps/a/Assets.xcassets/\(set)"
            tree.files[ByteText("\(folder)/Contents.json")] = Array(contents)
            let names = String(decoding: contents, as: UTF8.self).matches(of: /"filename"\s*:\s*"([^"]+)"/)
            for name in names { tree.files[ByteText("\(folder)/\(name.1)")] = [1] }
        }
        return tree
    }
}
