import Foundation
import GitHistory

/// Repositories that git makes once for all tests.
enum Repositories {
    /// The folder with all of them; nil when they could not be made.
    static let folder: String? = make()

    static let hasGit = run("git --version", in: "/") != nil

    /// The usual program, with a home of its own.
    static let program = GitProgram(environment: environment)

    static var environment: [String] {
        let kept = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") && $0.key != "HOME" }
        return kept.map { "\($0.key)=\($0.value)" } + ["HOME=\(folder ?? "/nonexistent")", "GIT_CONFIG_NOSYSTEM=1"]
    }

    static func at(_ name: String) -> String { (folder ?? "/nonexistent") + "/" + name }

    static func open(_ name: String) throws -> GitRepository { try GitRepository(at: at(name), program: program) }

    /// Runs a script in the folder; its output, or nil when it fails.
    @discardableResult
    static func run(_ script: String, in folder: String) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-ec", script]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        for name in ["AUTHOR", "COMMITTER"] {
            environment["GIT_\(name)_NAME"] = "Tester"
            environment["GIT_\(name)_EMAIL"] = "tester@example.org"
            environment["GIT_\(name)_DATE"] = "1700000000 +0000"
        }
        environment["HOME"] = folder
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? text : nil
    }

    private static let script = #"""
        git init -q -b main plain; cd plain
        git config uploadpack.allowFilter true; git config uploadpack.allowAnySHA1InWant true
        mkdir -p "App/de.lproj" "App/My Ünit"
        printf 'one' > App/Info.plist; printf 'text' > "App/My Ünit/x y.strings"; printf 'de' > App/de.lproj/a
        printf 'run' > App.sh; chmod +x App.sh; ln -s App/Info.plist link
        git add -A
        git update-index --add --cacheinfo 160000,1111111111111111111111111111111111111111,module
        printf 'odd' > "$(printf 'odd\377')"; git add -A .; git update-index --add --cacheinfo 160000,1111111111111111111111111111111111111111,module
        git commit -qm one; git tag v0.9.0; git tag test; git tag ui_4.10.0
        git tag v9-file "$(printf 'no commit' | git hash-object -w --stdin)"
        git mv App/Info.plist "App/New Info.plist"; printf 'two' > "App/New Info.plist"; git commit -qam two
        git tag -a v0.10.0 -m "second"; git tag -a v0.10.1 -m "tag of a tag" v0.10.0
        git checkout -q -b side v0.9.0; printf 'side' > side; git add side; git commit -qm side; git tag v1.1.0-beta.2; git tag v1.1.0-beta.10
        git tag v1.1.0; git checkout -q main
        git checkout -q --detach v0.9.0
        cd ..
        git clone -q --depth 1 --no-tags --branch main "file://$PWD/plain" shallow
        git clone -q --filter=blob:none --no-checkout "file://$PWD/plain" blobless
        git clone -q --filter=tree:0 --no-checkout "file://$PWD/plain" treeless
        git clone -q --bare plain bare.git
        git clone -q plain replaced; cd replaced
        git replace "$(git rev-parse v0.9.0:App/Info.plist)" "$(git rev-parse v0.10.0:App/New\ Info.plist)"; cd ..
        git init -q --object-format=sha256 long; cd long; printf 'long' > a; git add a; git commit -qm a; cd ..
        git clone -q plain broken; cd broken; blob=$(git rev-parse v0.9.0:App/Info.plist)
        rm -f ".git/objects/$(printf %s "$blob" | cut -c1-2)/$(printf %s "$blob" | cut -c3-)"; cd ..
        git init -q many; cd many
        awk 'BEGIN {
            for (i = 1; i <= 200; i++) {
                printf "commit refs/heads/main\ncommitter T <t@example.org> %d +0000\ndata 1\nx\n", 1700000000 + i
                for (j = 1; j <= 5; j++) printf "M 100644 inline App/file%d\ndata <<END\nfile %d of %d\nEND\n", j, j, i
                if (i == 1) for (j = 1; j <= 1000; j++) printf "M 100644 inline blobs/%d\ndata <<END\nblob %d\nEND\n", j, j
                printf "\nreset refs/tags/v%d.%d\nfrom refs/heads/main\n\n", int(i / 20), i % 20
            }
        }' | git fast-import --quiet; cd ..
        git init -q empty
        mkdir nothing
        printf '#!/bin/sh\nexec sleep 60\n' > hang; printf '#!/bin/sh\nexec yes\n' > flood
        printf '#!/bin/sh\nexit 3\n' > gone; chmod +x hang flood gone
        """#

    private static func make() -> String? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("git-\(UUID().uuidString)").path
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        setenv("LONGPRESS_TEST_REPOSITORIES", folder, 1)
        // The repositories are shared by all tests, so they go when the tests end.
        atexit {
            if let folder = ProcessInfo.processInfo.environment["LONGPRESS_TEST_REPOSITORIES"] {
                try? FileManager.default.removeItem(atPath: folder)
            }
        }
        return run(script, in: folder) == nil ? nil : folder
    }
}

/// The error of git that a call throws.
func gitError<Value>(_ body: () throws -> Value) -> GitError? {
    do { _ = try body() } catch { return error as? GitError }
    return nil
}
