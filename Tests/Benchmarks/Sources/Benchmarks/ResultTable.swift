import Foundation

/// The measurements of several sizes as a table in Markdown.
struct ResultTable {
    private let all: [Stages]

    init(_ all: [Stages]) { self.all = all }

    /// What the sites of these sizes are.
    var totals: String { all.map { "- \($0.total)\n" }.joined() }

    var text: String {
        var text =
            "| stage |" + all.map { " \($0.actions): ms | allocations | MB asked for |" }.joined() + " allocations an action |\n"
        text += "|---|" + String(repeating: "--:|--:|--:|", count: all.count) + "--:|\n"
        for (index, row) in (all.first?.rows ?? []).enumerated() {
            text += "| \(row.stage) |"
            for stages in all {
                let found = stages.rows[index].measurement
                text += String(
                    format: " %.1f | %d | %.1f |", found.milliseconds, found.allocations, Double(found.allocatedBytes) / 1e6)
            }
            if let last = all.last {
                text += String(format: " %.0f |", Double(last.rows[index].measurement.allocations) / Double(last.actions))
            }
            text += "\n"
        }
        return text
    }
}
