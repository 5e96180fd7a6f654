import QuickActionModel
import SourceTrees

/// Reads the entries of a string catalog that quick actions ask for, and tells what is wrong with the others.
struct StringCatalogReader {
    let wanted: Set<ByteText>
    let location: SourceLocation
    let limits: ReadingLimits
    var log: ReadingLog
    /// Texts by language and key.
    private(set) var texts: [ByteText: [ByteText: TableText]] = [:]
    /// Normalised language of the keys.
    private(set) var sourceLanguage: String?
    private var codes: [ByteText: String?] = [:]

    init(wanted: Set<ByteText>, location: SourceLocation, limits: ReadingLimits, log: ReadingLog) {
        self.wanted = wanted
        self.location = location
        self.limits = limits
        self.log = log
    }

    mutating func read(_ bytes: [UInt8]) {
        let bounds = SourceLimits(bytes: limits.stringCatalogBytes, depth: limits.depth, nodes: limits.nodes)
        do throws(SourceError) {
            let catalog = try SourceReader(limits: bounds).openStringCatalog(bytes)
            let file = SourceFile(root: location.root, path: location.path, text: catalog.text)
            let outline = try catalog.readEntries { entry in read(entry, file) }
            tell(outline, file)
        } catch {
            log.add(error, in: location)
        }
    }

    private mutating func tell(_ outline: SourceStringCatalogOutline, _ file: SourceFile) {
        sourceLanguage = outline.sourceLanguage?.string.flatMap { LanguageChoice.normalize($0) }
        for bad in outline.badEntries {
            log.add(
                Finding(
                    .badEntry, "entry \"\(bad.key)\" of the string catalog cannot be read: \(bad.error.message)",
                    explanation: "The entry is left out; the others are read.", at: bad.error.location(in: file.location),
                    subject: FindingSubject(value: bad.key)))
        }
        for member in outline.misplaced {
            log.add(
                Finding(
                    .misplacedEntry, "\"\(member.key)\" stands beside \"strings\" instead of in it",
                    explanation: "The entry is never read. Move it into \"strings\".",
                    at: file.location(of: member.keySpan, keyPath: member.key), subject: FindingSubject(value: member.key)))
        }
        if !outline.hasStrings {
            log.add(
                Finding(
                    .badEntry, "the string catalog has no \"strings\"",
                    explanation: "A string catalog is an object with \"sourceLanguage\", \"strings\" and \"version\".",
                    at: location))
        }
        log.add(outline.notices, in: file)
    }

    private mutating func read(_ entry: SourceEntry, _ file: SourceFile) {
        let key = ByteText(entry.key)
        guard entry.value.dictionary != nil else {
            log.add(
                Finding(
                    .badEntry, "entry \"\(entry.key)\" is \(entry.value.kindName) instead of an object",
                    explanation: "The entry is left out; the others are read.",
                    at: file.location(of: entry.value, keyPath: entry.key), subject: FindingSubject(value: entry.key)))
            return
        }
        let isStale = entry.value["extractionState"]?.string.map { $0.hasSameBytes(as: "stale") } ?? false
        guard let localizations = entry.value["localizations"]?.dictionary else { return }
        for localization in localizations {
            guard let code = code(of: localization, file) else { continue }
            if texts[ByteText(code)] == nil { texts[ByteText(code)] = [:] }
            guard wanted.contains(key) else { continue }
            guard let found = StringCatalogUnit.choose(from: localization.value) else {
                reportNoUnit(entry.key, localization, file)
                continue
            }
            // A new entry without a text is not compiled into the table.
            if found.text.isEmpty, found.state?.hasSameBytes(as: "new") ?? false { continue }
            if found.isPlural { reportPlural(entry.key, localization, code, file) }
            let place = file.location(of: found.node, keyPath: entry.key)
            texts[ByteText(code)]?[key] = TableText(
                text: found.text, location: place, keys: [file.location(of: entry.keySpan, keyPath: entry.key)],
                state: isStale ? "stale" : found.state)
        }
    }

    private mutating func code(of localization: SourceEntry, _ file: SourceFile) -> String? {
        let name = ByteText(localization.key)
        if let known = codes[name] { return known }
        let code = LanguageChoice.normalize(localization.key)
        codes[name] = .some(code)
        if code == nil {
            log.add(
                Finding(
                    .badEntry, "\"\(localization.key)\" in the string catalog names no language",
                    explanation: "Texts of that name are left out.", at: file.location(of: localization.keySpan, keyPath: ""),
                    subject: FindingSubject(value: localization.key)))
        }
        return code
    }

    private mutating func reportNoUnit(_ key: String, _ localization: SourceEntry, _ file: SourceFile) {
        log.add(
            Finding(
                .badEntry, "entry \"\(key)\" has no text for \(localization.key)",
                explanation: "A localization holds a \"stringUnit\" with a \"value\", or \"variations\" of it.",
                at: file.location(of: localization.keySpan, keyPath: key),
                subject: FindingSubject(language: LanguageChoice.normalize(localization.key), value: key)))
    }

    private mutating func reportPlural(_ key: String, _ localization: SourceEntry, _ code: String, _ file: SourceFile) {
        log.add(
            Finding(
                .badEntry, "entry \"\(key)\" varies by plural in \(localization.key)",
                explanation: "The texts of a quick action have no number, so the form \"other\" is taken.",
                at: file.location(of: localization.keySpan, keyPath: key), subject: FindingSubject(language: code, value: key)))
    }
}
