import QuickActionModel

/// Numbers that are the same in every run.
struct Numbers {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, limit)))
    }

    mutating func pick<T>(_ list: [T]) -> T { list[next(list.count)] }
}

/// Lists of items out of few words, so that many of them are alike, and edits of such lists.
struct RandomCatalog {
    var numbers: Numbers

    private let types = ["search", "com.a.search", "SearchAction", "scan", "com.a.scan", "new", "fav", "fav", "0", "1"]
    private let titles = [
        "Search", "search", "Scan", "Scan Document", "New Note", "New Folder", "Café", "Cafe\u{301}", "Ana", "Ben", "",
    ]
    private let icons: [String?] = [nil, "plus", "star", "magnifyingglass", "UIApplicationShortcutIconTypeSearch", "star|file:a"]

    mutating func item() -> Sample {
        var sample = Sample(numbers.pick(types), numbers.pick(titles), icon: numbers.pick(icons))
        if numbers.next(3) == 0 { sample.subtitle = numbers.pick(["", "one", "two"]) }
        if numbers.next(2) == 0 {
            sample.info = [(numbers.pick(["id", "url", "k"]), numbers.pick([.string("1"), .string("2"), .integer("1")]))]
        }
        if numbers.next(4) == 0 { sample.target = numbers.pick(["t1", "t2"]) }
        for code in ["de", "fr", "it", "pl"] where numbers.next(3) == 0 {
            sample.languages[code] = numbers.pick(["X", "Y", "Z"])
        }
        return sample
    }

    mutating func list() -> [Sample] { (0..<numbers.next(9)).map { _ in item() } }

    mutating func edited(_ list: [Sample]) -> [Sample] {
        var list = list
        for _ in 0...numbers.next(4) {
            if list.isEmpty || numbers.next(6) == 0 {
                list.insert(item(), at: numbers.next(list.count + 1))
                continue
            }
            let at = numbers.next(list.count)
            switch numbers.next(8) {
            case 0: list.remove(at: at)
            case 1: list.insert(list.remove(at: at), at: numbers.next(list.count))
            case 2: list[at].title = numbers.pick(titles)
            case 3: list[at].type = numbers.pick(types)
            case 4: list[at].icon = numbers.pick(icons)
            case 5: list[at].info = item().info
            case 6: list[at].languages = item().languages
            default:
                let other = numbers.next(list.count)
                (list[at].title, list[other].title) = (list[other].title, list[at].title)
            }
        }
        return list
    }
}
