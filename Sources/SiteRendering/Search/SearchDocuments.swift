import QuickActionModel

/// The files that search loads: scripts that hand over data, because pages opened from disk may load scripts and nothing else.
struct SearchDocuments {
    let site: SiteIndex
    let index: SearchIndex

    init(site: SiteIndex) {
        self.site = site
        let entries = SearchEntries(site)
        index = SearchIndex(count: entries.count) { entries[$0] }
    }

    /// Every file, each made when it is asked for.
    var pages: [SitePage] {
        var pages = [SitePage(.searchPart("info")) { $0.bytes = info() }]
        for number in 0..<index.bucketCount {
            pages.append(SitePage(.searchPart("words-\(number)")) { $0.bytes = words(number) })
        }
        for number in 0..<index.pieceCount {
            pages.append(SitePage(.searchPart("hits-\(number)")) { $0.bytes = hits(number) })
        }
        return pages
    }

    private func script(_ part: String, _ body: (inout JSONText) -> Void) -> [UInt8] {
        var json = JSONText(pretty: false)
        body(&json)
        return Array("longpressSearch(\"\(part)\",".utf8) + Self.safe(json.bytes) + Array(");\n".utf8)
    }

    /// Line ends of JSON that a script does not take, and the end of a script element, written as escapes.
    private static func safe(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(where: { $0 == UInt8(ascii: "<") || $0 == 0xE2 }) else { return bytes }
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count + 64)
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "<") {
                out += Array("\\u003c".utf8)
            } else if bytes[at] == 0xE2, at + 2 < bytes.count, bytes[at + 1] == 0x80, bytes[at + 2] & 0xFE == 0xA8 {
                out += Array(bytes[at + 2] == 0xA8 ? "\\u2028".utf8 : "\\u2029".utf8)
                at += 2
            } else {
                out.append(bytes[at])
            }
            at += 1
        }
        return out
    }

    private func info() -> [UInt8] {
        script("info") { json in
            json.object { json in
                json.key("buckets")
                json.value(index.bucketCount)
                json.key("entries")
                json.value(index.count)
                json.key("languages")
                json.object { json in
                    for code in index.languages { json.member(code, LanguageNames.english(code) ?? code) }
                }
                json.key("piece")
                json.value(SearchIndex.pieceLength)
                json.key("words")
                json.object { json in for name in Self.wordNames { json.member(name, site.words["search." + name]) } }
            }
        }
    }

    /// Words that the script shows, by their names behind `search.`.
    static let wordNames = [
        "action", "app", "close", "few", "guideline", "hint", "icon", "identifier", "key", "label", "loading", "many", "more",
        "none",
        "owner", "page", "rule", "short", "subtitle", "summary", "symbols", "title", "type", "typo",
    ]

    /// `[[word, [entry and rank, …]], …]`, each number as the distance from the one before.
    private func words(_ number: Int) -> [UInt8] {
        script("words-\(number)") { json in
            json.array { json in
                for posting in index.bucket(number) {
                    json.array { json in
                        json.value(String(decoding: posting.word.bytes, as: UTF8.self))
                        json.array { json in
                            var last: Int32 = 0
                            for place in posting.places {
                                json.value(Int(place - last))
                                last = place
                            }
                        }
                    }
                }
            }
        }
    }

    /// `[[kind, address, title, language, home, [[field, language, text], …]], …]`.
    private func hits(_ number: Int) -> [UInt8] {
        let start = number * SearchIndex.pieceLength
        return script("hits-\(number)") { json in
            json.array { json in
                for number in start..<min(start + SearchIndex.pieceLength, index.count) {
                    let entry = index.entry(number)
                    json.array { json in
                        json.value(entry.kind.rawValue)
                        json.value(PercentEncoding.path(entry.address.path))
                        json.value(entry.title)
                        json.value(entry.language ?? "")
                        json.value(entry.home)
                        json.array { json in
                            for text in entry.texts {
                                json.array { json in
                                    json.value(text.field.rawValue)
                                    json.value(text.language ?? "")
                                    json.value(text.text)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
