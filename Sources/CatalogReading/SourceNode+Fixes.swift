import QuickActionModel
import SourceTrees

extension SourceNode {
    /// The fix that makes a text of a number; nothing for other values.
    func quoting(in file: SourceFile) -> [Fix] {
        switch value {
        case .integer, .real:
            let edits = Edit.list(at: file.location(of: self, keyPath: ""), .quotation)
            return edits.isEmpty ? [] : [Fix("Make the number a text", edits: edits)]
        default: return []
        }
    }
}
