import QuickActionModel

/// Brings the link facts of all workers together: what asks for anchors of other pages can only be answered when all pages are made.
struct LinkFacts {
    let plan: SitePlan
    let table: AddressTable
    let desks: [LinkDesk]

    /// Adds broken links and faults to a report, in the order of the pages.
    func report(into report: inout PublishReport) {
        let limit = CountedList<BrokenLink>.limit
        var wrong = desks.flatMap(\.wrong.items)
        var count = desks.reduce(0) { $0 + $1.wrong.count }
        var added = 0
        for (page, asking) in missingAnchors() {
            count += asking.reduce(0) { $0 + $1.value }
            guard added < limit else { continue }
            // The links' texts were not kept; a page may be rendered again, and this happens only when something is wrong.
            let found = links(on: page, to: Set(asking.keys))
            added += found.count
            wrong += found
        }
        report.brokenLinks.items = inOrder(wrong, page: \.page).prefix(limit).map {
            BrokenLink(page: plan.pages[$0.page].address, link: $0.link, reason: $0.reason)
        }
        report.brokenLinks.count = count
        report.faults.items = inOrder(desks.flatMap(\.faulty.items), page: \.page).prefix(limit).map {
            PageFault(page: plan.pages[$0.page].address, text: $0.text)
        }
        report.faults.count = desks.reduce(0) { $0 + $1.faulty.count }
    }

    /// By page, and within a page in the order in which they were found.
    private func inOrder<Item>(_ items: [Item], page: (Item) -> Int) -> [Item] {
        items.enumerated().sorted { (page($0.element), $0.offset) < (page($1.element), $1.offset) }.map(\.element)
    }

    /// Anchors that are asked for and missing, with the number of links to each, under the first page that asks; sorted by page.
    private func missingAnchors() -> [(page: Int, asking: [LinkDesk.Wanted: Int])] {
        var all: [LinkDesk.Wanted: LinkDesk.Asking] = [:]
        for desk in desks {
            all.merge(desk.wanted) { LinkDesk.Asking(first: min($0.first, $1.first), count: $0.count + $1.count) }
        }
        guard !all.isEmpty else { return [] }
        var places = [(desk: Int, anchors: Range<Int>)?](repeating: nil, count: plan.pages.count)
        for (number, desk) in desks.enumerated() {
            for (page, anchors) in desk.pages { places[page] = (number, anchors) }
        }
        var missing: [Int: [LinkDesk.Wanted: Int]] = [:]
        for (wanted, asking) in all {
            if let place = places[Int(wanted.page)],
                LinkDesk.contains(desks[place.desk].anchors[place.anchors], wanted.anchor)
            {
                continue
            }
            missing[asking.first, default: [:]][wanted] = asking.count
        }
        return missing.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The links of a page that ask for one of some anchors.
    private func links(on page: Int, to wanted: Set<LinkDesk.Wanted>) -> [LinkDesk.Wrong] {
        guard case .rendered(let render) = plan.pages[page].content else { return [] }
        var output = PageOutput()
        render(&output)
        var seen: Set<ByteText> = []
        var reader = LinkReader()
        var found: [LinkDesk.Wrong] = []
        output.bytes.withUnsafeBufferPointer { bytes in
            table.withFolder(of: page) { folder in
                for range in output.links where range.lowerBound >= 0 && range.upperBound <= bytes.count {
                    let link = UnsafeBufferPointer(rebasing: bytes[range])
                    guard case .page(let anchor?) = reader.read(link, folder: folder), let target = table.index(of: reader.path),
                        wanted.contains(LinkDesk.Wanted(page: Int32(truncatingIfNeeded: target), anchor: anchor))
                    else { continue }
                    let text = String(decoding: link, as: UTF8.self)
                    guard seen.insert(ByteText(text)).inserted else { continue }
                    found.append(LinkDesk.Wrong(page: page, link: text, reason: .noAnchor))
                }
            }
        }
        return found
    }
}
