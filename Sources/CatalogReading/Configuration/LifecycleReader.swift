import QuickActionModel
import SourceTrees

/// `retired` and `renames` of `app.yaml`.
enum LifecycleReader {
    static func retired(_ node: SourceNode, _ scanner: inout ConfigurationScanner) -> [RetiredType] {
        scanner.items(node, "retired").enumerated().compactMap { index, item in
            let name = "retired[\(index)]"
            if item.string != nil { return scanner.text(item, name).map { RetiredType(type: ByteText($0)) } }
            var retired = RetiredType(type: "")
            let keys = ["type", "since", "handledUntil", "replacedBy"]
            scanner.mapping(item, of: name, keys: keys) { scanner, key, node in
                let text = scanner.text(node, "\(name).\(key)")
                switch key {
                case "type": retired.type = ByteText(text ?? "")
                case "since": retired.since = text
                case "handledUntil": retired.handledUntil = text
                default: retired.replacedBy = text.map { ByteText($0) }
                }
            }
            need(["type"], of: item, name, &scanner)
            return retired.type.string.isEmpty ? nil : retired
        }
    }

    static func renames(_ node: SourceNode, _ scanner: inout ConfigurationScanner) -> [TypeRename] {
        scanner.items(node, "renames").enumerated().compactMap { index, item in
            let name = "renames[\(index)]"
            var rename = TypeRename(from: "", to: "")
            scanner.mapping(item, of: name, keys: ["from", "to", "kind", "since"]) { scanner, key, node in
                switch key {
                case "from": rename.from = ByteText(scanner.text(node, "\(name).from") ?? "")
                case "to": rename.to = ByteText(scanner.text(node, "\(name).to") ?? "")
                case "since": rename.since = scanner.text(node, "\(name).since")
                default:
                    rename.kind = scanner.choice(node, "\(name).kind", of: ActionKind.allCases.map(\.rawValue))
                        .flatMap { ActionKind(rawValue: $0) }
                }
            }
            need(["from", "to"], of: item, name, &scanner)
            return rename.from.string.isEmpty || rename.to.string.isEmpty ? nil : rename
        }
    }

    private static func need(_ keys: [String], of node: SourceNode, _ name: String, _ scanner: inout ConfigurationScanner) {
        guard node.dictionary != nil || node.isNull else { return }
        for key in keys where node[key] == nil { scanner.wrong(node, name, "needs the key \(key)") }
    }
}
