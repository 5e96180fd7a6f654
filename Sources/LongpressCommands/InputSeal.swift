import Files
import HomeScreen
import QuickActionModel

/// One hash of everything that the pages of a site are made from: while it is the same, so are the pages.
struct InputSeal {
    private var digest = SHA256()

    /// Adds a text, with its length, so that two of them never run into each other.
    mutating func add(_ text: String) { add(Array(text.utf8)) }

    /// Adds bytes, with their number.
    mutating func add(_ bytes: [UInt8]) {
        withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { digest.update($0) }
        digest.update(bytes)
    }

    /// The hash as 64 lower-case hex digits.
    mutating func finish() -> String { SHA256.hex(digest.finish()) }
}

extension InputSeal {
    /// Options that leave the pages as they are.
    private static let indifferent: Set<String> = [
        "root", "output", "jobs", "quiet", "verbose", "timings", "color", "fail-on",
    ]

    /// What a build is made from; nil where the program cannot see itself, so that nobody can say whether it is another one.
    static func build(
        _ setting: CommandSetting, read ledger: InputLedger, theme: ThemeLoading.Loaded, glyphs: GlyphLoading.Loaded
    ) -> String? {
        guard let program = OwnProgram.hash() else { return nil }
        var seal = InputSeal()
        seal.add(program)
        seal.add(setting.today ?? "")
        for (name, values) in setting.arguments.values.sorted(by: { $0.key.precedesByBytes($1.key) })
        where !Self.indifferent.contains(name) {
            seal.add(name)
            for value in values { seal.add(value) }
        }
        seal.add(setting.configurationBytes)
        ledger.write(to: &seal)
        for (path, bytes) in theme.files.sorted(by: { $0.key.precedesByBytes($1.key) }) {
            seal.add(path)
            seal.add(bytes)
        }
        for set in [glyphs.glyphs.own, glyphs.glyphs.openSet, glyphs.glyphs.interface] {
            seal.add("glyphs")
            for (name, glyph) in set.sorted(by: { $0.key.precedesByBytes($1.key) }) {
                for text in [name, glyph.viewBox, glyph.shapes] { seal.add(text) }
            }
        }
        return seal.finish()
    }
}
