import QuickActionModel
import Reports
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
        let options = try options("--format", "json", "--format", "text=out/a=b.txt", "--format=json=x.json", "--fail-on", "none")
        #expect(options.outputs.map(\.format) == [.json, .text, .json])
        #expect(options.outputs.map(\.file) == [nil, "out/a=b.txt", "x.json"])
        #expect(options.failOn == nil)
        #expect(options.faults.isEmpty)
    }

    @Test func allFaultsAreToldAtOnce() throws {
        let options = try options(
            "--format", "jsno", "--format", "text", "--format", "json", "--format", "text=", "--format", "json=a",
            "--format", "text=a", "--prune-baseline", "--write-baseline", "b")
        #expect(
            options.faults == [
                "'jsno' is not a format; did you mean 'json'?",
                "'--format text=' names no file: --format text=FILE, or --format text for standard output",
                "only one format goes to standard output, not text and json: name a file, as in --format json=FILE",
                "two formats would be written to a",
                "'--prune-baseline' needs a baseline: --baseline FILE",
                "'--prune-baseline' keeps a baseline and '--write-baseline' makes a new one: name one of them",
            ])
    }

    @Test func faultsOfParsingAndOfValuesAreToldTogether() throws {
        let printed = Mutex("")
        let terminal = Terminal { _, text in printed.withLock { $0 += text } }
        #expect(Longpress.run(["lint", "--foo", "--format", "jsno", "--today", "soon"], on: terminal) == 2)
        let words = printed.withLock { $0 }
        #expect(words.contains("'--foo' is not an option"))
        #expect(words.contains("'jsno' is not a format"))
        #expect(words.contains("'--today' takes a day"))
    }
}
