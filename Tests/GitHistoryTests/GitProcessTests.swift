import Foundation
import QuickActionModel
import Testing

@testable import GitHistory

/// Programs that are not there, hang, flood or go: nothing of them stays.
@Suite(.enabled(if: Repositories.hasGit, "git is not installed")) struct GitProcessTests {
    private func program(_ name: String, patience: Int = 30_000) -> GitProgram {
        GitProgram(path: Repositories.at(name), environment: Repositories.environment, patience: patience)
    }

    @Test func repositoriesAreMade() { #expect(Repositories.folder != nil) }

    @Test func missingProgramsAreNamed() {
        let program = GitProgram(path: "/nonexistent/git", environment: [])
        let error = gitError { try GitRepository(at: ".", program: program) }
        #expect(error == .noGit(program: "/nonexistent/git", reason: "No such file or directory"))
        #expect(error?.message.contains("install it") == true)
    }

    @Test func programsThatHangAreEnded() {
        let clock = ContinuousClock()
        let start = clock.now
        #expect(
            gitError { try GitRepository(at: ".", program: program("hang", patience: 200)) }
                == .hangs(command: "rev-parse", milliseconds: 200))
        #expect(clock.now - start < .seconds(10))
        #expect(GitError.hangs(command: "x", milliseconds: 30_000).message == "git x gave no answer for 30 s and was ended")
    }

    @Test func outputIsBounded() {
        let error = gitError { try GitOutput.of(program("flood"), ["x"], in: ".", limit: 100_000) }
        if case .tooLarge(_, let size, 100_000)? = error {
            #expect(size < 300_000)
        } else {
            Issue.record("\(String(describing: error))")
        }
    }

    @Test func programsThatGoRaiseNoSignal() throws {
        let process = try GitProcess(program("gone"), ["cat-file"], in: ".")
        var output: [UInt8] = []
        while try process.receive(into: &output) {}
        #expect(try process.finish() == 3)
        #expect(!process.put([UInt8](repeating: 65, count: 1 << 20)))
        let objects = GitObjects(program: program("gone"), folder: ".", idBytes: 20)
        #expect(gitError { try objects.facts(of: ["a"]) } == .failed(command: "cat-file", reason: ""))
    }

    @Test func nothingOfAProcessStays() throws {
        var numbers: [Int32] = []
        do {
            let hanging = try GitProcess(program("hang"), ["x"], in: ".")
            let ended = try GitProcess(program("gone"), ["x"], in: ".")
            let open = try GitProcess(Repositories.program, ["cat-file", "--batch"], in: Repositories.at("plain"))
            numbers = [hanging.process, ended.process, open.process]
            #expect(numbers.allSatisfy { kill($0, 0) == 0 })
        }
        // A program that has ended and is not waited for would still be there.
        #expect(numbers.allSatisfy { kill($0, 0) == -1 && errno == ESRCH })
    }

    @Test func manyNamesAreAskedAtOnce() throws {
        let repository = try Repositories.open("many")
        let commit = try repository.commit("v0.1")
        let ids = try repository.objects.tree(ByteText(commit.id + "^{tree}")).map(\.id)
        let names = (0..<20_000).map { ByteText(String(repeating: "0", count: 35) + String(10_000 + $0)) }
        #expect(try repository.objects.facts(of: names + ids).count == ids.count)
    }

    @Test func damagedTreesAreRefused() {
        let id = [UInt8](repeating: 0xab, count: 20)
        let good = Array("100644 a\u{0}".utf8) + id + Array("40000 b\u{0}".utf8) + id + Array("120000 c\u{0}".utf8) + id
        #expect(GitTreeEntry.parse(good, idBytes: 20)?.map(\.kind) == [.file, .folder, .other])
        #expect(GitTreeEntry.parse(good, idBytes: 20)?.first?.id.string == String(repeating: "ab", count: 20))
        let ends = [0, 29, 57]
        for count in good.indices where !ends.contains(count) {
            #expect(GitTreeEntry.parse(Array(good.prefix(count)), idBytes: 20) == nil || count == 57, "\(count)")
        }
        #expect(GitTreeEntry.parse([], idBytes: 20)?.isEmpty == true)
        #expect(GitTreeEntry.parse(Array("100644 \u{0}".utf8) + id, idBytes: 20) == nil)
    }
}
