import Foundation
import GitHistory
import QuickActionModel
import Testing

/// What is said when a revision cannot be read; each case its own error.
@Suite(.enabled(if: Repositories.hasGit, "git is not installed")) struct GitErrorTests {
    @Test func unknownRevisionsNameTheNearestTag() throws {
        let repository = try Repositories.open("plain")
        #expect(gitError { try repository.commit("v0.9.9") } == .unknownRevision("v0.9.9", nearest: "v0.9.0"))
        #expect(gitError { try repository.commit("0.10") } == .unknownRevision("0.10", nearest: "v0.10.0"))
        #expect(gitError { try repository.commit("tset") } == .unknownRevision("tset", nearest: "test"))
        #expect(gitError { try repository.commit("nothing-like-it") } == .unknownRevision("nothing-like-it", nearest: nil))
        #expect(
            gitError { try repository.commit("0.10") }?.message
                == "The repository has no revision \"0.10\". Did you mean \"v0.10.0\"?")
        #expect(gitError { try Repositories.open("empty").commit("HEAD") } == .unknownRevision("HEAD", nearest: nil))
    }

    @Test(arguments: ["", "-x", "--all", "a\nb", "a\u{0}b", ":App", String(repeating: "a", count: 1_001)])
    func textsThatAreNoRevisionsAreRefused(text: String) throws {
        let repository = try Repositories.open("plain")
        #expect(gitError { try repository.commit(text) } == .badRevision(text))
    }

    @Test(arguments: ["v0.9.0..main", "main v0.9.0", "^main", "v0.9.0^@", "*", "main^{", "@{u}"])
    func expressionsOfSeveralRevisionsAreNotFound(text: String) throws {
        let repository = try Repositories.open("plain")
        #expect(gitError { try repository.commit(text) } != nil)
    }

    @Test func expressionsOfOneRevisionAreFine() throws {
        let repository = try Repositories.open("plain")
        let first = try repository.commit("v0.9.0")
        for text in [
            "main~1", "HEAD", "@", "main^{/one}", "refs/tags/v0.9.0", String(first.id.prefix(12)), first.id, "v0.10.0~1",
        ] {
            #expect(try repository.commit(text).id == first.id, "\(text)")
        }
    }

    @Test func otherObjectsAreNoCommits() throws {
        let repository = try Repositories.open("plain")
        #expect(gitError { try repository.commit("v9-file") } == .notACommit("v9-file"))
    }

    @Test func foldersWithoutRepositoryAreNamed() {
        let nothing = Repositories.at("nothing")
        #expect(gitError { try Repositories.open("nothing") } == .notARepository(folder: nothing))
        if case .failed? = gitError({ try Repositories.open("no such folder") }) {} else { Issue.record("another error") }
    }

    @Test func shallowClonesSayWhatToFetch() throws {
        let repository = try Repositories.open("shallow")
        #expect(repository.isShallow)
        let folder = Repositories.at("shallow")
        let error = gitError { try repository.commit("v0.9.0") }
        #expect(error == .shallow(revision: "v0.9.0", folder: folder))
        #expect(error?.message.contains("git -C \(folder) fetch --unshallow --tags origin") == true)
        #expect(error?.message.contains("fetch-depth: 0") == true)
        #expect(gitError { try repository.tags(matching: "v*") } == .noTags(pattern: "v*", isShallow: true, folder: folder))
        #expect(try repository.side("main", root: "").tree.entry("App") != nil)
    }

    @Test func clonesWithAFilterSayWhatToFetch() throws {
        let copy = Repositories.at("blobless copy")
        #expect(Repositories.run("cp -r blobless 'blobless copy'", in: Repositories.folder ?? "") != nil)
        let tree = try GitRepository(at: copy, program: Repositories.program).side("v0.9.0", root: "").tree
        #expect(try tree.list("App").map(\.size) == [0, 0, 0])
        let id = Repositories.run("git rev-parse v0.9.0:App/Info.plist", in: Repositories.at("plain"))?.prefix(40) ?? ""
        let error = GitError.missingObject(id: String(id), folder: copy, isPartial: true)
        #expect(throws: InputError.failed(path: "App/Info.plist", reason: error.message)) {
            try tree.read("App/Info.plist", offset: 0, count: 0)
        }
        // Nothing was fetched, and what is advised helps.
        #expect(throws: InputError.self) { try tree.read("App/Info.plist", offset: 0, count: 9) }
        let command = try #require(error.message.split(separator: "run: ").last)
        #expect(Repositories.run(String(command), in: Repositories.folder ?? "") != nil)
        let again = try GitRepository(at: copy, program: Repositories.program).side("v0.9.0", root: "").tree
        #expect(try again.read("App/Info.plist", limit: 9) == Array("one".utf8))
    }

    @Test func clonesWithAFilterReadWhatTheyHave() throws {
        let copy = Repositories.at("half")
        let script = "cp -r blobless half; cd half; git cat-file -p v0.9.0:App.sh >/dev/null"
        #expect(Repositories.run(script, in: Repositories.folder ?? "") != nil)
        let tree = try GitRepository(at: copy, program: Repositories.program).side("v0.9.0", root: "").tree
        #expect(try tree.list("").map(\.size) == [0, 3, 0, 0, 0])
        #expect(try tree.read("App.sh", limit: 9) == Array("run".utf8))
    }

    @Test func clonesWithoutFoldersSayWhatToFetch() throws {
        let repository = try Repositories.open("treeless")
        let tree = try repository.side("v0.9.0:", root: "").tree
        #expect(message { try tree.list("") }.contains("fetch --refetch --no-filter origin"))
        let error = gitError { try repository.side("v0.9.0:App", root: "") }
        guard case .missingObject(_, _, isPartial: true)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try repository.tags().count == 9)
    }

    private func message<Value>(_ body: () throws -> Value) -> String {
        do { _ = try body() } catch { return (error as? InputError)?.message ?? "\(error)" }
        return ""
    }

    @Test func missingObjectsAreNamed() throws {
        let tree = try Repositories.open("broken").side("v0.9.0", root: "").tree
        let id = Repositories.run("git rev-parse v0.9.0:App/Info.plist", in: Repositories.at("plain"))?.prefix(40) ?? ""
        let error = GitError.missingObject(id: String(id), folder: Repositories.at("broken"), isPartial: false)
        #expect(throws: InputError.failed(path: "App/Info.plist", reason: error.message)) {
            try tree.read("App/Info.plist", offset: 0, count: 3)
        }
        #expect(error.message.hasSuffix("run: git -C \(Repositories.at("broken")) fetch origin \(id)"))
        #expect(try tree.read("App/de.lproj/a", limit: 9) == Array("de".utf8))
        let nowhere = String(repeating: "ab", count: 20)
        #expect(
            gitError { try Repositories.open("broken").commit(nowhere) }
                == .missingObject(id: nowhere, folder: Repositories.at("broken"), isPartial: false))
    }

    @Test func variablesOfGitDoNotLeadElsewhere() throws {
        var program = Repositories.program
        program.environment += ["GIT_DIR=/nonexistent", "GIT_OBJECT_DIRECTORY=/nonexistent", "LC_ALL=de_DE.UTF-8", "LANGUAGE=de"]
        let repository = try GitRepository(at: Repositories.at("plain"), program: program)
        #expect(try repository.side("v0.9.0", root: "").tree.entry("App") != nil)
        #expect(
            gitError { try GitRepository(at: Repositories.at("nothing"), program: program) }
                == .notARepository(folder: Repositories.at("nothing")))
    }

    @Test func commandsAreSafeToPaste() {
        let error = GitError.shallow(revision: "v1", folder: "/a b/it's $(x)")
        #expect(error.message.contains("git -C '/a b/it'\\''s $(x)' fetch"))
        #expect(GitError.shallow(revision: "v1", folder: ".").message.contains("run: git fetch"))
        #expect(GitError.badRevision("\u{1b}[2Jx").message.hasPrefix("\"\\u{1B}[2Jx\" is no revision"))
        #expect(GitError.foreignOwner(folder: "/a").message.hasSuffix("safe.directory /a"))
    }
}
