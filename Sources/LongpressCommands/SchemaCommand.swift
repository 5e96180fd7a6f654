import QuickActionModel
import Reports

/// `longpress schema [NAME]`: the JSON Schema of a document, or the list of documents.
struct SchemaCommand {
    let arguments: ParsedArguments
    let terminal: Terminal

    func run() -> ExitStatus {
        guard let name = arguments.operands.first else {
            let width = DocumentSchema.all.map(\.name.utf8.count).max() ?? 0
            let lines = DocumentSchema.all.map { document in
                document.name + String(repeating: " ", count: width - document.name.utf8.count + 2) + document.title + "\n"
            }
            terminal.result(lines.joined())
            return .done
        }
        guard let text = DocumentSchema.text(name) else {
            let names = DocumentSchema.all.map(\.name)
            let near =
                NearestName.of(name, in: names).map { "; did you mean '\($0)'?" }
                ?? "; there are \(names.joined(separator: ", "))"
            terminal.error("longpress: no document is called '\(name)'\(near)\n")
            return .usage
        }
        terminal.result(text + "\n")
        return .done
    }
}
