import CatalogReading
import Foundation
import QuickActionModel
import Testing

@testable import CatalogChecking

/// The folder of real files, when the environment names one.
enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["LONGPRESS_CORPUS"]
}

/// Property lists and tables of real apps, when the environment names their folder.
@Suite(.enabled(if: Corpus.folder != nil, "LONGPRESS_CORPUS is not set")) struct CorpusTests {
    private func bytes(_ path: String) -> [UInt8] {
        Array(FileManager.default.contents(atPath: (Corpus.folder ?? "") + "/" + path) ?? Data())
    }

    private var rows: [[String]] {
        String(decoding: bytes("INDEX.tsv"), as: UTF8.self).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    /// One app for each property list, with the tables of its repository that stand nearest to it.
    private func tree(_ isWanted: (String) -> Bool) -> MemoryTree {
        var tables: [String: [(name: String, path: String)]] = [:]
        for row in rows where row[5].hasPrefix("infoplist-strings") {
            tables[row[0], default: []].append((row[2].split(separator: "/").suffix(2).joined(separator: "/"), row[2]))
        }
        var tree = MemoryTree()
        for (number, row) in rows.enumerated() where isWanted(row[5]) {
            let folder = "content/apps/\(row[0].lowercased().filter { $0.isLetter || $0.isNumber })-\(number)"
            tree.files[ByteText("\(folder)/Info.plist")] = bytes(row[2])
            let sorted = (tables[row[0]] ?? []).sorted { shared($0.path, row[2]) < shared($1.path, row[2]) }
            for table in sorted { tree.files[ByteText("\(folder)/\(table.name)")] = bytes(table.path) }
        }
        return tree
    }

    private func shared(_ a: String, _ b: String) -> Int { a.commonPrefix(with: b).count }

    private func check(_ tree: MemoryTree) -> (QuickActionCatalog, CheckResult) {
        let reading = CatalogReader(configuration: CatalogConfiguration()).read(tree)
        var inputs = CheckInputs()
        inputs.today = "2026-12-01"
        let result = CatalogChecker(inputs: inputs).check(reading.catalog, found: reading.findings)
        for finding in result.findings { #expect(finding.location != nil, "\(finding.rule): \(finding.summary)") }
        return (reading.catalog, result)
    }

    @Test func everyFindingHasAPlace() {
        let (catalog, result) = check(tree { $0 == "plist" || $0 == "plist-odd" })
        #expect(catalog.apps.count > 60)
        let counts = Dictionary(grouping: result.findings, by: \.rule).mapValues(\.count)
        let items = catalog.apps.flatMap(\.menus).flatMap(\.items).count
        print("\(catalog.apps.count) apps, \(items) quick actions, \(result.findings.count) findings")
        for rule in counts.keys.sorted() { print("  \(rule) \(counts[rule] ?? 0)") }
        for entry in result.notChecked { print("  not checked: \(entry)") }
        // What the index of the files notes is found.
        for rule in ["icon/unknown-type", "identity/duplicate-static-type", "input/merge-markers", "text/emoji", "l10n/missing"] {
            #expect(counts[rule] ?? 0 > 0, "\(rule)")
        }
        if let dump = ProcessInfo.processInfo.environment["DUMP"] {
            let lines = result.findings.map { "\($0.rule)\t\($0.location?.description ?? "-")\t\($0.summary)\t\($0.explanation)" }
            try? lines.joined(separator: "\n").write(toFile: dump, atomically: true, encoding: .utf8)
        }
    }

    @Test func everythingElseIsCheckedWithoutHarm() {
        let (catalog, result) = check(tree { $0.hasPrefix("history") || $0.hasSuffix("nokey") || $0 == "expo-config" })
        #expect(catalog.apps.count > 100)
        #expect(!result.findings.isEmpty)
        if let dump = ProcessInfo.processInfo.environment["DUMP"] {
            let lines = result.findings.map { "\($0.rule)\t\($0.location?.description ?? "-")\t\($0.summary)\t\($0.explanation)" }
            try? lines.joined(separator: "\n").write(toFile: dump + "2", atomically: true, encoding: .utf8)
        }
    }
}
