import Foundation
import Testing
import Workers

@testable import Files

/// Holds both ways of noticing edits against what editors do.
@Suite struct EditWatchTests {
    private static func watches() -> [EditWatch] {
        [EditWatch(), LookingSource(milliseconds: 10).map { EditWatch($0) }].compactMap { $0 }
    }

    private func edits(_ prepare: (URL) throws -> Void = { _ in }, _ edit: @escaping @Sendable (URL) throws -> Void) throws {
        for watch in Self.watches() {
            let folder = TemporaryFolder()
            let path = folder.path
            try prepare(URL(fileURLWithPath: path))
            watch.watch(path)
            // The looking source tells files apart by their times, which count in steps of the file system.
            usleep(30_000)
            try edit(URL(fileURLWithPath: path))
            #expect(watch.changes() == [path])
            watch.stop()
            #expect(watch.changes() == nil)
        }
    }

    @Test func aNewFile() throws { try edits { try Data("a".utf8).write(to: $0.appendingPathComponent("new")) } }

    @Test func aNewFolder() throws {
        try edits {
            try FileManager.default.createDirectory(at: $0.appendingPathComponent("fr.lproj"), withIntermediateDirectories: false)
        }
    }

    @Test func aFileThatIsWrittenAgain() throws {
        try edits({ try Data("a".utf8).write(to: $0.appendingPathComponent("a")) }) {
            let file = try FileHandle(forWritingTo: $0.appendingPathComponent("a"))
            try file.write(contentsOf: Data("bb".utf8))
            try file.close()
        }
    }

    @Test func anEditorThatRenamesOverTheFile() throws {
        try edits({ try Data("a".utf8).write(to: $0.appendingPathComponent("a")) }) {
            try Data("b".utf8).write(to: $0.appendingPathComponent("a"), options: .atomic)
        }
    }

    @Test func aFileThatGoes() throws {
        try edits({ try Data("a".utf8).write(to: $0.appendingPathComponent("a")) }) {
            try FileManager.default.removeItem(at: $0.appendingPathComponent("a"))
        }
    }

    @Test func aBurstCountsOnce() throws {
        try edits { folder in
            for number in 0..<200 { try Data("\(number)".utf8).write(to: folder.appendingPathComponent("f\(number % 7)")) }
        }
    }

    @Test func aWatchBeforeTheEditMissesNothing() throws {
        for watch in Self.watches() {
            let folder = TemporaryFolder()
            let other = folder.path + "/inner"
            try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: false)
            watch.watch(folder.path)
            watch.watch(other)
            watch.watch(other)
            usleep(30_000)
            try Data("x".utf8).write(to: URL(fileURLWithPath: other + "/a"))
            #expect(watch.changes()?.contains(other) == true)
        }
    }

    @Test func waitingEndsFromAnotherThread() {
        for watch in Self.watches() {
            Workers.forEach(count: 2, workers: 2) { index, _ in
                if index == 0 { #expect(watch.changes() == nil) } else { watch.stop() }
            }
        }
    }
}
