import QuickActionModel
import Synchronization
import Testing

@testable import LongpressCommands

@Suite struct LintOptionsTests {
    private func options(_ words: String...) throws -> LintOptions { LintOptions(try ArgumentParser.parse(["lint"] + words)) }

    @Test func textGoesToStandardOutputByDefault() throws {
        let options = try options()
        #expect(options.outputs.map(\.format) == [.text])
        #expect(options.outputs.map(\.file) == [nil])
        #expect(options.failOn == .error)
        #expect(options.leastShown == .info)
        #expect(options.faults.isEmpty)
    }

    @Test func severalFormatsAtOnce() throws {
        let options = try options(
            "--format", "github", "--format", "sarif=out/a=b.sarif", "--format=json=x.json", "--fail-on", "none")
        #expect(options.outputs.map(\.format) == [.github, .sarif, .json])
        #expect(options.outputs.map(\.file) == [nil, "out/a=b.sarif", "x.json"])
        #expect(options.failOn == nil)
        #expect(options.faults.isEmpty)
    }

    @Test func allFaultsAreToldAtOnce() throws {
        let options = try options(
            "--format", "sraif", "--format", "text", "--format", "json", "--format", "xcode=", "--format", "junit=a", "--format",
            "gitlab=a",
            "--prune-baseline", "--write-baseline", "b")
        #expect(
            options.faults == [
                "'sraif' is not a format; did you mean 'sarif'?",
                "'--format xcode=' names no file: --format xcode=FILE, or --format xcode for standard output",
                "only one format goes to standard output, not text and json: name a file, as in --format json=FILE",
                "two formats would be written to a",
                "'--prune-baseline' needs a baseline: --baseline FILE",
                "'--prune-baseline' keeps a baseline and '--write-baseline' makes a new one: name one of them",
            ])
    }

    @Test func faultsOfParsingAndOfValuesAreToldTogether() throws {
        let printed = Mutex("")
        let terminal = Terminal { _, text in printed.withLock { $0 += text } }
        #expect(Longpress.run(["lint", "--foo", "--format", "sraif", "--today", "soon"], on: terminal) == 2)
        let words = printed.withLock { $0 }
        #expect(words.contains("'--foo' is not an option"))
        #expect(words.contains("'sraif' is not a format"))
        #expect(words.contains("'--today' takes a day"))
    }
}
