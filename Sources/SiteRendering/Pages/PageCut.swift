import QuickActionModel

/// One page of a long list: which rows stand on it, and its neighbours.
struct PageCut {
    /// Page of the list, 1-based.
    let number: Int
    let pages: Int
    let rows: Range<Int>

    init(_ number: Int, of count: Int, each: Int) {
        self.number = number
        pages = max(1, (count + each - 1) / each)
        let start = min(count, (number - 1) * each)
        rows = start..<min(count, start + each)
    }

    /// "Page 2 of 7", empty for the only page.
    func text(_ words: InterfaceWords) -> String { pages > 1 ? words("pageOf", ["n": String(number), "m": String(pages)]) : "" }

    /// The neighbours of the page in the frame.
    func neighbours(_ words: InterfaceWords, _ address: (Int) -> SiteAddress) -> (
        previous: PageFrame.Link?, next: PageFrame.Link?
    ) {
        func link(_ page: Int) -> PageFrame.Link? {
            guard (1...pages).contains(page) else { return nil }
            return .init(title: words("pageOf", ["n": String(page), "m": String(pages)]), target: address(page))
        }
        return (link(number - 1), link(number + 1))
    }
}
