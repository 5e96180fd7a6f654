import CCMarkGFM
import QuickActionModel

extension NoteRenderer {
    mutating func enterTable(_ node: OpaquePointer, _ kind: NodeKind) {
        switch kind {
        case .table:
            let count = Int(cmark_gfm_extensions_get_table_columns(node))
            let alignments = cmark_gfm_extensions_get_table_alignments(node)
            table = TableState()
            table.alignments = alignments.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
            body.addLineEnd()
            // A wide table scrolls, so it can be reached with the keyboard and says what it is.
            body.add("<div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"Table\">\n<table>\n")
            outline.hasBlocks = true
        case .tableHead:
            table.isInHead = true
            table.column = 0
            body.add("<thead>\n<tr>\n")
        case .tableRow:
            if !table.hasBody { body.add("<tbody>\n") }
            table.hasBody = true
            table.column = 0
            body.add("<tr>\n")
            reportExtraCells(node)
        default: enterCell(node)
        }
    }

    mutating func exitTable(_ kind: NodeKind) {
        switch kind {
        case .table: body.add(table.hasBody ? "</tbody>\n</table>\n</div>\n" : "</table>\n</div>\n")
        case .tableHead:
            table.isInHead = false
            body.add("</tr>\n</thead>\n")
        case .tableRow: body.add("</tr>\n")
        default: body.add(table.isInHead && table.cellHasText ? "</th>\n" : "</td>\n")
        }
    }

    private mutating func enterCell(_ node: OpaquePointer) {
        // An empty heading cell names nothing, so it is no heading.
        table.cellHasText = cmark_node_first_child(node) != nil
        body.add(table.isInHead && table.cellHasText ? "<th scope=\"col\"" : "<td")
        switch table.column < table.alignments.count ? table.alignments[table.column] : 0 {
        case UInt8(ascii: "l"): body.add(" class=\"al-left\">")
        case UInt8(ascii: "c"): body.add(" class=\"al-center\">")
        case UInt8(ascii: "r"): body.add(" class=\"al-right\">")
        default: body.add(">")
        }
        table.column += 1
    }

    private mutating func reportExtraCells(_ node: OpaquePointer) {
        let line = Int(cmark_node_get_start_line(node)) + setting.skippedLines
        let text = setting.source.line(line)
        let row = TableRow(text.dropFirst(max(0, Int(cmark_node_get_start_column(node)) - 1)))
        let columns = table.alignments.count
        guard row.cells.count > columns else { return }
        let place = setting.source.location(line: line, byteColumn: row.cells[columns] - text.startIndex + 1)
        findings.add(.tableCells, at: place) {
            (
                "the table row has \(row.cells.count) cells, its head has \(columns)",
                "The cells behind the last column are dropped. Write \\| for a | inside a cell, in code, too.", []
            )
        }
    }
}
