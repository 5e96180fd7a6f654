import QuickActionModel

/// Joins the exports of one scenario in several languages.
struct ExportJoining {
    /// The app's development language, which comes first.
    let development: String
    var log: ReadingLog

    /// The menus of all exports: scenarios by the bytes of their ids, the development language first in each, the others by code.
    ///
    /// Items with equal keys, taken in order, are one quick action: each of them knows its text in every language.
    mutating func menus(_ files: [ExportFile]) -> [ActionMenu] {
        var scenarios: [ByteText: [ExportFile]] = [:]
        for file in files {
            let id = ByteText(file.scenario.id)
            if let other = scenarios[id]?.first(where: { $0.language.hasSameBytes(as: file.language) }) {
                reportTwice(file, other)
            } else {
                scenarios[id, default: []].append(file)
            }
        }
        return scenarios.keys.sorted().flatMap { id in
            let sorted = (scenarios[id] ?? []).sorted { rank($0.language) < rank($1.language) }
            let joined = sorted.count > 1 ? join(sorted) : sorted
            return joined.map { file in
                ActionMenu(origin: .dynamic(file.scenario, language: file.language), location: file.location, items: file.items)
            }
        }
    }

    private func rank(_ language: String) -> (Int, ByteText) {
        (language.hasSameBytes(as: development) ? 0 : 1, ByteText(language))
    }

    /// An item's key with the number of equal keys before it.
    private struct Occurrence: Hashable {
        var key: ActionKey
        var number: Int
    }

    private mutating func join(_ files: [ExportFile]) -> [ExportFile] {
        let (places, count) = Self.places(files)
        var files = files
        var titles = [[LanguageText]](repeating: [], count: count)
        var subtitles = titles
        for (file, places) in zip(files, places) {
            for (index, place) in places.enumerated() {
                titles[place] += file.items[index].title.languages
                if let subtitle = file.items[index].subtitle { subtitles[place] += subtitle.languages }
            }
        }
        let codes = files.map(\.language)
        for index in files.indices {
            for (number, place) in places[index].enumerated() {
                let texts = titles[place]
                files[index].items[number].title.languages = texts
                if files[index].items[number].subtitle != nil {
                    files[index].items[number].subtitle?.languages = subtitles[place]
                }
                guard texts.count < codes.count, texts.first?.language.hasSameBytes(as: codes[index]) ?? false else { continue }
                let missing = codes.filter { code in !texts.contains { $0.language.hasSameBytes(as: code) } }
                reportMissing(files[index].items[number], files[index], missing: missing)
            }
        }
        return files
    }

    /// For every item of every file the number of its quick action, and how many there are.
    private static func places(_ files: [ExportFile]) -> (places: [[Int]], count: Int) {
        // Most exports hold the same items in the same order in every language.
        if let first = files.first, files.dropFirst().allSatisfy({ haveSameKeys(first, $0) }) {
            return (files.map { Array($0.items.indices) }, first.items.count)
        }
        var numbers: [Occurrence: Int] = [:]
        let places = files.map { file in
            var counts: [ActionKey: Int] = [:]
            return file.items.indices.map { index in
                let key = file.items[index].key
                let number = counts[key, default: 0]
                counts[key] = number + 1
                let occurrence = Occurrence(key: key, number: number)
                if let known = numbers[occurrence] { return known }
                numbers[occurrence] = numbers.count
                return numbers.count - 1
            }
        }
        return (places, numbers.count)
    }

    private static func haveSameKeys(_ a: ExportFile, _ b: ExportFile) -> Bool {
        a.items.count == b.items.count && a.items.indices.allSatisfy { a.items[$0].key == b.items[$0].key }
    }

    private mutating func reportTwice(_ file: ExportFile, _ other: ExportFile) {
        log.add(
            Finding(
                .badEntry, "scenario \(file.scenario.id) has a second export for \(file.language)",
                explanation: "The second one is left out. Give it another name, or another locale.", at: file.location,
                subject: FindingSubject(language: file.language, value: file.scenario.id),
                related: [RelatedLocation(other.location, "this one is read")]))
    }

    private mutating func reportMissing(_ item: QuickAction, _ file: ExportFile, missing: [String]) {
        let identity = item.key.identity.map { " (\($0.label))" } ?? ""
        log.add(
            Finding(
                .badEntry,
                "\(item.key.type)\(identity) of scenario \(file.scenario.id) is missing in \(ConfigurationScanner.list(missing))",
                explanation: "Export the same items in every language. The item stands alone in \(file.language).",
                at: item.source.location,
                subject: FindingSubject(key: item.key, language: file.language, value: missing.joined(separator: " "))))
    }
}
