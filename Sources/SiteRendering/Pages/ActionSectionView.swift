import HomeScreen
import QuickActionModel
import Templates

/// One quick action on its page: cards, icon keys, userInfo, facts and declarations.
struct ActionSectionView {
    let entry: AppEntry
    let section: ActionSection
    let isExample: Bool
    /// Whether it is written out as code: of several examples, the first alone.
    let hasSnippets: Bool

    private var item: QuickAction { section.item }

    func write(_ drawing: Drawing, into values: inout TemplateValues) {
        let title = Shown(item.title, in: entry.language)
        values.text(K.anchor, item.key.anchor)
        values.list(K.title) { list in
            list.item {
                drawing.text(title.text.isEmpty ? item.key.type.string : title.text, language: title.language, into: &$0)
            }
        }
        values.text(K.identity, item.key.identity?.label ?? "")
        CardVariants(entry: entry, item: item, isExample: isExample).write(drawing, into: &values)
        IconKeys(app: entry.app, item: item).write(drawing, into: &values)
        findings(drawing, into: &values)
        tree(drawing, into: &values)
        facts(drawing, into: &values)
        snippets(drawing, into: &values)
        let shown = section.declarations.filter { $0.source.excerpt != nil }
        values.list(K.excerpts) { list in
            if let first = shown.first { excerpt(first, drawing, into: &list) }
        }
        // The same item in further languages and scenarios is folded away.
        values.text(K.moreDeclarations, shown.count > 1 ? drawing.words.count("moreDeclarations", shown.count - 1) : "")
        values.list(K.moreExcerpts) { list in
            for declaration in shown.dropFirst() { excerpt(declaration, drawing, into: &list) }
        }
    }

    /// What is found, each beside what it is about.
    private func findings(_ drawing: Drawing, into values: inout TemplateValues) {
        func part(_ key: TemplateKey, _ fields: Set<String>?) {
            let lines = section.findings.filter { found in
                let field = found.finding.subject.field ?? ""
                return fields?.contains(field) ?? !["title", "subtitle", "icon"].contains(field)
            }
            drawing.findingPart(key, lines, into: &values)
        }
        part(K.textFindings, ["title", "subtitle"])
        part(K.iconFindings, ["icon"])
        part(K.otherFindings, nil)
    }

    private func snippets(_ drawing: Drawing, into values: inout TemplateValues) {
        let snippets = ItemSnippets(item: item, language: entry.language)
        let isOffered = hasSnippets && snippets.isOffered
        values.flag(K.hasSnippets, isOffered)
        values.list(K.snippets) { list in
            guard isOffered else { return }
            let view = SnippetView(drawing: drawing)
            if let text = snippets.propertyList { view.write("plist", text, .data, into: &list) }
            view.write("json", snippets.json, .data, into: &list)
            view.write("swift", snippets.swift, .swift, into: &list)
        }
    }

    private func tree(_ drawing: Drawing, into values: inout TemplateValues) {
        let rows = item.userInfo.map { UserInfoTree.rows(of: $0) } ?? []
        values.flag(K.hasUserInfo, !rows.isEmpty)
        values.list(K.tree) { list in
            for row in rows {
                list.item { item in
                    item.text(K.key, row.key)
                    item.text(K.value, row.value)
                    item.text(K.kind, row.kind)
                    item.flag(K.opens, row.opens)
                    item.list(K.closes) { list in for _ in 0..<row.closes { list.item { _ in } } }
                }
            }
        }
    }

    private func facts(_ drawing: Drawing, into values: inout TemplateValues) {
        let words = drawing.words
        values.list(K.facts) { list in
            drawing.fact("row", ActionTexts(words).row(section.place, limit: entry.app.settings.limit), into: &list)
            drawing.fact("position", words("positionOf", ["n": String(item.position)]), into: &list)
            drawing.fact("side", words[entry.app.settings.profile == .docs ? "sideDocs" : "sideIOS26"], into: &list)
            if let identity = item.key.identity {
                drawing.fact(
                    "identity", code: identity.key.map { "\($0) = \(identity.value)" } ?? identity.value.string, into: &list)
            }
            if let target = item.target { drawing.fact("target", code: target, into: &list) }
            switch item.key.variant {
            case .any: break
            case .ipad: drawing.fact("variant", words["variantIPad"], into: &list)
            case .iphone: drawing.fact("variant", words["variantIPhone"], into: &list)
            }
            let scenarios = section.scenarios.map(\.name)
            if !scenarios.isEmpty { drawing.fact("scenarios", scenarios.joined(separator: ", "), into: &list) }
            var places: Set<ByteText> = []
            for declaration in section.declarations
            where places.insert(ByteText(declaration.source.location.description)).inserted {
                drawing.fact("declared", code: declaration.source.location.description, into: &list)
            }
        }
    }

    private func excerpt(_ declaration: ActionSection.Declaration, _ drawing: Drawing, into list: inout TemplateValues) {
        guard let excerpt = declaration.source.excerpt else { return }
        _ = drawing.glyphs.interface("copy")
        let first = excerpt.location.line ?? 1
        let file = excerpt.location.displayPath.split(separator: "/").last.map(String.init) ?? excerpt.location.displayPath
        list.item { item in
            item.text(K.place, excerpt.location.displayPath + ":\(first)")
            item.text(K.label, drawing.words("lines", ["file": "\(file):\(first)"]))
            item.text(K.omitted, excerpt.omitted > 0 ? "+\(excerpt.omitted)" : "")
            var markup = ExcerptMarkup(excerpt)
            var line: [UInt8] = []
            item.list(K.lines) { lines in
                for offset in 0..<excerpt.lineCount {
                    line.removeAll(keepingCapacity: true)
                    excerpt.bytes(of: offset).withUnsafeBufferPointer { markup.add($0, to: &line) }
                    lines.item { row in
                        row.text(K.n, first + offset)
                        row.markup(K.text, line)
                    }
                }
            }
        }
    }
}
