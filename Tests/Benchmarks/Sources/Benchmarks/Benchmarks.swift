import Foundation

/// `swift run Benchmarks [--write FILE] [ACTIONS …]`: measures every stage at these sizes, prints a table in Markdown, and writes it to a
/// file with the machine's description.
@main struct Benchmarks {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        var file: String?
        if let option = arguments.firstIndex(of: "--write"), option + 1 < arguments.count {
            file = arguments[option + 1]
            arguments.removeSubrange(option...option + 1)
        }
        let given = arguments.compactMap { Int($0) }
        let sizes = given.isEmpty ? [100, 1_000, 10_000] : given
        var all: [Stages] = []
        for size in sizes {
            var stages = Stages(actions: size)
            try stages.run()
            all.append(stages)
        }
        let table = ResultTable(all)
        print("\n" + table.text)
        if let file { try Data((Machine.description + table.totals + "\n" + table.text).utf8).write(to: URL(filePath: file)) }
    }
}
