import QuickActionModel
import SourceTrees

/// Reads the InfoPlist tables beside a property list: `<language>.lproj/InfoPlist.strings` and `InfoPlist.xcstrings`.
///
/// Where both have a key in one language, the string catalog counts, because Xcode compiles it into the table.
struct StringTableReader {
    /// The keys that quick actions ask for; nothing else is kept.
    let wanted: Set<ByteText>
    var input: InputFolder
    var log: ReadingLog
    /// Codes of the languages that have a folder or stand in a string catalog.
    private(set) var listed: Set<ByteText> = []
    /// Language of the string catalog's keys.
    private(set) var sourceLanguage: String?
    /// Folders of languages that have no table there, by code.
    private(set) var foldersWithoutTable: [ByteText: String] = [:]
    private var tables: [ByteText: LanguageTable] = [:]
    /// Tables without a byte of text, with their languages.
    private var empty: [(code: String, location: SourceLocation)] = []

    init(wanted: Set<ByteText>, input: InputFolder, log: ReadingLog) {
        self.wanted = wanted
        self.input = input
        self.log = log
    }

    /// All tables in no particular order.
    mutating func read() -> [LanguageTable] {
        readFolders()
        reportEmpty()
        readCatalog()
        return Array(tables.values)
    }

    private mutating func readFolders() {
        var first: [ByteText: String] = [:]
        for entry in input.entries where entry.kind == .folder && entry.name.hasSuffix(".lproj") {
            let name = String(entry.name.dropLast(6))
            let isBase = name.hasSameBytes(as: LanguageTable.base)
            guard let code = isBase ? LanguageTable.base : LanguageChoice.normalize(name) else {
                log.add(
                    Finding(
                        .badEntry, "folder \(entry.name) names no language",
                        explanation: "Use a code such as en or pt-BR. The folder is not read.",
                        at: input.location(entry.name), subject: FindingSubject(value: entry.name)))
                continue
            }
            if let other = first[ByteText(code)] {
                reportTwoFolders(entry.name, other, code)
                continue
            }
            first[ByteText(code)] = entry.name
            if !isBase { listed.insert(ByteText(code)) }
            readFolder(entry.name, code)
        }
    }

    private mutating func readFolder(_ folder: String, _ code: String) {
        let entries: [InputEntry]
        do throws(InputError) {
            entries = try input.list(folder)
        } catch {
            log.add(error, at: input.location(folder))
            return
        }
        guard let entry = entries.first(where: { $0.name.hasSameBytes(as: "InfoPlist.strings") }) else {
            foldersWithoutTable[ByteText(code)] = folder
            return
        }
        let name = folder + "/InfoPlist.strings"
        var table = LanguageTable(code: code, location: input.location(name))
        var own = ReadingLog(app: log.app)
        let found = input.document(
            name, entry, &own,
            { (reader, bytes) throws(SourceError) in
                try reader.readStrings(bytes)
            })
        // Xcode makes an empty file and compiles it into a table without entries.
        if found == nil, own.findings.map(\.rule) == [Rule.emptyInput.id] {
            empty.append((code, input.location(name)))
        } else {
            log.add(own)
            table.isUnreadable = found == nil
        }
        if let (file, document) = found { collect(document, file, into: &table) }
        tables[ByteText(code)] = table
    }

    /// Tells all empty tables at once: most often a project has one for every language.
    private mutating func reportEmpty() {
        guard let first = empty.first else { return }
        let codes = empty.map(\.code)
        let list =
            codes.count > 4
            ? codes.prefix(3).joined(separator: ", ") + " and \(codes.count - 3) more" : ConfigurationScanner.list(codes)
        var finding = Finding(
            .emptyInput, "InfoPlist.strings is empty in \(list)",
            explanation: "An empty table counts as one without entries. Write the texts, or remove the file.", at: first.location,
            subject: FindingSubject(language: codes.count == 1 ? first.code : nil),
            related: empty.dropFirst().map { RelatedLocation($0.location, "is empty, too") })
        finding.severity = .info
        log.add(finding)
    }

    private mutating func collect(_ document: SourceDocument, _ file: SourceFile, into table: inout LanguageTable) {
        for entry in document.root.dictionary ?? [] {
            let key = ByteText(entry.key)
            guard wanted.contains(key) else { continue }
            guard let text = entry.value.string else {
                log.add(
                    Finding(
                        .badEntry, "text of \"\(entry.key)\" is \(entry.value.kindName) instead of a string",
                        at: file.location(of: entry.value, keyPath: entry.key),
                        subject: FindingSubject(language: table.code, value: entry.key)))
                continue
            }
            table.texts[key] = TableText(
                text: text, location: file.location(of: entry.value, keyPath: entry.key),
                keys: [file.location(of: entry.keySpan, keyPath: entry.key)])
        }
    }

    private mutating func reportTwoFolders(_ name: String, _ first: String, _ code: String) {
        log.add(
            Finding(
                .twoFoldersOneLanguage, "folders \(first) and \(name) are both for \(code)",
                explanation: "\(first) is read and \(name) is not. Keep one of them.", at: input.location(name),
                subject: FindingSubject(language: code, value: name),
                related: [RelatedLocation(input.location(first), "this one is read")]))
    }

    private mutating func readCatalog() {
        guard let entry = input.file("InfoPlist.xcstrings"),
            let bytes = input.bytes(entry, limit: input.limits.stringCatalogBytes, &log)
        else { return }
        var reader = StringCatalogReader(
            wanted: wanted, location: input.location(entry.name), limits: input.limits, log: log.taken())
        reader.read(bytes)
        log = reader.log
        sourceLanguage = reader.sourceLanguage
        for (code, texts) in reader.texts {
            listed.insert(code)
            var table = tables[code] ?? LanguageTable(code: code.string)
            foldersWithoutTable[code] = nil
            table.location = reader.location
            table.texts.merge(texts) { old, new in
                var new = new
                new.keys += old.keys
                return new
            }
            tables[code] = table
        }
    }
}
