import QuickActionModel

/// One line of an example without its marks.
struct ExampleLine {
    var scalars: [Unicode.Scalar] = []
    var spots: [SourceLocation] = []
    let number: Int

    init(_ line: Substring, number: Int) {
        self.number = number
        var start: Int?
        for scalar in line.unicodeScalars {
            if scalar == "\u{2193}" {
                start = scalars.count
            } else if scalar == "\u{2191}" {
                close(&start)
            } else {
                scalars.append(scalar)
            }
        }
        close(&start)
    }

    private mutating func close(_ start: inout Int?) {
        guard let from = start else { return }
        spots.append(location(from, scalars.count))
        start = nil
    }

    var text: String { text(0, scalars.count) }

    func text(_ start: Int, _ end: Int) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[start..<end])
        return String(view)
    }

    func location(_ start: Int, _ end: Int) -> SourceLocation {
        SourceLocation(path: ExampleCatalog.path, line: number, column: start + 1, length: end - start)
    }

    /// First place of a text at or after a place.
    func find(_ needle: String, from: Int = 0) -> Int? {
        let wanted = Array(needle.unicodeScalars)
        guard from + wanted.count <= scalars.count else { return nil }
        return (from...(scalars.count - wanted.count)).first { scalars[$0..<($0 + wanted.count)].elementsEqual(wanted) }
    }

    /// The parts between ` ; `, each with its place.
    var parts: [ExamplePart] {
        var parts: [ExamplePart] = []
        var start = 0
        while let end = find(" ; ", from: start) {
            parts.append(ExamplePart(text: text(start, end), location: location(start, end)))
            start = end + 3
        }
        parts.append(ExamplePart(text: text(start, scalars.count), location: location(start, scalars.count)))
        return parts
    }
}

/// A part of a line with its place.
struct ExamplePart {
    var text: String
    var location: SourceLocation

    /// The part behind a number of scalars.
    func dropping(_ count: Int) -> ExamplePart {
        var part = self
        part.text = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(count)))
        part.location.column = (location.column ?? 1) + count
        part.location.length = location.length - count
        return part
    }

    /// The first scalars, as many as a number.
    func prefix(_ count: Int) -> ExamplePart {
        var part = self
        part.text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(count)))
        part.location.length = count
        return part
    }

    /// The part before and behind a text; nil when it does not hold it.
    func split(at mark: String) -> (ExamplePart, ExamplePart)? {
        let wanted = Array(mark.unicodeScalars)
        let all = Array(text.unicodeScalars)
        guard all.count >= wanted.count else { return nil }
        guard let place = (0...(all.count - wanted.count)).first(where: { all[$0..<($0 + wanted.count)].elementsEqual(wanted) })
        else { return nil }
        return (prefix(place), dropping(place + wanted.count))
    }
}
