import Foundation

/// `swift run Benchmarks [ACTIONS …]`: measures every stage at these sizes and prints a table in Markdown.
@main struct Benchmarks {
    static func main() throws {
        let given = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let sizes = given.isEmpty ? [100, 1_000, 10_000] : given
        var all: [Stages] = []
        for size in sizes {
            var stages = Stages(actions: size)
            try stages.run()
            all.append(stages)
        }
        print("\n" + ResultTable(all).text)
    }
}
