import CatalogReading
import Foundation
import QuickActionModel
import Testing

@testable import CatalogComparing

@Suite("Real histories", .enabled(if: HistoryFiles.folder != nil, "LONGPRESS_CORPUS is not set"))
struct CorpusTests {
    private func app(_ file: String) -> AppCatalog? { app(HistoryFiles.bytes(file)) }

    /// The same values as a binary property list, without comments, lines and the order of keys.
    private func app(binary file: String) -> AppCatalog? {
        var format = PropertyListSerialization.PropertyListFormat.xml
        let data = Data(HistoryFiles.bytes(file))
        guard let values = try? PropertyListSerialization.propertyList(from: data, format: &format),
            let binary = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        else { return nil }
        return app([UInt8](binary))
    }

    private func app(_ bytes: [UInt8]) -> AppCatalog? {
        let tree = OneFileTree(path: "content/apps/a/Info.plist", bytes: bytes)
        let result = CatalogReader(configuration: CatalogConfiguration()).read(tree)
        return result.unreadable.isEmpty ? result.catalog.apps.first : nil
    }

    @Test("every pair is compared; a file in another form gives nothing")
    func pairs() {
        var kinds: [ChangeKind: Int] = [:]
        var refused: [String] = []
        var converted = 0
        var suggested = 0
        for pair in HistoryFiles.pairs() {
            guard let old = app(pair.before), let new = app(pair.after) else {
                refused.append(pair.after)
                continue
            }
            let set = CatalogComparer().compare(old, new)
            for change in set.singles { kinds[change.kind, default: 0] += 1 }
            suggested += set.possibleRenames.count
            if let reformatted = app(binary: pair.after) {
                converted += 1
                #expect(CatalogComparer().compare(new, reformatted) == ChangeSet(), "\(pair.after)")
                #expect(lines(CatalogComparer().compare(old, reformatted)) == lines(set), "\(pair.after)")
            }
            #expect(CatalogComparer().compare(new, new) == ChangeSet())
        }
        let table = ChangeKind.allCases.compactMap { kind in kinds[kind].map { "\(kind.rawValue) \($0)" } }
        print("pairs: \(HistoryFiles.pairs().count), refused: \(refused), reformatted: \(converted), suggested: \(suggested)")
        print(table.joined(separator: "\n"))
        #expect(HistoryFiles.pairs().count >= 80)
        #expect(refused.count == 1, "\(refused)")
        #expect(converted > 75)
        #expect(kinds[.itemAdded] ?? 0 > 50)
    }
}

/// Property lists before and after a commit.
enum HistoryFiles {
    static let folder = ProcessInfo.processInfo.environment["LONGPRESS_CORPUS"]

    static func bytes(_ path: String) -> [UInt8] {
        guard let folder, let data = FileManager.default.contents(atPath: folder + "/" + path) else { return [] }
        return Array(data)
    }

    static func pairs() -> [(before: String, after: String)] {
        let rows = String(decoding: bytes("INDEX.tsv"), as: UTF8.self).split(separator: "\n").dropFirst()
        return rows.compactMap { row in
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count > 5, columns[5] == "history-before" else { return nil }
            let before = String(columns[2])
            return (before, before.replacingOccurrences(of: "-before", with: "-after"))
        }
    }
}

/// A tree of one file.
struct OneFileTree: InputTree {
    let root = ""
    let path: String
    let bytes: [UInt8]

    func list(_ folder: String) throws(InputError) -> [InputEntry] {
        let start = folder.isEmpty ? "" : folder + "/"
        guard path.hasPrefix(start) else { throw .missing(path: folder) }
        let rest = path.dropFirst(start.count).split(separator: "/")
        guard let name = rest.first else { throw .missing(path: folder) }
        return [InputEntry(name: String(name), kind: rest.count == 1 ? .file : .folder, size: rest.count == 1 ? bytes.count : 0)]
    }

    func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        guard path == self.path else { throw .missing(path: path) }
        return Array(bytes.dropFirst(offset).prefix(count))
    }

    func entry(_ path: String) throws(InputError) -> InputEntry? {
        let name = String(path.split(separator: "/").last ?? "")
        if path == self.path { return InputEntry(name: name, kind: .file, size: bytes.count) }
        return self.path.hasPrefix(path + "/") ? InputEntry(name: name, kind: .folder, size: 0) : nil
    }

    func tree(at path: String, named name: String) throws(InputError) -> any InputTree { throw .missing(path: path) }
}
